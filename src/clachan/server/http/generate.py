"""What is made from the protocol's Structs and checked in: the browser's types, and OpenAPI.

And the tiles of Glen More, so that the rules have their pictures without a server.

``python -m clachan.server.http.generate`` writes them anew.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.json import encode

from clachan.games import GAMES
from clachan.server.http.openapi import openapi
from clachan.wire.messages import RecordMessage
from clachan.wire.protocol import answers, commands, requests, shapes
from clachan.wire.typescript import typescript
from clachan.wire.views import TYPE_NAMES, table_message
from clachan.wire.views.glenmore_table import GlenmoreTable

ROOT: Final = Path(__file__).resolve().parents[3]

_UNIONS: Final[Mapping[str, object]] = MappingProxyType(
    {
        "ArrangedChair": shapes.ArrangedChair,
        "Chair": shapes.Chair,
        "Clock": shapes.Clock,
        "Command": commands.Command,
        "Said": commands.Said,
        "Status": shapes.Status,
        "Told": answers.Told,
    }
)


def messages() -> Iterator[type[Struct]]:
    """Everything that is said or told, and what it is made of."""
    for module in (shapes, commands, requests, answers):
        for kind in vars(module).values():
            is_struct = isinstance(kind, type) and issubclass(kind, Struct)
            if is_struct and kind.__module__ == module.__name__ and kind.__name__[0] != "_":
                yield kind


def generated() -> Mapping[str, bytes]:
    """By the path from the root of a checkout: what belongs there."""
    types = typescript([*messages(), RecordMessage], {**_UNIONS, **TYPE_NAMES})
    return {
        "docs/openapi.json": openapi() + b"\n",
        "web/src/protocol.ts": types.encode(),
        "web/src/rules/pictures/tiles.json": _tiles() + b"\n",
    }


def _tiles() -> bytes:
    """As the server tells them to the pages, a line each."""
    table = table_message("glenmore", max(GAMES["glenmore"].meta.players))
    assert isinstance(table, GlenmoreTable)
    return b"[\n" + b",\n".join(map(encode, table.tiles)) + b"\n]"


def main() -> None:
    for path, content in generated().items():
        (ROOT / path).write_bytes(content)


if __name__ == "__main__":
    main()
