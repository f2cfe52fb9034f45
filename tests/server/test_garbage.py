"""What holds itself in a cycle is found in the end, but not while people play."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from clachan.server.garbage import Garbage
from tests.server.houses import HOUR, MINUTE


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def undisturbed() -> Iterator[None]:
    """Nobody else looks for garbage meanwhile."""
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def busy() -> list[list[int]]:
    return [[] for _ in range(1000)]


@pytest.mark.usefixtures("undisturbed")
def test_a_knot_is_found_in_a_quiet_minute() -> None:
    garbage, knot = Garbage(0), ref(Knot())
    garbage.look(1)
    assert knot() is not None
    garbage.look(MINUTE)
    assert knot() is None


@pytest.mark.usefixtures("undisturbed")
def test_and_within_the_hour_where_it_is_never_quiet() -> None:
    garbage, knot = Garbage(0), ref(Knot())
    played = busy()
    garbage.look(MINUTE)
    assert knot() is not None
    played += busy()
    garbage.look(HOUR)
    assert knot() is None
