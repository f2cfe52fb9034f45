"""A bot that looks one action ahead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from clachan.bots.glenmore.heuristic import evaluate as glenmore_value
from clachan.core import AnyGame, Rng, Seat, View

A = TypeVar("A")

# The score misleads where most points come late, so such a game has a heuristic.
VALUES: Final[Mapping[str, Callable[[Any, Seat], float]]] = {"glenmore": glenmore_value}


class GreedyBot:
    """Chooses the action with the best value after it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.value = VALUES.get(game.meta.name)

    def choose(self, view: View, legal: Sequence[A], rng: Rng) -> A:
        seat = view.seat
        if seat is None:
            raise ValueError("view: a spectator's; a bot needs a seat")
        if self.value is None:
            values: list[float] = [self._gain(view, action, seat) for action in legal]
        else:
            state = self.game.determinise(view, rng)
            values = [self.value(self.game.apply(state, action), seat) for action in legal]
        best = max(values)
        choices = [
            action for action, evaluate in zip(legal, values, strict=True) if evaluate == best
        ]
        return choices[rng.randrange(len(choices))]

    def _gain(self, view: View, action: object, seat: Seat) -> int:
        """Its own gain, less the largest gain of an opponent."""
        gains: tuple[int, ...] = self.game.preview(view, action).gains
        others = [gain for other, gain in enumerate(gains) if other != seat]
        return gains[seat] - max(others, default=0)
