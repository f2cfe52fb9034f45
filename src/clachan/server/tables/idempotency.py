"""Requests that a browser sends twice: a nonce identifies them, a digest compares their content."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from clachan.server.errors import RequestRefused
from clachan.server.tables.creation import new_table_id
from clachan.server.tables.table import Table, Visitor

# A client that sends a command again may have seen a newer view in the meantime.
_IGNORED_FIELDS: Final = frozenset({"nonce", "seq"})


def digest_of(*parts: object) -> str:
    """A digest of the content, without `nonce`, `seq` and fields that have their default value.

    Default values are left out so that a field that a later version adds does not change the
    digests of stored requests.
    """
    data = msgspec.json.encode([_content(part) for part in parts], order="deterministic")
    return sha256(data).hexdigest()[:32]


def _content(part: object) -> object:
    if not isinstance(part, Struct):
        return part
    defaults = _defaults(type(part))
    fields = [name for name in part.__struct_fields__ if name not in _IGNORED_FIELDS]
    content = {name: getattr(part, name) for name in fields}
    for name in content.keys() & defaults.keys():
        if content[name] == defaults[name]:
            del content[name]
    return [part.__struct_config__.tag, content]


@cache
def _defaults(kind: type[Struct]) -> Mapping[str, object]:
    values = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(values) :], values, strict=True)) if values else {}


def find_repeat(table: Table, visitor: Visitor, nonce: str | None, digest: str) -> int | None:
    """The number of the event that the same request caused, or `None` for a new nonce.

    Raises `RequestRefused` if the nonce belongs to another request. Events of older versions have no
    digest: for them the nonce alone decides.
    """
    past = table.nonces.get((visitor, nonce)) if nonce else None
    if past is None:
        return None
    if past.digest and past.digest != digest:
        raise RequestRefused("nonce-reused", "nonce")
    return past.seq


class CreationRequest(Struct, frozen=True):
    """The identity of a request that creates a table."""

    table: str
    """The id of the table. It is derived from the nonce, so that a repeat finds the table."""
    digest: str = ""
    """Empty if the request has no nonce: such a request is never a repeat."""


def identify_creation(visitor: Visitor, nonce: str | None, *content: object) -> CreationRequest:
    """Derive the id of a new table from the visitor and the nonce, which no other client knows."""
    if nonce is None:
        return CreationRequest(new_table_id())
    key = hmac.digest(visitor.encode(), b"table " + nonce.encode(), "sha256")[:16]
    return CreationRequest(urlsafe_b64encode(key).rstrip(b"=").decode(), digest_of(*content))
