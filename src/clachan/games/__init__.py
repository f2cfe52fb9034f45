"""The games, by the name that commands and records use."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from clachan.core import AnyGame
from clachan.core.game import CONTRACT, GameMeta
from clachan.games import clans, glenmore

# A game is a module; mypy checks each against the contract where it is registered.
_games: Final[dict[str, AnyGame]] = {"clans": clans, "glenmore": glenmore}

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(_games)
"""The games of this package, and those of others once `clachan.plugins.load_plugins` has run."""

_NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")
_MAX_PLAYERS: Final = 20


def register_game(name: str, game: AnyGame) -> None:
    """Add a game of another package to `GAMES`.

    Raises `ValueError` if it lacks a part of the contract, or if the name is already in use.
    """
    missing = [part for part in CONTRACT if not hasattr(game, part)]
    if missing:
        raise ValueError(f"the game lacks {', '.join(missing)}")
    if not isinstance(game.meta, GameMeta):
        raise ValueError("meta is not a GameMeta")
    if game.meta.name != name:
        raise ValueError(f"it is registered as {name!r}, but meta.name is {game.meta.name!r}")
    if not _NAME.fullmatch(name):
        raise ValueError("a name has small letters, digits and hyphens, at most 40")
    players = game.meta.players
    if not players or not 1 <= min(players) <= max(players) <= _MAX_PLAYERS:
        raise ValueError(f"meta.players must be from 1 to {_MAX_PLAYERS}, not {players}")
    if name in _games:
        raise ValueError(f"there is already a game called {name!r}")
    _games[name] = game
