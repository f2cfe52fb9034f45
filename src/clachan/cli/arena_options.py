"""What the options of ``clachan arena`` mean; each function raises `Refused`."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clachan.bots import BotError
from clachan.cli.errors import (
    Refused,
    check_count,
    check_positive,
    check_seed,
    file_named,
    file_problem,
    find_game,
    names_in,
)
from clachan.cli.spelling import tidy
from clachan.cli.words import Words
from clachan.core import AnyGame, Message

if TYPE_CHECKING:
    from clachan.lab.arena import Contest, Entrant, Machines, Results, Sprt

# Seconds for a decision of a program.
_SHORTEST: Final = 0.001
_LONGEST: Final = 86_400


def contest_of(options: Namespace, words: Words) -> Contest:
    from clachan.lab.arena import ArenaError, Contest, check
    from clachan.lab.arena.ladder import ladder_entrants

    game = find_game(options.game, words)
    try:
        entrants = _entrants(options)
    except BotError as error:
        raise Refused(words.message(_tidied(error.message))) from error
    if options.ladder:
        entrants = ladder_entrants(options.game, entrants)
    check_seed(options.seed, words)
    contest = Contest(
        kind="ladder" if options.ladder else "match",
        game=options.game,
        rules=game.meta.rules_version,
        players=_players(options, game, len(entrants), words),
        entrants=entrants,
        seed=_seed(options, words),
        deadline_ms=_deadline_ms(options, words),
    )
    try:
        check(contest)
    except (ArenaError, BotError) as error:
        raise Refused(words.message(_tidied(error.message))) from error
    return contest


def _entrants(options: Namespace) -> tuple[Entrant, ...]:
    """Those named; where it is one alone, against a bot that everybody knows."""
    from clachan.lab.arena import Entrant
    from clachan.lab.arena.zoo import our_entrant

    bots = names_in(options.bots) if options.bots is not None else ()
    entrants = [our_entrant(options.game, spec) for spec in bots]
    entrants += [Entrant("program", command) for command in options.bot]
    if not options.ladder:
        for known in (our_entrant(options.game, spec) for spec in ("greedy", "random")):
            if len(entrants) < 2 and known not in entrants:
                entrants.append(known)
    return tuple(entrants)


def _tidied(message: Message) -> Message:
    """What somebody typed may be in it."""
    args = message.args
    return Message(
        message.key,
        tuple((name, tidy(arg) if isinstance(arg, str) else arg) for name, arg in args),
    )


def _players(options: Namespace, game: AnyGame, entrants: int, words: Words) -> int:
    """As many as there are entrants, where nothing is said and the game allows it."""
    counts = game.meta.players
    if options.players is None:
        return entrants if entrants in counts and not options.ladder else counts[0]
    check_count(counts, options.players, words)
    return int(options.players)


def _seed(options: Namespace, words: Words) -> int:
    """The one given, that of the results to go on with, or a new one."""
    if options.seed is not None:
        return int(options.seed)
    found = _kept(options, words)
    return found.contest.seed if found else secrets.randbits(32)


def _deadline_ms(options: Namespace, words: Words) -> int:
    from clachan.lab.arena.contest import DEADLINE_MS

    if options.deadline is None:
        return DEADLINE_MS
    if not _SHORTEST <= options.deadline <= _LONGEST:
        given = f"{options.deadline:g}"
        raise Refused(words.say("arena-bad-deadline", most=str(_LONGEST), given=given))
    return int(1000 * options.deadline)


def machines_of(options: Namespace, words: Words) -> Machines:
    from clachan.lab.arena import ArenaError, Machines

    if options.jobs is not None:
        check_positive("--jobs", options.jobs, words)
    if options.cluster is not None:
        from clachan.lab.arena.cluster import check_cluster

        try:
            check_cluster()
        except ArenaError as error:
            raise Refused(words.message(error.message)) from error
    return Machines(options.jobs, options.cluster)


def sprt_of(options: Namespace, contest: Contest, words: Words) -> Sprt | None:
    from clachan.lab.arena import ArenaError, Sprt

    if options.sprt is None:
        return None
    if contest.kind == "ladder" or len(contest.entrants) != 2:
        raise Refused(words.say("arena-sprt-of-two"))
    try:
        return Sprt.parse(options.sprt)
    except ArenaError as error:
        raise Refused(words.message(error.message)) from error


def file_to_write(options: Namespace, name: str, words: Words) -> Path | None:
    """A new one, or one to go on with; nothing is written over by accident."""
    given = getattr(options, name)
    if given is None:
        return None
    file = file_named(given, words).expanduser()
    if name == "plot" and file.suffix != ".svg":
        raise Refused(words.say("arena-not-svg", file=tidy(given)))
    try:
        if file.exists() and not (options.resume and file.is_file()):
            raise Refused(words.say("arena-exists", file=tidy(given)))
        file.parent.stat()
    except (OSError, ValueError) as error:
        problem = file_problem(error, words)
        raise Refused(words.say("play-file-failed", file=tidy(given), problem=problem)) from error
    return file


def check_apart(out: Path | None, plot: Path | None, words: Words) -> None:
    """That the picture does not take the place of the results."""
    if out is not None and plot is not None and out.resolve() == plot.resolve():
        raise Refused(words.say("arena-same-file", file=tidy(str(plot))))


def results_of(options: Namespace, contest: Contest, sprt: Sprt | None, words: Words) -> Results:
    """None yet, or those to go on with."""
    from clachan.lab.arena import Results
    from clachan.lab.arena.files import hindrance

    if options.resume and options.out is None:
        raise Refused(words.say("arena-resume-what"))
    found = _kept(options, words)
    if found is None:
        return Results(contest, sprt, ())
    if problem := hindrance(found, contest, sprt):
        raise Refused(words.say(problem, file=tidy(options.out)))
    return found


def _kept(options: Namespace, words: Words) -> Results | None:
    from clachan.lab.arena import ResultError, load

    file = Path(options.out or "").expanduser()
    if not (options.resume and options.out and file.exists()):
        return None
    try:
        return load(file)
    except ResultError as error:
        why = words.message(error.message)
        raise Refused(words.say("arena-file-damaged", file=tidy(options.out), why=why)) from error
    except OSError as error:
        problem = file_problem(error, words)
        raise Refused(
            words.say("cli-file-unread", file=tidy(options.out), problem=problem)
        ) from error
