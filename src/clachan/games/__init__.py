"""The games, by the name that commands and records use."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from clachan.core import AnyGame
from clachan.core.facts import find_wrong_fact
from clachan.core.game import CONTRACT, GameMeta
from clachan.games import clans, glenmore

# A game is a module; mypy checks each against the contract where it is registered.
_games: Final[dict[str, AnyGame]] = {"clans": clans, "glenmore": glenmore}

_built_in: Final = frozenset(_games)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_games)
"""The games of this package, and those of others once `clachan.plugins.load_plugins` has run."""

_NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")


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
    if (problem := find_wrong_fact(game.meta)) is not None:
        raise ValueError(problem)
    if name in _games:
        raise ValueError(f"there is already a game called {name!r}")
    _games[name] = game
