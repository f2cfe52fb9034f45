"""The choice of a tile by looking ahead."""

import random

from clachan.bots.budget import Budget
from clachan.bots.glenmore.levels import STYLES
from clachan.bots.glenmore.search import Style, best_take, candidates
from clachan.bots.glenmore.weights import ROWS
from clachan.games.glenmore.board import Board
from clachan.games.glenmore.board_from_state import board_from_state
from tests.support.games.glenmore_photo import land, position

EXPERT = STYLES["expert"]


def two_players(tiles: str = "12 63 23 28 10 13 21 24 25 31") -> Board:
    """A tavern lies ready, and there is whisky to pay for it."""
    return board_from_state(position(land("0,1=14:m1", whisky=1), players=2, tiles=tiles))


def test_candidates_come_with_their_turns_played_the_best_first() -> None:
    board = two_players()
    found = candidates(board, ROWS[2], EXPERT, random.Random(0))
    assert [each.value for each in found] == sorted([each.value for each in found], reverse=True)
    assert len({each.options[0] for each in found}) == EXPERT.finalists
    assert all(len(each.board.sides[0].cells) == 3 for each in found)


def test_a_level_that_errs_ranks_differently() -> None:
    board, careless = two_players(), Style(10, 10, 1, rounds=0, error=5.0)
    best = {candidates(board, ROWS[2], careless, random.Random(n))[0].options[0] for n in range(20)}
    assert 1 < len(best) < 10


def test_the_budget_is_the_most_that_is_spent() -> None:
    for amount in (1, 5, 30):
        countdown = Budget(amount, "playouts").begin()
        best_take(two_players(), ROWS[2], EXPERT, countdown.goes_on, seed=1)
        assert countdown.playouts == amount


def test_no_more_thought_than_a_level_gives() -> None:
    countdown = Budget(500, "playouts").begin()
    style = Style(8, 3, 1, rounds=4, turns=1)
    best_take(two_players(), ROWS[2], style, countdown.goes_on, seed=1)
    assert countdown.playouts == 12


def test_what_is_clearly_behind_is_dropped() -> None:
    """A tile at the head of the track, ten fields on, against those near at hand."""
    countdown = Budget(400, "playouts").begin()
    style = Style(99, 99, 1, rounds=16, turns=1)
    board = two_players()
    best_take(board, ROWS[2], style, countdown.goes_on, seed=1)
    everyone = len(candidates(board, ROWS[2], style, random.Random(1)))
    assert countdown.playouts < 16 * everyone
