"""Who a visitor is: a signed token in a cookie, of which the server keeps only the hash."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

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


def unsigned_token_in(value: str) -> str | None:
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
