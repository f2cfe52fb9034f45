"""Tables in a PostgreSQL database that any number of processes share."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final

from clachan.server.storage.interface import (
    MAX_LISTED,
    Conflict,
    Gone,
    Lease,
    Row,
    StorageDown,
    StorageReadOnly,
)
from clachan.server.storage.migrations import migrate_postgres
from clachan.server.storage.postgres import queries
from clachan.server.storage.postgres.appends import Append, AppendQueue
from clachan.server.storage.postgres.connection import connect, create_pool, translate_errors
from clachan.server.storage.postgres.listener import Listener
from clachan.server.storage.signing_key import postgres_signing_key

_PATIENCE: Final = 5.0
"""Seconds for a last word when the pool is closed, and for a sign of life."""


class PostgresStorage:
    """What `Storage` promises, through a pool of connections and one that listens."""

    @classmethod
    async def open(cls, url: str) -> "PostgresStorage":
        try:
            key = await _migrate(url)
        except ValueError:
            # Its text may hold a piece of the URL, and so of the password.
            raise StorageDown("PostgreSQL: the URL of the database cannot be read") from None
        with translate_errors():
            storage = cls(url, await create_pool(url), key)
        try:
            await storage._listener.start()
        except BaseException:
            await storage.close()
            raise
        return storage

    def __init__(self, url: str, pool: Any, signing_key: bytes) -> None:
        origin = secrets.token_hex(8)
        self.signing_key = signing_key
        self._pool = pool
        self._origin = origin
        self._appends = AppendQueue(pool, origin)
        self._listener = Listener(url, origin)

    async def create(
        self,
        table: str,
        events: Sequence[bytes],
        row: Row,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        kept = (row.summary, row.wake_at, row.touched_at)
        held = (lease.process, lease.until) if lease else (None, 0)
        lists = (list(events), list(members))
        if not await self._fetch(queries.CREATE, table, len(events), *kept, *held, *lists):
            raise Conflict(table)

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: Row,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        await self._appends.append(Append(table, after, events, row, members, lease))

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        try:
            events = await self._fetch(queries.LOAD, table, after)
        except ValueError as error:  # no name that a table can have
            raise Gone(table) from error
        if not events:
            raise Gone(table)
        return [body for (body,) in events if body is not None]

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        rows = await self._fetch(queries.LOAD_ALL, table)
        if not rows:
            raise Gone(table)
        return [body for body, _ in rows], rows[0][1]

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        return [
            tuple(row) for row in await self._fetch(queries.TABLES_OF, member, archived, MAX_LISTED)
        ]

    async def has_tables(self, member: str) -> bool:
        return bool(await self._fetch(queries.HAS_TABLES, member))

    async def is_member(self, table: str, member: str) -> bool:
        return bool(await self._fetch(queries.IS_MEMBER, member, table))

    async def forget(self, table: str, member: str) -> None:
        await self._fetch(queries.FORGET, table, member)

    async def delete(self, table: str) -> None:
        await self._fetch(queries.DELETE, table, self._origin)

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        claimed = await self._fetch(queries.CLAIM, process, now, until, limit)
        return [table for _, table in sorted(tuple(row) for row in claimed)]

    async def archive(self, before: int) -> int:
        return len(await self._fetch(queries.ARCHIVE, before))

    async def beat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        known = await self._fetch(queries.BEAT, process, now, dead_before)
        dead = [name for name, lives in known if not lives]
        if dead:
            await self._fetch(queries.FREE, dead)
        return frozenset(name for name, lives in known if lives)

    async def realign(self, now: int) -> None:
        await self._fetch(queries.REALIGN, now)

    async def part(self, process: str) -> None:
        await self._fetch(queries.PART, process)
        await self._fetch(queries.FREE, [process])

    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None] = lambda: None
    ) -> None:
        self._listener.heard = heard
        self._listener.missed = missed

    async def check(self) -> None:
        with translate_errors():
            async with asyncio.timeout(_PATIENCE):
                is_read_only = await self._pool.fetchval(queries.IS_READ_ONLY)
        if is_read_only:
            raise StorageReadOnly("PostgreSQL: transactions are read-only")

    async def close(self) -> None:
        await self._appends.finish()
        await self._listener.close()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def _fetch(self, query: str, *args: object) -> list[Any]:
        with translate_errors():
            rows: list[Any] = await self._pool.fetch(query, *args)
        return rows


async def _migrate(url: str) -> bytes:
    """Apply what is missing; gives the key of the database."""
    with translate_errors():
        # Others may be at it before us, and take their time.
        connection = await connect(url, answers_within=None)
        try:
            await migrate_postgres(connection)
            return await postgres_signing_key(connection)
        finally:
            with suppress(OSError, asyncio.TimeoutError):
                await connection.close(timeout=_PATIENCE)
