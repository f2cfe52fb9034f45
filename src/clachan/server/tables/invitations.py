"""Keys: to sit down at a table, and to take one's seats along to another device."""

import secrets

from msgspec.structs import replace

from clachan.server.auth import same, visitor_hash
from clachan.server.errors import Refused
from clachan.server.tables.commands import Change, apply_events
from clachan.server.tables.events import DeviceLinkCreated, DeviceLinkUsed
from clachan.server.tables.idempotency import digest_of, find_repeat
from clachan.server.tables.live_table import LiveTable
from clachan.server.tables.lobby import require_capacity, take_seat
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.requests import Join


def is_join_key(table: Table, key: str) -> bool:
    return same(key, table.head.join_key)


async def join_table(live: LiveTable, body: Join, visitor: Visitor) -> None:
    """In an open chair. The same join by the same browser takes one chair.

    A join with a nonce is the same when its nonce is. Without one, it is the same when its content
    is, as long as the browser still holds the seat that it took.
    """
    digest = digest_of("join", body)

    def decide(table: Table) -> Change | int:
        past = find_repeat(table, visitor, body.nonce, digest)
        if past is not None:
            return past
        if body.nonce is None and _has_joined(table, visitor, digest):
            return table.seq
        event = take_seat(table, visitor, body, live.now(table))
        return apply_events(table, replace(event, digest=digest))

    await live.update(decide)


def _has_joined(table: Table, visitor: Visitor, digest: str) -> bool:
    return any(table.chairs[seat].joined == digest for seat in table.seats_of(visitor))


async def create_device_link(live: LiveTable, visitor: Visitor) -> str:
    """A key for the visitor's seats; of it only the hash is kept."""
    key = secrets.token_urlsafe(32)

    def decide(table: Table) -> Change:
        if not table.seats_of(visitor):
            raise Refused("not-your-seat")
        require_capacity(table)
        return apply_events(
            table, DeviceLinkCreated(live.now(table), visitor, key_hash=visitor_hash(key))
        )

    await live.update(decide)
    return key


async def open_device_link(live: LiveTable, body: Join, visitor: Visitor) -> None:
    """The seats of the browser that made this key are the visitor's too from now on.

    The key is used up, but for the visitor it stays valid: a repeat changes nothing.
    """
    digest = digest_of("join", body)
    # Keys are looked up by their hashes, so that the time it takes says nothing about them.
    key_hash = visitor_hash(body.key)

    def decide(table: Table) -> Change | int:
        past = find_repeat(table, visitor, body.nonce, digest)
        if past is not None:
            return past
        if table.used_device_links.get(key_hash) == visitor:
            return table.seq
        holder = table.device_links.get(key_hash)
        if holder is None:
            raise Refused("wrong-key", "key")
        now = live.now(table)
        return apply_events(
            table, DeviceLinkUsed(now, visitor, body.nonce or "", holder, digest=digest)
        )

    await live.update(decide)
