"""The levels by name, with the time that each takes for a turn when people wait."""

from functools import partial
from types import MappingProxyType
from typing import Final

from clachan.bots.budget import Budget
from clachan.bots.glenmore.bots import PlainBot, TurnBot
from clachan.bots.glenmore.styles import STYLES
from clachan.bots.levels import LevelMakers

TIMES: Final = {
    "plain": Budget(1000),
    "beginner": Budget(1000),
    "casual": Budget(1000),
    "club": Budget(1000),
    "strong": Budget(1000),
    "expert": Budget(3000),
}


def _plain(budget: Budget | None) -> PlainBot:
    return PlainBot(budget or TIMES["plain"])


def _level(name: str, budget: Budget | None) -> TurnBot:
    return TurnBot(STYLES[name], budget or TIMES[name])


LEVELS: Final[LevelMakers] = MappingProxyType(
    {"plain": _plain} | {name: partial(_level, name) for name in STYLES}
)
