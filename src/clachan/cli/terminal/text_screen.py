"""Any game in the terminal, by its own texts: for games that have no screen of their own."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.screen import ScreenContext
from clachan.cli.terminal.session import find_command
from clachan.cli.text import sanitise
from clachan.core import Message, NotationError, Seat
from clachan.wire.views import action_text, view_text

_MAX_LINE: Final = 400
_MAX_DIGITS: Final = 10

AnyContext: TypeAlias = ScreenContext[Any, Any]


class TextScreen:
    """Shows the view as text and numbers the legal actions, unless the text of one is a number itself."""

    has_secrets: Final = True
    """Not known of such a game, so hands are hidden."""
    styles: Final[Mapping[str, str]] = MappingProxyType({})
    signs: Final = ""

    def turn(self, _context: AnyContext) -> str:
        return ""

    def table(self, context: AnyContext) -> list[str]:
        text = view_text(context.view)
        return [
            line
            for part in text.splitlines()
            for line in wrap(context.ink.spell(sanitise(part, _MAX_LINE)), hanging=3)
        ]

    def choices(self, context: AnyContext) -> list[str]:
        listed = _texts(context)
        if _has_numbers(listed):
            listed = [
                f"{number}\N{NO-BREAK SPACE}{text}" for number, text in enumerate(listed, start=1)
            ]
        return wrap(context.ink.spell(sanitise("   ".join(listed), most=4000)))

    def instruction(self, context: AnyContext) -> str:
        texts = _texts(context)
        if not _has_numbers(texts):
            key = "play-text-hint-plain"
        elif any(find_command(text, context.words) for text in texts):
            key = "play-text-hint-number"  # what the player types would be the command
        else:
            key = "play-text-hint"
        return context.words.say(key, example=context.ink.spell(sanitise(texts[0])), number=1)

    def news(self, context: AnyContext, since: Sequence[Message]) -> list[str]:
        return [context.words.message(message) for message in since]

    def read(self, context: AnyContext, text: str) -> Any:
        """The number of a legal action, where they have numbers, or else an action in the notation."""
        written = " ".join(text.split())
        if _is_number(written) and _has_numbers(_texts(context)):
            number = int(written) if len(written) < _MAX_DIGITS else 0
            if 1 <= number <= len(context.legal):
                return context.legal[number - 1]
        try:
            return context.game.parse(written)
        except NotationError:
            return None

    def look(self, _context: AnyContext, _text: str) -> None:
        return None

    def explain(self, context: AnyContext, action: Any) -> str:
        gains: tuple[int, ...] = context.game.preview(context.view, action).gains
        points = gains[context.seat] if context.seat is not None else 0
        return context.words.say("play-text-gain", points=points)

    def sheet(self, _context: AnyContext) -> None:
        return None

    def tie_break(self, context: AnyContext, seats: Sequence[Seat]) -> str:
        values = ", ".join(
            f"{context.words.name(seat)} {'/'.join(map(str, context.sheets[seat].tie_breaks))}"
            for seat in seats
            if context.sheets[seat].tie_breaks
        )
        return context.words.say("play-text-tie", values=values) if values else ""

    def reveal(self, _context: AnyContext) -> list[str]:
        return []

    def describe_from_log(
        self, _players: int, _ply: int, _seat: Seat, _action: Any
    ) -> Message | None:
        return None

    def rules(self, context: AnyContext) -> str:
        title = context.game.meta.title(context.words.lang)
        return context.words.say("play-text-rules", title=context.ink.spell(title))


def _texts(context: AnyContext) -> list[str]:
    return [action_text(context.game, action) for action in context.legal]


def _has_numbers(texts: Sequence[str]) -> bool:
    """Whether the actions are numbered: not where a number that is typed is the text of one of them."""
    return not any(map(_is_number, texts))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()
