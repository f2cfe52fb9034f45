"""Who a visitor is: a token in a cookie, of which the server keeps only the hash."""

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
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


def cookie_name(https: bool) -> str:
    """Browsers let no other host and no plain http set one that begins with ``__Host-``."""
    return "__Host-clachan" if https else "clachan"


def cookie_of(token: str, https: bool) -> str:
    """The value of ``Set-Cookie``."""
    flags = f"Max-Age={_MAX_AGE}; Path=/; HttpOnly; SameSite=Lax"
    return f"{cookie_name(https)}={token}; {flags}{'; Secure' if https else ''}"


def token_in(cookie_header: str | None, https: bool) -> str | None:
    """The visitor's token among whatever a browser sends, or ``None``.

    >>> token = "A" * 43
    >>> token_in(f"theme=dark; clachan=junk; ;=; clachan={token}", https=False) == token
    True
    """
    name = cookie_name(https)
    for pair in (cookie_header or "").split(";"):
        found, _, value = pair.strip().partition("=")
        if found == name and _TOKEN.fullmatch(value):
            return value
    return None


def _bytes(text: str) -> bytes:
    """Of any text at all, also of halves of characters that only a stranger would send."""
    return text.encode("utf-8", "surrogatepass")
