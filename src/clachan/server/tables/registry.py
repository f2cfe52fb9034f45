"""All tables of a process: opened when they are asked for, put away when they are not."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from clachan.server import metrics
from clachan.server.errors import Refused
from clachan.server.keyed_locks import KeyedLocks
from clachan.server.logs import log_failure
from clachan.server.services import Services
from clachan.server.storage import Conflict
from clachan.server.tables.commands import Change, change
from clachan.server.tables.creation import new_name, rematched
from clachan.server.tables.events import Created, RematchMade
from clachan.server.tables.idempotency import Creation
from clachan.server.tables.live_table import GONE, OpenTable
from clachan.server.tables.lobby import require_host, start
from clachan.server.tables.summaries import summary_for
from clachan.server.tables.table import Table, Visitor, new_table
from clachan.wire.protocol.answers import TableList

RESTARTING: Final = 1012
AT_HAND: Final = 40_000
"""So many log entries are kept in memory beyond those of tables that were used just now: a table is as
large as its log is long."""
_RECENT_MS: Final = 10_000


NewTableRoom: TypeAlias = Callable[[], AbstractContextManager[Callable[[], None]]]


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._open: dict[str, OpenTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._creating = KeyedLocks()
        """By name of the table: equal requests wait for each other."""

    def get(self, name: str) -> OpenTable:
        """The table of that name, whether or not there is one."""
        found = self._open.get(name)
        if found is None:
            found = self._open[name] = OpenTable(name, self.services)
        return found

    def is_at_hand(self, name: str) -> bool:
        """Whether the table is in memory, so that no query is needed to know its players."""
        opened = self._open.get(name)
        return opened is not None and opened.at_hand is not None

    async def has_player(self, name: str, visitor: Visitor) -> bool:
        """Whether this visitor plays at that table or hosts it; cheap where it is not in memory."""
        if not visitor:
            return False
        opened = self._open.get(name)
        table = opened.at_hand if opened else None
        if table is None:
            return await self.services.storage.is_member(name, visitor)
        return table.has_player(visitor)

    async def create(self, head: Created, name: str | None = None, *, begin: bool = False) -> str:
        """Store a new table; with ``begin`` its match starts immediately."""
        table = new_table(head)
        first = [start(table, head.host, head.at)] if begin else []
        opened = self.get(name or new_name())
        await opened.create(head, change(table, *first))
        return opened.name

    async def create_once(
        self,
        wish: Creation,
        head: Callable[[], Awaitable[Created]],
        new_table: NewTableRoom,
        *,
        begin: bool = False,
    ) -> str:
        """The table that the same request made before, or a new one.

        ``new_table`` is `RateLimits.new_table` of the visitor's address: a repeat costs nothing.
        """
        async with self._creating.hold(wish.table):
            if await self._exists(wish):
                return wish.table
            with new_table() as give_back:
                made = replace(await head(), digest=wish.digest)
                try:
                    return await self.create(made, wish.table, begin=begin)
                except Conflict:  # another process was quicker
                    if not await self._exists(wish):
                        raise Refused("storage-down") from None
                    give_back()
                    return wish.table

    async def _exists(self, wish: Creation) -> bool:
        """Raises `Refused` where the nonce made another table."""
        if not wish.digest:
            return False
        try:
            table = await self.get(wish.table).current()
        except Refused as refused:
            if refused.error.code == "not-found":
                return False
            raise
        if table.head.digest != wish.digest:
            raise Refused("nonce-reused", "nonce")
        return True

    async def delete(self, name: str, visitor: Visitor) -> None:
        """The host's; a match that runs with other people in it is not the host's alone."""
        table = await self.get(name).current()
        require_host(table, visitor)
        others = [seat for seat in table.people() if visitor not in table.chairs[seat].holders]
        if table.status == "playing" and others:
            raise Refused("others-play")
        await self.services.storage.delete(name)
        self._drop(name)

    async def rematch(
        self,
        opened: OpenTable,
        visitor: Visitor,
        new_table: NewTableRoom,
    ) -> str:
        """The table where the same people go on; made once, whichever player asks.

        ``new_table`` is `RateLimits.new_table` of the visitor's address: only who makes the table pays.
        """
        table = await opened.current()
        grace_ms = self.services.settings.connection_grace_s * 1000
        head = rematched(table, visitor, self.services.now(), grace_ms)
        if table.rematch is not None:
            return table.rematch
        alone = all(chair.bot or visitor in chair.holders for chair in table.chairs)
        with new_table() as give_back:
            made = await self.create(head, begin=alone)

            def noted(now: Table) -> Change | int:
                event = RematchMade(opened.now(now), visitor, table=made)
                return change(now, event) if now.rematch is None else now.seq

            await opened.write(noted)
            found = (await opened.current()).rematch
            if found != made:  # another player was quicker
                await self.services.storage.delete(made)
                self._drop(made)
                give_back()
        return found or made

    async def list_of(self, visitor: Visitor, archived: bool) -> TableList:
        rows = await self.services.storage.tables_of(visitor, archived)
        return TableList(tuple(summary_for(name, data, visitor) for name, data in rows))

    def heard(self, name: str, seq: int) -> None:
        """Another process has changed that table, or deleted it (0)."""
        if seq == 0:
            self._drop(name)
        elif opened := self._open.get(name):
            self.spawn(opened.heard(seq))

    def missed(self) -> None:
        """What other processes did may have gone unheard: whatever is at hand is read again."""
        for opened in self._open.values():
            self.spawn(opened.heard(sys.maxsize))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("work-failed", error)

    def tidy(self) -> None:
        """Close what nobody looks at, and let the rest go from memory, longest unused first."""
        before = self.services.now() - _RECENT_MS
        old = [opened for opened in self._open.values() if opened.used_at < before]
        for opened in old:
            if opened.is_idle:
                del self._open[opened.name]
        too_many = sum(opened.weight for opened in self._open.values()) - AT_HAND
        for opened in sorted(old, key=lambda opened: opened.used_at):
            if too_many > 0:
                too_many -= opened.weight
                opened.rest()
        metrics.set_table_count(len(self._open))

    async def close(self) -> None:
        """Sockets are told to come back; nothing more is begun."""
        for opened in self._open.values():
            opened.close(RESTARTING, "restarting")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(tuple(self._open.values()))

    def _drop(self, name: str) -> None:
        if opened := self._open.pop(name, None):
            opened.close(GONE, "deleted")
