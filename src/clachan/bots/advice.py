"""Advice for a player: the choice of the strongest bot, the same each time for the same view."""

import random
from collections.abc import Sequence
from typing import Any, Final

from clachan.bots import BOTS, Budget, adviser_for, has_levels
from clachan.core import AnyGame, View

ADVICE: Final = Budget(500, "playouts", compiled=4_000)
"""Counted in playouts and not in time, so the advice does not depend on the load of the machine."""
ADVICE_SEED: Final = 0


def advise(game: AnyGame, view: View, legal: Sequence[Any]) -> tuple[str, Any]:
    """The name of the adviser, and the action it would choose in the seat of this view.

    The server asks its workers for the same. A game without search gets the advice of the stand-in.
    """
    name = adviser_for(game)
    bot = BOTS[name](game, ADVICE if has_levels(game) else None)
    return name, bot.choose(view, legal, random.Random(ADVICE_SEED))
