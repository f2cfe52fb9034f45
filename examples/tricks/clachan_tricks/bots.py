"""A bot for Three Tricks."""

from collections.abc import Sequence

from clachan.core import Rng
from clachan_tricks import Action, View


class HighBot:
    """Plays its highest card."""

    games = ("tricks",)

    def choose(self, _view: View, legal: Sequence[Action], _rng: Rng) -> Action:
        return max(legal, key=lambda action: action.card or 0)
