"""The levels of Clans and Glory.

Each has a number of playouts that make its strength, on every machine that is quick enough; and
milliseconds after which it plays what it has found. A budget that is asked for replaces the one
that has its unit, and one in playouts is all that counts.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from clachan.bots.bot import Bot
from clachan.bots.budget import Budget
from clachan.bots.clans.bots import ENOUGH, BeginnerBot, SearchingBot
from clachan.bots.clans.search import InformedTree, PlainTree, Tree
from clachan.bots.clans.style import Style
from clachan.bots.levels import LevelMakers

EXPERT_MS: Final = 1000
OTHERS_MS: Final = 333

_PLAIN: Final = Style(noise=0.0, explore=0.3, winning=0.0)
_CASUAL: Final = Style(noise=0.0)
_INFORMED: Final = Style()
_EXPERT: Final = Style(exact=4, temptation=4.0)


def _searching(
    style: Style, ms: int, most: int = ENOUGH, tree: type[Tree] = InformedTree
) -> Callable[[Budget | None], Bot[Any, Any]]:
    def make(budget: Budget | None) -> Bot[Any, Any]:
        if budget is None:
            return SearchingBot(style, Budget(ms), most, tree)
        if budget.unit == "ms":
            return SearchingBot(style, budget, most, tree)
        return SearchingBot(style, budget, budget.amount, tree)

    return make


def _beginner(_budget: Budget | None) -> Bot[Any, Any]:
    """It does not search, so that every budget is enough."""
    return BeginnerBot(overlooks=40)


LEVELS: Final[LevelMakers] = MappingProxyType(
    {
        "plain": _searching(_PLAIN, OTHERS_MS, ENOUGH, PlainTree),
        "beginner": _beginner,
        "casual": _searching(_CASUAL, OTHERS_MS, 30),
        "club": _searching(_INFORMED, OTHERS_MS, 40),
        "strong": _searching(_INFORMED, OTHERS_MS, 160),
        "expert": _searching(_EXPERT, EXPERT_MS),
    }
)
