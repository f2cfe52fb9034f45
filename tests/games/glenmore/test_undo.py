"""Undo in Glen More: free until a tile that was not certain is drawn, or the die is rolled."""

from dataclasses import replace

import pytest

from clachan.core import Match, Undo, undo_for
from clachan.core.match import AnyMatch
from clachan.games import glenmore
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import land, position

CHAIN = "P0 27 P1 P2 P3 6 7 9 12 21 1 5 4"


def match_at(state: State, line: str) -> AnyMatch:
    """``match_at(state, "take 2 0,1; done")``"""
    players = len(state.players)
    match: AnyMatch = replace(Match.new(glenmore, players), start=state)
    for text in line.split("; "):
        assert match.to_move is not None
        match = match.play(match.to_move, glenmore.parse(text))
    return match


def test_whatever_a_turn_decides_is_taken_back_freely_step_by_step() -> None:
    state = position(land("1,0=8 0,-1=3"), chain=CHAIN, left="22 23")
    match = match_at(state, "take 27 0,1; buy wood; buy stone; activate 0,1; done")
    for ply in (4, 3, 2, 1, 0):
        assert undo_for(match, 0) == Undo(ply, free=True)
        match = match.undo(0)
    assert undo_for(match, 0) is None


def test_a_turn_that_has_ended_is_free_until_a_tile_is_drawn() -> None:
    line = "take 27 0,1; buy wood; buy stone; done"
    state = position(land("1,0=8 0,-1=3"), chain=CHAIN, left="22 23")
    assert undo_for(match_at(state, line), 0) == Undo(3, free=True)
    assert undo_for(match_at(state, f"{line}; draw 22"), 0) == Undo(3, free=False)


@pytest.mark.parametrize(("left", "free"), [("22 37", True), ("22 23 37", False)])
def test_the_last_tile_of_a_stack_is_certain(left: str, free: bool) -> None:
    state = position(chain=CHAIN.replace("27", "2"), left=left)
    assert undo_for(match_at(state, "take 2 0,1; done; draw 22"), 0) == Undo(1, free)


def test_the_die_shows_something_even_where_the_tile_before_it_was_certain() -> None:
    state = position(players=2, chain="P0 D P1 2 3 4 5 6 7 8 9 10 1", left="12 37")
    match = match_at(state, "take 2 0,1; done; draw 12")
    assert undo_for(match, 0) == Undo(1, free=True)
    for number in (1, 2, 3):
        rolled = match.play(-1, glenmore.parse(f"roll {number}"))
        assert undo_for(rolled, 0) == Undo(1, free=False)


def test_what_a_tile_has_shown_is_not_undone_with_it() -> None:
    state = position(chain=CHAIN.replace("27", "2"), left="22 23 37")
    match = match_at(state, "take 2 0,1; done; draw 22").undo(0)
    assert undo_for(match, 0) == Undo(0, free=False)
