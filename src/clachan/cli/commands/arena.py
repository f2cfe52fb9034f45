"""``clachan arena``: which of two or more bots is stronger, and with what confidence."""

from __future__ import annotations

import math
import os
import secrets
import signal
import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from clachan.bots import BOTS
from clachan.cli.commands.arena_report import Progress, format_report
from clachan.cli.errors import (
    CommandError,
    check_count,
    check_positive,
    check_seed,
    explain_error,
    find_game,
    report_error,
    split_names,
)
from clachan.cli.files import check_writable_file, read_error, write_error
from clachan.cli.text import Translator, sanitise
from clachan.core import AnyGame
from clachan.games import GAMES

if TYPE_CHECKING:
    from clachan.lab.arena import Contest, Entrant, Machines, Results, Sprt

GROUPS: Final = 100
_PROGRAM: Final = "--bot"
# A single entrant plays against the first of these that is another bot.
_OPPONENTS: Final = ("greedy", "random")
_INTEGERS: Final = ("players", "groups", "seed", "jobs")
# Seconds for a decision of a program.
_MIN_DEADLINE: Final = 0.001
_MAX_DEADLINE: Final = 86_400
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class _AppendEntrants(Action):
    """Keeps the entrants of ``--bots`` and ``--bot`` in the order of the command line."""

    def __call__(
        self,
        _parser: ArgumentParser,
        options: Namespace,
        values: object,
        option: str | None = None,
    ) -> None:
        options.named = (*options.named, (option, values))


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run, named=())
    games = words.say("cli-game", games=", ".join(GAMES))
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=games)
    bots = words.say("arena-bots", bots=", ".join(BOTS))
    program = words.say("arena-bot")
    parser.add_argument("--bots", action=_AppendEntrants, dest="named", metavar="A,B", help=bots)
    parser.add_argument(
        _PROGRAM, action=_AppendEntrants, dest="named", metavar="PROGRAM", help=program
    )
    # Numbers are read by `_parse_numbers`, which reports errors in the reader's language.
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


def run(options: Namespace, words: Translator) -> int:
    from clachan.atomic_files import replace_file
    from clachan.lab.arena import ResultWriter, WorkerDied, run_contest
    from clachan.plugins import PluginFailed

    _parse_numbers(options, words)
    game = find_game(options.game, words)
    out, plot = _check_files(options, words)
    previous = _load_previous(options, words)
    contest = _create_contest(options, game, previous, words)
    machines = _create_machines(options)
    sprt = _parse_sprt(options, contest, words)
    results = _choose_results(options, previous, contest, sprt, words)
    progress = Progress(results, options.groups, sys.stderr, words)
    try:
        with _stop_on_signals(), _write_errors(out, words):
            done = run_contest(results, options.groups, machines, ResultWriter(out), progress)
    except Stopped as stopped:
        print(file=sys.stderr)
        _report_so_far(options, progress.results, words)
        return stopped.status
    except (WorkerDied, PluginFailed) as error:
        status = report_error(error, words)
        _report_so_far(options, progress.results, words)
        return status
    print(format_report(done, words))
    if plot is not None:
        from clachan.lab.arena.charts import draw_chart

        with _write_errors(plot, words):
            replace_file(plot, draw_chart(done).encode())
    return 0


def _report_so_far(options: Namespace, results: Results, words: Translator) -> None:
    """Print the results before the stop, and how to continue."""
    if results.groups:
        print(format_report(results, words), flush=True)
    if options.out is None:
        print(words.say("arena-not-kept"), file=sys.stderr)
    else:
        groups = len(results.groups)
        kept = words.say("arena-kept", groups=groups, file=sanitise(options.out))
        print(kept, file=sys.stderr)


@contextmanager
def _write_errors(file: Path | None, words: Translator) -> Iterator[None]:
    """In this context a file that cannot be written raises `CommandError`."""
    try:
        yield
    except OSError as error:
        if file is None or error.filename is None:
            raise
        raise write_error(str(file), error, words) from error


class Stopped(Exception):
    """A signal stopped the arena; ``status`` is the exit status that shells use for that signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


@contextmanager
def _stop_on_signals() -> Iterator[None]:
    """In this context both signals raise `Stopped`.

    A signal that was ignored when the process started stays ignored, as for a background job (``nohup``).
    """
    received: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        received.append(number)
        raise KeyboardInterrupt

    handled = [number for number in _SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, stop) for number in handled}
    try:
        yield
    except (KeyboardInterrupt, MemoryError) as error:
        # Compiled code reports an exception from a signal handler as a lack of memory.
        if isinstance(error, MemoryError) and not received:
            raise
        raise Stopped(received[-1] if received else signal.SIGINT) from error
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _parse_numbers(options: Namespace, words: Translator) -> None:
    """Replace the text of integer options by integers; raises `CommandError`."""
    for name in _INTEGERS:
        text = getattr(options, name)
        if text is not None:
            setattr(options, name, _parse_integer(f"--{name}", text, words))
    check_positive("--groups", options.groups, words)
    check_seed(options.seed, words)
    if options.jobs is not None:
        check_positive("--jobs", options.jobs, words)


def _parse_integer(option: str, text: str, words: Translator) -> int:
    try:
        return int(text)
    except ValueError:
        raise CommandError(words.say("cli-not-whole", option=option, text=sanitise(text))) from None


def _create_contest(
    options: Namespace, game: AnyGame, previous: Results | None, words: Translator
) -> Contest:
    from clachan.lab.arena import Contest, check_contest
    from clachan.lab.arena.ratings import rating_entrants

    entrants = _create_entrants(options)
    if options.ladder:
        import openskill  # noqa: F401  where it is missing, fail now and not after the games

        entrants = rating_entrants(options.game, entrants)
    contest = Contest(
        kind="ladder" if options.ladder else "match",
        game=options.game,
        rules=game.meta.rules_version,
        players=_count_players(options, game, len(entrants), words),
        entrants=entrants,
        seed=_choose_seed(options, previous),
        deadline_ms=_parse_deadline_ms(options, words),
    )
    check_contest(contest)
    return contest


def _count_players(options: Namespace, game: AnyGame, entrants: int, words: Translator) -> int:
    """The option, or the number of entrants; raises `CommandError`."""
    counts = game.meta.players
    if options.players is None and options.ladder:
        return counts[0]
    players = entrants if options.players is None else int(options.players)
    check_count(counts, players, words)
    return players


def _choose_seed(options: Namespace, previous: Results | None) -> int:
    """The option, the seed of the results to continue, or a new one."""
    if options.seed is not None:
        return int(options.seed)
    return previous.contest.seed if previous else secrets.randbits(32)


def _parse_deadline_ms(options: Namespace, words: Translator) -> int:
    from clachan.lab.arena.contest import DEADLINE_MS

    if options.deadline is None:
        return DEADLINE_MS
    try:
        seconds = float(options.deadline)
    except ValueError:
        seconds = math.nan
    if not _MIN_DEADLINE <= seconds <= _MAX_DEADLINE:
        given = sanitise(options.deadline)
        raise CommandError(words.say("arena-bad-deadline", most=str(_MAX_DEADLINE), given=given))
    return int(1000 * seconds)


def _create_machines(options: Namespace) -> Machines:
    from clachan.lab.arena import Machines

    if options.cluster is not None:
        from clachan.lab.arena.cluster import check_cluster

        check_cluster()
    return Machines(options.jobs, options.cluster)


def _parse_sprt(options: Namespace, contest: Contest, words: Translator) -> Sprt | None:
    from clachan.lab.arena import Sprt

    if options.sprt is None:
        return None
    if contest.kind == "ladder" or len(contest.entrants) != 2:
        raise CommandError(words.say("arena-sprt-of-two"))
    return Sprt.parse(options.sprt)


def _create_entrants(options: Namespace) -> tuple[Entrant, ...]:
    """The entrants of the options; a single one gets an opponent. Raises `BotError`."""
    from clachan.lab.arena import Entrant
    from clachan.lab.arena.baselines import bot_entrant

    entrants: list[Entrant] = []
    for option, text in options.named:
        if option == _PROGRAM:
            entrants.append(Entrant("program", text))
        else:
            entrants += [bot_entrant(options.game, spec) for spec in split_names(text)]
    if not options.ladder:
        for spec in _OPPONENTS:
            if len(entrants) < 2 and ("bot", spec) not in {
                (who.kind, who.spec) for who in entrants
            }:
                entrants.append(bot_entrant(options.game, spec))
    return tuple(entrants)


def _check_files(options: Namespace, words: Translator) -> tuple[Path | None, Path | None]:
    """The paths of the results and their chart; each is new, or a file of ours to continue.

    Raises `CommandError`.
    """
    if options.resume and options.out is None:
        raise CommandError(words.say("arena-resume-what"))
    out, plot = check_writable_file(options.out, words), check_writable_file(options.plot, words)
    if plot is not None and not plot.name.endswith(".svg"):
        raise CommandError(words.say("arena-not-svg", file=sanitise(options.plot)))
    if out is not None and plot is not None and out.resolve() == plot.resolve():
        raise CommandError(words.say("arena-same-file", file=sanitise(options.plot)))
    # A link without a target counts as a file.
    if out is not None and os.path.lexists(out) and not options.resume:
        key = "arena-exists" if _has_results(out) else "arena-taken"
        raise CommandError(words.say(key, file=sanitise(options.out)))
    if plot is not None and os.path.lexists(plot):
        _check_old_plot(options, plot, words)
    return out, plot


def _has_results(file: Path) -> bool:
    from clachan.lab.arena import ResultError, load_results

    try:
        load_results(file)
    except (OSError, ResultError):
        return False
    return True


def _check_old_plot(options: Namespace, file: Path, words: Translator) -> None:
    from clachan.lab.arena.charts import is_chart

    if not options.resume:
        raise CommandError(words.say("arena-taken", file=sanitise(options.plot)))
    try:
        ours = is_chart(file)
    except OSError as error:
        raise read_error(options.plot, error, words) from error
    if not ours:
        raise CommandError(words.say("arena-plot-foreign", file=sanitise(options.plot)))


def _load_previous(options: Namespace, words: Translator) -> Results | None:
    """The results in ``--out`` that ``--resume`` continues; raises `CommandError`."""
    from clachan.lab.arena import ResultError, load_results

    file = Path(options.out or "").expanduser()
    if not (options.resume and options.out and file.exists()):
        return None
    try:
        return load_results(file)
    except ResultError as error:
        why, file_name = explain_error(error, words), sanitise(options.out)
        raise CommandError(words.say("arena-file-damaged", file=file_name, why=why)) from error
    except OSError as error:
        raise read_error(options.out, error, words) from error


def _choose_results(
    options: Namespace,
    previous: Results | None,
    contest: Contest,
    sprt: Sprt | None,
    words: Translator,
) -> Results:
    """Empty results, or the previous ones; raises `CommandError` where these cannot be continued.

    Results of older rules are shown first.
    """
    from clachan.lab.arena import Results
    from clachan.lab.arena.results import first_difference, resume_problem

    if previous is None:
        return Results(contest, sprt, ())
    if problem := resume_problem(previous, contest, sprt):
        if problem == "arena-older-rules":
            print(format_report(previous, words), flush=True)
        why = words.say(problem, file=sanitise(options.out))
        if problem == "arena-other-contest":
            field, there, here = map(sanitise, first_difference(previous, contest, sprt))
            if field:
                why = f"{why} {words.say('arena-differs', field=field, there=there, here=here)}"
        raise CommandError(why)
    return previous
