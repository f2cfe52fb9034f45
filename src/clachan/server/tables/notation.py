"""Actions as players write them."""

from typing import Any, Final

from clachan.core import Message, NotationError
from clachan.server.errors import Refused
from clachan.server.tables.table import Table

_SHOWN: Final = 40  # characters of what does not read as an action


def parsed(table: Table, text: str) -> Any:
    """An action of the table's game."""
    try:
        return table.game.parse(text)
    except NotationError as error:
        words = Message(f"{table.head.game}-notation", (("text", text[:_SHOWN]),))
        raise Refused("notation", "action", words) from error
