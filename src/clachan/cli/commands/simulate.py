"""``clachan simulate``: many games among bots, and a table of the results."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from clachan.bots import BOTS, make_bot
from clachan.cli.errors import (
    CommandError,
    check_count,
    check_positive,
    check_seed,
    find_game,
    split_names,
)
from clachan.cli.text import Translator
from clachan.games import GAMES

if TYPE_CHECKING:
    from clachan.lab import SeatResult

_BAR: Final = 30
# The bots where the options name none.
_FIRST: Final = "greedy"
_OTHERS: Final = "random"


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(GAMES)))
    parser.add_argument("--games", type=int, default=1000, help=words.say("cli-simulate-games"))
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    bots = words.say("cli-simulate-bots", bots=", ".join(BOTS), first=_FIRST, others=_OTHERS)
    parser.add_argument("--bots", help=bots)
    parser.add_argument("--seed", type=int, help=words.say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=int, help=words.say("cli-simulate-jobs"))


def run(options: Namespace, words: Translator) -> int:
    from clachan.lab import Simulation
    from clachan.lab import simulate as run_simulation

    bots = _bots(options, words)
    check_positive("--games", options.games, words)
    jobs = options.jobs if options.jobs is not None else os.cpu_count() or 1
    check_positive("--jobs", jobs, words)
    check_seed(options.seed, words)
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    simulation = Simulation(options.game, options.games, bots, seed)
    results = run_simulation(simulation, jobs, _progress(simulation.games, sys.stderr))
    print(words.say("cli-simulate-done", games=simulation.games, seed=str(seed)))
    print(_table(results, words))
    return 0


def _bots(options: Namespace, words: Translator) -> tuple[str, ...]:
    """A bot for each seat; raises `CommandError`."""
    game = find_game(options.game, words)
    if options.bots is None:
        players = game.meta.players[0] if options.players is None else options.players
        check_count(game.meta.players, players, words)
        return (_FIRST, *[_OTHERS] * (players - 1))
    bots = split_names(options.bots)
    for bot in bots:
        make_bot(bot, game)  # raises BotError
    if options.players not in (None, len(bots)):
        raise CommandError(words.say("cli-bots-differ", bots=len(bots), players=options.players))
    check_count(game.meta.players, len(bots), words)
    return bots


def _progress(games: int, out: TextIO) -> Callable[[int], None]:
    """A progress bar in a terminal; nothing elsewhere."""

    def show(done: int) -> None:
        if out.isatty():
            full = "█" * (_BAR * done // games)
            end = "\r\033[K" if done == games else ""
            out.write(f"\r{full:░<{_BAR}} {done}/{games} {end}")
            out.flush()

    return show


def _table(results: Sequence[SeatResult], words: Translator) -> str:
    names = ("seat", "bot", "wins", "points", "place")
    rows = [[words.say(f"cli-simulate-{name}") for name in names]] + [
        [
            str(seat),
            result.bot,
            words.say(
                "cli-simulate-share",
                share=result.win_share,
                lower=result.interval[0],
                upper=result.interval[1],
            ),
            words.say("cli-simulate-mean-points", mean=result.mean_total),
            words.say("cli-simulate-mean-place", mean=result.mean_place),
        ]
        for seat, result in enumerate(results, start=1)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
