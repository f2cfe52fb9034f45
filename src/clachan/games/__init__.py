"""The games, by the name that commands and records use."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.core import AnyGame
from clachan.core.game import CONTRACT, GameMeta
from clachan.games import clans, glenmore

# A game is a module; mypy checks each against the contract where it is registered.
_games: Final[dict[str, AnyGame]] = {"clans": clans, "glenmore": glenmore}

_built_in: Final = frozenset(_games)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_games)
"""The games of this package, and those of others once `clachan.plugins.load_plugins` has run."""

_NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")
_MAX_PLAYERS: Final = 20


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable()


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 1


def _is_tuple(value: Any, is_valid: Callable[[Any], bool]) -> bool:
    return isinstance(value, tuple) and all(map(is_valid, value))


# Lists of games show the facts of all games, so one wrong value would break them for every game.
_FACTS: Final[Mapping[str, tuple[str, Callable[[Any], bool]]]] = {
    "titles": (
        "a dict of printable texts",
        lambda value: isinstance(value, Mapping) and all(map(_is_text, [*value, *value.values()])),
    ),
    "designers": ("a tuple of printable texts", lambda value: _is_tuple(value, _is_text)),
    "publisher": ("a printable text", _is_text),
    "year": ("a whole number", lambda value: type(value) is int),
    "players": (
        f"ascending numbers from 1 to {_MAX_PLAYERS}",
        lambda value: (
            _is_tuple(value, _is_count)
            and value == tuple(sorted(set(value)))
            and 1 <= max(value, default=0) <= _MAX_PLAYERS
        ),
    ),
    "rules_version": ("a whole number from 1", _is_count),
    "max_plies": ("a whole number from 1", _is_count),
    "max_actions": ("a whole number from 1", _is_count),
    "reads_versions": (
        "a tuple of whole numbers from 1",
        lambda value: _is_tuple(value, _is_count),
    ),
}


def is_built_in(name: str) -> bool:
    """Whether this package has a game of that name."""
    return name in _built_in


def register_game(name: str, game: AnyGame) -> None:
    """Add a game of another package to `GAMES`.

    Raises `ValueError` if it lacks a part of the contract, or if the name is already in use.
    """
    missing = [
        part
        for part in CONTRACT
        if not (hasattr(game, part) if part == "meta" else callable(getattr(game, part, None)))
    ]
    if missing:
        raise ValueError(f"the game lacks {', '.join(missing)}")
    if not isinstance(game.meta, GameMeta):
        raise ValueError("meta is not a GameMeta")
    if game.meta.name != name:
        raise ValueError(f"it is registered as {name!r}, but meta.name is {game.meta.name!r}")
    if not _NAME.fullmatch(name):
        raise ValueError("a name has small letters, digits and hyphens, at most 40")
    for fact, (wanted, is_valid) in _FACTS.items():
        value = getattr(game.meta, fact)
        if not is_valid(value):
            raise ValueError(f"meta.{fact} must be {wanted}, not {value!r}")
    if name in _games:
        raise ValueError(f"there is already a game called {name!r}")
    _games[name] = game
