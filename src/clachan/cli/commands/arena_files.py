"""The files of ``clachan arena``: nothing is written over by accident. Each function raises `Refused`."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from clachan.cli.errors import Refused, file_named, file_problem
from clachan.cli.spelling import tidy
from clachan.cli.text import Words

if TYPE_CHECKING:
    from clachan.lab.arena import Contest, Results, Sprt


def files_of(options: Namespace, words: Words) -> tuple[Path | None, Path | None]:
    """Where the results and their picture go; each a new one, or one of ours to go on with."""
    if options.resume and options.out is None:
        raise Refused(words.say("arena-resume-what"))
    out, plot = _writable(options.out, words), _writable(options.plot, words)
    if plot is not None and not plot.name.endswith(".svg"):
        raise Refused(words.say("arena-not-svg", file=tidy(options.plot)))
    if out is not None and plot is not None and out.resolve() == plot.resolve():
        raise Refused(words.say("arena-same-file", file=tidy(options.plot)))
    if out is not None and _is_there(out) and not options.resume:
        key = "arena-exists" if _holds_results(out) else "arena-taken"
        raise Refused(words.say(key, file=tidy(options.out)))
    if plot is not None and _is_there(plot):
        _check_old_plot(options, plot, words)
    return out, plot


def _holds_results(file: Path) -> bool:
    from clachan.lab.arena import ResultError, load_results

    try:
        load_results(file)
    except (OSError, ResultError):
        return False
    return True


def _check_old_plot(options: Namespace, file: Path, words: Words) -> None:
    from clachan.lab.arena.charts import is_chart

    if not options.resume:
        raise Refused(words.say("arena-taken", file=tidy(options.plot)))
    try:
        ours = is_chart(file)
    except OSError as error:
        raise _unread(options.plot, error, words) from error
    if not ours:
        raise Refused(words.say("arena-plot-foreign", file=tidy(options.plot)))


def _writable(given: str | None, words: Words) -> Path | None:
    """A file that is or can be there: better now than after the games."""
    if given is None:
        return None
    try:
        file = file_named(given, words).expanduser()
        if file.is_dir():
            raise IsADirectoryError(given)
        if _is_there(file) and not file.is_file():
            problem = words.say("cli-file-special")
            raise Refused(words.say("play-file-failed", file=tidy(given), problem=problem))
        if not file.parent.is_dir():
            raise FileNotFoundError(given)
        if not os.access(file.parent, os.W_OK):
            raise PermissionError(given)
    except (OSError, RuntimeError, ValueError) as error:
        problem = file_problem(error, words)
        raise Refused(words.say("play-file-failed", file=tidy(given), problem=problem)) from error
    return file


def _is_there(file: Path) -> bool:
    """Also a link that leads nowhere."""
    return os.path.lexists(file)


def results_of(options: Namespace, contest: Contest, sprt: Sprt | None, words: Words) -> Results:
    """None yet, or those to continue; results of older rules are shown before they are refused."""
    from clachan.cli.commands.arena_report import report
    from clachan.lab.arena import Results
    from clachan.lab.arena.results import first_difference, resume_problem

    found = kept(options, words)
    if found is None:
        return Results(contest, sprt, ())
    if problem := resume_problem(found, contest, sprt):
        if problem == "arena-older-rules":
            print(report(found, words), flush=True)
        why = words.say(problem, file=tidy(options.out))
        if problem == "arena-other-contest":
            field, there, here = map(tidy, first_difference(found, contest, sprt))
            if field:
                why = f"{why} {words.say('arena-differs', field=field, there=there, here=here)}"
        raise Refused(why)
    return found


def kept(options: Namespace, words: Words) -> Results | None:
    """The results in ``--out``, where it is to be gone on with and there."""
    from clachan.lab.arena import ResultError, load_results

    file = Path(options.out or "").expanduser()
    if not (options.resume and options.out and file.exists()):
        return None
    try:
        return load_results(file)
    except ResultError as error:
        why = words.message(error.message)
        raise Refused(words.say("arena-file-damaged", file=tidy(options.out), why=why)) from error
    except OSError as error:
        raise _unread(options.out, error, words) from error


def _unread(given: str, error: OSError, words: Words) -> Refused:
    problem = file_problem(error, words)
    return Refused(words.say("cli-file-unread", file=tidy(given), problem=problem))
