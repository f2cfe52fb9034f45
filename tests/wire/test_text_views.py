"""Games without messages of their own: what their views show as text, and no more."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import pytest

from clachan.wire.views import ViewMessage
from clachan.wire.views.text import TextView, text_preview, text_view, view_text


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


def test_a_text_preview_holds_the_common_fields_only() -> None:
    class Preview(NamedTuple):
        gains: tuple[int, ...]
        next_to_move: int | None
        secret: str

    message = text_preview(Preview((1, 0), None, "7G"))
    assert msgspec.to_builtins(message) == {"game": "text", "gains": (1, 0), "next_to_move": None}
