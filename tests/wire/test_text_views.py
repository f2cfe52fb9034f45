"""Games without messages of their own: what their views show as text, and no more."""

from dataclasses import dataclass, field
from enum import StrEnum
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

from clachan.core import Message
from clachan.wire.views import ViewMessage
from clachan.wire.views.text import TextView, text_moves, text_preview, text_view, view_text


class Tuple(NamedTuple):
    players: int
    seat: int | None
    to_move: int | None
    hand: tuple[int, ...]
    pile: int


@dataclass(frozen=True)
class Data:
    players: int
    seat: int | None
    to_move: int | None
    hand: tuple[int, ...]
    pile: int
    cache: int = field(default=0, repr=False)


class Written(Tuple):
    def __str__(self) -> str:
        return f"hand {self.hand}\npile {self.pile}"


class Bare:
    """A view without fields that can be listed."""

    players, seat, to_move = 2, None, 1

    def __repr__(self) -> str:
        return "a bare view"


FIELDS = (2, 0, 1, (7, 3), 5)


@pytest.mark.parametrize(
    ("view", "text"),
    [
        (Tuple(*FIELDS), "hand: (7, 3)\npile: 5"),
        (Data(*FIELDS), "hand: (7, 3)\npile: 5"),
        (Written(*FIELDS), "hand (7, 3)\npile 5"),
        (Bare(), "a bare view"),
    ],
)
def test_a_view_is_its_own_text_or_a_line_for_each_field(view: Any, text: str) -> None:
    assert view_text(view) == text


def test_a_text_view_holds_what_every_view_has_and_the_text() -> None:
    message = text_view(Data(*FIELDS))
    assert message == TextView(players=2, seat=0, to_move=1, text="hand: (7, 3)\npile: 5")
    data = msgspec.json.encode(message)
    assert msgspec.json.decode(data, type=ViewMessage) == message
    assert msgspec.json.decode(data)["game"] == "text"


class Name(str):
    __slots__ = ()


class Colour(StrEnum):
    GREEN = "G"


class Named(Tuple):
    def __str__(self) -> str:
        return Name(f"hand {self.hand}")


class Garbled(Tuple):
    def __str__(self) -> str:
        return "\ud800"


def test_texts_of_any_class_can_be_sent() -> None:
    assert msgspec.to_builtins(text_view(Named(*FIELDS)))["text"] == "hand (7, 3)"
    assert view_text(Garbled(*FIELDS)) == "hand: (7, 3)\npile: 5"
    message = Message(Name("play"), (("card", Name("7")), ("colour", Colour.GREEN), ("on", True)))
    game: Any = SimpleNamespace(
        meta=SimpleNamespace(name="named"),
        text=Name,
        describe=lambda *_: message,
    )
    (move,) = msgspec.to_builtins(text_moves(game, Tuple(*FIELDS), ["play 7"]))
    assert move == {
        "text": "play 7",
        "words": {"key": "play", "args": {"card": "7", "colour": "G", "on": 1}},
    }


@pytest.mark.parametrize("text", ["\ud800", None, 7])
def test_a_text_that_cannot_be_sent_is_replaced(text: Any) -> None:
    game: Any = SimpleNamespace(
        meta=SimpleNamespace(name="garbled"),
        text=lambda _: text,
        describe=lambda *_: Message("play", (("card", text),)) if text != 7 else Message(text),
    )
    (move,) = text_moves(game, Tuple(*FIELDS), [("play", 7)])
    assert (move.text, move.words.key) == ("('play', 7)", "garbled-undescribed")


def test_a_text_preview_holds_the_common_fields_only() -> None:
    class Preview(NamedTuple):
        gains: tuple[int, ...]
        next_to_move: int | None
        secret: str

    message = text_preview(Preview((1, 0), None, "7G"))
    assert msgspec.to_builtins(message) == {"game": "text", "gains": (1, 0), "next_to_move": None}
