"""Players of wood and wire: ``choose(view, legal, rng)`` and nothing else."""

from typing import Final

from clachan.bots.bot import Bot, BotError
from clachan.bots.budget import Budget
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.bots.registry import BOTS, LEVELS, BotMaker, make_bot

STAND_IN: Final = "greedy"
"""Plays on for people who are gone, and for bots that fail."""
ADVISER: Final = LEVELS[-1]
"""Is asked for hints: the best there is."""

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
