"""Players of wood and wire: ``choose(view, legal, rng)`` and nothing else."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.bots.bot import Bot
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.core import Game

# A bot is made for a game, whose contract it may ask about its view.
BOTS: Final[Mapping[str, Callable[[Game[Any, Any, Any, Any]], Bot[Any, Any]]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot}
)

STAND_IN: Final = "greedy"
"""Plays on for people who are gone, and for bots that fail."""

__all__ = ["BOTS", "STAND_IN", "Bot", "GreedyBot", "RandomBot"]
