"""``clachan arena``: which bot is stronger, and how sure that is."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from clachan.bots import BOTS
from clachan.cli.arena_options import (
    check_apart,
    contest_of,
    file_to_write,
    machines_of,
    results_of,
    sprt_of,
)
from clachan.cli.arena_report import Progress, report
from clachan.cli.errors import Refused, check_positive, file_problem, refuse
from clachan.cli.spelling import tidy
from clachan.cli.words import Words
from clachan.games import GAMES

GROUPS: Final = 100

T = TypeVar("T")


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    games = words.say("cli-game", games=", ".join(GAMES))
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=games)
    parser.add_argument("--bots", help=words.say("arena-bots", bots=", ".join(BOTS)))
    program = words.say("arena-bot")
    parser.add_argument("--bot", action="append", default=[], metavar="COMMAND", help=program)
    parser.add_argument("--players", type=int, help=words.say("cli-players"))
    groups = words.say("arena-groups", groups=GROUPS)
    parser.add_argument("--groups", type=int, default=GROUPS, help=groups)
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=words.say("arena-sprt"))
    parser.add_argument("--ladder", action="store_true", help=words.say("arena-ladder"))
    parser.add_argument("--seed", type=int, help=words.say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=int, help=words.say("cli-simulate-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.say("arena-cluster"))
    parser.add_argument("--deadline", type=float, help=words.say("arena-deadline"))
    parser.add_argument("--out", metavar="FILE", help=words.say("arena-out"))
    parser.add_argument("--plot", metavar="FILE.svg", help=words.say("arena-plot"))
    parser.add_argument("--resume", action="store_true", help=words.say("arena-resume"))


def run(options: Namespace, words: Words) -> int:
    from clachan.lab.arena import ArenaError, Keeper, WorkerDied
    from clachan.lab.arena import run as play

    contest = contest_of(options, words)
    check_positive("--groups", options.groups, words)
    machines = machines_of(options, words)
    sprt = sprt_of(options, contest, words)
    out, plot = (file_to_write(options, name, words) for name in ("out", "plot"))
    check_apart(out, plot, words)
    results = results_of(options, contest, sprt, words)
    keeper = Keeper(out)
    progress = Progress(options.groups, sys.stderr, words)
    try:
        done = _writing(
            out, words, lambda: play(results, options.groups, machines, keeper, progress)
        )
    except KeyboardInterrupt:
        print(file=sys.stderr)
        kept = progress.groups or len(results.groups)
        if out is not None:
            print(words.say("arena-kept", groups=kept, file=tidy(str(out))), file=sys.stderr)
        return 130
    except ArenaError as error:
        raise Refused(words.message(error.message)) from error
    except WorkerDied:
        return refuse(words.say("arena-worker-died"), status=1)
    print(report(done, words))
    if plot is not None:
        from clachan.lab.arena.files import replace_file
        from clachan.lab.arena.plots import plot as draw

        _writing(plot, words, lambda: replace_file(plot, draw(done).encode()))
    return 0


def _writing(file: Path | None, words: Words, write: Callable[[], T]) -> T:
    """What it gives; where the file cannot be written, `Refused`."""
    try:
        return write()
    except OSError as error:
        if file is None or error.filename is None:
            raise
        problem = file_problem(error, words)
        raise Refused(
            words.say("play-file-failed", file=tidy(str(file)), problem=problem)
        ) from error
