"""All bots by name, and `make_bot`, which reads a name with a budget."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias

from clachan.bots.bot import Bot, BotError
from clachan.bots.budget import Budget
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.core import AnyGame

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")

LevelMaker: TypeAlias = Callable[[Budget | None], Bot[Any, Any]]
"""Given no budget, a level takes the one it has for people: in milliseconds."""
LevelMakers: TypeAlias = Mapping[str, LevelMaker]
"""By the names in `LEVELS`, and ``plain``: the textbook search that the others are measured by."""


class BotMaker(Protocol):
    """Makes a bot for a game."""

    def __call__(self, game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]: ...


def make_bot(spec: str, game: AnyGame) -> Bot[Any, Any]:
    """The bot of a text such as ``expert`` or ``expert:ms=200``; raises `BotError`.

    >>> from clachan.games import clans
    >>> type(make_bot("greedy", clans)).__name__
    'GreedyBot'
    >>> make_bot("greedy:ms=20", clans)
    Traceback (most recent call last):
        ...
    clachan.bots.bot.BotError: bot: greedy does not search, so it takes no budget
    """
    name, colon, budget = spec.partition(":")
    if name not in BOTS:
        known = ", ".join(BOTS)
        problem = f"bot: unknown {name!r}; known: {known}"
        raise BotError(problem, "cli-no-such-bot", bot=name, bots=known)
    return BOTS[name](game, _budget(name, budget) if colon else None)


def _budget(name: str, text: str) -> Budget:
    try:
        return Budget.parse(text)
    except BotError as error:
        raise BotError(str(error), "arena-bad-budget", bot=name, budget=text) from error


def _simple_maker(name: str, kind: Callable[[AnyGame], Bot[Any, Any]]) -> BotMaker:
    def make(game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]:
        if budget is not None:
            problem = f"bot: {name} does not search, so it takes no budget"
            raise BotError(problem, "arena-no-budget", bot=name)
        return kind(game)

    return make


def _search_maker(name: str) -> BotMaker:
    def make(game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]:
        return _levels(game)[name](budget)

    return make


def _levels(game: AnyGame) -> LevelMakers:
    """The levels of one game, imported here so that the search of another game is not loaded."""
    match game.meta.name:
        case "clans":
            from clachan.bots.clans.levels import LEVELS as CLANS

            return CLANS
        case "glenmore":
            from clachan.bots.glenmore.levels import LEVELS as GLENMORE

            return GLENMORE
        case other:
            raise BotError(f"bot: no search plays {other}; random and greedy do")


BOTS: Final[Mapping[str, BotMaker]] = MappingProxyType(
    {"random": _simple_maker("random", RandomBot), "greedy": _simple_maker("greedy", GreedyBot)}
    | {name: _search_maker(name) for name in ("plain", *LEVELS)}
)
"""The five levels of `LEVELS` from the weakest up come last; ``plain`` is what they are measured by."""
