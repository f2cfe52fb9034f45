"""``clachan arena``: which bot is stronger, and how sure that is."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from clachan.bots import BOTS
from clachan.cli.commands.arena_entrants import PROGRAM, Named
from clachan.cli.commands.arena_files import files_of, results_of
from clachan.cli.commands.arena_options import contest_of, machines_of, read_numbers, sprt_of
from clachan.cli.commands.arena_report import Progress, report
from clachan.cli.commands.arena_signals import Stopped, stoppable
from clachan.cli.errors import Refused, file_problem, refuse
from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.games import GAMES

if TYPE_CHECKING:
    from clachan.lab.arena import Results

GROUPS: Final = 100

T = TypeVar("T")


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run, named=())
    games = words.say("cli-game", games=", ".join(GAMES))
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=games)
    bots = words.say("arena-bots", bots=", ".join(BOTS))
    program = words.say("arena-bot")
    parser.add_argument("--bots", action=Named, dest="named", metavar="A,B", help=bots)
    parser.add_argument(PROGRAM, action=Named, dest="named", metavar="COMMAND", help=program)
    # Numbers are read by `read_numbers`, which says what is wrong in the reader's language.
    parser.add_argument("--players", help=words.say("cli-players"))
    groups = words.say("arena-groups", groups=GROUPS)
    parser.add_argument("--groups", default=str(GROUPS), help=groups)
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=words.say("arena-sprt"))
    parser.add_argument("--ladder", action="store_true", help=words.say("arena-ladder"))
    parser.add_argument("--seed", help=words.say("cli-simulate-seed"))
    parser.add_argument("--jobs", help=words.say("cli-simulate-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.say("arena-cluster"))
    parser.add_argument("--deadline", help=words.say("arena-deadline"))
    parser.add_argument("--out", metavar="FILE", help=words.say("arena-out"))
    parser.add_argument("--plot", metavar="FILE.svg", help=words.say("arena-plot"))
    parser.add_argument("--resume", action="store_true", help=words.say("arena-resume"))


def run(options: Namespace, words: Words) -> int:
    from clachan.lab.arena import Keeper, WorkerDied
    from clachan.lab.arena import run as play

    read_numbers(options, words)
    out, plot = files_of(options, words)
    contest = contest_of(options, words)
    machines = machines_of(options)
    sprt = sprt_of(options, contest, words)
    results = results_of(options, contest, sprt, words)
    keeper = Keeper(out)
    progress = Progress(results, options.groups, sys.stderr, words)
    try:
        with stoppable():
            done = _writing(
                out, words, lambda: play(results, options.groups, machines, keeper, progress)
            )
    except Stopped as stopped:
        print(file=sys.stderr)
        _tell_so_far(options, progress.results, words)
        return stopped.status
    except WorkerDied:
        refuse(words.say("arena-worker-died"))
        _tell_so_far(options, progress.results, words)
        return 1
    print(report(done, words))
    if plot is not None:
        from clachan.lab.arena.charts import plot as draw
        from clachan.lab.arena.files import replace_file

        _writing(plot, words, lambda: replace_file(plot, draw(done).encode()))
    return 0


def _tell_so_far(options: Namespace, results: Results, words: Words) -> None:
    """What was played before it was stopped, and how it is gone on with."""
    if results.groups:
        print(report(results, words), flush=True)
    groups = len(results.groups)
    if options.out is None:
        print(words.say("arena-not-kept"), file=sys.stderr)
    else:
        kept = words.say("arena-kept", groups=groups, file=tidy(options.out))
        print(kept, file=sys.stderr)


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
