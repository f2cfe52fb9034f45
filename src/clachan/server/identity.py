"""Who sends a request: the one place that reads the visitor's cookie."""

from typing import Final

from starlette.requests import HTTPConnection

from clachan.server.cookies import Signer, cookies_in, unsigned_token_in, visitor_hash
from clachan.server.errors import not_stored
from clachan.server.links import is_https
from clachan.server.rate_limits import Clock, Limits, address_key
from clachan.server.settings import Settings
from clachan.server.storage import Storage, StorageError
from clachan.server.tables.table import Visitor

_KEPT_S: Final = 60.0
_MOST_KEPT: Final = 10_000


class Identities:
    """Distinguishes genuine cookies from made-up ones.

    A signed cookie is genuine by its signature. An unsigned one, from before there were signatures,
    is genuine while its visitor has a table: that takes a query, whose answer, if it is yes, is kept
    for a minute. Each query counts as one more request of the address, so a flood of made-up cookies
    makes no more queries than the address may make requests.
    """

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        limits: Limits,
        clock: Clock,
        most: int = _MOST_KEPT,
    ) -> None:
        self._settings = settings
        self._storage = storage
        self._limits = limits
        self._clock = clock
        self._most = most
        self._signer = Signer(storage.signing_key)
        self._known_until: dict[Visitor, float] = {}
        """Of visitors with unsigned cookies; the oldest entry first."""

    async def token_of(self, connection: HTTPConnection) -> str | None:
        """The token of a genuine cookie; ``None`` where there is none, or a made-up one.

        Raises `Refused` where the address asks too much, or the storage does not answer.
        """
        headers = connection.headers
        https = is_https(self._settings, connection.url.scheme, headers.get("host"))
        values = list(cookies_in(headers.get("cookie"), https))
        for value in values:
            if token := self._signer.token_in(value):
                return token
        unsigned = next(filter(None, map(unsigned_token_in, values)), None)
        if unsigned and await self._has_tables(visitor_hash(unsigned), connection):
            return unsigned
        return None

    def sign(self, token: str) -> str:
        """The value of the cookie with this token."""
        return self._signer.sign(token)

    async def _has_tables(self, visitor: Visitor, connection: HTTPConnection) -> bool:
        now = self._clock()
        if now < self._known_until.get(visitor, now):
            return True
        address = address_key(connection.client.host if connection.client else "")
        self._limits.count_request(address)
        try:
            has_tables = await self._storage.has_tables(visitor)
        except StorageError as error:
            raise not_stored(error) from error
        if not has_tables:
            return False
        self._known_until.pop(visitor, None)
        self._known_until[visitor] = now + _KEPT_S
        if len(self._known_until) > self._most:
            del self._known_until[next(iter(self._known_until))]
        return True
