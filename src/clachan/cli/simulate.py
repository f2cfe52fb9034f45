"""``clachan simulate``: many games among bots, and a table of how they came out."""

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Final, TextIO

from clachan.bots import BOTS
from clachan.cli.errors import refuse
from clachan.cli.words import Words
from clachan.games import GAMES
from clachan.lab import SeatResult, Simulation
from clachan.lab import simulate as run_simulation

_BAR: Final = 30


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", choices=tuple(GAMES), help=words.say("cli-game"))
    parser.add_argument("--games", type=int, default=1000, help=words.say("cli-simulate-games"))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    bots = words.say("cli-simulate-bots", bots=", ".join(BOTS))
    parser.add_argument("--bots", default="greedy,random", help=bots)
    parser.add_argument("--seed", type=int, help=words.say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=int, help=words.say("cli-simulate-jobs"))


def run(options: Namespace, words: Words) -> int:
    bots = tuple(options.bots.split(","))
    if options.players not in (None, len(bots)):
        return refuse(f"players: {options.players}, but bots: {options.bots} is {len(bots)}")
    jobs = options.jobs if options.jobs is not None else os.cpu_count() or 1
    if jobs < 1:
        return refuse(f"jobs: must be at least 1, not {jobs}")
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    try:
        simulation = Simulation(options.game, options.games, bots, seed)
    except ValueError as error:
        return refuse(str(error))
    results = run_simulation(simulation, jobs, _progress(simulation.games, sys.stderr))
    print(words.say("cli-simulate-done", games=simulation.games, seed=str(seed)))
    print(_table(results, words))
    return 0


def _progress(games: int, out: TextIO) -> Callable[[int], None]:
    """A bar for people; nothing where nobody watches."""

    def show(done: int) -> None:
        if out.isatty():
            full = "█" * (_BAR * done // games)
            end = "\r\033[K" if done == games else ""
            out.write(f"\r{full:░<{_BAR}} {done}/{games} {end}")
            out.flush()

    return show


def _table(results: Sequence[SeatResult], words: Words) -> str:
    head = [
        words.say(f"cli-simulate-{name}") for name in ("seat", "bot", "wins", "points", "place")
    ]
    rows = [head] + [
        [
            str(seat),
            result.bot,
            f"{result.win_share:.1%} ± {result.margin:.1%}",
            f"{result.mean_total:.1f}",
            f"{result.mean_place:.2f}",
        ]
        for seat, result in enumerate(results, start=1)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
