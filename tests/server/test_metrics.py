"""What ``/metrics`` says, and to whom."""

from collections.abc import Callable
from typing import cast

import pytest

from clachan.core import CHANCE
from clachan.server import metrics
from clachan.server.settings import Settings
from clachan.server.tables.events import EntryAdded, Event, UndoRequested
from clachan.server.tables.table import Table
from tests.support.server.metrics_page import value


def test_requests_are_counted_by_route_method_and_status() -> None:
    series = 'clachan_requests_total{method="GET",route="/api/x/{id}",status="200"}'
    before = value(series)
    metrics.record_request("/api/x/{id}", "GET", 200, 0.002)
    assert value(series) == before + 1
    assert value('clachan_request_seconds_bucket{le="0.0025",route="/api/x/{id}"}') == 1
    metrics.record_request("/api/x/{id}", "HACK" * 100, 405, 0.002)
    assert value('clachan_requests_total{method="other",route="/api/x/{id}",status="405"}') == 1


def test_what_is_open_now() -> None:
    before = value("clachan_sockets_open")
    metrics.sockets_open.inc(2)
    metrics.sockets_open.dec()
    assert value("clachan_sockets_open") == before + 1
    metrics.tables_in_memory.set(7)
    assert value("clachan_tables_in_memory") == 7


class _Clans:
    """As much of a table as is asked of it."""

    class head:  # noqa: N801 stands in for a field
        game = "clans"

    @staticmethod
    def is_bot(seat: int) -> bool:
        return seat == 1


def test_moves_are_counted_by_who_made_them() -> None:
    def counts() -> list[float]:
        movers = ("bot", "chance", "person")
        return [value(f'clachan_moves_total{{game="clans",mover="{m}"}}') for m in movers]

    before = counts()
    events: list[Event] = [
        EntryAdded(0, seat=0, action="7G@1N1"),
        EntryAdded(0, seat=1, action="6G@1N2"),
        EntryAdded(0, seat=CHANCE, action="deal 7G"),
        EntryAdded(0, seat=0, kind="resign"),
        UndoRequested(0, seat=0),
    ]
    metrics.record_commit(events, cast("Table", _Clans()), 0.001)
    assert [now - then for now, then in zip(counts(), before, strict=True)] == [1, 1, 1]


def test_times_and_refusals() -> None:
    counted: dict[str, Callable[[], None]] = {
        "clachan_move_to_publish_seconds_count": lambda: metrics.publish_seconds.observe(0.01),
        "clachan_commit_seconds_count": lambda: metrics.record_commit(
            (), cast("Table", _Clans()), 0.001
        ),
        'clachan_bot_seconds_count{bot="greedy"}': lambda: metrics.record_bot_choice("greedy", 0.2),
        'clachan_bot_queue{lane="hints"}': lambda: metrics.change_bot_queue("hints", 1),
        'clachan_bot_busy{lane="moves"}': lambda: metrics.record_bot_start("moves", 0.1),
        'clachan_bot_wait_seconds_count{lane="moves"}': lambda: metrics.record_bot_start(
            "moves", 0.1
        ),
        'clachan_hints_total{outcome="cached"}': lambda: metrics.record_hint("cached"),
        'clachan_refused_total{code="stale"}': lambda: metrics.record_refusal("stale"),
        'clachan_rate_limited_total{limit="table"}': lambda: metrics.record_rate_limit("table"),
    }
    for series, count in counted.items():
        before = value(series)
        count()
        assert value(series) == before + 1, series


def test_empty_queues_are_shown_too() -> None:
    text = metrics.render().decode()
    for lane in ("moves", "hints"):
        assert f'clachan_bot_queue{{lane="{lane}"}}' in text
        assert f'clachan_bot_busy{{lane="{lane}"}}' in text


def test_nothing_is_reported_twice_and_the_process_is_there() -> None:
    text = metrics.render().decode()
    assert "_created" not in text
    assert "clachan_process_resident_memory_bytes" in text or "process_" not in text
    assert metrics.CONTENT_TYPE.startswith("text/plain")


LOCAL = {"host": "127.0.0.1:8700"}


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        ("127.0.0.1", LOCAL, True),
        ("::1", {"host": "localhost:8700"}, True),
        ("::ffff:127.0.0.1", LOCAL, True),
        ("192.0.2.7", LOCAL, False),
        (None, LOCAL, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"host": "table.example"}, False),
        ("127.0.0.1", {**LOCAL, "x-forwarded-for": "192.0.2.7"}, False),
        ("127.0.0.1", {**LOCAL, "forwarded": "for=192.0.2.7"}, False),
        ("127.0.0.1", {**LOCAL, "via": "1.1 proxy"}, False),
    ],
)
def test_metrics_are_for_this_machine(
    client: str | None, headers: dict[str, str], allowed: bool
) -> None:
    assert metrics.can_read(Settings(), client, headers) == allowed
    assert metrics.can_read(Settings(metrics_open=True), client, headers)
