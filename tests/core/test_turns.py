"""A match turn by turn: how the scores went, and where they swung most."""

from itertools import pairwise
from typing import Any

import pytest

from clachan.core import CHANCE, Match
from clachan.core.turns import Swing, Turn, swings, turns
from clachan.dealer import Dealer
from clachan.games import GAMES, glenmore
from clachan.wire import AnyMatch
from tests.support.core.matches import deal_match, play_plies


def totals(match: AnyMatch) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in match.game.score(match.state))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_before_the_first_decision_there_is_no_turn(game: Any) -> None:
    new: AnyMatch = Match.new(game, 2)
    assert turns(new) == ()
    assert turns(Dealer("match", bytes(32)).deal(new)) == ()


def test_every_play_of_clans_is_a_turn() -> None:
    match = play_plies(deal_match(3), 5)
    assert [turn.seat for turn in turns(match)] == [0, 1, 2, 0, 1]
    assert [turn.ply for turn in turns(match)] == list(range(match.ply - 4, match.ply + 1))
    assert turns(match)[-1].totals == totals(match)


def test_each_turn_has_the_scores_of_its_last_position() -> None:
    match, expected = deal_match(), []
    while match.outcome is None:
        match = play_plies(match, 1)
        expected.append(totals(match))
    assert [turn.totals for turn in turns(match)] == expected


def test_decisions_in_a_row_are_one_turn_and_chance_after_them_belongs_to_it() -> None:
    dealer = Dealer("match", bytes(32))
    match = dealer.deal(Match.new(glenmore, 2))
    while match.ply < 60 and match.outcome is None:
        match = dealer.deal(play_plies(match, 1))
    found = turns(match)
    steps = [step.seat for step in match.line]
    for before, turn in zip((None, *found), found, strict=False):
        made = steps[before.ply if before else 0 : turn.ply]
        assert set(made) - {CHANCE} == {turn.seat}
    assert any(turn.ply - before.ply > 2 for before, turn in pairwise(found))
    assert any(steps[turn.ply - 1] == CHANCE for turn in found)
    # The player at the tail moves again after the refill: that is another turn.
    again = [one for one, other in pairwise(found) if one.seat == other.seat]
    assert again
    assert all(steps[turn.ply - 1] == CHANCE for turn in again)


def test_what_was_undone_is_no_turn() -> None:
    match = play_plies(deal_match(), 2)
    assert turns(match.undo(1)) == turns(match)[:1]
    assert turns(match.undo(1).redo(1)) == turns(match)


def turn(ply: int, seat: int, *points: int) -> Turn:
    return Turn(ply, seat, points)


def test_without_turns_there_are_no_swings() -> None:
    assert swings(()) == ()


def test_a_swing_compares_the_mover_with_the_best_of_the_others() -> None:
    first, second = turn(1, 0, 4, 0, 0), turn(2, 1, 2, 9, 0)
    assert swings([first, second]) == (Swing(first, 4), Swing(second, 11, leader=1))


def test_the_largest_come_in_the_order_they_were_played() -> None:
    course = [turn(1, 0, 2, 0), turn(2, 1, 2, 1), turn(3, 0, 9, 1), turn(4, 1, 9, 6)]
    assert [(swing.turn.ply, swing.change) for swing in swings(course)] == [(1, 2), (3, 7), (4, 5)]
    # Of the seven points of turn 3, the answer leaves two.
    assert [swing.turn.ply for swing in swings(course, most=1)] == [4]


def test_a_fall_counts_as_much_as_a_rise_and_the_earlier_of_equals_is_listed() -> None:
    course = [turn(1, 0, 3, 0), turn(2, 1, 6, 0), turn(3, 0, 9, 0)]
    assert [(swing.turn.ply, swing.change) for swing in swings(course, 2)] == [(1, 3), (2, -3)]


def test_what_the_others_undo_before_the_next_turn_of_the_seat_counts_less() -> None:
    course = [
        turn(1, 0, 9, 0),
        turn(2, 1, 9, 9),
        turn(3, 0, 12, 9),
        turn(4, 1, 12, 10),
        turn(5, 0, 16, 10),
    ]
    # Of the first nine points none was left after the answer.
    assert [swing.turn.ply for swing in swings(course, most=2)] == [2, 5]
    assert [swing.turn.ply for swing in swings(course[:2])] == [1, 2]


def test_the_last_change_of_the_lead_is_always_one_of_them() -> None:
    course = [turn(1, 0, 9, 0), turn(2, 1, 9, 20), turn(3, 0, 19, 20), turn(4, 1, 21, 20)]
    found = swings(course, most=2)
    assert [(swing.turn.ply, swing.leader) for swing in found] == [(2, None), (4, 0)]
    # Who led first has not changed the lead, and a tie has no leader.
    assert [swing.leader for swing in swings(course[:1])] == [None]
    assert [swing.leader for swing in swings([*course, turn(5, 0, 21, 21)])] == [None] * 3


def test_a_tie_ends_a_lead() -> None:
    change, back = turn(2, 1, 9, 20), turn(3, 0, 21, 20)
    tie, won = turn(4, 1, 21, 21), turn(5, 0, 23, 21)
    course = [turn(1, 0, 9, 0), change, back, tie, won]
    assert [(swing.turn.ply, swing.leader) for swing in swings(course)][-1] == (5, 0)
    # A leader who was never behind has changed nothing by a tie.
    assert all(swing.leader is None for swing in swings([turn(1, 0, 9, 0), tie, won]))


def test_the_last_change_of_the_lead_may_leave_the_lead_of_its_own_seat_as_it_was() -> None:
    course = [turn(1, 0, 9, 0, 0), turn(2, 1, 9, 8, 0), turn(3, 2, 9, 11, 2), turn(4, 0, 9, 12, 2)]
    assert Swing(course[2], 0, leader=1) in swings(course)


def test_a_turn_that_changed_no_lead_is_no_swing() -> None:
    course = [turn(1, 0, 0, 0), turn(2, 1, 0, 0), turn(3, 0, 1, 0)]
    assert [swing.turn.ply for swing in swings(course)] == [3]


def test_a_whole_game_has_three() -> None:
    match = deal_match()
    while match.to_move is not None:  # the last legal play comes with a shield
        match = match.play(match.to_move, match.game.legal_actions(match.state)[-1])
    assert len(swings(turns(match))) == 3
