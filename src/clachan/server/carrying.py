"""Keys: to sit down at a table, and to take one's seats along to another device."""

import secrets
from typing import TYPE_CHECKING, Any

from clachan.server.cookies import same, visitor_hash
from clachan.server.deciding import Change, change
from clachan.server.events import Carried, CarryOffered
from clachan.server.open_table import OpenTable
from clachan.server.refusals import Refused
from clachan.server.table import Table, Visitor

if TYPE_CHECKING:
    from clachan.server.calls import Call


def is_join_key(table: Table, key: str) -> bool:
    return same(key, table.head.join_key)


async def carry(opened: OpenTable, visitor: Visitor) -> str:
    """A key for the visitor's seats; of it only the hash is kept."""
    key = secrets.token_urlsafe(32)

    def offered(table: Table) -> Change:
        if not table.seats_of(visitor):
            raise Refused("not-your-seat")
        return change(table, CarryOffered(opened.now(table), visitor, key_hash=visitor_hash(key)))

    await opened.write(offered)
    return key


async def fetch(opened: OpenTable, key: str, call: "Call[Any, Any]") -> None:
    """The seats of whoever made this key are the sender's too from now on."""
    table = await opened.current()
    holder = _holder(table, key)
    visitor = call.identify()

    def carried(now: Table) -> Change:
        if _holder(now, key) != holder:
            raise Refused("wrong-key", "key")
        return change(now, Carried(opened.now(now), visitor, holder=holder))

    await opened.write(carried)


def _holder(table: Table, key: str) -> Visitor:
    """Keys are compared by their hashes, so that time tells nothing of them."""
    hashed = visitor_hash(key)
    for key_hash, holder in table.carries.items():
        if same(key_hash, hashed):
            return holder
    raise Refused("wrong-key", "key")
