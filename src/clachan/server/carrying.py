"""Keys: to sit down at a table, and to take one's seats along to another device."""

import secrets

from clachan.server.cookies import same, visitor_hash
from clachan.server.deciding import Change, change
from clachan.server.events import Carried, CarryOffered
from clachan.server.open_table import OpenTable
from clachan.server.refusals import Refused
from clachan.server.seating import require_room, sat
from clachan.server.table import Table, Visitor
from clachan.wire.protocol.requests import Join


def is_join_key(table: Table, key: str) -> bool:
    return same(key, table.head.join_key)


async def sit_down(opened: OpenTable, body: Join, visitor: Visitor) -> None:
    """In an open chair, once, however often it is asked with the same nonce."""

    def seated(table: Table) -> Change | int:
        known = table.nonces.get((visitor, body.nonce)) if body.nonce else None
        return known or change(table, sat(table, visitor, body, opened.now(table)))

    await opened.write(seated)


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


async def fetch(opened: OpenTable, key: str, visitor: Visitor) -> None:
    """The seats of whoever made this key are the visitor's too from now on."""

    def carried(table: Table) -> Change:
        holder = holder_by(table, key)
        return change(table, Carried(opened.now(table), visitor, holder=holder))

    await opened.write(carried)


def holder_by(table: Table, key: str) -> Visitor:
    """Keys are compared by their hashes, so that time tells nothing of them."""
    hashed = visitor_hash(key)
    for key_hash, holder in table.carries.items():
        if same(key_hash, hashed):
            return holder
    raise Refused("wrong-key", "key")
