"""Fast playouts against the rules, action by action."""

import random

import pytest

from clachan.games import clans
from clachan.games.clans.playout import Board, playout


@pytest.mark.parametrize("players", clans.meta.players)
def test_lockstep_with_the_rules(players: int, deep: bool) -> None:
    face_down = 0
    for seed in range(2000 if deep else 60):
        chooser = random.Random(seed)
        state = clans.new_game(players)
        board = Board(state)
        while actions := clans.legal_actions(state):
            assert board.count() == len(actions)
            number = chooser.randrange(len(actions))
            state = clans.apply(state, actions[number])
            board.take(number)
            assert board.state() == state
        assert board.count() == 0
        face_down += bool(state.face_down)
        assert playout(clans.new_game(players), random.Random(seed)) == state
    assert face_down > 0


def test_nothing_can_be_taken_after_the_end(rng: random.Random) -> None:
    board = Board(playout(clans.new_game(2), rng))
    with pytest.raises(ValueError, match="the game is over"):
        board.take(0)
