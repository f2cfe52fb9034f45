"""Bots: each is a class with one method, ``choose(view, legal, rng)``."""

from typing import Final

from clachan.bots.bot import Bot, BotError
from clachan.bots.budget import Budget
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.bots.registry import (
    BOTS,
    LEVELS,
    BotMaker,
    bot_name,
    bots_for,
    has_levels,
    is_built_in,
    is_class_spec,
    make_bot,
    offered_bots,
)
from clachan.core import AnyGame

STAND_IN: Final = "greedy"
"""Plays for players who have left and for bots that fail."""
ADVISER: Final = LEVELS[-1]
"""Gives the hints: the strongest level."""


def adviser_for(game: AnyGame) -> str:
    """The bot that gives the hints of a game: `ADVISER`, or the stand-in where there are no levels."""
    return ADVISER if has_levels(game) else STAND_IN


__all__ = [
    "ADVISER",
    "BOTS",
    "LEVELS",
    "STAND_IN",
    "Bot",
    "BotError",
    "BotMaker",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "adviser_for",
    "bot_name",
    "bots_for",
    "has_levels",
    "is_built_in",
    "is_class_spec",
    "make_bot",
    "offered_bots",
]
