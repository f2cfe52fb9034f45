"""How each game looks in the terminal, by the name that commands and records use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.cli.terminal.clans.screen import ClansScreen
from clachan.cli.terminal.glenmore.screen import GlenmoreScreen
from clachan.cli.terminal.screen import Position, Screen

SCREENS: Final[Mapping[str, Screen[Any, Any]]] = MappingProxyType(
    {"clans": ClansScreen(), "glenmore": GlenmoreScreen()}
)

__all__ = ["SCREENS", "Position", "Screen"]
