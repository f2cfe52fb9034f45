"""What a payment lacks before its next cube can be paid (GM 5.6)."""

import random

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.actions import Sell
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.shortfall import Shortfall, shortfall
from clachan.games.glenmore.state import Paying, State
from tests.support.games.glenmore_photo import any_action, land, legal, own, play, position

NOTHING = Shortfall(must_sell=False, missing=())


def lacking(state: State) -> tuple[bool, dict[str, int]]:
    found = shortfall(glenmore.view(state, None))
    return found.must_sell, {RESOURCES[kind]: coins for kind, coins in found.missing}


def test_the_coins_that_are_missing_for_what_is_due() -> None:
    state = position(land("1,0=8 0,1=6:c2", coins=1), tiles="29", market="2 0 0 3 0")
    assert lacking(state) == (False, {})
    state = play(state, "take 29 1,1")
    assert legal(state) == ["sell cattle 0,1"]
    assert lacking(state) == (True, {"wood": 2})
    assert lacking(play(state, "sell cattle 0,1")) == (False, {})


def test_neither_what_is_held_nor_what_the_coins_buy() -> None:
    """Wood, stone and grain are due: a stone is held, and grain costs no more than there is."""
    state = position(land("1,0=8:s1 0,1=6:c2", coins=1), tiles="26", market="2 2 0 3 0")
    state = play(state, "take 26 1,1")
    assert lacking(state) == (True, {"wood": 2})


def test_a_kind_that_is_free_is_not_named() -> None:
    state = position(land("1,0=8:w1", coins=0), tiles="60", market="2 0 0 3 3")
    assert lacking(play(state, "take 60 0,1")) == (True, {})


@pytest.mark.parametrize(("cattle", "missing"), [("c1", {"sheep": 2}), ("", {})])
def test_where_more_is_optional_nothing_must_be_sold(cattle: str, missing: dict[str, int]) -> None:
    """A second sheep for the butcher; without a cube to sell the payment ends at the maximum."""
    cubes = f":{cattle}" if cattle else ""
    mine = land(f"0,1=6{cubes} 1,0=10 1,1=8:h1", coins=0)
    state = position(mine, tiles="12", market="0 0 0 2 1")
    state = play(state, "take 12 1,-1; activate 1,0; pay sheep 1,1")
    assert own(state) == ["stop"]
    assert lacking(state) == (False, missing)


@pytest.mark.unmeasured
def test_only_sales_are_left_where_one_must_sell(rng: random.Random) -> None:
    """The answer is the same for every viewer."""
    state = glenmore.new_game(3)
    while glenmore.to_move(state) is not None:
        found = shortfall(glenmore.view(state, None))
        assert found == shortfall(glenmore.view(state, 1))
        only_sales = all(isinstance(one, Sell) for one in glenmore.legal_actions(state))
        is_payment = isinstance(state.decision, Paying)
        assert found.must_sell == (is_payment and only_sales)
        assert is_payment or found == NOTHING
        assert all(coins > 0 for _, coins in found.missing)
        state = glenmore.apply(state, any_action(state, rng))
