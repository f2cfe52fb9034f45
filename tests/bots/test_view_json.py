"""Views on their way to a worker: every game, and every kind of class that a game may have."""

import random
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple, cast

import pytest

from clachan.bots.view_json import ViewError, pack_view, unpack_view, view_digest
from clachan.core import AnyGame, View
from clachan.games import GAMES


class Suit(Enum):
    HEARTS = "h"


class Pair(NamedTuple):
    left: object
    right: object


@dataclass(frozen=True)
class Checked:
    """Its checks run when a game makes it, and not again."""

    number: int
    double: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "double", 2 * self.number)
        assert not forbidden, "code ran"

    @cached_property
    def computed(self) -> object:
        return lambda: None


class Slotted:
    __slots__ = ("_hidden", "shown", "unset")

    def __init__(self, shown: int, hidden: object) -> None:
        assert not forbidden, "code ran"
        self.shown, self._hidden = shown, hidden

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slotted) and (self.shown, self._hidden) == (
            other.shown,
            other._hidden,
        )

    def __hash__(self) -> int:
        return hash(self.shown)


forbidden: list[bool] = []


def there_and_back(value: object) -> Any:
    return unpack_view(pack_view(cast("View", value)))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_view_of_a_game_arrives_as_it_was(game: AnyGame) -> None:
    for players in game.meta.players:
        rng, state = random.Random(players), game.new_game(players)
        while legal := game.legal_actions(state):
            for seat in (None, *range(players)):
                view = game.view(state, seat)
                found = there_and_back(view)
                assert (found, hash(found), repr(found)) == (view, hash(view), repr(view))
            state = game.apply(state, rng.choice(legal))


def test_all_plain_classes_arrive() -> None:
    checked = Checked(3)
    assert checked.computed  # is no field
    slotted = Slotted(1, Suit.HEARTS)
    value = (None, True, 2**100, 0.5, "ż", b"\0", [1, (2,)], frozenset({(1,), (2,)}), {(1, 2): {3}})
    everything = Pair(value, Pair(checked, slotted))
    packed = pack_view(cast("View", everything))
    forbidden.append(True)
    try:
        found = unpack_view(packed)
    finally:
        forbidden.clear()
    assert found == everything
    assert repr(found.left) == repr(value)
    assert (type(found.right), found.right.left.double) == (Pair, 6)


def test_equal_views_have_the_same_digest() -> None:
    one = view_digest(pack_view(cast("View", (frozenset({"a", "b", "c"}), 1))))
    other = view_digest(pack_view(cast("View", (frozenset({"c", "b", "a"}), 1))))
    assert one == other != view_digest(pack_view(cast("View", (frozenset({"a", "b"}), 1))))


def test_what_no_worker_can_get_is_refused() -> None:
    class Local:
        pass

    for value in (Local(), print, lambda: None, iter(()), random.Random(0), int, 1j):
        with pytest.raises(ViewError):
            pack_view(cast("View", Pair(1, value)))
