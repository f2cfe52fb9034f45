"""What the groups tell: shares with their intervals, margins, Elo.

The games of a group share their draws and lean on each other, so one group is one observation.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, Self

from msgspec import Struct

from clachan.lab.arena.results import Group
from clachan.lab.confidence import Z_95

IMAGINED: Final = (0.0, 1.0)
"""A group lost whole and one won whole, added wherever a variance is asked for: even a clean sweep
leaves room for doubt, as in the interval of Agresti and Coull."""


class Tally(Struct, frozen=True):
    """The scores of groups, summed up: one more takes no longer than the first."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, scores: Iterable[float]) -> Self:
        found = cls()
        for score in scores:
            found = found.add(score)
        return found

    def add(self, score: float) -> Self:
        return type(self)(self.count + 1, self.total + score, self.squares + score * score)

    @property
    def mean(self) -> float:
        """
        >>> Tally.of([1.0, 0.5]).mean
        0.75
        """
        return self.total / self.count

    def doubted(self) -> Self:
        """With the two imagined groups."""
        found = self
        for score in IMAGINED:
            found = found.add(score)
        return found

    @property
    def variance(self) -> float:
        """Of groups, by those that were played and the two imagined ones."""
        seen = self.doubted()
        return (seen.squares - seen.total * seen.mean) / (seen.count - 1)


class Standing(Struct, frozen=True):
    """How one entrant did."""

    entrant: str
    games: int
    share: float
    """Of all wins, a shared victory split; equals have one by the number of entrants."""
    interval: tuple[float, float]
    """Where the share lies, from and to, with 95 % confidence."""
    margin: float | None
    """Points a seat above the others, on average."""
    forfeits: int
    """Games in which it lost a seat by what it answered, and not by play."""
    ms_per_decision: float | None


def standing(groups: Sequence[Group], entrant: int, name: str) -> Standing:
    tally = Tally.of(scores_of(groups, entrant))
    games = [game for group in groups for game in group.games if entrant in game.seats]
    margins = [margin for game in games if (margin := game.margin(entrant)) is not None]
    decisions = sum(group.decisions[entrant] for group in groups)
    seconds = math.fsum(group.seconds[entrant] for group in groups)
    return Standing(
        entrant=name,
        games=len(games),
        share=tally.mean if tally.count else 0.0,
        interval=interval(tally),
        margin=math.fsum(margins) / len(margins) if margins else None,
        forfeits=sum(bool(game.forfeits_of(entrant)) for game in games),
        ms_per_decision=1000 * seconds / decisions if decisions else None,
    )


def scores_of(groups: Iterable[Group], entrant: int) -> list[float]:
    return [score for group in groups if (score := group.score(entrant)) is not None]


def interval(tally: Tally) -> tuple[float, float]:
    """The mean of groups, with 95 % confidence, by the spread between groups and Student's t.

    >>> interval(Tally())
    (0.0, 1.0)
    >>> low, high = interval(Tally.of([1.0] * 50))
    >>> round(low, 3), high
    (0.942, 1.0)
    """
    if not tally.count:
        return 0.0, 1.0
    seen = tally.doubted()
    mean, centre = tally.mean, seen.mean
    half = student(seen.count - 1) * math.sqrt(tally.variance / seen.count)
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one.

    >>> round(student(4), 2), round(student(10), 3), round(student(100), 3)
    (2.77, 2.228, 1.984)
    """
    z = Z_95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def elo(share: float) -> float:
    """The difference in Elo between two that score so; without end for all and for nothing.

    >>> round(elo(0.62), 1), elo(0.5), elo(1)
    (85.0, 0.0, inf)
    """
    if not 0 < share < 1:
        return math.inf if share else -math.inf
    return 400 * math.log10(share / (1 - share))


def share_at(difference: float) -> float:
    """
    >>> round(share_at(85.0), 2)
    0.62
    """
    return float(1 / (1 + 10 ** (-difference / 400)))
