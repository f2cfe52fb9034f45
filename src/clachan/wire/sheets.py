"""Sentences still to be said, moves, and the points of a seat item by item, as protocol messages."""

from collections.abc import Iterable

from msgspec import Struct

from clachan.core import Message, ScoreItem, ScoreSheet


class WordsMessage(Struct, frozen=True):
    """The key of a sentence and what goes into it; the reader's language makes the words."""

    key: str
    args: dict[str, int | str]


class Move(Struct, frozen=True):
    """An action that may be made now."""

    text: str
    words: WordsMessage


class SheetItem(Struct, frozen=True):
    """Points, and the sentence that says what they were given for."""

    key: str
    args: dict[str, int | str]
    points: int


class SheetMessage(Struct, frozen=True):
    """A seat's points; equal totals go by the tie-breaks, more is better."""

    items: tuple[SheetItem, ...]
    total: int
    tie_breaks: tuple[int, ...]


def words_message(message: Message) -> WordsMessage:
    """
    >>> words_message(Message("clans-deal-unseen", (("seat", 2),)))
    WordsMessage(key='clans-deal-unseen', args={'seat': 2})
    """
    return WordsMessage(message.key, dict(message.args))


def sheet_messages(sheets: Iterable[ScoreSheet]) -> tuple[SheetMessage, ...]:
    """In seat order, as a game's ``score`` gives them."""
    return tuple([_sheet_message(sheet) for sheet in sheets])


def _sheet_message(sheet: ScoreSheet) -> SheetMessage:
    items = tuple([_item(item) for item in sheet.items])
    return SheetMessage(items, sheet.total, sheet.tie_breaks)


def _item(item: ScoreItem) -> SheetItem:
    return SheetItem(item.source.key, dict(item.source.args), item.points)
