"""Who sends a request: the one place that reads the visitor's cookie."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from clachan.server.errors import storage_refusal
from clachan.server.links import is_https
from clachan.server.rate_limits import Clock, RateLimits, address_key
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
        limits: RateLimits,
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
        unsigned = next(filter(None, map(parse_unsigned_token, values)), None)
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
            raise storage_refusal(error) from error
        if not has_tables:
            return False
        self._known_until.pop(visitor, None)
        self._known_until[visitor] = now + _KEPT_S
        if len(self._known_until) > self._most:
            del self._known_until[next(iter(self._known_until))]
        return True


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})")
# Keeps these signatures apart from whatever else may be signed with the same key one day.
_PURPOSE: Final = b"clachan visitor 1 "
# Browsers keep no cookie for longer.
_MAX_AGE: Final = 400 * 24 * 60 * 60


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def visitor_hash(token: str) -> str:
    """What is stored of a visitor; the token cannot be found from it."""
    return sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Whether two keys are equal, in a time that does not tell how far they agree."""
    return hmac.compare_digest(_bytes(a), _bytes(b))


class Signer:
    """Puts tokens into cookies and takes them out; without its key no cookie can be made up."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, token: str) -> str:
        """The value of the cookie: the token, and what proves that it is one of ours."""
        mac = hmac.digest(self._key, _PURPOSE + token.encode(), "sha256")
        return f"{token}.{urlsafe_b64encode(mac).rstrip(b'=').decode()}"

    def token_in(self, value: str) -> str | None:
        """The token of a value with the right signature.

        >>> signer = Signer(b"key")
        >>> signer.token_in(signer.sign("A" * 43)) == "A" * 43
        True
        """
        found = _SIGNED.fullmatch(value)
        return found[1] if found and same(value, self.sign(found[1])) else None


def parse_unsigned_token(value: str) -> str | None:
    """A token as it was given out before there were signatures."""
    return value if _TOKEN.fullmatch(value) else None


def cookie_name(https: bool) -> str:
    """Browsers let no other host and no plain http set one that begins with ``__Host-``."""
    return "__Host-clachan" if https else "clachan"


def cookie_of(value: str, https: bool) -> str:
    """The value of ``Set-Cookie``."""
    flags = f"Max-Age={_MAX_AGE}; Path=/; HttpOnly; SameSite=Lax"
    return f"{cookie_name(https)}={value}; {flags}{'; Secure' if https else ''}"


def cookies_in(cookie_header: str | None, https: bool) -> Iterator[str]:
    """The values of our cookie in a header, which may hold anything.

    >>> list(cookies_in("theme=dark; clachan=a; ;=; clachan=b", https=False))
    ['a', 'b']
    """
    name = cookie_name(https)
    for pair in (cookie_header or "").split(";"):
        found, _, value = pair.strip().partition("=")
        if found == name:
            yield value


def _bytes(text: str) -> bytes:
    """Of any text at all, also of halves of characters that only a stranger would send."""
    return text.encode("utf-8", "surrogatepass")
