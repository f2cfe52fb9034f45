"""The bot with which the expert is compared: ``clachan.lab.training.rivals:PlayoutExpert``."""

from collections.abc import Sequence
from typing import ClassVar

from clachan.bots import Budget
from clachan.bots.clans import compiled_search
from clachan.bots.clans.levels import EXPERT_MS, EXPERT_ON_KERNEL
from clachan.core import AnyGame, Rng
from clachan.games.clans.actions import Action
from clachan.games.clans.views import View


class PlayoutExpert:
    """The expert of two players with playouts alone, as it was before the network."""

    games: ClassVar = ("clans",)

    def __init__(self, _game: AnyGame, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(EXPERT_MS)
        self.style = EXPERT_ON_KERNEL

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        most = self.budget.amount if self.budget.unit == "playouts" else 1_000_000
        return compiled_search.choose(view, rng, self.style, self.budget, most)
