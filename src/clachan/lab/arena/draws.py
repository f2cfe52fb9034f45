"""Draws of chance that are the same in every game of a group, whatever the players do."""

import random
from collections.abc import Hashable, Sequence
from typing import TypeVar

from clachan.core import AnyGame

A = TypeVar("A", bound=Hashable)


class Draws:
    """Every draw that chance can make has its own alarm clock, and the earliest one is drawn.

    A clock rings at random times, on average ``weight`` times in a unit of time (a Poisson process).
    So cards and tiles come in one fixed order for each bag or stack, and a die, whose faces ring
    again and again, has one fixed order of rolls. Both are as likely as `chance_weights` says. This
    holds because any two sets of draws that our games offer have nothing in common, or are the same
    set before and after some of it was drawn.
    """

    def __init__(self, game: AnyGame, key: str) -> None:
        self._game, self._key = game, key
        self._clocks: dict[Hashable, random.Random] = {}
        self._next_times: dict[Hashable, float] = {}

    def draw(self, legal: Sequence[A], weights: Sequence[int]) -> A:
        for action, weight in zip(legal, weights, strict=True):
            if action not in self._clocks:
                self._clocks[action] = random.Random(f"{self._key}:{self._game.text(action)}")
                self._advance(action, weight)
        drawn = min(legal, key=self._next_times.__getitem__)
        self._advance(drawn, weights[legal.index(drawn)])
        return drawn

    def _advance(self, action: Hashable, weight: int) -> None:
        wait = self._clocks[action].expovariate(weight)
        self._next_times[action] = self._next_times.get(action, 0.0) + wait
