"""Messages of any game, made of its own texts: for games that have no messages of their own.

They hold what the game's view holds, and nothing that is computed from a state. A text that the game fails to
make is replaced, so that its tables stay open, and the failure is logged once.
"""

import logging
import traceback
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import index
from typing import Any, Final

from msgspec import Struct

from clachan.core import AnyGame, Message, Preview, View
from clachan.core.printable import make_printable
from clachan.wire.words import Move, words_message

_logger: Final = logging.getLogger("clachan.wire")
_MAX_REPLACEMENT: Final = 100


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
    return TextView(index(view.players), _seat(view.seat), _seat(view.to_move), view_text(view))


def text_preview(preview: Preview) -> TextPreview:
    return TextPreview(tuple(map(index, preview.gains)), _seat(preview.next_to_move))


def _seat(value: Any) -> int | None:
    """The seat as it can be sent; raises `TypeError` for another value."""
    return None if value is None else index(value)


def text_components(players: int) -> TextComponents:
    return TextComponents(players)


def text_moves(game: AnyGame, view: View, actions: Iterable[Any]) -> tuple[Move, ...]:
    return tuple(
        [
            Move(action_text(game, action), words_message(describe_action(game, view, action)))
            for action in actions
        ]
    )


def describe_action(game: AnyGame, view: View, action: Any) -> Message:
    """The action as the game describes it, or a message without a sentence: clients then show its text."""
    problem = ""
    try:
        message = game.describe(view, action)
        problem = "it gives no Message of texts and whole numbers"
        return _plain_message(message)
    except Exception as error:  # noqa: BLE001 - it may be code of others
        problem = problem or _kind_and_place(error)
    _report(game.meta.name, "describe", problem)
    return Message(f"{game.meta.name}-undescribed")


def action_text(game: AnyGame, action: Any) -> str:
    """The action in notation. If the game fails to write it, as Python shows it; that cannot be played."""
    try:
        return _plain(game.text(action))
    except Exception as error:  # noqa: BLE001 - it may be code of others
        _report(game.meta.name, "text", _kind_and_place(error))
        return make_printable(_as_python(action))[:_MAX_REPLACEMENT]


def _plain_message(message: Message) -> Message:
    """The message as it can be sent: see `_plain`."""
    args = tuple(
        [
            (_plain(name), _plain(arg) if isinstance(arg, str) else int.__int__(arg))
            for name, arg in message.args
        ]
    )
    return Message(_plain(message.key), args, tuple(map(_plain_message, message.then)))


def _plain(text: str) -> str:
    """The text as it can be sent: an exact `str`. Raises `TypeError`, or `ValueError` for a lone surrogate."""
    plain = str.__str__(text)
    plain.encode()
    return plain


def _kind_and_place(error: Exception) -> str:
    """The class of an error and the line that raised it, without its text, which could quote the view."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({frame.filename}, line {frame.lineno})"


@cache
def _report(what: str, function: str, problem: str) -> None:
    """Log a failure once: it happens again at every view."""
    _logger.error("%s of %s failed: %s", function, what, problem)


def view_text(view: Any) -> str:
    """The view as its game writes it (``str``); without that or if it fails, a line for each field.

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
    if is_dataclass(view):
        names = [field.name for field in fields(view) if field.repr]
    else:
        names = list(getattr(view, "_fields", ()))
    if kind.__str__ is not object.__str__ or not names:
        try:
            return _plain(str(view))
        except Exception as error:  # noqa: BLE001 - it may be code of others
            _report(f"{kind.__module__}.{kind.__qualname__}", "__str__", _kind_and_place(error))
    common = ("players", "seat", "to_move")
    return "\n".join(
        f"{name}: {_as_python(getattr(view, name))}" for name in names if name not in common
    )


def _as_python(value: Any) -> str:
    try:
        return repr(value)
    except Exception:  # noqa: BLE001 - it may be code of others
        return type(value).__name__
