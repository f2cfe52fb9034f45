"""Bots: each is a class with one method, ``choose(view, legal, rng)``."""

from typing import Final

from clachan.bots.bot import Bot, BotError
from clachan.bots.budget import Budget
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.bots.registry import BOTS, LEVELS, BotMaker, make_bot

STAND_IN: Final = "greedy"
"""Plays for players who have left and for bots that fail."""
ADVISER: Final = LEVELS[-1]
"""Gives the hints: the strongest level."""

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
    "make_bot",
]
