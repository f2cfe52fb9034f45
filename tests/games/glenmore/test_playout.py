"""Boards and playouts against the rules, action by action."""

import random

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.board_from_state import board_from_state, state_from_board
from clachan.games.glenmore.components import DIE
from clachan.games.glenmore.playout import apply_option, playout, refill, totals
from clachan.games.glenmore.state import Rolling, State


def choice(state: State, count: int, rng: random.Random) -> int:
    """As `playout` draws: the die by its faces, all else evenly."""
    if isinstance(state.decision, Rolling):
        faces = [face for face, times in enumerate(DIE.values()) for _ in range(times)]
        return faces[rng.randrange(len(faces))]
    return rng.randrange(count)


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_lockstep_with_the_rules(players: int, deep: bool) -> None:
    for seed in range(300 if deep else 4):
        rng = random.Random(seed)
        state = glenmore.new_game(players)
        board = board_from_state(state)
        while actions := glenmore.legal_actions(state):
            options = board.options()
            assert len(options) == len(actions)
            number = choice(state, len(actions), rng)
            state = glenmore.apply(state, actions[number])
            apply_option(board, options[number])
            assert state_from_board(board) == state
            assert totals(board) == [sheet.total for sheet in glenmore.score(state)]
            board = board_from_state(state) if seed % 2 else board.copy()
        assert board.options() == []
        assert playout(glenmore.new_game(players), random.Random(seed)) == state


@pytest.mark.unmeasured
def test_a_playout_begins_anywhere(rng: random.Random) -> None:
    state = glenmore.new_game(3)
    while actions := glenmore.legal_actions(state):
        assert glenmore.outcome(playout(state, rng)) is not None
        state = glenmore.apply(state, rng.choice(actions))


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_a_copy_goes_its_own_way(players: int, rng: random.Random) -> None:
    state = glenmore.new_game(players)
    board = board_from_state(state)
    while actions := glenmore.legal_actions(state):
        number = choice(state, len(actions), rng)
        twins = [board.copy()] if state.turn is None else [board.copy(), board.copy_for_turn()]
        state_before, state = state, glenmore.apply(state, actions[number])
        for twin in twins:
            apply_option(twin, board.options()[number])
            assert state_from_board(twin) == state
            assert state_from_board(board) == state_before
        board = twins[0]


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_a_refill_is_drawn_like_the_rest(players: int) -> None:
    for seed in range(5):
        rng, twin = random.Random(seed), random.Random(seed)
        state = glenmore.new_game(players)
        board = board_from_state(state)
        while actions := glenmore.legal_actions(state):
            refill(board, twin)
            while state.turn is None and (actions := glenmore.legal_actions(state)):
                state = glenmore.apply(state, actions[choice(state, len(actions), rng)])
            assert state_from_board(board) == state
            if actions := glenmore.legal_actions(state):
                number = rng.randrange(len(actions))
                assert twin.randrange(len(actions)) == number
                apply_option(board, board.options()[number])
                state = glenmore.apply(state, actions[number])
