"""Views: all of the table for everyone, since nothing but the future is unknown."""

import random
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from clachan.core import Match
from clachan.games import glenmore
from clachan.games.glenmore.state import State
from clachan.games.glenmore.views import View
from tests.support.games.glenmore_lines import golden_line
from tests.support.games.glenmore_photo import (
    after,
    any_action,
    land,
    play,
    position,
    refilling,
)

PLAYERS = glenmore.meta.players


def positions(players: int, chooser: random.Random) -> Iterator[State]:
    state = glenmore.new_game(players)
    yield state
    while glenmore.to_move(state) is not None:
        state = glenmore.apply(state, any_action(state, chooser))
        yield state


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_sees_the_same(players: int, rng: random.Random) -> None:
    for state in positions(players, rng):
        spectator = glenmore.view(state, None)
        for seat in range(players):
            view = glenmore.view(state, seat)
            assert view.seat == seat
            assert replace(view, seat=None) == spectator
            assert hash(replace(view, seat=None)) == hash(spectator)
            assert repr(replace(view, seat=None)) == repr(spectator)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_is_complete_for_every_seat_at_every_ply(players: int, deep: bool) -> None:
    for seed in range(100 if deep else 1):
        for state in positions(players, random.Random(seed)):
            for viewer in (*range(players), None):
                view = glenmore.view(state, viewer)
                twin = glenmore.determinise(view, random.Random(0))
                assert twin == state
                assert hash(twin) == hash(state)
                assert repr(glenmore.view(twin, viewer)) == repr(view)
                assert glenmore.view(twin, viewer) == view


def test_twins_have_equal_lists_scores_and_outcomes() -> None:
    for state in positions(3, random.Random(3)):
        twin = glenmore.determinise(glenmore.view(state, 1), random.Random(0))
        assert glenmore.legal_actions(twin) == glenmore.legal_actions(state)
        assert glenmore.score(twin) == glenmore.score(state)
        assert glenmore.outcome(twin) == glenmore.outcome(state)


def test_the_stacks_are_shown_in_the_order_of_numbers_whatever_was_drawn() -> None:
    """The order of a stack does not exist: two ways to the same tiles are one position."""
    start = position(chain="P0 P1 P2 P3 1 2 3 4 5 6 7 8", left="9 10 11 12")
    view = glenmore.view(refilling(start), None)
    assert view.stacks == ((), (9, 10, 11, 12), (), ())
    assert glenmore.view(play(refilling(start), "draw 10"), None).stacks[1] == (9, 11, 12)


def test_every_action_is_seen_by_all_as_it_is() -> None:
    state = glenmore.new_game(2)
    for text in golden_line(2):
        action = glenmore.parse(text)
        for viewer in (0, 1, None):
            assert glenmore.seen(state, action, viewer) == action
        state = after(state, text)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_log_of_a_running_match_is_whole_for_everyone(players: int) -> None:
    line = golden_line(players)
    match = Match.new(glenmore, players)
    for text in line[: len(line) // 2]:
        assert match.to_move is not None
        match = match.play(match.to_move, glenmore.parse(text))
    for viewer in (*range(players), None):
        assert match.seen(viewer) == match.log


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="seat must be from 0 to 2 or None"):
        glenmore.view(glenmore.new_game(3), seat)


def test_tiles_that_have_left_the_game() -> None:
    lands = land("0,1=2 1,0=8"), land("0,1=3")
    state = position(*lands, chain="P0 1 P1 D 7", players=2, left="12 67")
    gone = set(range(1, 68)) - {2, 8, 3, 1, 7, 12, 67}
    assert glenmore.view(state, 0).gone == tuple(sorted(gone))


def test_a_tile_that_is_being_paid_for_has_not_left_the_game() -> None:
    state = position(land("1,0=8"), tiles="29 30", left="67")
    assert 29 in glenmore.view(state, 0).chain
    taken = play(state, "take 29 1,1")
    assert 29 not in glenmore.view(taken, 0).chain
    assert 29 not in glenmore.view(taken, 0).gone
    assert 29 not in glenmore.view(play(taken, "buy wood"), 0).gone


def test_when_it_is_over() -> None:
    state = position(tiles="1 2", left="67")
    assert not glenmore.view(state, 0).is_over
    view = glenmore.view(play(refilling(state), "draw 67"), 0)
    assert view.is_over
    assert view.to_move is None
    assert view.scorings == 3


def test_a_view_holds_only_values_that_print_alike() -> None:
    """Tuples and numbers, no sets: the text of a view depends on what it shows alone."""
    view = glenmore.view(after(glenmore.new_game(2), *golden_line(2)[:60]), 0)
    assert {field.name for field in fields(View)} >= {"players", "seat", "to_move", "turn"}
    assert "{" not in repr(view)
    assert " at 0x" not in repr(view)
