"""A board thawed from any position offers and does what the rules do; see also test_playout.py."""

import random
from collections import Counter

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.board_from_state import board_from_state, state_from_board
from clachan.games.glenmore.playout import apply_option, playout
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import any_action, land, legal, play, position


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_from_any_position(players: int, deep: bool) -> None:
    """A board made at any ply of games with few sales offers the options of the rules."""
    decisions: Counter[str] = Counter()
    for seed in range(300 if deep else 3):
        chooser = random.Random(seed)
        state = glenmore.new_game(players)
        while glenmore.to_move(state) is not None:
            decisions[type(state.decision).__name__] += 1
            assert state_from_board(board_from_state(state)) == state
            assert_every_option(state)
            state = glenmore.apply(state, any_action(state, chooser))
        assert state_from_board(board_from_state(state)) == state
    assert {"Taking", "Paying", "Activating", "Moving", "Gaining"} <= set(decisions)


def assert_every_option(state: State) -> None:
    options = board_from_state(state).options()
    for number, action in enumerate(glenmore.legal_actions(state)):
        board = board_from_state(state)
        apply_option(board, options[number])
        assert state_from_board(board) == glenmore.apply(state, action)
    assert len(options) == len(glenmore.legal_actions(state))


RICH = land("0,1=14:m1 1,0=8:w1 -1,0=48 0,-1=37 1,1=56 -1,1=10 2,0=49", chieftains=1, whisky=1)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "take 60 0,2",
        "take 60 0,2; pay wood 1,0",
        "take 9 0,2; gain wood",
        "take 52 0,2; resolve",
        "take 52 0,2",
        "take 33 1,2; ness 2,0",
        "take 33 1,2; ness 2,0; pay wood 1,0",
        "take 33 1,2; activate 1,1; pay wood 1,0",
        "take 33 1,2; activate 0,1; ness 0,0; done; promote 0,0",
    ],
    ids=lambda line: line or "at once",
)
def test_every_option_of_these_positions(line: str) -> None:
    state = position(RICH, tiles="60 9 52 33", market="1 0 1 2 3")
    assert_every_option(play(state, line) if line else state)


def test_loch_ness_and_discards() -> None:
    ness = position(land("0,1=14:m2 1,0=4:m1", chieftains=1), tiles="37 3")
    assert_every_option(ness)
    assert_every_option(play(ness, "take 37 0,2"))
    assert_every_option(position(land("0,1=14:m1"), tiles="37 3"))
    assert_every_option(position(land("0,1=2"), tiles="37 3"))
    assert_every_option(position(tiles="10 12"))


def test_the_last_turn() -> None:
    stays, passes = "P0 2 P1 P2 P3", "P0 P1 P2 P3 2"
    for start in (stays, passes):
        for left in ("67", "66 67", "64 65 66 67", "63 64 65 66 67", "50 65 66 67"):
            state = position(land("1,0=4"), chain=f"{start} 51 53 54 55 56 57 59 61", left=left)
            state = play(state, "take 2 0,1; activate 0,0; activate 1,0; done")
            assert_every_option(state)
            if "promote 0,0" in legal(state):
                assert_every_option(play(state, "promote 0,0"))


def test_a_finished_game_stays_as_it_is(rng: random.Random) -> None:
    over = playout(glenmore.new_game(2), rng)
    assert glenmore.to_move(over) is None
    assert playout(over, rng) == over


def test_the_next_refill_leaves_out_the_tiles_behind_the_last_figure() -> None:
    """GM 10.1, 10.2: tiles behind all figures leave, then the chain grows to 13 entries."""
    chain = "P0 2 P1 P2 P3 51 53 54 55 56 57 59 61"
    board = board_from_state(position(chain=chain))
    assert board.missing() == 0
    board.chain[0], board.chain[1] = board.chain[1], board.chain[0]
    assert board.missing() == 1
