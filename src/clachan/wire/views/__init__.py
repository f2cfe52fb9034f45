"""Views, previews and components of the games as messages of the protocol.

They are built field by field from a game's own view, which contains only what a viewer may know. A game
without messages of its own is sent as text.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType
from typing import Any, Final, TypeAlias, cast

from msgspec import Raw

from clachan.core import AnyGame, Preview, View
from clachan.games import GAMES
from clachan.wire.score_sheets import Move
from clachan.wire.views.clans import (
    CardName,
    ClansPreview,
    ClansView,
    SlotName,
    clans_moves,
    clans_preview,
    clans_view,
    encode_clans_moves,
)
from clachan.wire.views.clans_table import ClansTable, clans_table
from clachan.wire.views.glenmore import (
    ChainMessage,
    GlenmorePreview,
    GlenmoreView,
    glenmore_moves,
    glenmore_preview,
    glenmore_view,
)
from clachan.wire.views.glenmore_names import CellName, DueName, ResourceName, TileNumber
from clachan.wire.views.glenmore_table import GlenmoreTable, glenmore_table
from clachan.wire.views.glenmore_turn import DecisionMessage
from clachan.wire.views.text import (
    TextPreview,
    TextTable,
    TextView,
    text_moves,
    text_preview,
    text_table,
    text_view,
    view_text,
)

__all__ = [
    "TYPE_NAMES",
    "ClansPreview",
    "ClansTable",
    "ClansView",
    "GlenmorePreview",
    "GlenmoreTable",
    "GlenmoreView",
    "PreviewMessage",
    "TableMessage",
    "TextPreview",
    "TextTable",
    "TextView",
    "ViewMessage",
    "encode_moves",
    "move_messages",
    "preview_message",
    "table_message",
    "view_message",
    "view_text",
]

ViewMessage: TypeAlias = ClansView | GlenmoreView | TextView
PreviewMessage: TypeAlias = ClansPreview | GlenmorePreview | TextPreview
TableMessage: TypeAlias = ClansTable | GlenmoreTable | TextTable

TYPE_NAMES: Final[Mapping[str, object]] = MappingProxyType(
    {
        "ClansCard": CardName,
        "ClansSlot": SlotName,
        "GlenmoreCell": CellName,
        "GlenmoreTile": TileNumber,
        "GlenmoreResource": ResourceName,
        "GlenmoreDue": DueName,
        "GlenmoreDecision": DecisionMessage,
        "GlenmoreEntry": ChainMessage,
        "GameView": ViewMessage,
        "GamePreview": PreviewMessage,
        "GameTable": TableMessage,
    }
)
"""TypeScript names of types that are not Structs."""


@dataclass(frozen=True, slots=True)
class GameMessages:
    """The functions that make the messages of one game."""

    view: Callable[[Any], ViewMessage]
    preview: Callable[[Any], PreviewMessage]
    table: Callable[[int], TableMessage]
    moves: Callable[[Any, Iterable[Any]], tuple[Move, ...]]
    encoded_moves: Callable[[Any, Sequence[Any]], tuple[Raw, ...]] | None = None
    """Like ``moves``, but as JSON from a cache."""


_MESSAGES: Final[Mapping[str, GameMessages]] = {
    "clans": GameMessages(clans_view, clans_preview, clans_table, clans_moves, encode_clans_moves),
    "glenmore": GameMessages(glenmore_view, glenmore_preview, glenmore_table, glenmore_moves),
}


def _messages(game: AnyGame) -> GameMessages:
    own = _MESSAGES.get(game.meta.name)
    return own or GameMessages(text_view, text_preview, text_table, partial(text_moves, game))


def view_message(game: AnyGame, view: View) -> ViewMessage:
    """Return the message of a game's view."""
    return _messages(game).view(view)


def move_messages(game: AnyGame, view: View, actions: Iterable[Any]) -> tuple[Move, ...]:
    """Return the messages of actions of the seat that is to move in this view."""
    return _messages(game).moves(view, actions)


def encode_moves(game: AnyGame, view: View, actions: Sequence[Any]) -> tuple[Move, ...]:
    """Like `move_messages`, but only for encoding: some items are JSON already, despite their type."""
    messages = _messages(game)
    if messages.encoded_moves is None:
        return messages.moves(view, actions)
    return cast("tuple[Move, ...]", messages.encoded_moves(view, actions))


def preview_message(game: AnyGame, preview: Preview) -> PreviewMessage:
    return _messages(game).preview(preview)


@cache
def table_message(game: str, players: int) -> TableMessage:
    """Return the layout and components of a game for this number of players; raises `ValueError`."""
    if game not in GAMES:
        raise ValueError(f"game must be one of {', '.join(GAMES)}, not {game!r}")
    GAMES[game].new_game(players)  # raises for a number that the game does not allow
    return _messages(GAMES[game]).table(players)
