"""The games, by the name that commands and records use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.core import Game
from clachan.games import clans

# A game is a module; mypy checks each against the contract where it is registered.
GAMES: Final[Mapping[str, Game[Any, Any, Any, Any]]] = MappingProxyType({"clans": clans})
