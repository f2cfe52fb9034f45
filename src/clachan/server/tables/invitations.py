"""Keys: to sit down at a table, and to take one's seats along to another device."""

import secrets

from msgspec.structs import replace

from clachan.server.auth import is_same_key, visitor_hash
from clachan.server.errors import Refused
from clachan.server.tables.commands import Change, change
from clachan.server.tables.events import Carried, CarryOffered
from clachan.server.tables.idempotency import digest_of, find_repeat
from clachan.server.tables.live_table import OpenTable
from clachan.server.tables.lobby import require_room, sat
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.requests import Join


def is_join_key(table: Table, key: str) -> bool:
    return is_same_key(key, table.head.join_key)


async def sit_down(opened: OpenTable, body: Join, visitor: Visitor) -> None:
    """In an open chair. The same join by the same browser takes one chair.

    A join with a nonce is the same when its nonce is. Without one, it is the same when its content
    is, as long as the browser still holds the seat that it took.
    """
    digest = digest_of("join", body)

    def seated(table: Table) -> Change | int:
        known = find_repeat(table, visitor, body.nonce, digest)
        if known is not None:
            return known
        if body.nonce is None and _has_joined(table, visitor, digest):
            return table.seq
        event = sat(table, visitor, body, opened.now(table))
        return change(table, replace(event, digest=digest))

    await opened.write(seated)


def _has_joined(table: Table, visitor: Visitor, digest: str) -> bool:
    return any(table.chairs[seat].joined == digest for seat in table.seats_of(visitor))


async def carry(opened: OpenTable, visitor: Visitor) -> str:
    """A key for the visitor's seats; of it only the hash is kept."""
    key = secrets.token_urlsafe(32)

    def offered(table: Table) -> Change:
        if not table.seats_of(visitor):
            raise Refused("not-your-seat")
        require_room(table)
        return change(table, CarryOffered(opened.now(table), visitor, key_hash=visitor_hash(key)))

    await opened.write(offered)
    return key


async def fetch(opened: OpenTable, body: Join, visitor: Visitor) -> None:
    """The seats of the browser that made this key are the visitor's too from now on.

    The key is used up, but for the visitor it stays valid: a repeat changes nothing.
    """
    digest = digest_of("join", body)
    # Keys are looked up by their hashes, so that the time it takes says nothing about them.
    key_hash = visitor_hash(body.key)

    def carried(table: Table) -> Change | int:
        known = find_repeat(table, visitor, body.nonce, digest)
        if known is not None:
            return known
        if table.carried.get(key_hash) == visitor:
            return table.seq
        holder = table.carries.get(key_hash)
        if holder is None:
            raise Refused("wrong-key", "key")
        now = opened.now(table)
        return change(table, Carried(now, visitor, body.nonce or "", holder, digest=digest))

    await opened.write(carried)
