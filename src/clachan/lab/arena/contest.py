"""The settings of a contest: equal settings give equal games, on any number of machines."""

from __future__ import annotations

import os
import random
import shlex
import shutil
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from clachan.bots import is_class_spec, make_bot
from clachan.core import Message
from clachan.games import GAMES
from clachan.lab.errors import ArenaError

DEADLINE_MS: Final = 10_000
_MAX_DEADLINE_MS: Final = 86_400_000
_MAX_ENTRANTS: Final = 32
_SEEDS: Final = range(-(2**63), 2**64)
_MAX_SPEC_LENGTH: Final = 1000

Text = Annotated[str, Meta(min_length=1, max_length=_MAX_SPEC_LENGTH)]
LineUp: TypeAlias = tuple[int, ...]
"""The number of the entrant on each seat."""


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """One of our bots with its budget, or a program from elsewhere."""

    kind: Literal["bot", "program"]
    spec: Text
    """``expert:playouts=200``, or a command."""
    plays: Annotated[str, Meta(max_length=100)] = ""
    """The fingerprint of one of our bots (see `baselines`): results of two versions are never mixed."""

    @property
    def words(self) -> list[str]:
        """The words of the command that starts the program."""
        return shlex.split(self.spec, posix=os.name != "nt")


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["match", "ladder"]
    game: str
    rules: int
    players: int
    entrants: tuple[Entrant, ...]
    seed: int
    deadline_ms: Annotated[int, Meta(ge=1, le=_MAX_DEADLINE_MS)] = DEADLINE_MS
    """The time that a program has for one decision."""

    @property
    def has_older_rules(self) -> bool:
        """Whether its rules version is older than ours: such results are shown, never continued."""
        return self.rules < GAMES[self.game].meta.rules_version

    def line_ups(self, group: int) -> tuple[LineUp, ...]:
        """One line-up for each game of a group; its games differ in nothing else."""
        if self.kind == "match":
            return match_line_ups(len(self.entrants), self.players)
        return ladder_line_ups(len(self.entrants), self.players, self.seed, group)


def check_contest(contest: Contest) -> None:
    """Check that it can be played here; raises `ArenaError`, or `BotError` for one of our own bots."""
    check_settings(contest)
    for entrant in contest.entrants:
        if entrant.kind == "program":
            _check_program(entrant)
        elif is_class_spec(entrant.spec):
            make_bot(entrant.spec, GAMES[contest.game])


def check_settings(contest: Contest) -> None:
    """Check all but whether its programs and classes are here; raises ValueError as `check_contest` does.

    A result file comes through here, and reading a file must not import what it names.
    """
    game = GAMES[contest.game]
    game.new_game(contest.players)
    if contest.seed not in _SEEDS:
        raise ValueError(f"seed must be from {_SEEDS[0]} to {_SEEDS[-1]}")
    _check_entrant_count(contest)
    for entrant in contest.entrants:
        if entrant.kind == "bot" and not is_class_spec(entrant.spec):
            make_bot(entrant.spec, game)
    specs = [entrant.spec for entrant in contest.entrants]
    twice = next((spec for spec in specs if specs.count(spec) > 1), "")
    _require(not twice, f"bots: {twice!r} twice", "arena-twice", bot=twice)


def check_rules(contest: Contest) -> None:
    """Check that its rules version is ours, so that it can be continued; raises `ArenaError`."""
    here = GAMES[contest.game].meta.rules_version
    problem = f"rules: version {contest.rules}, but this program plays version {here}"
    _require(contest.rules == here, problem, "arena-rules", there=contest.rules, here=here)


def _check_entrant_count(contest: Contest) -> None:
    """Every entrant of a match has a seat in each game; a ladder has at least as many as seats."""
    entrants, seats = len(contest.entrants), contest.players
    _require(entrants >= 2, "bots: at least 2 have to play", "arena-too-few", bots=entrants)
    fits = entrants <= seats if contest.kind == "match" else entrants >= seats
    problem = f"bots: {entrants}, but the game is for {seats}"
    _require(fits, problem, "arena-too-many", bots=entrants, players=seats)
    most = _MAX_ENTRANTS
    problem = f"bots: {entrants}, but at most {most} can play"
    _require(entrants <= most, problem, "arena-crowded", bots=entrants, most=most)


def _check_program(entrant: Entrant) -> None:
    most = _MAX_SPEC_LENGTH
    # The result file could not hold other text. Python has a surrogate for each byte that is not UTF-8.
    fits = len(entrant.spec) <= most and not any(
        "\ud800" <= sign <= "\udfff" for sign in entrant.spec
    )
    problem = f"bot: a command has to be UTF-8 and at most {most} signs long"
    _require(fits, problem, "arena-long-command", most=str(most))
    try:
        words = entrant.words
    except ValueError:
        words = []
    found = bool(words) and shutil.which(words[0]) is not None
    problem = f"bot: no program is found for {entrant.spec!r}"
    _require(found, problem, "arena-no-program", command=entrant.spec)


def _require(holds: bool, problem: str, key: str, **args: int | str) -> None:
    if not holds:
        raise ArenaError(problem, Message(key, tuple(args.items())))


def rotations(line_up: LineUp) -> list[LineUp]:
    """All rotations of a line-up.

    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [line_up[start:] + line_up[:start] for start in range(len(line_up))]


def match_line_ups(entrants: int, players: int) -> tuple[LineUp, ...]:
    """Line-ups in which each entrant has each seat equally often, and all have equally many seats.

    The entrants take seats in turn, again and again, starting with each of them, and every such table
    is rotated. Two at a table for four have two seats each, and two games are enough; at a table for
    three each has the second seat in half of the games.

    >>> match_line_ups(2, 2)
    ((0, 1), (1, 0))
    >>> match_line_ups(2, 4)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(match_line_ups(2, 3)), len(match_line_ups(3, 3)), len(match_line_ups(2, 5))
    (6, 3, 10)
    """
    tables = (
        tuple((first + seat) % entrants for seat in range(players)) for first in range(entrants)
    )
    return tuple(dict.fromkeys(line_up for table in tables for line_up in rotations(table)))


def ladder_line_ups(entrants: int, players: int, seed: int, group: int) -> tuple[LineUp, ...]:
    """The rotations of one choice of ``players`` entrants. Every choice comes once before any comes again.

    The order of the choices and the order at the table are shuffled in each round.
    """
    tables = list(combinations(range(entrants), players))
    around, number = divmod(group, len(tables))
    stream = random.Random(f"{seed}:ladder:{around}")
    stream.shuffle(tables)
    table = list(tables[number])
    random.Random(f"{seed}:table:{group}").shuffle(table)
    return tuple(rotations(tuple(table)))
