"""Metrics for ``/metrics``.

Those without labels are used directly. For the others there are functions, because their labels have
a small, fixed set of values.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from clachan.core import CHANCE
from clachan.server.hosts import is_this_machine, origin_of
from clachan.server.links import is_local_only
from clachan.server.settings import Settings
from clachan.server.tables.events import EntryAdded, Event
from clachan.server.tables.table import Table

Mover: TypeAlias = Literal["person", "bot", "chance"]
QueueName: TypeAlias = Literal["moves", "hints"]
HintOutcome: TypeAlias = Literal["computed", "shared", "cached", "cancelled", "replaced", "refused"]
Limit: TypeAlias = Literal[
    "address",
    "table",
    "commands",
    "questions",
    "new-tables",
    "connections",
    "sockets",
    "viewers",
]

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_SHORT_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_LONG_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

# We do not need the second series of each counter, which holds its time of creation.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves it untyped

# A registry of our own: anything in the process may add to the library's default registry.
_registry: Final = CollectorRegistry()
ProcessCollector(namespace="clachan", registry=_registry)

_requests: Final = Counter(
    "clachan_requests",
    "Requests answered.",
    ("route", "method", "status"),
    registry=_registry,
)
_request_seconds: Final = Histogram(
    "clachan_request_seconds",
    "From the request to the end of its answer.",
    ("route",),
    buckets=_SHORT_BUCKETS,
    registry=_registry,
)
sockets_open: Final = Gauge("clachan_sockets_open", "Sockets open now.", registry=_registry)
tables_in_memory: Final = Gauge(
    "clachan_tables_in_memory", "Tables in memory now.", registry=_registry
)
_moves: Final = Counter("clachan_moves", "Moves stored.", ("game", "mover"), registry=_registry)
publish_seconds: Final = Histogram(
    "clachan_move_to_publish_seconds",
    "From a move's arrival to its views being handed to every socket.",
    buckets=_SHORT_BUCKETS,
    registry=_registry,
)
_commit_seconds: Final = Histogram(
    "clachan_commit_seconds",
    "Until events are durable.",
    buckets=_SHORT_BUCKETS,
    registry=_registry,
)
_bot_seconds: Final = Histogram(
    "clachan_bot_seconds",
    "A bot's time for a choice.",
    ("bot",),
    buckets=_LONG_BUCKETS,
    registry=_registry,
)
_bot_queue: Final = Gauge(
    "clachan_bot_queue", "Questions that wait for a bot worker now.", ("lane",), registry=_registry
)
_bot_busy: Final = Gauge(
    "clachan_bot_busy", "Questions that bot workers answer now.", ("lane",), registry=_registry
)
_bot_wait_seconds: Final = Histogram(
    "clachan_bot_wait_seconds",
    "Until a bot worker took a question.",
    ("lane",),
    buckets=_LONG_BUCKETS,
    registry=_registry,
)
_hints: Final = Counter(
    "clachan_hints",
    "Requests for hints, by how they ended.",
    ("outcome",),
    registry=_registry,
)
for _queue in get_args(QueueName):  # an empty queue is shown as 0 and not left out
    _bot_queue.labels(_queue)
    _bot_busy.labels(_queue)
_refused: Final = Counter(
    "clachan_refused", "Requests and commands refused.", ("code",), registry=_registry
)
_rate_limited: Final = Counter(
    "clachan_rate_limited",
    "Requests and connections above a limit.",
    ("limit",),
    registry=_registry,
)


def record_request(route: str, method: str, status: int, seconds: float) -> None:
    """``route`` is a template, never a path."""
    known = method if method in _METHODS else "other"
    _requests.labels(route, known, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def record_commit(events: Iterable[Event], table: Table, seconds: float) -> None:
    """Record how long events took to become durable, and count the moves among them.

    ``table`` is the table before them.
    """
    _commit_seconds.observe(seconds)
    for event in events:
        if isinstance(event, EntryAdded) and event.kind is None:
            mover: Mover = "bot" if event.seat != CHANCE and table.is_bot(event.seat) else "person"
            _moves_of(table.head.game, "chance" if event.seat == CHANCE else mover).inc()


@cache
def _moves_of(game: str, mover: Mover) -> Counter:
    return _moves.labels(game, mover)


def record_bot_choice(bot: str, seconds: float) -> None:
    _bot_seconds.labels(bot).observe(seconds)


def change_bot_queue(queue: QueueName, change: Literal[-1, 1]) -> None:
    """Count a question that joins the queue (1) or leaves it (-1)."""
    _bot_queue.labels(queue).inc(change)


def record_bot_start(queue: QueueName, seconds: float) -> None:
    """Count a question that a worker has taken after this time in the queue."""
    _bot_busy.labels(queue).inc()
    _bot_wait_seconds.labels(queue).observe(seconds)


def record_bot_end(queue: QueueName) -> None:
    _bot_busy.labels(queue).dec()


def record_hint(outcome: HintOutcome) -> None:
    _hints.labels(outcome).inc()


def record_refusal(code: str) -> None:
    _refused.labels(code).inc()


def record_rate_limit(limit: Limit) -> None:
    _rate_limited.labels(limit).inc()


def render() -> bytes:
    """Return the body of ``/metrics``, of type `CONTENT_TYPE`."""
    return generate_latest(_registry)


def can_read(settings: Settings, client: str | None, headers: Mapping[str, str]) -> bool:
    """Whether this client may read ``/metrics``: only one on this machine, unless the setting allows all.

    A proxy on this machine must not make the metrics public by accident. So a request that came
    through a proxy, or to a host name that other machines can use, is refused.
    """
    if settings.metrics_open:
        return True
    origin = origin_of("http", headers.get("host", ""))
    is_direct = not any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))
    is_near = client is not None and is_this_machine(client)
    return is_near and is_direct and origin is not None and is_local_only(origin)
