"""The endpoints as one list: what each takes and gives. Routes and OpenAPI are made from it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from clachan.server.http import handlers
from clachan.server.http.request_context import RequestContext
from clachan.wire.messages import RecordMessage
from clachan.wire.protocol.answers import (
    CarryLink,
    Done,
    GameList,
    Health,
    Hint,
    Joined,
    Links,
    MatchCourse,
    Position,
    ShuffleProof,
    Story,
    TableList,
    TableMade,
    TableView,
)
from clachan.wire.protocol.commands import Command
from clachan.wire.protocol.requests import (
    Fork,
    Join,
    ListQuery,
    NewTable,
    NonceQuery,
    PlayersQuery,
    SeatQuery,
    TableQuery,
)
from clachan.wire.views import TableMessage


class Endpoint(Struct, frozen=True):
    method: str
    path: str
    handler: Callable[[RequestContext[Any, Any]], Awaitable[object]]
    answer: Any
    """The type of what it gives; ``None``: nothing (204)."""
    refuses: tuple[int, ...]
    """The statuses it may refuse with, beyond those that any request may get."""
    body: Any = None
    query: Any = None
    status: int = 200
    raw: bool = False
    """The handler reads the body as bytes, or gives bytes: a record has rules of its own."""

    @property
    def is_command(self) -> bool:
        """Whether it changes a table; for those who play there it is charged to them alone.

        A fork leaves the table as it is and takes the work of a long answer.
        """
        return "{table}" in self.path and self.method != "GET" and self.body is not Fork

    @property
    def is_question(self) -> bool:
        """Whether it may take long to answer without waiting for anything but the processor."""
        return self.method == "GET" or self.raw or self.body is Fork

    @property
    def is_view(self) -> bool:
        """Whether it shows a table as it is now, which those who play there need to move."""
        return self.answer is TableView


_TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final[Sequence[Endpoint]] = (
    Endpoint("GET", "/healthz", handlers.health, Health, (503,)),
    Endpoint("GET", "/api/games", handlers.games, GameList, ()),
    Endpoint(
        "GET",
        "/api/games/{game}/components",
        handlers.components,
        TableMessage,
        (400, 404),
        query=PlayersQuery,
    ),
    Endpoint("GET", "/api/tables", handlers.my_tables, TableList, (400,), query=ListQuery),
    Endpoint("POST", "/api/tables", handlers.make, TableMade, (400, 409), NewTable, status=201),
    Endpoint(
        "POST",
        "/api/records",
        handlers.make_from_record,
        TableMade,
        (400, 409),
        RecordMessage,
        NonceQuery,
        status=201,
        raw=True,
    ),
    Endpoint("GET", _TABLE, handlers.look, TableView, (400, 403, 404), query=TableQuery),
    Endpoint("DELETE", _TABLE, handlers.delete, None, (403, 404, 409), status=204),
    Endpoint("POST", f"{_TABLE}/forget", handlers.forget, None, (404, 409), status=204),
    Endpoint("GET", f"{_TABLE}/links", handlers.links, Links, (404,)),
    Endpoint("POST", f"{_TABLE}/join", handlers.join, Joined, (400, 403, 404, 409), Join),
    Endpoint(
        "POST", f"{_TABLE}/carry", handlers.make_carry_link, CarryLink, (403, 404), status=201
    ),
    Endpoint("POST", f"{_TABLE}/commands", handlers.command, Done, (400, 403, 404, 409), Command),
    Endpoint("POST", f"{_TABLE}/rematch", handlers.rematch, TableMade, (403, 404, 409), status=201),
    Endpoint(
        "POST", f"{_TABLE}/fork", handlers.fork, TableMade, (400, 403, 404, 409), Fork, status=201
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/positions/{{ply}}",
        handlers.show_position,
        Position,
        (400, 403, 404, 409),
        query=SeatQuery,
    ),
    Endpoint("GET", f"{_TABLE}/story", handlers.story, Story, (400, 403, 404), query=SeatQuery),
    Endpoint("GET", f"{_TABLE}/course", handlers.course, MatchCourse, (404, 409)),
    Endpoint("GET", f"{_TABLE}/shuffle", handlers.shuffle, ShuffleProof, (404, 409)),
    Endpoint("GET", f"{_TABLE}/hint", handlers.hint, Hint, (400, 403, 404, 409), query=SeatQuery),
    Endpoint(
        "GET",
        f"{_TABLE}/record",
        handlers.record,
        RecordMessage,
        (400, 403, 404, 409),
        query=SeatQuery,
        raw=True,
    ),
)
