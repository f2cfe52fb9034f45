"""The live tables of a process: created on demand, evicted when unused."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from clachan.server import metrics
from clachan.server.concurrency import KeyedLocks
from clachan.server.errors import RequestRefused, game_errors, log_task_error
from clachan.server.services import Services
from clachan.server.storage import Conflict
from clachan.server.tables.commands import Change, apply_events
from clachan.server.tables.creation import CreationRequest, create_rematch, new_table_id
from clachan.server.tables.events import Created, RematchCreated
from clachan.server.tables.live_table import CLOSE_DELETED, LiveTable
from clachan.server.tables.lobby import require_host, start_match
from clachan.server.tables.summaries import read_summary
from clachan.server.tables.table import Table, Visitor, new_table
from clachan.wire.protocol.answers import TableList
from clachan.wire.protocol.shapes import TableId

CLOSE_RESTARTING: Final = 1012
MAX_LOADED_ENTRIES: Final = 40_000
"""How many log entries stay in memory. Recently used tables stay even beyond this limit."""
_RECENT_MS: Final = 10_000

NewTableQuota: TypeAlias = Callable[[], AbstractContextManager[Callable[[], None]]]


class TableRegistry:
    """Creates, finds, deletes and evicts live tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._creation_locks = KeyedLocks()
        """By table id: equal requests wait for each other."""

    def get(self, table_id: str) -> LiveTable:
        """The live table with that id. Its table may not exist in storage.

        Raises `RequestRefused` if no table can have that id.
        """
        found = self._live.get(table_id)
        if found is None:
            if not is_table_id(table_id):
                raise RequestRefused("not-found", "table")
            found = self._live[table_id] = LiveTable(table_id, self.services)
        return found

    async def has_player(
        self, table_id: str, visitor: Visitor, before_query: Callable[[], Awaitable[None]]
    ) -> bool:
        """Whether the visitor plays at that table, or hosts it; ``False`` if no table can have that id.

        For a table that is not in memory this takes a query, after ``before_query``.
        """
        live = self._live.get(table_id)
        if live is not None and live.loaded_table is not None:
            return live.loaded_table.has_player(visitor)
        if not visitor or not is_table_id(table_id):
            return False
        await before_query()
        return await self.services.storage.is_member(table_id, visitor)

    async def create(
        self, head: Created, table_id: str | None = None, *, begin: bool = False
    ) -> str:
        """Store a new table; with ``begin`` its match starts immediately."""
        with game_errors(head.game):
            table = new_table(head)
            events = [start_match(table, head.host, head.at)] if begin else []
            live = self.get(table_id or new_table_id())
            await live.create(head, apply_events(table, *events))
            return live.table_id

    async def create_once(
        self,
        request: CreationRequest,
        head: Callable[[], Awaitable[Created]],
        new_table: NewTableQuota,
        *,
        begin: bool = False,
    ) -> str:
        """The id of the table that the same request created before, or of a new one.

        ``new_table`` is `RateLimits.new_table` of the visitor's address. A repeat is not charged.
        """
        async with self._creation_locks.hold(request.table):
            if await self._was_created(request):
                return request.table
            with new_table() as refund:
                created = replace(await head(), digest=request.digest)
                try:
                    return await self.create(created, request.table, begin=begin)
                except Conflict:  # another process has created it first
                    if not await self._was_created(request):
                        raise RequestRefused("storage-down") from None
                    refund()
                    return request.table

    async def _was_created(self, request: CreationRequest) -> bool:
        """Whether this request has created its table; raises `RequestRefused` if another request did."""
        if not request.digest:
            return False
        try:
            table = await self.get(request.table).current()
        except RequestRefused as refused:
            if refused.error.code == "not-found":
                return False
            raise
        if table.head.digest != request.digest:
            raise RequestRefused("nonce-reused", "nonce")
        return True

    async def delete(self, table_id: str, visitor: Visitor) -> None:
        """Delete a table. Only its host may do so, and not while other people play at it."""
        table = await self.get(table_id).current()
        require_host(table, visitor)
        others = [seat for seat in table.people if visitor not in table.chairs[seat].holders]
        if table.status == "playing" and others:
            raise RequestRefused("others-play")
        await self.services.storage.delete(table_id)
        self._drop(table_id)

    async def rematch(
        self,
        live: LiveTable,
        visitor: Visitor,
        new_table: NewTableQuota,
    ) -> str:
        """The id of the rematch of a table. It is created once, by the first player who asks.

        ``new_table`` is `RateLimits.new_table` of the visitor's address. Only the creation is charged.
        """
        table = await live.current()
        grace_ms = self.services.settings.connection_grace_s * 1000
        head = create_rematch(table, visitor, self.services.now(), grace_ms)
        if table.rematch is not None:
            return table.rematch
        alone = all(chair.bot or visitor in chair.holders for chair in table.chairs)
        with new_table() as refund:
            new_id = await self.create(head, begin=alone)

            def decide(now: Table) -> Change | int:
                event = RematchCreated(live.now(now), visitor, table=new_id)
                return apply_events(now, event) if now.rematch is None else now.seq

            await live.handle(visitor, decide)
            found = (await live.current()).rematch
            if found != new_id:  # another player has created the rematch first
                await self.services.storage.delete(new_id)
                self._drop(new_id)
                refund()
        return found or new_id

    async def list_tables(self, visitor: Visitor, archived: bool) -> TableList:
        """The visitor's tables."""
        rows = await self.services.storage.tables_of(visitor, archived)
        return TableList(tuple(read_summary(table_id, data, visitor) for table_id, data in rows))

    def on_remote_change(self, table_id: str, seq: int) -> None:
        """Another process has changed that table, or deleted it if ``seq`` is 0."""
        if seq == 0:
            self._drop(table_id)
        elif live := self._live.get(table_id):
            self.spawn(live.on_remote_change(seq))

    def on_missed_changes(self) -> None:
        """Reload all tables in memory: notifications of other processes may have been lost."""
        for live in self._live.values():
            self.spawn(live.on_remote_change(sys.maxsize))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; a failure is logged."""
        task = asyncio.create_task(_log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Python warns of a coroutine that a task was cancelled before.
        task.add_done_callback(lambda _: work.close())

    def evict_idle(self) -> None:
        """Remove idle tables, then unload others until the limit holds, least recently used first."""
        before = self.services.now() - _RECENT_MS
        old = [live for live in self._live.values() if live.used_at < before]
        for live in old:
            if live.is_idle:
                del self._live[live.table_id]
        excess = sum(live.loaded_entries for live in self._live.values()) - MAX_LOADED_ENTRIES
        for live in sorted(old, key=lambda live: live.used_at):
            if excess > 0:
                excess -= live.loaded_entries
                live.unload()
        metrics.tables_in_memory.set(len(self._live))

    async def close(self) -> None:
        """Close all sockets, so that clients reconnect elsewhere, and cancel background tasks."""
        for live in self._live.values():
            live.close(CLOSE_RESTARTING, "restarting")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._live.values()))

    def _drop(self, table_id: str) -> None:
        if live := self._live.pop(table_id, None):
            live.close(CLOSE_DELETED, "deleted")


async def _log_errors(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except BaseException as error:  # noqa: BLE001 - an exit of a game would stop the server
        log_task_error(error, None)


def is_table_id(text: str) -> bool:
    """Whether a table can have this id; it need not exist."""
    try:
        msgspec.convert(text, TableId)
    except msgspec.ValidationError:
        return False
    return True
