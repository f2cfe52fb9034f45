"""The list of endpoints with their types. Routes and the OpenAPI document are made from it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

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

Limit: TypeAlias = Literal["none", "command", "request", "view", "question", "hint"]
"""How requests are limited and charged (`clachan.server.rate_limits.RateLimits`).

A command changes a table: players are charged for it alone, others as for a request. A view shows the
current table, which players need in order to move. The answer to a question may take much CPU time;
a request does not. A hint is computed in another process.
"""


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
    limit: Limit = "question"


_TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final[Sequence[Endpoint]] = (
    Endpoint("GET", "/healthz", handlers.check_health, Health, (503,), limit="none"),
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
        "POST",
        "/api/tables",
        handlers.create_table,
        TableMade,
        (400, 409),
        NewTable,
        status=201,
        limit="request",
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
    Endpoint(
        "GET",
        _TABLE,
        handlers.get_table,
        TableView,
        (400, 403, 404),
        query=TableQuery,
        limit="view",
    ),
    Endpoint(
        "DELETE", _TABLE, handlers.delete_table, None, (403, 404, 409), status=204, limit="command"
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/forget",
        handlers.forget_table,
        None,
        (404, 409),
        status=204,
        limit="command",
    ),
    Endpoint("GET", f"{_TABLE}/links", handlers.get_links, Links, (404,)),
    Endpoint(
        "POST",
        f"{_TABLE}/join",
        handlers.join_table,
        Joined,
        (400, 403, 404, 409),
        Join,
        limit="command",
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/carry",
        handlers.create_device_link,
        CarryLink,
        (403, 404),
        status=201,
        limit="command",
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        handlers.send_command,
        Done,
        (400, 403, 404, 409),
        Command,
        limit="command",
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/rematch",
        handlers.create_rematch,
        TableMade,
        (403, 404, 409),
        status=201,
        limit="command",
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
        "GET",
        f"{_TABLE}/hint",
        handlers.get_hint,
        Hint,
        (400, 403, 404, 409),
        query=SeatQuery,
        limit="hint",
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
