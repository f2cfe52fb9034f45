"""The results of a contest and their JSON file; docs/bots.md describes the file.

The file on the disk is always complete: it is replaced as groups come in.
"""

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clachan.atomic_files import replace_file
from clachan.core import Message
from clachan.core.printable import escape_unprintable
from clachan.core.results import places
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest, Entrant, check_settings
from clachan.lab.errors import ResultError
from clachan.lab.statistics import Sprt, Tally, Verdict, elo_difference, mean_interval

SCHEMA: Final = 1
_MAX_BYTES: Final = 200_000_000
_WRITE_INTERVAL_S: Final = 1.0

Failure: TypeAlias = Literal["died", "late", "nonsense", "illegal"]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Points = Annotated[int, Meta(ge=-(10**6), le=10**6)]
Seconds = Annotated[float, Meta(ge=0, le=10**9)]


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a program has lost because its answer was late, missing or wrong."""

    seat: Count
    failure: Failure
    detail: str
    """The last output of the program, or how it ended."""


class ArenaGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of one game, by seat."""

    seats: tuple[Count, ...]
    """The number of the entrant on each seat."""
    totals: tuple[Points, ...]
    ranking: tuple[Annotated[int, Meta(ge=1)], ...]
    """The place of each seat, from 1, equal for a tie; a seat that forfeits is last."""
    forfeits: tuple[Forfeit, ...] = ()

    def share(self, entrant: int) -> float:
        """The part of the one win that this entrant's seats have; winners share it."""
        won = sum(
            who == entrant and place == 1
            for who, place in zip(self.seats, self.ranking, strict=True)
        )
        return won / self.ranking.count(1)

    def forfeits_of(self, entrant: int) -> list[Forfeit]:
        """One for each seat that the entrant has forfeited."""
        return [lost for lost in self.forfeits if self.seats[lost.seat] == entrant]

    def margin(self, entrant: int) -> float | None:
        """Its points per seat above those of the others; ``None`` for a game that was forfeited."""
        pairs = list(zip(self.seats, self.totals, strict=True))
        mine = [total for who, total in pairs if who == entrant]
        others = [total for who, total in pairs if who != entrant]
        if self.forfeits or not mine or not others:
            return None
        return sum(mine) / len(mine) - sum(others) / len(others)


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Games with the same draws of chance."""

    number: Count
    games: tuple[ArenaGame, ...]
    decisions: tuple[Count, ...]
    """By entrant: the number of decisions with more than one legal action."""
    seconds: tuple[Seconds, ...]
    """By entrant: the time for these decisions."""

    def score(self, entrant: int) -> float | None:
        """The entrant's share of all wins; ``None`` for a group that it did not play in."""
        games = [game for game in self.games if entrant in game.seats]
        return sum(game.share(entrant) for game in games) / len(games) if games else None


class Standing(Struct, frozen=True):
    """The results of one entrant."""

    entrant: str
    games: int
    share: float
    """Share of all wins, a shared victory split; equally strong entrants each have 1 / entrants."""
    interval: tuple[float, float]
    """The 95 % confidence interval of the share."""
    margin: float | None
    """The mean of points per seat above the others."""
    forfeits: int
    """Games in which it forfeited a seat."""
    ms_per_decision: float | None


def standing_of(groups: Sequence[Group], entrant: int, name: str) -> Standing:
    tally = Tally.of(scores_of(groups, entrant))
    games = [game for group in groups for game in group.games if entrant in game.seats]
    margins = [margin for game in games if (margin := game.margin(entrant)) is not None]
    decisions = sum(group.decisions[entrant] for group in groups)
    seconds = math.fsum(group.seconds[entrant] for group in groups)
    return Standing(
        entrant=name,
        games=len(games),
        share=tally.mean if tally.count else 0.0,
        interval=mean_interval(tally),
        margin=math.fsum(margins) / len(margins) if margins else None,
        forfeits=sum(bool(game.forfeits_of(entrant)) for game in games),
        ms_per_decision=1000 * seconds / decisions if decisions else None,
    )


def scores_of(groups: Iterable[Group], entrant: int) -> list[float]:
    return [score for group in groups if (score := group.score(entrant)) is not None]


class SprtReport(Struct, frozen=True):
    llr: float
    bounds: tuple[float, float]
    verdict: Verdict | None


class ContestSummary(Struct, frozen=True):
    groups: int
    standings: tuple[Standing, ...]
    elo: tuple[float | None, float | None, float | None] | None
    """The difference between the first of two and the second, and its interval; ``null`` for infinity."""
    sprt: SprtReport | None


@dataclass(frozen=True)
class Results:
    """The groups of a contest that have been played, in the order of their numbers."""

    contest: Contest
    sprt: Sprt | None
    groups: tuple[Group, ...]

    def add(self, group: Group) -> "Results":
        """These results and one more group."""
        following = Results(self.contest, self.sprt, (*self.groups, group))
        score = group.score(0)
        # Handed on, so that the scores of the groups before are not added up again.
        vars(following)["tally"] = self.tally if score is None else self.tally.add(score)
        return following

    @cached_property
    def tally(self) -> Tally:
        """The scores of the first entrant."""
        return Tally.of(scores_of(self.groups, 0))

    @property
    def verdict(self) -> Verdict | None:
        return self.sprt.verdict(self.tally) if self.sprt else None


def resume_problem(
    found: Results, contest: Contest, sprt: Sprt | None
) -> Literal["arena-other-contest", "arena-other-version", "arena-older-rules"] | None:
    """Why these results cannot be continued as this contest; ``None`` where they can."""
    if (found.contest, found.sprt) == (contest, sprt):
        return None
    if _without_versions(found.contest) != _without_versions(contest) or found.sprt != sprt:
        return "arena-other-contest"
    return "arena-older-rules" if found.contest.has_older_rules else "arena-other-version"


def _without_versions(contest: Contest) -> Contest:
    replace = msgspec.structs.replace
    entrants = tuple(replace(entrant, plays="") for entrant in contest.entrants)
    return replace(contest, rules=0, entrants=entrants)


def first_difference(found: Results, contest: Contest, sprt: Sprt | None) -> tuple[str, str, str]:
    """The first field that differs, its value in the results and its new value; empty where none does."""
    there, here = _fields(found.contest, found.sprt), _fields(contest, sprt)
    return next(
        ((field, there[field], here[field]) for field in there if there[field] != here[field]),
        ("", "", ""),
    )


def _fields(contest: Contest, sprt: Sprt | None) -> dict[str, str]:
    """Values by their names on the command line or in the file."""
    return {
        "game": contest.game,
        "kind": contest.kind,
        "players": str(contest.players),
        "bots": ", ".join(_entrant_text(entrant) for entrant in contest.entrants),
        "seed": str(contest.seed),
        "sprt": f"{sprt.elo0:g},{sprt.elo1:g}" if sprt else "–",
        "deadline": f"{contest.deadline_ms / 1000:.15g}",
    }


def _entrant_text(entrant: Entrant) -> str:
    return entrant.spec if entrant.kind == "bot" else f'"{entrant.spec}"'


class _ResultFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is decoded."""

    contest: Contest
    sprt: Sprt | None
    groups: tuple[Group, ...]
    schema: Annotated[int, Meta(ge=SCHEMA, le=SCHEMA)] = SCHEMA
    summary: msgspec.Raw = msgspec.Raw(b"null")
    """For people who read the file; it follows from the rest and is not read back."""


def summarise(results: Results) -> ContestSummary:
    names = [entrant.spec for entrant in results.contest.entrants]
    found = tuple(standing_of(results.groups, number, name) for number, name in enumerate(names))
    sprt = results.sprt
    return ContestSummary(
        groups=len(results.groups),
        standings=found,
        elo=_elo(found[0]) if results.contest.kind == "match" and len(found) == 2 else None,
        sprt=SprtReport(sprt.llr(results.tally), sprt.bounds, results.verdict) if sprt else None,
    )


def _elo(first: Standing) -> tuple[float | None, float | None, float | None]:
    middle, lower, upper = (elo_difference(share) for share in (first.share, *first.interval))
    return _finite(middle), _finite(lower), _finite(upper)


def _finite(number: float) -> float | None:
    return round(number, 1) if abs(number) < float("inf") else None


def encode_results(results: Results) -> bytes:
    """One JSON object with a line for each field and each group, so that people can read it."""
    encode = msgspec.json.encode
    groups = ",\n".join(f"    {encode(group).decode()}" for group in results.groups)
    fields = {
        "schema": encode(SCHEMA).decode(),
        "contest": encode(results.contest).decode(),
        "sprt": encode(results.sprt).decode(),
        "summary": encode(summarise(results)).decode(),
        "groups": f"[\n{groups}\n  ]" if groups else "[]",
    }
    lines = ",\n".join(f'  "{name}": {value}' for name, value in fields.items())
    return f"{{\n{lines}\n}}\n".encode()


def decode_results(data: bytes) -> Results:
    """Read the output of `encode_results`; raises `ResultError` for anything else."""
    try:
        found = msgspec.json.decode(data, type=_ResultFile)
        _check_contest(found.contest, found.sprt)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise _damage_error(str(error)) from error
    for number, group in enumerate(found.groups):
        _check_group(found.contest, group, number)
    return Results(found.contest, found.sprt, found.groups)


def _check_contest(contest: Contest, sprt: Sprt | None) -> None:
    """Check that it could have been played, under these rules or older ones; raises ValueError."""
    game = GAMES.get(contest.game)
    if game is None or not 1 <= contest.rules <= game.meta.rules_version:
        raise ValueError(f"no game {contest.game!r} of rules version {contest.rules} is here")
    check_settings(contest)
    if sprt is not None and not sprt.elo0 < sprt.elo1:
        raise ValueError("sprt: elo0 must be below elo1")
    if sprt is not None and (contest.kind != "match" or len(contest.entrants) != 2):
        raise ValueError("sprt: only of a match between two")


def _check_group(contest: Contest, group: Group, number: int) -> None:
    """Check that such a group could have been played; raises `ResultError`."""
    entrants = len(contest.entrants)
    line_ups = tuple(game.seats for game in group.games)
    if group.number != number or line_ups != contest.line_ups(number):
        raise _damage_error(f"groups[{number}] is not the group that comes here")
    if not len(group.decisions) == len(group.seconds) == entrants:
        raise _damage_error(f"groups[{number}] does not speak of {entrants} entrants")
    for index, game in enumerate(group.games):
        if not _fits(game, contest.players):
            raise _damage_error(
                f"groups[{number}].games[{index}] is not of {contest.players} players"
            )


def _fits(game: ArenaGame, players: int) -> bool:
    seats = all(lost.seat < players for lost in game.forfeits)
    ranks = game.ranking == places([(-place,) for place in game.ranking])
    return len(game.totals) == len(game.ranking) == players and ranks and seats


def _damage_error(problem: str) -> ResultError:
    text = escape_unprintable(problem)
    return ResultError(f"not a whole result: {text}", Message("arena-damaged", (("why", text),)))


def load_results(file: Path) -> Results:
    """Read a result file; raises `ResultError`, or OSError where it cannot be read."""
    with file.open("rb") as opened:
        return decode_results(opened.read(_MAX_BYTES))


class ResultWriter:
    """Writes results to a file, often enough that little is lost in a power failure."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._next = time.monotonic()

    def write(self, results: Results, *, now: bool = False) -> None:
        """Replace the file if the last write was long enough ago, or ``now``."""
        if self._file is not None and (now or time.monotonic() >= self._next):
            replace_file(self._file, encode_results(results))
            self._next = time.monotonic() + _WRITE_INTERVAL_S
