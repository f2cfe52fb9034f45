"""What is played: the same values give the same games, on any number of machines."""

from __future__ import annotations

import os
import shlex
import shutil
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from clachan.bots import make_bot
from clachan.core import Message
from clachan.games import GAMES
from clachan.lab.arena.errors import ArenaError
from clachan.lab.arena.lineups import LineUp, ladder_line_ups, match_line_ups

DEADLINE_MS: Final = 10_000
_LONGEST_MS: Final = 86_400_000
_MOST_ENTRANTS: Final = 32
_SEEDS: Final = range(-(2**63), 2**64)
_LONGEST_SPEC: Final = 1000

Text = Annotated[str, Meta(min_length=1, max_length=_LONGEST_SPEC)]


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """One of our bots with its budget, or a program of anybody's."""

    kind: Literal["bot", "program"]
    spec: Text
    """``expert:playouts=200``, or a command."""
    plays: Annotated[str, Meta(max_length=100)] = ""
    """How one of our bots plays, by its fingerprint in the zoo: results of two are never mixed."""

    @property
    def words(self) -> list[str]:
        """Of the command that starts the program."""
        return shlex.split(self.spec, posix=os.name != "nt")


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["match", "ladder"]
    game: str
    rules: int
    players: int
    entrants: tuple[Entrant, ...]
    seed: int
    deadline_ms: Annotated[int, Meta(ge=1, le=_LONGEST_MS)] = DEADLINE_MS
    """What a program may take for one decision."""

    @property
    def has_older_rules(self) -> bool:
        """Whether it was played under an older rules version: such results are shown, never continued."""
        return self.rules < GAMES[self.game].meta.rules_version

    def line_ups(self, group: int) -> tuple[LineUp, ...]:
        """The games of a group: they differ in nothing else."""
        if self.kind == "match":
            return match_line_ups(len(self.entrants), self.players)
        return ladder_line_ups(len(self.entrants), self.players, self.seed, group)


def check(contest: Contest) -> None:
    """That it can be played here; raises `ArenaError`, or `BotError` for one of our own bots."""
    check_sense(contest)
    for entrant in contest.entrants:
        if entrant.kind == "program":
            _check_program(entrant)


def check_sense(contest: Contest) -> None:
    """That it can be played where its programs are; raises ValueError as `check` does."""
    game = GAMES[contest.game]
    game.new_game(contest.players)
    if contest.seed not in _SEEDS:
        raise ValueError(f"seed must be from {_SEEDS[0]} to {_SEEDS[-1]}")
    _check_number(contest)
    for entrant in contest.entrants:
        if entrant.kind == "bot":
            make_bot(entrant.spec, game)
    specs = [entrant.spec for entrant in contest.entrants]
    twice = next((spec for spec in specs if specs.count(spec) > 1), "")
    _require(not twice, f"bots: {twice!r} twice", "arena-twice", bot=twice)


def check_rules(contest: Contest) -> None:
    """That it is of the present rules, so that it can be continued; raises `ArenaError`."""
    here = GAMES[contest.game].meta.rules_version
    problem = f"rules: version {contest.rules}, but this program plays version {here}"
    _require(contest.rules == here, problem, "arena-rules", there=contest.rules, here=here)


def _check_number(contest: Contest) -> None:
    """Of a match all sit at the table; of a ladder as many as there are seats."""
    entrants, seats = len(contest.entrants), contest.players
    _require(entrants >= 2, "bots: at least 2 have to play", "arena-too-few", bots=entrants)
    fits = entrants <= seats if contest.kind == "match" else entrants >= seats
    problem = f"bots: {entrants}, but the game is for {seats}"
    _require(fits, problem, "arena-too-many", bots=entrants, players=seats)
    most = _MOST_ENTRANTS
    problem = f"bots: {entrants}, but at most {most} can play"
    _require(entrants <= most, problem, "arena-crowded", bots=entrants, most=most)


def _check_program(entrant: Entrant) -> None:
    most = _LONGEST_SPEC
    # What the result file could not hold. Python has a surrogate for each byte that is no UTF-8.
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
