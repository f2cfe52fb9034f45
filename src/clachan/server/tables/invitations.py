"""Keys in links: invitations to a table, and device links that open seats on another device."""

import secrets

from msgspec.structs import replace

from clachan.server.auth import is_same_key, visitor_hash
from clachan.server.errors import RequestRefused
from clachan.server.tables.commands import Change, apply_events, digest_of
from clachan.server.tables.events import DeviceLinkCreated, DeviceLinkUsed
from clachan.server.tables.live_table import LiveTable
from clachan.server.tables.lobby import require_capacity, take_seat
from clachan.server.tables.table import Table, Visitor
from clachan.wire.protocol.requests import Join


def is_join_key(table: Table, key: str) -> bool:
    """Whether the key is that of the table's invitation; compared in constant time."""
    return is_same_key(key, table.head.join_key)


async def join_table(live: LiveTable, body: Join, visitor: Visitor) -> None:
    """Take an open chair. A repeated join of the same browser takes only one chair.

    A join with a nonce is a repeat if the nonce is known. A join without a nonce is a repeat if its
    content is the same and the browser still holds the seat that it took.
    """
    digest = digest_of("join", body)

    def decide(table: Table) -> Change | int:
        past = table.find_repeat(visitor, body.nonce, 0, digest)
        if past is not None:
            return past
        if body.nonce is None and _has_joined(table, visitor, digest):
            return table.seq
        event = take_seat(table, visitor, body, live.now(table))
        return apply_events(table, replace(event, digest=digest))

    await live.handle(visitor, decide)


def _has_joined(table: Table, visitor: Visitor, digest: str) -> bool:
    return any(table.chairs[seat].joined == digest for seat in table.seats_of(visitor))


async def create_device_link(live: LiveTable, visitor: Visitor) -> str:
    """Return a key that opens the visitor's seats on another device; only its hash is stored.

    A new key replaces an older one of the same visitor.
    """
    key = secrets.token_urlsafe(32)

    def decide(table: Table) -> Change:
        if not table.seats_of(visitor):
            raise RequestRefused("not-your-seat")
        require_capacity(table)
        return apply_events(
            table, DeviceLinkCreated(live.now(table), visitor, key_hash=visitor_hash(key))
        )

    await live.handle(visitor, decide)
    return key


async def open_device_link(live: LiveTable, body: Join, visitor: Visitor) -> None:
    """Give the visitor the seats of the browser that created this key.

    The key works once. For the visitor who used it, it stays valid, and a repeat changes nothing.
    """
    digest = digest_of("join", body)
    # A lookup by hash takes a time that reveals nothing about the keys.
    key_hash = visitor_hash(body.key)

    def decide(table: Table) -> Change | int:
        past = table.find_repeat(visitor, body.nonce, 0, digest)
        if past is not None:
            return past
        if table.used_device_links.get(key_hash) == visitor:
            return table.seq
        holder = table.device_links.get(key_hash)
        if holder is None:
            raise RequestRefused("wrong-key", "key")
        now = live.now(table)
        return apply_events(
            table, DeviceLinkUsed(now, visitor, body.nonce or "", holder, digest=digest)
        )

    await live.handle(visitor, decide)
