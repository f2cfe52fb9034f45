"""Plays Clans and Glory in the kernel and by the rules, and compares them at every ply.

Run as a program with a number of games, so that a test can do it without numba's compiler.
"""

import random
import sys
from collections.abc import Iterator
from typing import Final

import numpy as np

from clachan.core import CHANCE
from clachan.games import clans as rules
from clachan.games.clans.actions import Action, PlayFaceDown
from clachan.games.clans.state import State
from clachan.kernels import clans as kernel
from clachan.kernels.clans import IntArray
from clachan.kernels.interface import OVER

NUMBERS: Final[dict[Action, int]] = {
    kernel.name_action(number): number for number in range(kernel.ACTIONS)
}


def random_positions(players: int, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Every position of a random game, and what is played in it; ``None`` at the end."""
    rng = random.Random(seed)
    state = rules.new_game(players)
    while legal := rules.legal_actions(state):
        action = rng.choice(legal)
        yield state, action
        state = rules.apply(state, action)
    yield state, None


def play_in_lockstep(players: int, seed: int) -> int:
    """Play a random game; returns how many cards lay face down at the end."""
    setup, state = kernel.make_setup(players), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    actions, scores = np.zeros(kernel.MOST_LEGAL, np.int64), np.zeros(players, np.int64)
    kernel.reset(setup, state)
    for position, action in random_positions(players, seed):
        seat = rules.to_move(position)
        assert kernel.to_move(setup, state) == (OVER if seat is None else seat)
        count = kernel.list_legal(setup, state, actions)
        legal = rules.legal_actions(position)
        assert actions[:count].tolist() == [NUMBERS[choice] for choice in legal]
        if seat == CHANCE:
            weights = [kernel.nth_weight(setup, state, number) for number in range(count)]
            assert tuple(weights) == rules.chance_weights(position)
        else:
            kernel.score(setup, state, scores)
            assert scores.tolist() == [sheet.total for sheet in rules.score(position)]
        if action is not None:
            kernel.apply(setup, state, NUMBERS[action])
    outcome = rules.outcome(position)
    assert outcome is not None
    assert seats_in(kernel.find_winners(setup, state)) == outcome.winners
    assert kernel.to_state(setup, state) == position
    return len(position.face_down)


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(4) if mask >> seat & 1)


def is_face_down(action: Action | None) -> bool:
    return isinstance(action, PlayFaceDown)


def array_of(state: State) -> tuple[IntArray, IntArray]:
    """The set-up and the position."""
    return kernel.make_setup(state.players), kernel.from_state(state)


if __name__ == "__main__":
    with np.errstate(over="ignore"):
        for number in range(int(sys.argv[1])):
            for count in rules.meta.players:
                play_in_lockstep(count, number)
