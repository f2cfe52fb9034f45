"""Boards and playouts against the rules, action by action."""

import random

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.components import DIE
from clachan.games.glenmore.playout import playout, take
from clachan.games.glenmore.state import Rolling, State
from clachan.games.glenmore.thaw import freeze, thaw


def choice(state: State, count: int, rng: random.Random) -> int:
    """As `playout` draws: the die by its faces, all else evenly."""
    if isinstance(state.decision, Rolling):
        faces = [face for face, times in enumerate(DIE.values()) for _ in range(times)]
        return faces[rng.randrange(len(faces))]
    return rng.randrange(count)


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_lockstep_with_the_rules(players: int, deep: bool) -> None:
    for seed in range(300 if deep else 12):
        rng = random.Random(seed)
        state = glenmore.new_game(players)
        board = thaw(state)
        while actions := glenmore.legal_actions(state):
            options = board.options()
            assert len(options) == len(actions)
            number = choice(state, len(actions), rng)
            state = glenmore.apply(state, actions[number])
            take(board, options[number])
            assert freeze(board) == state
            board = thaw(state) if seed % 2 else board
        assert board.options() == []
        assert playout(glenmore.new_game(players), random.Random(seed)) == state


def test_a_playout_begins_anywhere(rng: random.Random) -> None:
    state = glenmore.new_game(3)
    while actions := glenmore.legal_actions(state):
        assert glenmore.outcome(playout(state, rng)) is not None
        state = glenmore.apply(state, rng.choice(actions))
