"""How each game looks in the terminal, by the name that commands and records use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.cli.screens.clans import ClansScreen
from clachan.cli.screens.glenmore import GlenmoreScreen
from clachan.cli.screens.screen import Position, Screen

SCREENS: Final[Mapping[str, Screen[Any, Any]]] = MappingProxyType(
    {"clans": ClansScreen(), "glenmore": GlenmoreScreen()}
)

__all__ = ["SCREENS", "Position", "Screen"]
