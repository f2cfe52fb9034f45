"""How long a bot may think."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field

from clachan.bots.bot import BotError

_UNITS = ("ms", "playouts")
_NUMBER = re.compile("-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Budget:
    """Milliseconds, or playouts, which give the same choice on every machine: on all with the kernels, and on all without.

    It is for one decision, or for a whole turn in a game whose turns have many decisions.
    """

    amount: int
    unit: str = "ms"
    compiled: int = field(default=0, repr=False)
    """The amount for a search on the kernels, which makes many more playouts in the time; 0: the same."""

    @property
    def for_kernels(self) -> Budget:
        return Budget(self.compiled, self.unit) if self.compiled else self

    def __post_init__(self) -> None:
        if self.unit not in _UNITS:
            raise BotError(f"budget: unknown unit {self.unit!r}; known: {', '.join(_UNITS)}")
        if self.amount < 1:
            raise BotError(f"budget: must be at least 1, not {self.amount}")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """
        >>> Budget.parse("playouts=200")
        Budget(amount=200, unit='playouts')
        >>> Budget.parse("ms=0")
        Traceback (most recent call last):
            ...
        clachan.bots.bot.BotError: budget: must be at least 1, not 0
        """
        unit, _, amount = text.partition("=")
        if not _NUMBER.fullmatch(amount):
            raise BotError(f"budget: ms=NUMBER or playouts=NUMBER, not {text!r}")
        return cls(int(amount), unit)

    def begin(self) -> Countdown:
        return Countdown(self)


class Countdown:
    """Counts down a budget while a bot searches."""

    def __init__(self, budget: Budget) -> None:
        self.playouts = 0
        self._most = budget.amount if budget.unit == "playouts" else None
        self._until = time.perf_counter() + budget.amount / 1000

    def goes_on(self) -> bool:
        """Whether another playout is allowed; if so, it is counted."""
        over = (
            time.perf_counter() >= self._until
            if self._most is None
            else self.playouts >= self._most
        )
        self.playouts += not over
        return not over
