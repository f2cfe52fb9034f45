"""The five levels, from the weakest up; each game says how each of them thinks."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from clachan.bots.bot import Bot
from clachan.bots.budget import Budget

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")

LevelMaker: TypeAlias = Callable[[Budget | None], Bot[Any, Any]]
"""Given no budget, a level takes the one it has for people: in milliseconds."""
LevelMakers: TypeAlias = Mapping[str, LevelMaker]
"""By the names in `LEVELS`, and ``plain``: the textbook search that the others are measured by."""
