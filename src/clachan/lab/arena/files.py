"""The result file: always a whole one, written anew as groups come in."""

import os
import secrets
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from clachan.core import Message
from clachan.core.results import places
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest, check_sense
from clachan.lab.arena.errors import ResultError
from clachan.lab.arena.results import GamePlayed, Group
from clachan.lab.arena.sprt import Sprt, Verdict
from clachan.lab.arena.statistics import Standing, Tally, elo, scores_of, standing

SCHEMA: Final = 1
_MOST_BYTES: Final = 200_000_000
_EVERY: Final = 1.0  # seconds between two writings


class SprtReport(Struct, frozen=True):
    llr: float
    bounds: tuple[float, float]
    verdict: Verdict | None


class Summary(Struct, frozen=True):
    groups: int
    standings: tuple[Standing, ...]
    elo: tuple[float | None, float | None, float | None] | None
    """Of the first of two above the second, and where it lies; ``null`` within: without end."""
    sprt: SprtReport | None


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is."""

    contest: Contest
    sprt: Sprt | None
    groups: tuple[Group, ...]
    schema: Annotated[int, Meta(ge=SCHEMA, le=SCHEMA)] = SCHEMA
    summary: msgspec.Raw = msgspec.Raw(b"null")
    """For readers; it follows from the rest and is not read back."""


@dataclass(frozen=True)
class Results:
    contest: Contest
    sprt: Sprt | None
    groups: tuple[Group, ...]

    def add(self, group: Group) -> "Results":
        following = Results(self.contest, self.sprt, (*self.groups, group))
        score = group.score(0)
        # Handed on, so that nobody sums up what was summed up before.
        vars(following)["tally"] = self.tally if score is None else self.tally.add(score)
        return following

    @cached_property
    def tally(self) -> Tally:
        """Of the first entrant."""
        return Tally.of(scores_of(self.groups, 0))

    @property
    def verdict(self) -> Verdict | None:
        return self.sprt.verdict(self.tally) if self.sprt else None


def hindrance(
    found: Results, contest: Contest, sprt: Sprt | None
) -> Literal["arena-other-contest", "arena-other-version", "arena-older-rules"] | None:
    """Why such results cannot be continued; ``None`` where they can."""
    if (found.contest, found.sprt) == (contest, sprt):
        return None
    if _unversioned(found.contest) != _unversioned(contest) or found.sprt != sprt:
        return "arena-other-contest"
    return "arena-older-rules" if found.contest.has_older_rules else "arena-other-version"


def _unversioned(contest: Contest) -> Contest:
    replace = msgspec.structs.replace
    entrants = tuple(replace(entrant, plays="") for entrant in contest.entrants)
    return replace(contest, rules=0, entrants=entrants)


def summary(results: Results) -> Summary:
    names = [entrant.spec for entrant in results.contest.entrants]
    found = tuple(standing(results.groups, number, name) for number, name in enumerate(names))
    sprt = results.sprt
    return Summary(
        groups=len(results.groups),
        standings=found,
        elo=_elo(found[0]) if results.contest.kind == "match" and len(found) == 2 else None,
        sprt=SprtReport(sprt.llr(results.tally), sprt.bounds, results.verdict) if sprt else None,
    )


def _elo(first: Standing) -> tuple[float | None, float | None, float | None]:
    middle, lower, upper = (elo(share) for share in (first.share, *first.interval))
    return _finite(middle), _finite(lower), _finite(upper)


def _finite(number: float) -> float | None:
    return round(number, 1) if abs(number) < float("inf") else None


def write(results: Results) -> bytes:
    """One JSON object, a line for each field and each group, so that people can read it."""
    encode = msgspec.json.encode
    groups = ",\n".join(f"    {encode(group).decode()}" for group in results.groups)
    fields = {
        "schema": encode(SCHEMA).decode(),
        "contest": encode(results.contest).decode(),
        "sprt": encode(results.sprt).decode(),
        "summary": encode(summary(results)).decode(),
        "groups": f"[\n{groups}\n  ]" if groups else "[]",
    }
    lines = ",\n".join(f'  "{name}": {value}' for name, value in fields.items())
    return f"{{\n{lines}\n}}\n".encode()


def read(data: bytes) -> Results:
    """What `write` wrote; raises `ResultError` for all else."""
    try:
        found = msgspec.json.decode(data, type=_Written)
        _check_contest(found.contest, found.sprt)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise _damaged(str(error)) from error
    for number, group in enumerate(found.groups):
        _check_group(found.contest, group, number)
    return Results(found.contest, found.sprt, found.groups)


def _check_contest(contest: Contest, sprt: Sprt | None) -> None:
    """That it could have been played, under these rules or older ones; raises ValueError."""
    game = GAMES.get(contest.game)
    if game is None or not 1 <= contest.rules <= game.meta.rules_version:
        raise ValueError(f"no game {contest.game!r} of rules version {contest.rules} is here")
    check_sense(contest)
    if sprt is not None and not sprt.elo0 < sprt.elo1:
        raise ValueError("sprt: elo0 must be below elo1")
    if sprt is not None and (contest.kind != "match" or len(contest.entrants) != 2):
        raise ValueError("sprt: only of a match between two")


def _check_group(contest: Contest, group: Group, number: int) -> None:
    """That such a group could have been played."""
    entrants = len(contest.entrants)
    line_ups = tuple(game.seats for game in group.games)
    if group.number != number or line_ups != contest.line_ups(number):
        raise _damaged(f"groups[{number}] is not the group that comes here")
    if not len(group.decisions) == len(group.seconds) == entrants:
        raise _damaged(f"groups[{number}] does not speak of {entrants} entrants")
    for index, game in enumerate(group.games):
        if not _fits(game, contest.players):
            raise _damaged(f"groups[{number}].games[{index}] is not of {contest.players} players")


def _fits(game: GamePlayed, players: int) -> bool:
    seats = all(lost.seat < players for lost in game.forfeits)
    ranks = game.ranking == places([(-place,) for place in game.ranking])
    return len(game.totals) == len(game.ranking) == players and ranks and seats


def _damaged(problem: str) -> ResultError:
    text = problem if problem.isprintable() else ascii(problem)
    return ResultError(f"not a whole result: {text}", Message("arena-damaged", (("why", text),)))


def load(file: Path) -> Results:
    """Raises `ResultError`, or OSError where it cannot be read."""
    with file.open("rb") as opened:
        return read(opened.read(_MOST_BYTES))


class Keeper:
    """Writes the results to a file, often enough that little is lost when the power fails."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._next = time.monotonic()

    def keep(self, results: Results, *, at_once: bool = False) -> None:
        if self._file is not None and (at_once or time.monotonic() >= self._next):
            replace_file(self._file, write(results))
            self._next = time.monotonic() + _EVERY


def replace_file(file: Path, data: bytes) -> None:
    """Whole or not at all: what was there stays until the new one is on the disk."""
    draft = file.parent / f".clachan-{secrets.token_hex(4)}.part"
    try:
        with draft.open("xb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
