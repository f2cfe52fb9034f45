"""Authentication: the only module that reads the cookie of a visitor."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from clachan.server.errors import refuse_storage_error
from clachan.server.rate_limits import Clock, RateLimits, address_of
from clachan.server.storage import Storage, StorageError
from clachan.server.tables.table import Visitor

_KEPT_S: Final = 60.0
_MOST_KEPT: Final = 10_000


class Identities:
    """Distinguishes genuine cookies from forged ones.

    The signature proves that a signed cookie is genuine. An unsigned cookie, issued before signatures
    existed, is genuine while its visitor has a table. That check takes a query; a positive result is
    cached for a minute. Each query counts as one more request of the address, so a flood of forged
    cookies causes no more queries than the address may make requests.
    """

    def __init__(
        self,
        storage: Storage,
        limits: RateLimits,
        clock: Clock,
        most: int = _MOST_KEPT,
    ) -> None:
        self._storage = storage
        self._limits = limits
        self._clock = clock
        self._most = most
        self._signer = Signer(storage.signing_key)
        self._known_until: dict[Visitor, float] = {}
        """By visitor with an unsigned cookie; the oldest entry comes first."""

    async def token_of(self, connection: HTTPConnection) -> str | None:
        """Return the token of a genuine cookie; ``None`` if there is no cookie or a forged one.

        Raises `RequestRefused` if the address exceeds its rate limit or the storage does not answer.
        """
        https = connection.scope["scheme"] in _SECURE_SCHEMES
        values = list(cookies_in(connection.headers.get("cookie"), https))
        for value in values:
            if token := self._signer.verify(value):
                return token
        unsigned = next(filter(None, map(parse_unsigned_token, values)), None)
        if unsigned and await self._has_tables(visitor_hash(unsigned), connection):
            return unsigned
        return None

    def cookie_for(self, token: str, connection: HTTPConnection) -> str:
        """Return the ``Set-Cookie`` header that gives this token to the sender of a request."""
        https = connection.scope["scheme"] in _SECURE_SCHEMES
        return cookie_of(self._signer.sign(token), https)

    async def _has_tables(self, visitor: Visitor, connection: HTTPConnection) -> bool:
        now = self._clock()
        if now < self._known_until.get(visitor, now):
            return True
        self._limits.count_request(address_of(connection.scope))
        try:
            has_tables = await self._storage.has_tables(visitor)
        except StorageError as error:
            raise refuse_storage_error(error) from error
        if not has_tables:
            return False
        self._known_until.pop(visitor, None)
        self._known_until[visitor] = now + _KEPT_S
        if len(self._known_until) > self._most:
            del self._known_until[next(iter(self._known_until))]
        return True


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})")
# Separates these signatures from other uses of the same key.
_PURPOSE: Final = b"clachan visitor 1 "
_SECURE_SCHEMES: Final = frozenset({"https", "wss"})
# By whether the browser uses https. Browsers accept "__Host-" only from this host and over https.
_COOKIE_NAMES: Final = {True: "__Host-clachan", False: "clachan"}
# Browsers cap the age of a cookie at 400 days.
_MAX_AGE: Final = 400 * 24 * 60 * 60


def new_token() -> str:
    """Return a random token of 256 bits."""
    return secrets.token_urlsafe(32)


def visitor_hash(token: str) -> str:
    """Return the id under which a visitor is stored; the token cannot be derived from it."""
    return sha256(token.encode()).hexdigest()


class Signer:
    """Signs tokens for cookies and verifies them; without the key no cookie can be forged."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, token: str) -> str:
        """Return the cookie value: the token and its signature."""
        mac = hmac.digest(self._key, _PURPOSE + token.encode(), "sha256")
        return f"{token}.{urlsafe_b64encode(mac).rstrip(b'=').decode()}"

    def verify(self, value: str) -> str | None:
        """Return the token of a cookie value with the right signature, else ``None``.

        >>> signer = Signer(b"key")
        >>> signer.verify(signer.sign("A" * 43)) == "A" * 43
        True
        """
        found = _SIGNED.fullmatch(value)
        return found[1] if found and hmac.compare_digest(value, self.sign(found[1])) else None


def parse_unsigned_token(value: str) -> str | None:
    """Return the value if it has the form of a token from before signatures existed."""
    return value if _TOKEN.fullmatch(value) else None


def cookie_of(value: str, https: bool) -> str:
    """Return the value of the ``Set-Cookie`` header."""
    flags = f"Max-Age={_MAX_AGE}; Path=/; HttpOnly; SameSite=Lax"
    return f"{_COOKIE_NAMES[https]}={value}; {flags}{'; Secure' if https else ''}"


def cookies_in(cookie_header: str | None, https: bool) -> Iterator[str]:
    """Yield the values of our cookie in a header; the header may contain anything.

    >>> list(cookies_in("theme=dark; clachan=a; ;=; clachan=b", https=False))
    ['a', 'b']
    """
    name = _COOKIE_NAMES[https]
    for pair in (cookie_header or "").split(";"):
        found, _, value = pair.strip().partition("=")
        if found == name:
            yield value


def is_same_key(a: str, b: str) -> bool:
    """Compare two keys in a time that does not depend on where they differ."""
    # A broken client may send lone surrogates.
    first, second = (key.encode("utf-8", "surrogatepass") for key in (a, b))
    return hmac.compare_digest(first, second)
