"""Plays games of Glen More with the kernel and the rules side by side; as a program, the number of games given."""

import random
import sys
from collections import Counter
from functools import lru_cache

import numpy as np

from clachan.core import CHANCE
from clachan.games import glenmore as rules
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.state import State
from clachan.kernels import glenmore as kernel
from clachan.kernels.glenmore.rules import Array
from clachan.kernels.interface import OVER
from tests.support.games.glenmore_photo import any_action

SALES = (0.85, 0.5)
"""How often a decision's own action is played, by the parity of the seed: with few sales tiles are paid for."""


@lru_cache(maxsize=30)  # several tests look at the same games
def random_positions(players: int, seed: int) -> tuple[tuple[State, Action | None], ...]:
    """The positions of a random game, each with the action that follows."""
    chooser = random.Random(seed)
    state = rules.new_game(players)
    found: list[tuple[State, Action | None]] = []
    while rules.to_move(state) is not None:
        action = any_action(state, chooser, SALES[seed % 2])
        found.append((state, action))
        state = rules.apply(state, action)
    return (*found, (state, None))


def array_of(state: State) -> tuple[Array, Array]:
    """The set-up and the position."""
    return kernel.make_setup(len(state.players)), kernel.from_state(state)


def assert_equal_lists(setup: Array, array: Array, state: State) -> list[int]:
    """The legal actions of both, in order, there and back; and the weights of chance."""
    numbers = np.zeros(kernel.MOST_LEGAL, np.int64)
    count = kernel.list_legal(setup, array, numbers)
    found: list[int] = numbers[:count].tolist()
    legal = rules.legal_actions(state)
    assert tuple(kernel.name_action(array, number) for number in found) == legal
    assert [kernel.number_action(array, action) for action in legal] == found
    if rules.to_move(state) == CHANCE:
        weights = [kernel.nth_weight(setup, array, number) for number in range(count)]
        assert tuple(weights) == rules.chance_weights(state)
    return found


def play_in_lockstep(players: int, seed: int) -> Counter[str]:
    """Play a random game and compare every step; returns how often there was each kind of action."""
    setup = kernel.make_setup(players)
    array = np.full(kernel.STATE_SIZE, -1, kernel.STATE_TYPE)
    scores = np.zeros(players, np.int64)
    kernel.reset(setup, array)
    actions: Counter[str] = Counter()
    for state, action in random_positions(players, seed):
        seat = rules.to_move(state)
        assert kernel.to_move(setup, array) == (OVER if seat is None else seat)
        numbers = assert_equal_lists(setup, array, state)
        kernel.score(setup, array, scores)
        assert scores.tolist() == [sheet.total for sheet in rules.score(state)]
        assert kernel.to_state(setup, array) == state
        if action is not None:
            actions[type(action).__name__] += 1
            kernel.apply(setup, array, numbers[rules.legal_actions(state).index(action)])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert seats_in(kernel.find_winners(setup, array)) == outcome.winners
    return actions


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(5) if mask >> seat & 1)


if __name__ == "__main__":
    with np.errstate(over="ignore"):
        for number in range(int(sys.argv[1])):
            for count in rules.meta.players:
                play_in_lockstep(count, number)
