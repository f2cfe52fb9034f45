"""The context of a request that handlers receive: visitor, table, query and body."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec
from starlette.requests import Request

from clachan.core import Seat
from clachan.server.auth import new_token, visitor_hash
from clachan.server.errors import RequestRefused
from clachan.server.links import base_url
from clachan.server.state import ServerState
from clachan.server.tables.live_table import LiveTable
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.shapes import Ply
from clachan.wire.validation import shape_error

B = TypeVar("B")
Q = TypeVar("Q")


@dataclass(repr=False)  # the token is secret
class RequestContext(Generic[B, Q]):
    """Everything that a handler needs to know of a request.

    ``body`` and ``query`` have the types that the endpoint names, and ``table`` is the table in its
    path; they are set before the handler runs.
    """

    request: Request
    state: ServerState
    address: str
    token: str | None = None
    """The result of `Identities.token_of`."""
    visitor: Visitor = ""
    new_cookie: str | None = None
    """The ``Set-Cookie`` header of the answer."""
    body: B = field(init=False)
    query: Q = field(init=False)
    table: LiveTable = field(init=False)

    def identify(self) -> Visitor:
        """Return the visitor; a client without a cookie gets one with the answer."""
        if not self.token:
            self.remember()
        return self.visitor

    def remember(self) -> None:
        """Set a signed cookie with the answer, which identifies the visitor for another 400 days."""
        self.token = self.token or new_token()
        self.visitor = visitor_hash(self.token)
        self.new_cookie = self.state.identities.cookie_for(self.token, self.request)

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

    @property
    def game(self) -> str | None:
        """The game of the table or of the path, if there is one and it is known."""
        if "table" in self.request.path_params:
            return self.table.game
        return self.request.path_params.get("game")

    def new_table(self) -> AbstractContextManager[Callable[[], None]]:
        """Count one more table of the sender's address: see `RateLimits.new_table`."""
        return self.state.limits.new_table(self.address)

    def now(self) -> int:
        return self.state.services.now()

    @property
    def grace_ms(self) -> int:
        return self.state.settings.connection_grace_s * 1000
