"""How many random games a CPU second holds, in units of a plain Python loop.

    python3 run.py bench [--players 4] [--slices 60] [--game clans]

The loop ``total += i * i % 7`` is timed in slices between slices of play, so that both meet the
same moods of the machine; the figure is the median over the slices of games per million turns of
the loop. Where OpenSpiel is installed (``pip install open_spiel``) its Oh Hell, a card game with a
deal and hidden hands, is stepped from Python in the same way.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Final

from clachan.games import GAMES

LOOP_TURNS: Final = 200_000
SLICE_GAMES: Final = 60


def loop(turns: int) -> int:
    total = 0
    for i in range(turns):
        total += i * i % 7
    return total


def contract_game(name: str, players: int) -> Callable[[], None]:
    """A random game through the public contract, chance drawn by its weights."""
    game = GAMES[name]
    draw = random.Random(0).random
    new_game, to_move, legal_actions = game.new_game, game.to_move, game.legal_actions
    chance_weights, apply = game.chance_weights, game.apply

    def play() -> None:
        state = new_game(players)
        while (seat := to_move(state)) is not None:
            actions = legal_actions(state)
            if seat < 0:
                weights = chance_weights(state)
                value = int(draw() * sum(weights))
                index = value if len(weights) == sum(weights) else _weighted_index(weights, value)
                state = apply(state, actions[index])
            else:
                state = apply(state, actions[int(draw() * len(actions))])

    return play


def _weighted_index(weights: tuple[int, ...], value: int) -> int:
    index = 0
    while value >= weights[index]:
        value -= weights[index]
        index += 1
    return index


def playout_game(name: str, players: int) -> Callable[[], None] | None:
    """A random game inside the game's own playout function, where it has one."""
    if importlib.util.find_spec(f"clachan.games.{name}.playout") is None:
        return None
    playout = importlib.import_module(f"clachan.games.{name}.playout").playout
    start, rng = GAMES[name].new_game(players), random.Random(0)
    return lambda: playout(start, rng)


def oh_hell(players: int) -> Callable[[], None] | None:
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": 7})
    draw = random.Random(0).random

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])

    return play


def cpu_time(function: Callable[[], object]) -> float:
    start = time.process_time()
    function()
    return time.process_time() - start


def repeat(play: Callable[[], None], times: int) -> None:
    for _ in range(times):
        play()


def measure(play: Callable[[], None], slices: int) -> tuple[float, float]:
    """Games per million turns of the loop, and per CPU second: medians over the slices."""
    repeat(play, SLICE_GAMES)
    per_turns, per_second = [], []
    for _ in range(slices):
        turn = cpu_time(lambda: loop(LOOP_TURNS)) / LOOP_TURNS
        game = cpu_time(lambda: repeat(play, SLICE_GAMES)) / SLICE_GAMES
        per_turns.append(1_000_000 * turn / game)
        per_second.append(1 / game)
    return statistics.median(per_turns), statistics.median(per_second)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games in units of a Python loop.")
    parser.add_argument("--game", choices=tuple(GAMES), default="clans")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--slices", type=int, default=60)
    options = parser.parse_args()
    rules = importlib.import_module(f"clachan.games.{options.game}.rules").__file__ or ""
    compiled = rules.endswith(tuple(EXTENSION_SUFFIXES))
    print(
        f"{options.game}, {options.players} players, rules {'compiled' if compiled else 'interpreted'}"
    )
    print(f"{'':24}{'games per million turns':>26}{'per CPU second':>18}")
    rows = {
        "through the contract": contract_game(options.game, options.players),
        "playouts": playout_game(options.game, options.players),
        "OpenSpiel oh_hell": oh_hell(options.players),
    }
    for name, play in rows.items():
        if play is None:
            print(f"{name:24}{'not here':>26}")
        else:
            per_turns, per_second = measure(play, options.slices)
            print(f"{name:24}{per_turns:26.1f}{per_second:18.0f}")


if __name__ == "__main__":
    main()
