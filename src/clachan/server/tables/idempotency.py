"""Requests that a browser sends twice: a nonce identifies them, a digest compares their content."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from clachan.server.errors import Refused
from clachan.server.tables.creation import new_table_id
from clachan.server.tables.table import Table, Visitor

# A client that sends a command again may have seen a newer view in the meantime.
_IGNORED_FIELDS: Final = frozenset({"nonce", "seq"})


def digest_of(*parts: object) -> str:
    """The same for the same content. Structs count without `nonce`, `seq` and fields at their default.

    Without the defaults, a field that a later version adds does not change the digests of earlier
    requests.
    """
    data = msgspec.json.encode([_content(part) for part in parts], order="deterministic")
    return sha256(data).hexdigest()[:32]


def _content(part: object) -> object:
    if not isinstance(part, Struct):
        return part
    defaults = _defaults(type(part))
    named = ((name, getattr(part, name)) for name in part.__struct_fields__)
    content = {name: value for name, value in named if name not in _IGNORED_FIELDS}
    for name in content.keys() & defaults.keys():
        if content[name] == defaults[name]:
            del content[name]
    return [part.__struct_config__.tag, content]


@cache
def _defaults(kind: type[Struct]) -> Mapping[str, object]:
    values = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(values) :], values, strict=True)) if values else {}


def find_repeat(table: Table, visitor: Visitor, nonce: str | None, digest: str) -> int | None:
    """The number of the event that the same request became, or `None` for a new nonce.

    Raises `Refused` where the nonce belongs to another request. Events of earlier versions have no
    digest: there the nonce alone decides.
    """
    past = table.nonces.get((visitor, nonce)) if nonce else None
    if past is None:
        return None
    if past.digest and past.digest != digest:
        raise Refused("nonce-reused", "nonce")
    return past.seq


class CreationRequest(Struct, frozen=True):
    """A request that makes a table."""

    table: str
    """The name of the table; it follows from the nonce, so that a repeat finds it."""
    digest: str = ""
    """Empty without a nonce: then there are no repeats."""


def identify_creation(visitor: Visitor, nonce: str | None, *content: object) -> CreationRequest:
    """Only the server and the browser itself know what the name is derived from."""
    if nonce is None:
        return CreationRequest(new_table_id())
    name = hmac.digest(visitor.encode(), b"table " + nonce.encode(), "sha256")[:16]
    return CreationRequest(urlsafe_b64encode(name).rstrip(b"=").decode(), digest_of(*content))
