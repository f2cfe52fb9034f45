"""Messages of any game, made of its own texts: for games that have no messages of their own.

They hold what the game's view holds, and nothing that is computed from a state.
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any

from msgspec import Struct

from clachan.core import AnyGame, Preview, View
from clachan.wire.words import Move, words_message


class TextView(Struct, frozen=True, tag_field="game", tag="text"):
    """The table from one chair, as text; ``seat`` is null for a spectator, ``to_move`` -1 for chance."""

    players: int
    seat: int | None
    to_move: int | None
    """``null`` when the game is over."""
    text: str
    """What the viewer may know, in lines."""


class TextPreview(Struct, frozen=True, tag_field="game", tag="text"):
    """The effect of an action, as far as its seat knows."""

    gains: tuple[int, ...]
    """By seat: the change of the score if the game ended after it."""
    next_to_move: int | None


class TextComponents(Struct, frozen=True, tag_field="game", tag="text"):
    """The game has no layout of its own."""

    players: int


def text_view(view: View) -> TextView:
    return TextView(view.players, view.seat, view.to_move, view_text(view))


def text_preview(preview: Preview) -> TextPreview:
    return TextPreview(tuple(preview.gains), preview.next_to_move)


def text_components(players: int) -> TextComponents:
    return TextComponents(players)


def text_moves(game: AnyGame, view: View, actions: Iterable[Any]) -> tuple[Move, ...]:
    return tuple(
        [Move(game.text(action), words_message(game.describe(view, action))) for action in actions]
    )


def view_text(view: Any) -> str:
    """The view as its game writes it (``str``), or a line for each of its fields.

    >>> from typing import NamedTuple
    >>> class HandView(NamedTuple):
    ...     players: int
    ...     seat: int | None
    ...     to_move: int | None
    ...     hand: tuple[str, ...]
    >>> view_text(HandView(2, 0, 1, ("7G", "3R")))
    "hand: ('7G', '3R')"
    """
    kind: Any = type(view)
    if kind.__str__ is not object.__str__:
        return str(view)
    if is_dataclass(view):
        names = [field.name for field in fields(view) if field.repr]
    else:
        names = list(getattr(view, "_fields", ()))
    common = ("players", "seat", "to_move")
    lines = [f"{name}: {getattr(view, name)!r}" for name in names if name not in common]
    return "\n".join(lines) if names else str(view)
