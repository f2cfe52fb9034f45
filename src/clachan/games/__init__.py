"""The games, by the name that commands and records use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from clachan.core import AnyGame
from clachan.games import clans, glenmore

# A game is a module; mypy checks each against the contract where it is registered.
GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({"clans": clans, "glenmore": glenmore})
