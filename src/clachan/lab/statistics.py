"""Statistics of games: confidence intervals, Elo differences and a sequential test.

The games of an arena group share their draws of chance and depend on each other, so one group is
one observation.

The sequential probability ratio test of Wald plays until one of two hypotheses is likely enough. H0
says that the first entrant is ``elo0`` stronger than the second, H1 that it is ``elo1``. Let s0 and s1
be the shares that these differences stand for (the logistic curve), and take the scores x of n groups
as normal with mean s and a variance v that is estimated from them. The logarithm of the likelihood
ratio is

    sum((x - s0)^2 - (x - s1)^2) / 2v  =  n (s1 - s0) (2 mean(x) - s0 - s1) / 2v

The test ends where it leaves the bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha), and
errs with at most about these probabilities. For pairs of games this is the pentanomial test of chess
engines. A group need not be a pair, and a draw of chance that favours one seat cancels out in it.
"""

import math
from collections.abc import Iterable
from typing import Annotated, Final, Literal, Self, TypeAlias

from msgspec import Meta, Struct

from clachan.core import Message
from clachan.lab.errors import ArenaError

Z_95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 95 % lie within this many standard deviations."""
PRIOR_SCORES: Final = (0.0, 1.0)
"""A group lost completely and one won completely. They are added before a variance is estimated, so
that an interval has a width even after a clean sweep, as in the interval of Agresti and Coull."""

Verdict: TypeAlias = Literal["H0", "H1"]
MIN_GROUPS: Final = 16
"""Groups before the sequential test may end: with fewer the estimate of the variance is too poor."""
_MAX_ELO: Final = 2000

Elo = Annotated[float, Meta(ge=-_MAX_ELO, le=_MAX_ELO)]
Risk = Annotated[float, Meta(gt=0, lt=0.5)]


class Tally(Struct, frozen=True):
    """Running sums over the scores of groups: adding a score takes constant time."""

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

    def with_prior(self) -> Self:
        """The tally with `PRIOR_SCORES` added."""
        found = self
        for score in PRIOR_SCORES:
            found = found.add(score)
        return found

    @property
    def variance(self) -> float:
        """The variance of groups, estimated with `PRIOR_SCORES` added."""
        seen = self.with_prior()
        return (seen.squares - seen.total * seen.mean) / (seen.count - 1)


def mean_interval(tally: Tally) -> tuple[float, float]:
    """The 95 % confidence interval of the mean of groups, from their spread and Student's t.

    >>> mean_interval(Tally())
    (0.0, 1.0)
    >>> low, high = mean_interval(Tally.of([1.0] * 50))
    >>> round(low, 3), high
    (0.942, 1.0)
    """
    if not tally.count:
        return 0.0, 1.0
    seen = tally.with_prior()
    mean, centre = tally.mean, seen.mean
    half = student_quantile(seen.count - 1) * math.sqrt(tally.variance / seen.count)
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def share_interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of Wilson for a share of independent games.

    It has a width even where every game or none was won.
    """
    weight = Z_95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = math.sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one.

    >>> (
    ...     round(student_quantile(4), 2),
    ...     round(student_quantile(10), 3),
    ...     round(student_quantile(100), 3),
    ... )
    (2.77, 2.228, 1.984)
    """
    z = Z_95
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def elo_difference(share: float) -> float:
    """The Elo difference that stands for a share of wins; infinite for all wins and for none.

    >>> round(elo_difference(0.62), 1), elo_difference(0.5), elo_difference(1)
    (85.0, 0.0, inf)
    """
    if not 0 < share < 1:
        return math.inf if share else -math.inf
    return 400 * math.log10(share / (1 - share))


def expected_share(difference: float) -> float:
    """The share of wins that an Elo difference stands for.

    >>> round(expected_share(85.0), 2)
    0.62
    """
    return float(1 / (1 + 10 ** (-difference / 400)))


class Sprt(Struct, frozen=True, forbid_unknown_fields=True):
    """A sequential test; the module's docstring explains it."""

    elo0: Elo
    elo1: Elo
    alpha: Risk = 0.05
    """The risk to accept H1 where H0 is true."""
    beta: Risk = 0.05
    """The risk to accept H0 where H1 is true."""

    @classmethod
    def parse(cls, text: str) -> "Sprt":
        """Read ``elo0,elo1``; raises `ArenaError`.

        >>> Sprt.parse("0,85").elo1
        85.0
        """
        try:
            elo0, elo1 = (float(number) for number in text.split(","))
        except ValueError:
            elo0, elo1 = 0.0, 0.0
        if not -_MAX_ELO <= elo0 < elo1 <= _MAX_ELO:
            problem = f"sprt: two numbers from -{_MAX_ELO} to {_MAX_ELO}, the smaller first"
            message = Message("arena-bad-sprt", (("text", text), ("most", str(_MAX_ELO))))
            raise ArenaError(f"{problem}, not {text!r}", message)
        return cls(elo0, elo1)

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, tally: Tally) -> float:
        """The logarithm of the likelihood ratio after these groups."""
        if not tally.count:
            return 0.0
        s0, s1 = expected_share(self.elo0), expected_share(self.elo1)
        excess = 2 * tally.mean - s0 - s1
        return tally.count * (s1 - s0) * excess / (2 * tally.variance)

    def verdict(self, tally: Tally) -> Verdict | None:
        """The accepted hypothesis; ``None`` while the test goes on."""
        if tally.count < MIN_GROUPS:
            return None
        lower, upper = self.bounds
        llr = self.llr(tally)
        return "H0" if llr <= lower else "H1" if llr >= upper else None
