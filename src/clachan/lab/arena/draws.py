"""Draws of chance that are the same in every game of a group, whatever the players do."""

import random
from collections.abc import Hashable, Sequence
from typing import TypeVar

from clachan.core import AnyGame

A = TypeVar("A", bound=Hashable)


class Draws:
    """Every draw that chance can make has its own alarm clock, and the earliest one is drawn.

    A clock runs down as fast as its draw is likely: by ``weight`` in a unit of time, and only while
    its draw is offered. Then it is set again. So cards and tiles come in one fixed order for each
    bag or stack, and a die, whose faces ring again and again, has one fixed order of rolls.

    A clock is set to an exponentially distributed time, so what is left on it has the same
    distribution at any moment, and every draw is as likely as `chance_weights` says, also where the
    weights change between two draws: three red pieces and a blue one are 3 to 1, then 2 to 1.
    """

    def __init__(self, game: AnyGame, key: str) -> None:
        self._game, self._key = game, key
        self._clocks: dict[Hashable, random.Random] = {}
        self._left: dict[Hashable, float] = {}

    def draw(self, legal: Sequence[A], weights: Sequence[int]) -> A:
        for action in legal:
            if action not in self._clocks:
                self._clocks[action] = random.Random(f"{self._key}:{self._game.text(action)}")
                self._set(action)
        rates = dict(zip(legal, weights, strict=True))
        drawn = min(legal, key=lambda action: self._left[action] / rates[action])
        wait = self._left[drawn] / rates[drawn]
        for action, rate in rates.items():
            self._left[action] -= rate * wait
        self._set(drawn)
        return drawn

    def _set(self, action: Hashable) -> None:
        self._left[action] = self._clocks[action].expovariate(1)
