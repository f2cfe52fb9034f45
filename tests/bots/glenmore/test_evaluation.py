"""The evaluation: what it must understand of the rules, and that its quick form says the same."""

import random

import pytest

from clachan.bots.glenmore.evaluation import (
    clear_lead,
    estimates,
    final_shares,
    shares,
    sure_scorings,
    tiles_to_come,
)
from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.bots.glenmore.quick_scores import QuickScores
from clachan.bots.glenmore.search import FutureDraws, play_turn, rank_takes
from clachan.bots.glenmore.weights import ROWS
from clachan.games import glenmore
from clachan.games.glenmore.board import OVER, SELL
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.playout import playout, totals
from clachan.games.glenmore.state import Player
from tests.support.games.glenmore_photo import land, play, position

EARLY = "12 22 23 28 10 13 21 24 25 31"


def lead_of(*lands: Player) -> float:
    """By how much the first is ahead, early in a game."""
    board = board_from_state(position(*lands, tiles=EARLY))
    mine, *others = estimates(board, ROWS[len(lands)])
    return mine - max(others)


def test_more_is_better() -> None:
    poor = land("0,1=14:m1")
    for rich in (
        land("0,1=14:m1", whisky=1),
        land("0,1=14:m1", chieftains=1),
        land("0,1=14:m1", coins=8),
        land("0,1=14:m1", points=3),
        land("0,1=14:m1 1,0=4:m1", coins=9),
        land("0,1=9:m1"),
    ):
        assert lead_of(rich, poor, poor, poor) > lead_of(poor, poor, poor, poor)


def test_tiles_too_many_weigh() -> None:
    """The third quarry is not worth a tile more than the others have."""
    few, many = land("0,1=7 1,1=23"), land("0,1=7 1,1=23 -1,1=25")
    assert lead_of(many, few, few, few) < lead_of(few, few, few, few)


def test_who_stands_behind_has_more_turns() -> None:
    behind = position(players=2, chain="P0 12 22 23 28 P1 10 13 21 24 25 31 D")
    ahead = position(players=2, chain="P0 P1 12 22 23 28 10 13 21 24 25 31 D")
    assert (
        estimates(board_from_state(behind), ROWS[2])[0]
        > estimates(board_from_state(ahead), ROWS[2])[0] - 0.01
    )
    assert (
        estimates(board_from_state(behind), ROWS[2])[1]
        < estimates(board_from_state(ahead), ROWS[2])[1]
    )


def test_the_last_turn_is_judged_by_the_score_alone() -> None:
    state = position(
        land("0,1=2:m1:w1", whisky=3, chieftains=1),
        land("1,0=4"),
        players=2,
        tiles="12 22",
        left="67",
    )
    board = board_from_state(play(state, "take 12 1,1; done"))
    assert tiles_to_come(board) == 0
    assert sure_scorings(board) == 1
    judged = estimates(board, ROWS[2])
    FutureDraws(board, 0).refill(board)
    assert board.phase == OVER
    assert judged == [float(total) for total in totals(board)]
    assert estimates(board, ROWS[2]) == judged
    assert final_shares(board) == [1.0, 0.0]


def test_a_seat_without_another_turn_is_judged_by_what_it_has() -> None:
    """P0 has played its last turn, P1 has not: only P1's clan members and cubes promise anything."""
    chain, left = "P1 P2 P3 P0 51 53 54 55 56 57 59 61 62", "65 66 67"
    poor, rich = land("1,0=8"), land("1,0=8:m2:w3 0,1=2:w3")
    at_end = position(poor, rich, land("1,0=8 0,1=2"), land("1,0=8"), chain=chain, left=left)
    judged = estimates(board_from_state(at_end), ROWS[4])
    assert judged[0] == totals(board_from_state(at_end))[0]
    swapped = position(rich, poor, land("1,0=8 0,1=2"), land("1,0=8"), chain=chain, left=left)
    assert estimates(board_from_state(swapped), ROWS[4])[0] == totals(board_from_state(swapped))[0]
    assert judged[1] > totals(board_from_state(at_end))[1]


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_the_turn_evaluation_agrees_with_the_evaluation(players: int) -> None:
    rows = ROWS[players]
    board = board_from_state(glenmore.new_game(players))
    draws = FutureDraws(board, players)
    draws.refill(board)
    seen = 0
    while board.phase != OVER:
        options, _ = rank_takes(board, rows, 3)
        line = play_turn(board, options[seen % len(options)], rows, 1)
        fresh = TurnEvaluation(line.board, rows)
        points = estimates(line.board, rows)
        mine = points.pop(line.board.seat)
        parts = shares(points, clear_lead(tiles_to_come(line.board)))
        others = sum(part * value for part, value in zip(parts, points, strict=True))
        assert fresh.value(line.board) == pytest.approx(mine - others)
        seen += 1
        board = line.board.copy()
        draws.refill(board)
    assert seen > 10


def test_shares_are_of_one_victory() -> None:
    found = shares([30.0, 30.0, 20.0], 5.0)
    assert sum(found) == pytest.approx(1)
    assert found[0] == found[1] > found[2]
    over = board_from_state(playout(glenmore.new_game(3), random.Random(2)))
    assert sum(final_shares(over)) == pytest.approx(1)


def test_the_same_draws_are_the_same_for_all() -> None:
    chains = set()
    for _ in range(2):
        board = board_from_state(glenmore.new_game(4))
        FutureDraws(board, 5).refill(board)
        chains.add(tuple(board.chain))
    assert len(chains) == 1


def test_first_impressions_of_every_position() -> None:
    """Each take gets a score, discards too; the best stand first."""
    state = position(land("0,1=2"), tiles="37 33", players=2)
    for board in (
        board_from_state(state),
        board_from_state(position(land("0,1=14:m2"), tiles=EARLY)),
    ):
        own = [option for option in board.options() if option & 0xFF != SELL]
        scores = QuickScores(board, ROWS[len(board.sides)]).scores(own)
        options, ranked = rank_takes(board, ROWS[len(board.sides)], 4)
        assert ranked == sorted(scores, reverse=True)[:4]
        assert set(options) <= set(own)
