"""The bot that takes what it can get now."""

from collections.abc import Sequence
from typing import Any, TypeVar

from clachan.core import Game, Rng, View

A = TypeVar("A")


class GreedyBot:
    """Looks one action ahead: its own gain, less what the best-served opponent gains by it."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[A], rng: Rng) -> A:
        seat = view.seat
        if seat is None:
            raise ValueError("view: a spectator's; a bot needs a seat")
        values = [self._value(view, action, seat) for action in legal]
        best = max(values)
        choices = [action for action, value in zip(legal, values, strict=True) if value == best]
        return choices[rng.randrange(len(choices))]

    def _value(self, view: View, action: A, seat: int) -> int:
        gains: tuple[int, ...] = self.game.preview(view, action).gains
        return gains[seat] - max(gain for other, gain in enumerate(gains) if other != seat)
