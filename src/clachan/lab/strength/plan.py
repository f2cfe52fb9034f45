"""What is played for docs/strength.md."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from msgspec import Struct

from clachan.bots import LEVELS
from clachan.games import GAMES
from clachan.lab.arena import Contest, Sprt
from clachan.lab.arena.baselines import animal, our_entrant

STEP: Final = Sprt(85, 150)
"""H0 is the goal, 62 %, and H1 is above it: who is no better than H0 passes 1 time in 20 at most."""
STEP_GOAL: Final = 0.62
GREEDY_GOAL: Final = 0.85
PLAIN_GOAL: Final = 0.55
SECTIONS: Final = ("steps", "greedy", "plain", "tables", "budget")
_SEED: Final = 6
_SCALES: Final = (0.125, 0.25, 0.5, 1, 2)
_AT_TABLES: Final = 0.25
"""Of the expert's playouts: a group there has up to ten games, and five seats think in each."""


class Item(Struct, frozen=True):
    """One contest of the proof."""

    section: str
    contest: Contest
    groups: int
    sprt: Sprt | None = None
    goal: float | None = None
    playouts: int = 0
    """The budget that is varied, in the section that varies it."""

    @property
    def key(self) -> str:
        """The name of its file: other versions of the bots, or other budgets, have another."""
        game = self.contest.game
        names = [_named(game, entrant.spec) for entrant in self.contest.entrants]
        return "-".join([self.section, game, str(self.contest.players), *names])

    @property
    def command(self) -> str:
        contest = self.contest
        bots = ",".join(entrant.spec for entrant in contest.entrants)
        sprt = f" --sprt {self.sprt.elo0:g},{self.sprt.elo1:g}" if self.sprt else ""
        options = f"--players {contest.players} --groups {self.groups}{sprt} --seed {contest.seed}"
        return f"clachan arena {contest.game} --bots {bots} {options}"


def plan(game: str, plain: str) -> Iterator[Item]:
    """All of it, with the plain bot that thinks as long as the expert."""
    levels = [animal(game, level).spec for level in LEVELS]
    expert = levels[-1]
    for lower, higher in pairwise(levels):
        match = _contest(game, 2, higher, lower)
        yield Item("steps", match, 400, sprt=STEP, goal=STEP_GOAL)
    yield Item("greedy", _contest(game, 2, expert, "greedy"), 200, goal=GREEDY_GOAL)
    yield Item("plain", _contest(game, 2, expert, plain), 200, goal=PLAIN_GOAL)
    for scale in _SCALES:
        match = _contest(game, 2, _scaled(expert, scale), animal(game, "club").spec)
        yield Item("budget", match, 50, playouts=_playouts(match.entrants[0].spec))
    for players in GAMES[game].meta.players[1:]:
        for lower, higher in pairwise([*levels[:-1], _scaled(expert, _AT_TABLES)]):
            yield Item("tables", _contest(game, players, higher, lower), 100)


def _scaled(spec: str, scale: float) -> str:
    """
    >>> _scaled("expert:playouts=450", 0.25)
    'expert:playouts=112'
    """
    return f"{spec.partition('=')[0]}={max(1, round(scale * _playouts(spec)))}"


def _playouts(spec: str) -> int:
    return int(spec.partition("=")[2])


def _named(game: str, spec: str) -> str:
    """
    >>> _named("clans", "greedy")
    'greedy.v1'
    """
    name, _, budget = spec.partition(":playouts=")
    return f"{name}{budget}.v{animal(game, name).version}"


def _contest(game: str, players: int, first: str, second: str) -> Contest:
    entrants = (our_entrant(game, first), our_entrant(game, second))
    return Contest("match", game, GAMES[game].meta.rules_version, players, entrants, _SEED)
