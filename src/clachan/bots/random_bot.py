"""A bot that plays at random."""

from collections.abc import Sequence
from typing import Any, TypeVar

from clachan.core import Game, Rng

A = TypeVar("A")


class RandomBot:
    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """It does not matter which game it is."""

    def choose(self, _view: object, legal: Sequence[A], rng: Rng) -> A:
        return legal[rng.randrange(len(legal))]
