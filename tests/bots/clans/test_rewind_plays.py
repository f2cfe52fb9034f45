"""Back to before the first play, and forward again."""

import random

import pytest

from clachan.bots.clans.inference import rewind_plays
from clachan.games import clans
from clachan.games.clans.board import CARD_SHIFT, DOWN, Board
from clachan.games.clans.state import FACE_DOWN, State
from tests.support.bots.clans_table import deal_game
from tests.support.games.clans_lines import golden_line
from tests.support.games.clans_photo import after, position


def fields_of(board: Board) -> tuple[object, ...]:
    """All that a board knows but for hands."""
    return (board.seat, board.left, board.free, board.near, board.shields, board.tiles)


def replay_plays(state: State) -> Board:
    board = rewind_plays(state)
    for play in state.plays:
        card = state.table[play >> 1]
        board.play((DOWN if card == FACE_DOWN else card << CARD_SHIFT) + play)
    return board


@pytest.mark.parametrize("players", clans.meta.players)
def test_a_game_goes_back_to_its_deal(players: int) -> None:
    line = golden_line(players)
    deals = sum(text.startswith("deal") for text in line)
    start = after(clans.new_game(players), *line[:deals])
    for plies in range(deals, len(line) + 1):
        state = after(clans.new_game(players), *line[:plies])
        assert fields_of(rewind_plays(state)) == fields_of(Board(start))
        assert fields_of(replay_plays(state)) == fields_of(Board(state))


def test_a_position_that_was_set_up_goes_back_to_that() -> None:
    photo = position(
        "1N2=6R 3N2=3V", hands=("4K 3B 5G", "6K 3G"), stacks={3: (0,)}, down="2N1=0:5B", ply=13
    )
    state = after(photo, "3G@3N1+", "3B@3S2+")
    rewound, before = rewind_plays(state), Board(photo)
    assert (rewound.free, rewound.near) == (before.free, before.near)
    assert (rewound.shields, rewound.tiles) == (before.shields, before.tiles)
    assert rewound.seat == before.seat == 1


def test_where_nothing_was_played_nothing_changes() -> None:
    state = deal_game(3, random.Random(0))
    assert fields_of(rewind_plays(state)) == fields_of(Board(state))
