"""All bots by name, and `make_bot`, which reads a name with a budget."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeAlias

from clachan.bots.bot import Bot, BotError
from clachan.bots.budget import Budget
from clachan.bots.greedy_bot import GreedyBot
from clachan.bots.random_bot import RandomBot
from clachan.core import AnyGame
from clachan.core.printable import describe_error

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")
FROZEN: Final = ("expert-v2",)
"""Levels of the past, which the arena compares with those of today."""

LevelMaker: TypeAlias = Callable[[Budget | None], Bot[Any, Any]]
"""Given no budget, a level takes the one it has for people: in milliseconds."""
LevelMakers: TypeAlias = Mapping[str, LevelMaker]
"""By the names in `LEVELS` and `FROZEN`, and ``plain``: the textbook search that the others are measured by."""

# By game: the module with its `LevelMakers`, imported only when a bot of that game is made.
_SEARCHES: Final[Mapping[str, str]] = {
    "clans": "clachan.bots.clans.levels",
    "glenmore": "clachan.bots.glenmore.levels",
}

_NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")
_CLASS: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*(:.+)?")
# ``clachan play`` has this word for a person.
_RESERVED: Final = ("you",)


class BotMaker(Protocol):
    """Makes a bot for a game."""

    def __call__(self, game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]: ...


class RegisteredBot(BotMaker, Protocol):
    """A maker that knows for which games it has a bot."""

    def can_play(self, game: AnyGame, /) -> bool: ...


@dataclass(frozen=True, slots=True)
class _Search:
    """A level of today or of the past, or ``plain``, of every game that has a search."""

    name: str

    def can_play(self, game: AnyGame, /) -> bool:
        return game.meta.name in _SEARCHES

    def __call__(self, game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]:
        levels: LevelMakers = import_module(_SEARCHES[game.meta.name]).LEVELS
        return levels[self.name](budget)


@dataclass(frozen=True, slots=True)
class _ClassMaker:
    """Makes bots from a class with ``choose``.

    Its constructor takes nothing, the game, or the game and a ``budget``. The class may have an
    attribute ``games`` with the names of the games that it plays; without it, it plays all games.
    """

    name: str
    kind: Callable[..., Bot[Any, Any]]

    def can_play(self, game: AnyGame, /) -> bool:
        games = getattr(self.kind, "games", None)
        return games is None or game.meta.name in games

    def __call__(self, game: AnyGame, budget: Budget | None = None, /) -> Bot[Any, Any]:
        parameters = [
            parameter
            for parameter in inspect.signature(self.kind).parameters.values()
            if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        ]
        first = parameters[0] if parameters else None
        takes_game = first is not None and (
            first.default is first.empty or first.name.strip("_") == "game"
        )
        takes_budget = len(parameters) > 1 and parameters[1].name.strip("_") == "budget"
        if takes_budget:
            return self.kind(game, budget)
        if budget is not None:
            problem = f"bot: {self.name} does not search, so it takes no budget"
            raise BotError(problem, "arena-no-budget", bot=self.name)
        return self.kind(game) if takes_game else self.kind()


_built_in: Final[dict[str, RegisteredBot]] = {
    "random": _ClassMaker("random", RandomBot),
    "greedy": _ClassMaker("greedy", GreedyBot),
} | {name: _Search(name) for name in ("plain", *FROZEN, *LEVELS)}

_bots: Final = dict(_built_in)

BOTS: Final[Mapping[str, RegisteredBot]] = MappingProxyType(_bots)
"""``plain``, `FROZEN` and the five levels of `LEVELS`, from the weakest up, follow the bots that play every game.

Bots of other packages come last, once `clachan.plugins.load_plugins` has run.
"""


def register_bot(name: str, kind: object) -> None:
    """Add the bot of another package: a class as `_ClassMaker` takes it. Raises `ValueError`."""
    if not _NAME.fullmatch(name):
        raise ValueError("a name has small letters, digits and hyphens, at most 40")
    if name in _bots or name in _RESERVED:
        raise ValueError(f"there is already a bot called {name!r}")
    _bots[name] = _ClassMaker(name, _check_class(name, kind))


def bots_for(game: AnyGame) -> tuple[str, ...]:
    """The names of the bots that play this game.

    >>> from clachan.games import clans
    >>> bots_for(clans)
    ('random', 'greedy', 'plain', 'expert-v2', 'beginner', 'casual', 'club', 'strong', 'expert')
    """
    return tuple(name for name, bot in BOTS.items() if bot.can_play(game))


def offered_bots(game: AnyGame) -> tuple[str, ...]:
    """The bots to offer to people, the weakest first: the levels if the game has them, and those of others."""
    own = LEVELS if has_levels(game) else ("random", "greedy")
    return (*own, *(name for name in bots_for(game) if name not in _built_in))


def has_levels(game: AnyGame) -> bool:
    """Whether the game has a search, and so the bots of `LEVELS`."""
    return game.meta.name in _SEARCHES


def make_bot(spec: str, game: AnyGame) -> Bot[Any, Any]:
    """The bot of a text such as ``expert``, ``expert:ms=200`` or ``module:Class``; raises `BotError`.

    A class is imported, so such a text must come from the user of this machine.

    >>> from clachan.games import clans
    >>> type(make_bot("greedy", clans)).__name__
    'GreedyBot'
    >>> make_bot("greedy:ms=20", clans)
    Traceback (most recent call last):
        ...
    clachan.bots.bot.BotError: bot: greedy does not search, so it takes no budget
    """
    name, colon, budget = spec.partition(":")
    if is_class_spec(spec):
        _, _, budget = spec.removeprefix(bot_name(spec)).partition(":")
        return _make_class(bot_name(spec), game, budget or None)
    if name not in BOTS:
        known = ", ".join(bots_for(game))
        problem = f"bot: unknown {name!r}; known: {known}"
        raise BotError(problem, "cli-no-such-bot", bot=name, bots=known)
    if not BOTS[name].can_play(game):
        raise _other_game(name, game)
    limits = _budget(name, budget) if colon else None
    with nullcontext() if name in _built_in else _explain_failure(name):
        return BOTS[name](game, limits)


def is_class_spec(spec: str) -> bool:
    """Whether the text names a class, as ``module:Class``, and no bot of the registry.

    >>> is_class_spec("my_bots:Careful"), is_class_spec("expert:ms=20")
    (True, False)
    """
    return spec.partition(":")[0].casefold() not in BOTS and _CLASS.fullmatch(spec) is not None


def is_built_in(spec: str) -> bool:
    """Whether the bot is one of this package."""
    return bot_name(spec) in _built_in


def bot_name(spec: str) -> str:
    """The text without its budget.

    >>> bot_name("expert:ms=20"), bot_name("my_bots:Careful:ms=20")
    ('expert', 'my_bots:Careful')
    """
    return ":".join(spec.split(":")[: 2 if is_class_spec(spec) else 1])


def _make_class(name: str, game: AnyGame, budget: str | None) -> Bot[Any, Any]:
    module, _, attribute = name.partition(":")
    with _explain_failure(name):
        found: object = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        maker = _ClassMaker(name, _check_class(name, found))
        bot = maker(game, None if budget is None else _budget(name, budget))
    if not maker.can_play(game):
        raise _other_game(name, game)
    return bot


@contextmanager
def _explain_failure(name: str) -> Iterator[None]:
    """In this context any error becomes a `BotError`: it is code of others, whose author has to see what it raises."""
    try:
        yield
    except (BotError, KeyboardInterrupt):
        raise
    except BaseException as error:
        reason = describe_error(error)
        problem = f"bot: {name} cannot be loaded: {reason}"
        raise BotError(problem, "arena-bad-class", bot=name, reason=reason) from error


def _check_class(name: str, kind: object) -> Callable[..., Bot[Any, Any]]:
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise TypeError(f"{name} is not a class with a method choose")
    games = getattr(kind, "games", None)
    if games is not None and not isinstance(games, tuple | list | set | frozenset):
        raise TypeError(f"the games of {name} are not a tuple of names")
    return kind


def _other_game(name: str, game: AnyGame) -> BotError:
    known = ", ".join(bots_for(game))
    problem = f"bot: {name} does not play {game.meta.name}; these do: {known}"
    return BotError(problem, "cli-bot-other-game", bot=name, game=game.meta.name, bots=known)


def _budget(name: str, text: str) -> Budget:
    try:
        return Budget.parse(text)
    except BotError as error:
        raise BotError(str(error), "arena-bad-budget", bot=name, budget=text) from error
