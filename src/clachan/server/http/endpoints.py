"""The list of endpoints with their types. Routes and the OpenAPI document are made from it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from clachan.server.http import handlers
from clachan.server.http.request_context import RequestContext
from clachan.wire.protocol.answers import (
    CarryLink,
    Done,
    GameList,
    Health,
    Hint,
    Joined,
    Links,
    LogView,
    MatchCourse,
    Position,
    ShuffleProof,
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
from clachan.wire.record_messages import RecordMessage
from clachan.wire.views import ComponentsMessage


class Endpoint(Struct, frozen=True):
    """A method and path with its handler, types and statuses."""

    method: str
    path: str
    handler: Callable[[RequestContext[Any, Any]], Awaitable[object]]
    answer: Any
    """The type of the answer; ``None``: no content (204)."""
    refuses: tuple[int, ...]
    """Statuses of its refusals, beyond those that any request may get."""
    body: Any = None
    query: Any = None
    status: int = 200
    raw: bool = False
    """The handler receives or returns a record as bytes, which has its own format."""

    @property
    def is_command(self) -> bool:
        """Whether it changes a table. Commands of players are charged to the player alone.

        A fork is no command: it does not change the table and takes as long as a long answer.
        """
        return "{table}" in self.path and self.method != "GET" and self.body is not Fork

    @property
    def is_question(self) -> bool:
        """Whether the answer may take much CPU time."""
        return self.method == "GET" or self.raw or self.body is Fork

    @property
    def is_view(self) -> bool:
        """Whether it shows the current table, which players need in order to move."""
        return self.answer is TableView


_TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final[Sequence[Endpoint]] = (
    Endpoint("GET", "/healthz", handlers.check_health, Health, (503,)),
    Endpoint("GET", "/api/games", handlers.list_games, GameList, ()),
    Endpoint(
        "GET",
        "/api/games/{game}/components",
        handlers.get_components,
        ComponentsMessage,
        (400, 404),
        query=PlayersQuery,
    ),
    Endpoint("GET", "/api/tables", handlers.list_tables, TableList, (400,), query=ListQuery),
    Endpoint(
        "POST", "/api/tables", handlers.create_table, TableMade, (400, 409), NewTable, status=201
    ),
    Endpoint(
        "POST",
        "/api/records",
        handlers.import_record,
        TableMade,
        (400, 409),
        RecordMessage,
        NonceQuery,
        status=201,
        raw=True,
    ),
    Endpoint("GET", _TABLE, handlers.get_table, TableView, (400, 403, 404), query=TableQuery),
    Endpoint("DELETE", _TABLE, handlers.delete_table, None, (403, 404, 409), status=204),
    Endpoint("POST", f"{_TABLE}/forget", handlers.forget_table, None, (404, 409), status=204),
    Endpoint("GET", f"{_TABLE}/links", handlers.get_links, Links, (404,)),
    Endpoint("POST", f"{_TABLE}/join", handlers.join_table, Joined, (400, 403, 404, 409), Join),
    Endpoint(
        "POST", f"{_TABLE}/carry", handlers.create_device_link, CarryLink, (403, 404), status=201
    ),
    Endpoint(
        "POST", f"{_TABLE}/commands", handlers.send_command, Done, (400, 403, 404, 409), Command
    ),
    Endpoint(
        "POST", f"{_TABLE}/rematch", handlers.create_rematch, TableMade, (403, 404, 409), status=201
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/fork",
        handlers.fork_table,
        TableMade,
        (400, 403, 404, 409),
        Fork,
        status=201,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/positions/{{ply}}",
        handlers.get_position,
        Position,
        (400, 403, 404, 409),
        query=SeatQuery,
    ),
    Endpoint(
        "GET", f"{_TABLE}/story", handlers.get_story, LogView, (400, 403, 404), query=SeatQuery
    ),
    Endpoint("GET", f"{_TABLE}/course", handlers.get_course, MatchCourse, (404, 409)),
    Endpoint("GET", f"{_TABLE}/shuffle", handlers.get_shuffle_proof, ShuffleProof, (404, 409)),
    Endpoint(
        "GET", f"{_TABLE}/hint", handlers.get_hint, Hint, (400, 403, 404, 409), query=SeatQuery
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/record",
        handlers.get_record,
        RecordMessage,
        (400, 403, 404, 409),
        query=SeatQuery,
        raw=True,
    ),
)
