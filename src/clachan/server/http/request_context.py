"""The context of a request that handlers receive: visitor, table, query and body."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request

from clachan.core import Seat
from clachan.server.auth import new_token, visitor_hash
from clachan.server.errors import RequestRefused
from clachan.server.links import base_url
from clachan.server.rate_limits import address_of
from clachan.server.state import ServerState
from clachan.server.tables.live_table import LiveTable
from clachan.server.tables.table import Table, Visitor
from clachan.wire.errors import RecordError
from clachan.wire.protocol.shapes import Ply
from clachan.wire.validation import check_unique, shape_error

B = TypeVar("B")
T = TypeVar("T")
Q = TypeVar("Q")
K = TypeVar("K", bound=Struct)


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The query of an endpoint without query parameters."""


class RequestContext(Generic[B, Q]):
    """Everything that a handler needs to know of a request.

    ``body`` and ``query`` have the types that the endpoint names, and ``table`` is the table in its
    path; they are set before the handler runs. ``token`` is the result of `Identities.token_of`.
    """

    body: B
    query: Q
    table: LiveTable

    def __init__(self, request: Request, state: ServerState, token: str | None) -> None:
        self.request = request
        self.state = state
        self.new_cookie: str | None = None
        """The ``Set-Cookie`` header of the answer."""
        self.address = address_of(request.scope)
        self._token = token
        self.visitor: Visitor = visitor_hash(token) if token else ""

    def identify(self) -> Visitor:
        """Return the visitor; a client without a cookie gets one with the answer."""
        if not self._token:
            self.remember()
        return self.visitor

    def remember(self) -> None:
        """Set a signed cookie with the answer, which identifies the visitor for another 400 days."""
        self._token = self._token or new_token()
        self.visitor = visitor_hash(self._token)
        self.new_cookie = self.state.identities.cookie_for(self._token, self.request)

    def own_seat(self, table: Table, seat: Seat | None) -> Seat | None:
        """Return a seat of the sender: the requested one, else their only one, else ``None``.

        Raises `RequestRefused` if the requested seat is not theirs.
        """
        mine = table.seats_of(self.visitor)
        if seat is None:
            return mine[0] if len(mine) == 1 else None
        if seat not in mine:
            raise RequestRefused("not-your-seat", "seat")
        return seat

    def any_seat(self, table: Table, seat: Seat | None) -> Seat | None:
        """Like `own_seat`, but after the end of the match any seat may be requested."""
        if seat is not None and seat < table.players and table.status == "over":
            return seat
        return self.own_seat(table, seat)

    async def document(
        self, table: Table, kind: str, seat: Seat | None, make: Callable[[], Awaitable[object]]
    ) -> bytes:
        """Return the document that ``make`` creates of this table for this seat: see `ResponseCache.get`."""
        return await self.state.response_cache.get(self.table.table_id, table, kind, seat, make)

    @property
    def base(self) -> str:
        """The start of links."""
        scheme, host = self.request.url.scheme, self.request.headers.get("host")
        return base_url(self.state.settings, scheme, host)

    @property
    def ply(self) -> int:
        try:
            return msgspec.convert(self.request.path_params["ply"], Ply, strict=False)
        except msgspec.ValidationError as error:
            raise RequestRefused("bad-field", "ply", shape_error(str(error)).message) from error

    def new_table(self) -> AbstractContextManager[Callable[[], None]]:
        """Count one more table of the sender's address: see `RateLimits.new_table`."""
        return self.state.limits.new_table(self.address)

    def now(self) -> int:
        return self.state.services.now()

    @property
    def grace_ms(self) -> int:
        return self.state.settings.connection_grace_s * 1000


def read_query(request: HTTPConnection, kind: type[K]) -> K:
    """Return the query parameters of a request; raises `RequestRefused` with the name of a wrong one.

    Each parameter may occur once.
    """
    names = [name for name, _ in request.query_params.multi_items()]
    duplicate = next((name for name in kind.__struct_fields__ if names.count(name) > 1), None)
    if duplicate is not None:
        raise RequestRefused("bad-field", duplicate)
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        found = shape_error(str(error))
        is_unknown = found.message.key == "record-field-unknown"
        field = str(dict(found.message.args)["name"]) if is_unknown else found.place
        raise RequestRefused("bad-field", field, found.message) from error


def read_json(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Decode JSON; raises `RequestRefused` if it has the wrong shape or a field occurs twice."""
    try:
        found = decoder.decode(data)
        check_unique(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, RecordError) as error:
        raise _refuse_shape(error) from error
    return found


def _refuse_shape(error: Exception) -> RequestRefused:
    """Return the refusal of malformed JSON, with the field that is wrong."""
    if isinstance(error, msgspec.ValidationError):
        found = shape_error(str(error))
    elif isinstance(error, RecordError):
        found = error
    else:
        return RequestRefused("bad-json", "body")
    # The error calls the whole document a record, but this is a request.
    return RequestRefused(
        "bad-field", found.place if found.place != "record" else "body", found.message
    )
