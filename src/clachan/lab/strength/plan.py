"""The contests of docs/strength.md."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from msgspec import Struct

from clachan.bots import LEVELS, has_levels
from clachan.games import GAMES
from clachan.lab.arena import Contest, Sprt
from clachan.lab.arena.baselines import bot_entrant, find_baseline

MEASURED_GAMES: Final = tuple(name for name, game in GAMES.items() if has_levels(game))
STEP: Final = Sprt(85, 150)
"""H0 is the goal, 62 %, and H1 is above it: a level no better than H0 passes at most 1 time in 20."""
STEP_GOAL: Final = 0.62
GREEDY_GOAL: Final = 0.85
PLAIN_GOAL: Final = 0.55
BEFORE: Final = "expert-v2"
"""The expert of the past with which that of today is compared."""
BEFORE_GOALS: Final = {"clans": 0.80, "glenmore": 0.65}
"""At the smallest table."""
BEFORE_GOAL_AT_TABLES: Final = 0.60
SECTIONS: Final = ("steps", "before", "full", "greedy", "plain", "tables", "budget")
_SEED: Final = 6
_SCALES: Final = (0.125, 0.25, 0.5, 1, 2)
_IN_STEPS: Final[Mapping[str, float]] = {"clans": 5, "glenmore": 1}
"""By game: how many times its playouts the expert has against the level below, which is nearly a tenth of its time for people."""
_AT_TABLES: Final[Mapping[str, float]] = {"clans": 1, "glenmore": 0.25}
"""By game: the part of the expert's playouts at larger tables, where a group has up to ten games of five seats."""
_BEFORE_AT_TABLES: Final = 0.25
"""The same against the expert of the past, which has all of its playouts there."""
_AT_FULL_TIME: Final[Mapping[str, float]] = {"clans": 50, "glenmore": 4}
"""By game: how many times its playouts the expert has in about all of its time for people."""


class PlannedContest(Struct, frozen=True):
    """One contest of the plan."""

    section: str
    contest: Contest
    groups: int
    sprt: Sprt | None = None
    goal: float | None = None
    playouts: int = 0
    """The varied budget, in the section that varies it."""

    @property
    def key(self) -> str:
        """The name of its file, which contains the versions of the bots and their budgets."""
        game = self.contest.game
        names = [_versioned_name(game, entrant.spec) for entrant in self.contest.entrants]
        return "-".join([self.section, game, str(self.contest.players), *names])

    @property
    def command(self) -> str:
        contest = self.contest
        bots = ",".join(entrant.spec for entrant in contest.entrants)
        sprt = f" --sprt {self.sprt.elo0:g},{self.sprt.elo1:g}" if self.sprt else ""
        options = f"--players {contest.players} --groups {self.groups}{sprt} --seed {contest.seed}"
        return f"clachan arena {contest.game} --bots {bots} {options}"


def plan(game: str, plain: str, before: str) -> Iterator[PlannedContest]:
    """All contests of a game, with the plain bot and the expert of the past that think as long as the expert."""
    levels = [find_baseline(game, level).spec for level in LEVELS]
    expert = levels[-1]
    for lower, higher in pairwise(levels):
        scale = _IN_STEPS[game] if higher == expert else 1.0
        match = _contest(game, 2, _scale_playouts(higher, scale), lower)
        yield PlannedContest("steps", match, 400, sprt=STEP, goal=STEP_GOAL)
    yield PlannedContest("before", _contest(game, 2, expert, before), 20, goal=BEFORE_GOALS[game])
    largest = _contest(
        game,
        GAMES[game].meta.players[-1],
        _scale_playouts(expert, _BEFORE_AT_TABLES),
        before,
    )
    yield PlannedContest("before", largest, 20, goal=BEFORE_GOAL_AT_TABLES)
    full = _scale_playouts(expert, _AT_FULL_TIME[game])
    yield PlannedContest("full", _contest(game, 2, full, levels[-2]), 40)
    full_before = _scale_playouts(before, _AT_FULL_TIME[game])
    match = _contest(game, 2, full, full_before)
    yield PlannedContest("full", match, 40, goal=BEFORE_GOALS[game])
    yield PlannedContest("greedy", _contest(game, 2, expert, "greedy"), 40, goal=GREEDY_GOAL)
    yield PlannedContest("plain", _contest(game, 2, expert, plain), 20, goal=PLAIN_GOAL)
    for scale in _SCALES:
        match = _contest(game, 2, _scale_playouts(expert, scale), find_baseline(game, "club").spec)
        yield PlannedContest("budget", match, 20, playouts=_playouts(match.entrants[0].spec))
    at_tables = _scale_playouts(expert, _AT_TABLES[game])
    for players in GAMES[game].meta.players[1:]:
        for lower, higher in pairwise([*levels[:-1], at_tables]):
            yield PlannedContest("tables", _contest(game, players, higher, lower), 20)


def _scale_playouts(spec: str, scale: float) -> str:
    """
    >>> _scale_playouts("expert:playouts=450", 0.25)
    'expert:playouts=112'
    """
    return f"{spec.partition('=')[0]}={max(1, round(scale * _playouts(spec)))}"


def _playouts(spec: str) -> int:
    return int(spec.partition("=")[2])


def _versioned_name(game: str, spec: str) -> str:
    """
    >>> _versioned_name("clans", "greedy")
    'greedy.v1'
    """
    name, _, budget = spec.partition(":playouts=")
    return f"{name}{budget}.v{find_baseline(game, name).version}"


def _contest(game: str, players: int, first: str, second: str) -> Contest:
    entrants = (bot_entrant(game, first), bot_entrant(game, second))
    return Contest("match", game, GAMES[game].meta.rules_version, players, entrants, _SEED)
