"""The search inside a turn, against all orders there are."""

import pytest

from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.bots.glenmore.turn_search import best_line
from clachan.bots.glenmore.weights import ROWS
from clachan.core import CHANCE
from clachan.games import glenmore
from clachan.games.glenmore.board import DRAW, Board
from clachan.games.glenmore.board_from_state import board_from_state, state_from_board
from clachan.games.glenmore.playout import apply_option
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import land, picture_line, play, position, purse

WIDTH = 4


def best_value(board: Board, evaluation: TurnEvaluation, known: dict[State, float]) -> float:
    """By trying everything."""
    if board.phase == DRAW:
        return evaluation.value(board)
    position = state_from_board(board)._replace(plies=0)
    if position not in known:
        values = []
        for option in board.options():
            after = board.copy_for_turn()
            apply_option(after, option)
            values.append(best_value(after, evaluation, known))
        known[position] = max(values)
    return known[position]


def end_of(state: State, width: int = WIDTH) -> State:
    board = board_from_state(state)
    return state_from_board(
        best_line(board, TurnEvaluation(board, ROWS[len(state.players)]), width).board
    )


# Lands in which an order matters, and the take with which the turn begins.
POSITIONS = {
    "a full meadow and a butcher": (land("0,1=3:h3 1,1=10:m1 -1,0=5:g1", coins=2), "12 1,2"),
    "a fair with too little": (land("0,1=2:w1 1,1=13:m1 -1,0=5:g2 1,0=8", coins=3), "23 1,2"),
    "a distillery and two fields": (land("0,1=2 1,0=5:g1 1,1=11:m1 -1,0=18:g1"), "22 1,2"),
    "a bridge": (land("0,1=2:m1:w1 1,0=1:s1 1,1=24", coins=4), "66 0,2"),
    "members who may walk": (land("0,1=14:m1 1,0=4:m1 1,1=16:m1", coins=0), "28 1,2"),
    "an abbey": (land("0,1=2:w1 -1,0=48 1,1=13:m1", coins=1), "23 1,2"),
}
MARKET = "1 2 1 0 3"


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("late", [False, True], ids=["early", "late"])
def test_no_order_is_better(name: str, late: bool) -> None:
    player, taken = POSITIONS[name]
    left = "67" if late else None
    state = position(player, players=2, tiles="12 22 23 28 66", market=MARKET, left=left)
    state = play(state, f"take {taken}")
    board = board_from_state(state)
    evaluation = TurnEvaluation(board, ROWS[2])
    best = best_value(board_from_state(state), evaluation, {})
    assert best_line(board, evaluation, WIDTH).value == pytest.approx(best)


def test_a_full_tile_is_used_before_it_is_filled() -> None:
    """Two sheep to the butcher bring 4 points, and the meadow has room again."""
    player, taken = POSITIONS["a full meadow and a butcher"]
    state = play(position(player, players=2, tiles="12 22"), f"take {taken}")
    after = end_of(state)
    assert purse(after, 0, "points") == 4
    assert "0,1=3:h2" in picture_line(after, "land 0")


def test_what_is_of_no_more_use_is_sold_in_the_last_turn() -> None:
    player = land("0,1=2:m1:w2 1,0=1:s1", coins=0)
    state = position(player, players=2, tiles="12 22", market="2 3 0 0 0", left="67")
    after = end_of(play(state, "take 12 1,1"))
    # Wood brings 2 and 1, stone 3, and the forest and the quarry yield one more of each: 3 and 2.
    assert purse(after, 0, "coins") == 8


@pytest.mark.parametrize("width", [1, WIDTH])
@pytest.mark.parametrize(("left", "chieftains"), [("64 65 66 67", 1), ("63 64 65 66 67", 0)])
def test_the_last_member_is_promoted_in_the_own_last_turn(
    left: str, chieftains: int, width: int
) -> None:
    """The others still have turns: what the land could do in later ones is worth nothing."""
    chain = "P0 P1 P2 P3 2 51 53 54 55 56 57 59 61"
    state = position(land("1,0=8", coins=0), chain=chain, left=left)
    after = end_of(play(state, "take 2 0,1"), width)
    assert purse(after, 0, "chieftains") == chieftains


def test_a_narrow_search_plays_on_to_the_end_of_the_turn_too() -> None:
    for player, taken in POSITIONS.values():
        state = position(player, players=2, tiles="12 22 23 28 66", market=MARKET)
        after = end_of(play(state, f"take {taken}"), width=1)
        assert glenmore.to_move(after) == CHANCE
