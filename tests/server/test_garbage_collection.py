"""What holds itself in a cycle is found in the end, but not while people play."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from clachan.server.garbage_collection import GarbageCollector
from tests.support.server.simulated_processes import HOUR, MINUTE


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def undisturbed() -> Iterator[None]:
    """No automatic collection runs during the test."""
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def test_a_knot_is_found_in_a_quiet_minute() -> None:
    garbage, knot = GarbageCollector(0), ref(Knot())
    garbage.collect_if_due(MINUTE - 1, 0)
    assert knot() is not None
    garbage.collect_if_due(MINUTE, 1)
    assert knot() is None


def test_and_within_the_hour_where_it_is_never_quiet() -> None:
    garbage, knot = GarbageCollector(0), ref(Knot())
    for minute in range(1, 60):
        garbage.collect_if_due(minute * MINUTE, minute * 100)
    assert knot() is not None
    garbage.collect_if_due(HOUR, HOUR)
    assert knot() is None


def test_and_within_a_minute_where_there_is_more_and_more_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    garbage, knot = GarbageCollector(0), ref(Knot())
    counted = iter([9_000_000, 10_000_000, 10_000_000])
    monkeypatch.setattr(gc, "get_freeze_count", lambda: next(counted))
    garbage.collect_if_due(MINUTE - 1, 100)
    assert knot() is not None
    garbage.collect_if_due(MINUTE, 200)
    assert knot() is None
    knot = ref(Knot())
    garbage.collect_if_due(2 * MINUTE, 300)
    assert knot() is not None
