"""What the options of ``clachan arena`` mean; each function raises `Refused`."""

from __future__ import annotations

import math
import secrets
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from clachan.cli.commands.arena_entrants import entrants_of
from clachan.cli.commands.arena_files import kept
from clachan.cli.errors import Refused, check_count, check_positive, check_seed, find_game
from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.core import AnyGame

if TYPE_CHECKING:
    from clachan.lab.arena import Contest, Machines, Sprt

_WHOLE: Final = ("players", "groups", "seed", "jobs")
# Seconds for a decision of a program.
_SHORTEST: Final = 0.001
_LONGEST: Final = 86_400


def read_numbers(options: Namespace, words: Words) -> None:
    """Whole ones, in place of what was typed."""
    for name in _WHOLE:
        text = getattr(options, name)
        if text is not None:
            setattr(options, name, _whole(f"--{name}", text, words))
    check_positive("--groups", options.groups, words)
    check_seed(options.seed, words)
    if options.jobs is not None:
        check_positive("--jobs", options.jobs, words)


def _whole(option: str, text: str, words: Words) -> int:
    try:
        return int(text)
    except ValueError:
        raise Refused(words.say("cli-not-whole", option=option, text=tidy(text))) from None


def contest_of(options: Namespace, words: Words) -> Contest:
    from clachan.lab.arena import Contest, check
    from clachan.lab.arena.ratings import ladder_entrants

    game = find_game(options.game, words)
    entrants = entrants_of(options)
    if options.ladder:
        entrants = ladder_entrants(options.game, entrants)
    contest = Contest(
        kind="ladder" if options.ladder else "match",
        game=options.game,
        rules=game.meta.rules_version,
        players=_players(options, game, len(entrants), words),
        entrants=entrants,
        seed=_seed(options, words),
        deadline_ms=_deadline_ms(options, words),
    )
    check(contest)
    return contest


def _players(options: Namespace, game: AnyGame, entrants: int, words: Words) -> int:
    """As many as there are entrants, where nothing is said."""
    counts = game.meta.players
    if options.players is None and options.ladder:
        return counts[0]
    players = entrants if options.players is None else int(options.players)
    check_count(counts, players, words)
    return players


def _seed(options: Namespace, words: Words) -> int:
    """The one given, that of the results to go on with, or a new one."""
    if options.seed is not None:
        return int(options.seed)
    found = kept(options, words)
    return found.contest.seed if found else secrets.randbits(32)


def _deadline_ms(options: Namespace, words: Words) -> int:
    from clachan.lab.arena.contest import DEADLINE_MS

    if options.deadline is None:
        return DEADLINE_MS
    try:
        seconds = float(options.deadline)
    except ValueError:
        seconds = math.nan
    if not _SHORTEST <= seconds <= _LONGEST:
        given = tidy(options.deadline)
        raise Refused(words.say("arena-bad-deadline", most=str(_LONGEST), given=given))
    return int(1000 * seconds)


def machines_of(options: Namespace) -> Machines:
    from clachan.lab.arena import Machines

    if options.cluster is not None:
        from clachan.lab.arena.cluster import check_cluster

        check_cluster()
    return Machines(options.jobs, options.cluster)


def sprt_of(options: Namespace, contest: Contest, words: Words) -> Sprt | None:
    from clachan.lab.arena import Sprt

    if options.sprt is None:
        return None
    if contest.kind == "ladder" or len(contest.entrants) != 2:
        raise Refused(words.say("arena-sprt-of-two"))
    return Sprt.parse(options.sprt)
