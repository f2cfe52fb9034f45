"""Views, previews and components of the games as messages of the protocol.

They are built field by field from a game's own view, which contains only what a viewer may know.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias, assert_never, cast

from clachan.games import GAMES
from clachan.games.clans.preview import PlayPreview
from clachan.games.clans.views import View as ClansGameView
from clachan.games.glenmore.preview import ActionPreview
from clachan.games.glenmore.views import View as GlenmoreGameView
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
    "ViewMessage",
    "components_message",
    "encode_moves",
    "move_messages",
    "preview_message",
    "read_view",
    "view_message",
]

ViewMessage: TypeAlias = ClansView | GlenmoreView
PreviewMessage: TypeAlias = ClansPreview | GlenmorePreview
ComponentsMessage: TypeAlias = ClansComponents | GlenmoreComponents

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


def view_message(view: ClansGameView | GlenmoreGameView) -> ViewMessage:
    """Return the message of a game's view."""
    match view:
        case ClansGameView():
            return clans_view(view)
        case GlenmoreGameView():
            return glenmore_view(view)
        case _:
            assert_never(view)


def move_messages(
    view: ClansGameView | GlenmoreGameView, actions: Iterable[Any]
) -> tuple[Move, ...]:
    """Return the messages of actions of the seat that is to move in this view."""
    match view:
        case ClansGameView():
            return clans_moves(view, actions)
        case GlenmoreGameView():
            return glenmore_moves(view, actions)
        case _:
            assert_never(view)


def encode_moves(
    view: ClansGameView | GlenmoreGameView, actions: Sequence[Any]
) -> tuple[Move, ...]:
    """Like `move_messages`, but only for encoding: some items are JSON already, despite their type."""
    match view:
        case ClansGameView():
            return cast("tuple[Move, ...]", encode_clans_moves(view, actions))
        case _:
            return move_messages(view, actions)


def preview_message(preview: PlayPreview | ActionPreview) -> PreviewMessage:
    match preview:
        case PlayPreview():
            return clans_preview(preview)
        case ActionPreview():
            return glenmore_preview(preview)
        case _:
            assert_never(preview)


@cache
def components_message(game: str, players: int) -> ComponentsMessage:
    """Return the layout and components of a game for this number of players; raises `ValueError`."""
    if game not in GAMES:
        raise ValueError(f"game must be one of {', '.join(GAMES)}, not {game!r}")
    GAMES[game].new_game(players)  # raises for a number that the game does not allow
    return _COMPONENTS[game](players)


_COMPONENTS: Final[Mapping[str, Callable[[int], ComponentsMessage]]] = {
    "clans": clans_components,
    "glenmore": glenmore_components,
}
