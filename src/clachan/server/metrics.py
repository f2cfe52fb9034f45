"""What is counted and measured, for ``/metrics``. Labels come from small closed sets."""

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

from clachan.core import CHANCE, Seat
from clachan.server.hosts import is_this_machine, origin_of
from clachan.server.links import is_local_only
from clachan.server.settings import Settings
from clachan.server.tables.events import EntryAdded, Event
from clachan.server.tables.table import Table

Mover: TypeAlias = Literal["person", "bot", "chance"]
Lane: TypeAlias = Literal["moves", "hints"]
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
_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_PATIENT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

# A second series for each counter, with the moment it began, is of no use to us.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves it untyped

# Not the library's own, which anything in the process may add to.
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
    buckets=_QUICK,
    registry=_registry,
)
_sockets: Final = Gauge("clachan_sockets_open", "Sockets open now.", registry=_registry)
_tables: Final = Gauge("clachan_tables_in_memory", "Tables in memory now.", registry=_registry)
_moves: Final = Counter("clachan_moves", "Moves stored.", ("game", "mover"), registry=_registry)
_publish_seconds: Final = Histogram(
    "clachan_move_to_publish_seconds",
    "From a move's arrival to its views being handed to every socket.",
    buckets=_QUICK,
    registry=_registry,
)
_commit_seconds: Final = Histogram(
    "clachan_commit_seconds",
    "Until events are durable.",
    buckets=_QUICK,
    registry=_registry,
)
_bot_seconds: Final = Histogram(
    "clachan_bot_seconds",
    "A bot's time for a choice.",
    ("bot",),
    buckets=_PATIENT,
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
    buckets=_PATIENT,
    registry=_registry,
)
_hints: Final = Counter(
    "clachan_hints",
    "Requests for hints, by how they ended.",
    ("outcome",),
    registry=_registry,
)
for _lane in get_args(Lane):  # an empty queue shows as 0, not as nothing
    _bot_queue.labels(_lane)
    _bot_busy.labels(_lane)
_refused: Final = Counter(
    "clachan_refused", "Requests and commands refused.", ("code",), registry=_registry
)
_rate_limited: Final = Counter(
    "clachan_rate_limited",
    "What came too often or too many at once.",
    ("limit",),
    registry=_registry,
)


def request_answered(route: str, method: str, status: int, seconds: float) -> None:
    """``route`` is a template, never a path."""
    known = method if method in _METHODS else "other"
    _requests.labels(route, known, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def socket_opened() -> None:
    _sockets.inc()


def socket_closed() -> None:
    _sockets.dec()


def set_tables(count: int) -> None:
    _tables.set(count)


def count_events(events: Iterable[Event], table: Table) -> None:
    """The moves among events that were stored; ``table`` is as it was before them."""
    for event in events:
        if isinstance(event, EntryAdded) and event.kind is None:
            _moves_of(table.head.game, _mover(event.seat, table)).inc()


@cache
def _moves_of(game: str, mover: Mover) -> Counter:
    return _moves.labels(game, mover)


def _mover(seat: Seat, table: Table) -> Mover:
    if seat == CHANCE:
        return "chance"
    return "bot" if table.is_bot(seat) else "person"


def move_published(seconds: float) -> None:
    _publish_seconds.observe(seconds)


def committed(seconds: float) -> None:
    _commit_seconds.observe(seconds)


def bot_chose(bot: str, seconds: float) -> None:
    _bot_seconds.labels(bot).observe(seconds)


def bot_queue(lane: Lane, change: Literal[-1, 1]) -> None:
    """A question joins the queue, or leaves it."""
    _bot_queue.labels(lane).inc(change)


def bot_begins(lane: Lane, seconds: float) -> None:
    """A worker takes a question that has waited so long."""
    _bot_busy.labels(lane).inc()
    _bot_wait_seconds.labels(lane).observe(seconds)


def bot_ends(lane: Lane) -> None:
    _bot_busy.labels(lane).dec()


def hint_asked(outcome: HintOutcome) -> None:
    _hints.labels(outcome).inc()


def refused(code: str) -> None:
    _refused.labels(code).inc()


def rate_limited(limit: Limit) -> None:
    _rate_limited.labels(limit).inc()


def exposition() -> bytes:
    """The body of ``/metrics``, of type `CONTENT_TYPE`."""
    return generate_latest(_registry)


def may_read(settings: Settings, client: str | None, headers: Mapping[str, str]) -> bool:
    """Whether ``/metrics`` is for this client: one on this machine, unless it was opened to all.

    A proxy on this machine must not make it public by accident, so whatever has passed one, or
    asks for a name that others could use, is taken for a stranger.
    """
    if settings.metrics_open:
        return True
    origin = origin_of("http", headers.get("host", ""))
    is_direct = not any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))
    is_near = client is not None and is_this_machine(client)
    return is_near and is_direct and origin is not None and is_local_only(origin)
