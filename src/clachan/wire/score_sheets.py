"""Score sheets as messages of the protocol."""

from collections.abc import Iterable

from msgspec import Struct

from clachan.core import ScoreItem, ScoreSheet


class SheetItem(Struct, frozen=True):
    """Points, and the sentence that explains them."""

    key: str
    args: dict[str, int | str]
    points: int


class SheetMessage(Struct, frozen=True):
    """The points of a seat; tie-breaks decide between equal totals, more is better."""

    items: tuple[SheetItem, ...]
    total: int
    tie_breaks: tuple[int, ...]


def sheet_messages(sheets: Iterable[ScoreSheet]) -> tuple[SheetMessage, ...]:
    """Return the score sheets of a game as Structs, in seat order."""
    return tuple([_sheet_message(sheet) for sheet in sheets])


def _sheet_message(sheet: ScoreSheet) -> SheetMessage:
    items = tuple([_item(item) for item in sheet.items])
    return SheetMessage(items, sheet.total, sheet.tie_breaks)


def _item(item: ScoreItem) -> SheetItem:
    return SheetItem(item.source.key, dict(item.source.args), item.points)
