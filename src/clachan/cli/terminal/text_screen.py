"""Any game in the terminal, by its own texts: for games that have no screen of their own."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.screen import Position
from clachan.cli.text import sanitise
from clachan.core import Message, NotationError, Seat
from clachan.wire.views import view_text

_MAX_LINE: Final = 400

AnyPosition: TypeAlias = Position[Any, Any]


class TextScreen:
    """Shows the view as text and numbers the legal actions."""

    has_secrets: Final = True
    """Not known of such a game, so hands are hidden."""
    styles: Final[Mapping[str, str]] = MappingProxyType({})
    signs: Final = ""

    def turn(self, _position: AnyPosition) -> str:
        return ""

    def table(self, position: AnyPosition) -> list[str]:
        text = view_text(position.view)
        return [
            line
            for part in text.splitlines()
            for line in wrap(position.ink.spell(sanitise(part, _MAX_LINE)), hanging=3)
        ]

    def choices(self, position: AnyPosition) -> list[str]:
        texts = [position.game.text(action) for action in position.legal]
        listed = [f"{number}\N{NO-BREAK SPACE}{text}" for number, text in enumerate(texts, start=1)]
        return wrap(position.ink.spell(sanitise("   ".join(listed), most=4000)))

    def instruction(self, position: AnyPosition) -> str:
        return position.words.say(
            "play-text-hint", example=position.game.text(position.legal[0]), number=1
        )

    def news(self, position: AnyPosition, since: Sequence[Message]) -> list[str]:
        return [position.words.message(message) for message in since]

    def read(self, position: AnyPosition, text: str) -> Any:
        """An action in the notation, or the number of a legal one."""
        written = " ".join(text.split())
        try:
            return position.game.parse(written)
        except NotationError:
            number = int(written) if written.isdecimal() and len(written) < 10 else 0
            return position.legal[number - 1] if 1 <= number <= len(position.legal) else None

    def look(self, _position: AnyPosition, _text: str) -> None:
        return None

    def explain(self, position: AnyPosition, action: Any) -> str:
        gains: tuple[int, ...] = position.game.preview(position.view, action).gains
        points = gains[position.seat] if position.seat is not None else 0
        return position.words.say("play-text-gain", points=points)

    def sheet(self, _position: AnyPosition) -> None:
        return None

    def tie_break(self, position: AnyPosition, seats: Sequence[Seat]) -> str:
        values = ", ".join(
            f"{position.words.name(seat)} {'/'.join(map(str, position.sheets[seat].tie_breaks))}"
            for seat in seats
            if position.sheets[seat].tie_breaks
        )
        return position.words.say("play-text-tie", values=values) if values else ""

    def reveal(self, _position: AnyPosition) -> list[str]:
        return []

    def describe_from_log(
        self, _players: int, _ply: int, _seat: Seat, _action: Any
    ) -> Message | None:
        return None

    def rules(self, position: AnyPosition) -> str:
        title = position.game.meta.title(position.words.lang)
        return position.words.say("play-text-rules", title=position.ink.spell(title))
