"""Wald's sequential test: play until one of two hypotheses is likely enough.

H0 says that the first entrant is ``elo0`` stronger than the second, H1 that it is ``elo1``. With
s0 and s1 the shares that these stand for (the logistic curve), and the scores x of n groups taken as
normal with mean s and a variance v that is estimated from them, the logarithm of the likelihood
ratio is

    sum((x - s0)^2 - (x - s1)^2) / 2v  =  n (s1 - s0) (2 mean(x) - s0 - s1) / 2v

The test ends where it leaves the bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha), and
errs with at most about these probabilities. For pairs of games this is the pentanomial test of chess
engines; a group need not be a pair, and a draw of chance that favours one seat cancels out in it.
"""

import math
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from clachan.core import Message
from clachan.lab.arena.errors import ArenaError
from clachan.lab.arena.statistics import Tally, share_at

Verdict: TypeAlias = Literal["H0", "H1"]
FEWEST: Final = 16
"""Groups before the test may end: below, the variance is not worth its name."""
_MOST_ELO: Final = 2000

Elo = Annotated[float, Meta(ge=-_MOST_ELO, le=_MOST_ELO)]
Risk = Annotated[float, Meta(gt=0, lt=0.5)]


class Sprt(Struct, frozen=True, forbid_unknown_fields=True):
    elo0: Elo
    elo1: Elo
    alpha: Risk = 0.05
    """To accept H1 where H0 is true."""
    beta: Risk = 0.05
    """To accept H0 where H1 is true."""

    @classmethod
    def parse(cls, text: str) -> "Sprt":
        """
        >>> Sprt.parse("0,85").elo1
        85.0
        """
        try:
            elo0, elo1 = (float(number) for number in text.split(","))
        except ValueError:
            elo0, elo1 = 0.0, 0.0
        if not -_MOST_ELO <= elo0 < elo1 <= _MOST_ELO:
            problem = f"sprt: two numbers from -{_MOST_ELO} to {_MOST_ELO}, the smaller first"
            message = Message("arena-bad-sprt", (("text", text), ("most", str(_MOST_ELO))))
            raise ArenaError(f"{problem}, not {text!r}", message)
        return cls(elo0, elo1)

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, tally: Tally) -> float:
        """The logarithm of the likelihood ratio after these groups."""
        if not tally.count:
            return 0.0
        s0, s1 = share_at(self.elo0), share_at(self.elo1)
        excess = 2 * tally.mean - s0 - s1
        return tally.count * (s1 - s0) * excess / (2 * tally.variance)

    def verdict(self, tally: Tally) -> Verdict | None:
        """Which hypothesis is accepted; ``None``: play on."""
        if tally.count < FEWEST:
            return None
        lower, upper = self.bounds
        llr = self.llr(tally)
        return "H0" if llr <= lower else "H1" if llr >= upper else None
