"""The screen of each game in the terminal, by the name that commands and records use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from clachan.cli.terminal.clans.screen import ClansScreen
from clachan.cli.terminal.glenmore.screen import GlenmoreScreen
from clachan.cli.terminal.screen import Screen
from clachan.cli.terminal.text_screen import TextScreen

SCREENS: Final[Mapping[str, Screen[Any, Any]]] = MappingProxyType(
    {"clans": ClansScreen(), "glenmore": GlenmoreScreen()}
)

_TEXT: Final = TextScreen()


def screen_of(game: str) -> Screen[Any, Any]:
    """The game's own screen, or one that shows any game as text."""
    return SCREENS.get(game, _TEXT)
