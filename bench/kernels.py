"""How many random games the kernels play in a second, beside the engine and card games of OpenSpiel.

    python3 run.py bench kernels [--games glenmore] [--seconds 2] [--device gpu]

One core, from the deal to the score; the time is that of the process. The rows of the search count the playouts
of one decision, or of one turn of Glen More, after the deal, with everything that it takes: worlds or candidates, tree, informed
playouts. In each round all of them play in
turn, so that they meet the same moods of the machine; the figures are medians over the rounds. Where
OpenSpiel is installed (``pip install open_spiel``), its C++ core plays random games too.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

from clachan.bots.compiled import load_searches
from clachan.core import CHANCE
from clachan.games import GAMES, clans, glenmore
from clachan.kernels import random_games

ROUNDS: Final = 10
OPENSPIEL: Final = ("hearts", "oh_hell", "spades", "euchre")

Player = Callable[[int], int]
"""Plays this many games; returns how many moves were made."""


def kernel_player(name: str, players: int, device: str) -> Player:
    seeds = iter(range(10**9))

    def play(games: int) -> int:
        return random_games(name, players, games, next(seeds), device).moves

    return play


def engine_player(name: str, players: int) -> Player:
    """Random games through the contract."""
    game, rng = GAMES[name], random.Random(0)

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_game(players)
            while (seat := game.to_move(state)) is not None:
                legal = game.legal_actions(state)
                if seat == CHANCE:
                    (action,) = rng.choices(legal, game.chance_weights(state))
                else:
                    action = rng.choice(legal)
                    moves += 1
                state = game.apply(state, action)
        return moves

    return play


def openspiel_player(name: str) -> Player:
    """Its own random bots in its own loop, all in C++, so that moves are not counted."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(10**9))

    def play(games: int) -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 0

    return play


def clans_search_player(players: int) -> Player:
    """A decision of the expert with this many playouts."""
    from clachan.bots.clans.compiled_search import CompiledSearch
    from clachan.bots.clans.levels import EXPERT_OF_TWO, EXPERT_ON_KERNEL

    rng, style = random.Random(0), EXPERT_OF_TWO if players == 2 else EXPERT_ON_KERNEL

    def play(playouts: int) -> int:
        state = clans.new_game(players)
        while clans.to_move(state) == CHANCE:
            state = clans.apply(state, rng.choice(clans.legal_actions(state)))
        CompiledSearch(clans.view(state, 0), rng, style).simulate(playouts)
        return 0

    return play


def glenmore_search_player(players: int) -> Player:
    """The first turn of the expert with this many playouts."""
    from clachan.bots.budget import Budget
    from clachan.bots.glenmore.compiled.search import find_turn
    from clachan.bots.glenmore.levels import COMPILED_STYLES
    from clachan.kernels.glenmore import from_state

    rng = random.Random(0)

    def play(playouts: int) -> int:
        state = glenmore.new_game(players)
        while glenmore.to_move(state) == CHANCE:
            state = glenmore.apply(state, rng.choice(glenmore.legal_actions(state)))
        budget = Budget(playouts, "playouts")
        find_turn(from_state(state), COMPILED_STYLES["expert"], budget, rng.randrange(2**53))
        return 0

    return play


SEARCHES: Final[dict[str, Callable[[int], Player]]] = {
    "clans": clans_search_player,
    "glenmore": glenmore_search_player,
}


def players_of(names: list[str], device: str) -> dict[str, Player]:
    found: dict[str, Player] = {}
    if device == "cpu":
        load_searches(names)  # compiles what a search of one playout does not call
    for name in names:
        for players in GAMES[name].meta.players:
            found[f"{name} {players}p, kernel on {device}"] = kernel_player(name, players, device)
            found[f"{name} {players}p, engine"] = engine_player(name, players)
            if name in SEARCHES and device == "cpu":
                found[f"{name} {players}p, search"] = SEARCHES[name](players)
    if importlib.util.find_spec("pyspiel"):
        found |= {f"OpenSpiel {name}, C++": openspiel_player(name) for name in OPENSPIEL}
    return found


def measure(
    players: dict[str, Player], seconds: float, clock: Callable[[], float]
) -> dict[str, tuple[float, float]]:
    """By player: games and moves a second. The first call compiles."""
    batches = {name: find_batch(play, seconds / ROUNDS, clock) for name, play in players.items()}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            start = clock()
            moves = play(batches[name])
            spent = clock() - start
            rates[name].append((batches[name] / spent, moves / spent))
    return {
        name: (statistics.median(games for games, _ in row), statistics.median(m for _, m in row))
        for name, row in rates.items()
    }


def find_batch(play: Player, seconds: float, clock: Callable[[], float]) -> int:
    """How many games take about this long; a search takes some time before its first playout too."""
    play(1)
    games, spent = 1, 0.0
    while spent < seconds:
        games *= 4
        start = clock()
        play(games)
        spent = clock() - start
    return max(1, int(games * seconds / spent))


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games of the kernels a second.")
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    options = parser.parse_args()
    # A GPU works while its process waits.
    clock = time.perf_counter if options.device == "gpu" else time.process_time
    rates = measure(players_of(options.games, options.device), options.seconds, clock)
    peer = max((games for name, (games, _) in rates.items() if "OpenSpiel" in name), default=0.0)
    print(f"{'':34}{'games/s':>14}{'moves/s':>16}{'x engine':>10}{'x OpenSpiel':>13}")
    for name, (games, moves) in rates.items():
        line = f"{name:34}{games:14,.0f}{f'{moves:,.0f}' if moves else '-':>16}"
        if "kernel" in name:
            engine, _ = rates[f"{name.partition(',')[0]}, engine"]
            line += f"{games / engine:10.0f}" + (f"{games / peer:13.1f}" if peer else "")
        print(line)


if __name__ == "__main__":
    main()
