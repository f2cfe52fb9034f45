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
from clachan.wire.views.clans_components import ClansComponents, clans_components
from clachan.wire.views.glenmore import (
    CellName,
    ChainMessage,
    DecisionMessage,
    DueName,
    GlenmorePreview,
    GlenmoreView,
    ResourceName,
    TileNumber,
    glenmore_moves,
    glenmore_preview,
    glenmore_view,
)
from clachan.wire.views.glenmore_components import GlenmoreComponents, glenmore_components
from clachan.wire.views.reader import read_view
from clachan.wire.views.text import (
    TextComponents,
    TextPreview,
    TextView,
    action_text,
    describe_action,
    text_components,
    text_moves,
    text_preview,
    text_view,
    view_text,
)
from clachan.wire.words import Move

__all__ = [
    "TYPE_NAMES",
    "ClansComponents",
    "ClansPreview",
    "ClansView",
    "ComponentsMessage",
    "GlenmoreComponents",
    "GlenmorePreview",
    "GlenmoreView",
    "PreviewMessage",
    "TextComponents",
    "TextPreview",
    "TextView",
    "ViewMessage",
    "action_text",
    "components_message",
    "describe_action",
    "encode_moves",
    "move_messages",
    "preview_message",
    "read_view",
    "view_message",
    "view_text",
]

ViewMessage: TypeAlias = ClansView | GlenmoreView | TextView
PreviewMessage: TypeAlias = ClansPreview | GlenmorePreview | TextPreview
ComponentsMessage: TypeAlias = ClansComponents | GlenmoreComponents | TextComponents

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
        "GameComponents": ComponentsMessage,
    }
)
"""TypeScript names of types that are not Structs."""


@dataclass(frozen=True, slots=True)
class GameMessages:
    """The functions that make the messages of one game."""

    view: Callable[[Any], ViewMessage]
    preview: Callable[[Any], PreviewMessage]
    table: Callable[[int], ComponentsMessage]
    moves: Callable[[Any, Iterable[Any]], tuple[Move, ...]]
    encoded_moves: Callable[[Any, Sequence[Any]], tuple[Raw, ...]] | None = None
    """Like ``moves``, but as JSON from a cache."""


_MESSAGES: Final[Mapping[str, GameMessages]] = {
    "clans": GameMessages(
        clans_view, clans_preview, clans_components, clans_moves, encode_clans_moves
    ),
    "glenmore": GameMessages(glenmore_view, glenmore_preview, glenmore_components, glenmore_moves),
}


def _messages(game: AnyGame) -> GameMessages:
    own = _MESSAGES.get(game.meta.name)
    return own or GameMessages(text_view, text_preview, text_components, partial(text_moves, game))


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
def components_message(game: str, players: int) -> ComponentsMessage:
    """Return the layout and components of a game for this number of players; raises `ValueError`."""
    if game not in GAMES:
        raise ValueError(f"game must be one of {', '.join(GAMES)}, not {game!r}")
    GAMES[game].new_game(players)  # raises for a number that the game does not allow
    return _messages(GAMES[game]).table(players)
