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
    StorageDown,
    StorageReadOnly,
    TableRow,
)
from clachan.server.storage.migrations import migrate_postgres
from clachan.server.storage.postgres.appends import Append, AppendQueue
from clachan.server.storage.postgres.connection import (
    Listener,
    connect,
    create_pool,
    translate_errors,
)
from clachan.server.storage.signing_key import postgres_signing_key

_TIMEOUT_S: Final = 5.0
"""Limit for closing the pool, and for a check."""

# Each statement takes one round trip.
_CREATE: Final = """
    WITH made AS (
        INSERT INTO tables (id, last, summary, wake_at, touched_at, lease_process, lease_until)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT DO NOTHING
        RETURNING id
    ), added AS (
        INSERT INTO events (table_id, seq, body)
        SELECT id, seq, body
        FROM made, unnest($8::bytea[]) WITH ORDINALITY AS given (body, seq)
    ), joined AS (
        INSERT INTO members (member, table_id)
        SELECT DISTINCT member, id FROM made, unnest($9::text[]) AS given (member)
    )
    SELECT id FROM made
"""
# One statement, so that a table that is being created is either complete or not visible. A table
# without such events gives one row without a body.
_LOAD: Final = """
    SELECT body FROM tables LEFT JOIN events ON table_id = id AND seq > $2
    WHERE id = $1 ORDER BY seq
"""
_LOAD_ALL: Final = """
    SELECT body, touched_at FROM tables JOIN events ON table_id = id WHERE id = $1 ORDER BY seq
"""
_TABLES_OF: Final = """
    SELECT id, summary FROM members JOIN tables ON id = table_id
    WHERE member = $1 AND archived <= $2
    ORDER BY touched_at DESC, id LIMIT $3
"""
_HAS_TABLES: Final = "SELECT 1 FROM members WHERE member = $1 LIMIT 1"
_IS_MEMBER: Final = "SELECT 1 FROM members WHERE member = $1 AND table_id = $2"
_FORGET: Final = "DELETE FROM members WHERE table_id = $1 AND member = $2"
_DELETE: Final = """
    WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id)
    SELECT pg_notify('clachan', $2::text || ' 0 ' || id) FROM gone
"""
_CLAIM: Final = """
    WITH due AS (
        SELECT id FROM tables
        WHERE wake_at <= $2 AND lease_until <= $2
        ORDER BY wake_at, id LIMIT $4
        FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET lease_process = $1, lease_until = $3
    FROM due WHERE tables.id = due.id
    RETURNING tables.wake_at, tables.id
"""
# This statement and the next skip locked tables: a lock means that a move is being stored.
_CORRECT_TIMES: Final = """
    WITH ahead AS (
        SELECT id FROM tables WHERE touched_at > $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE tables
    SET wake_at = wake_at - (touched_at - $1), lease_until = lease_until - (touched_at - $1),
        touched_at = $1
    FROM ahead WHERE tables.id = ahead.id
"""
_ARCHIVE: Final = """
    WITH old AS (
        SELECT id FROM tables WHERE NOT archived AND touched_at < $1 FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET archived = true, wake_at = NULL
    FROM old WHERE tables.id = old.id
    RETURNING tables.id
"""
_HEARTBEAT: Final = """
    WITH beating AS (
        INSERT INTO processes (process, beat_at) VALUES ($1, $2)
        ON CONFLICT (process) DO UPDATE SET beat_at = excluded.beat_at
    ), silent AS (
        SELECT process FROM processes WHERE abs(beat_at - $2) > $2 - $3 AND process <> $1
        FOR UPDATE SKIP LOCKED
    ), dead AS (
        DELETE FROM processes USING silent WHERE processes.process = silent.process
        RETURNING processes.process
    )
    SELECT process, false FROM dead
    UNION ALL SELECT process, true FROM processes WHERE abs(beat_at - $2) <= $2 - $3 AND process <> $1
    UNION ALL SELECT $1, true
"""
_IS_READ_ONLY: Final = "SELECT current_setting('transaction_read_only')::boolean"
_REMOVE_PROCESS: Final = "DELETE FROM processes WHERE process = $1"
# In the order in which appends lock tables, so that the two never wait for each other.
_FREE_LEASES: Final = """
    WITH held AS (
        SELECT id FROM tables WHERE lease_process = ANY($1::text[]) ORDER BY id FOR UPDATE
    )
    UPDATE tables SET lease_process = NULL, lease_until = 0
    FROM held WHERE tables.id = held.id
"""


class PostgresStorage:
    """A `Storage` with a pool of connections and one connection for notifications."""

    @classmethod
    async def open(cls, url: str) -> "PostgresStorage":
        try:
            key = await _migrate(url)
        except ValueError:
            # The text of the error may contain a part of the URL, and so of the password.
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
        self.is_shared = True
        self._pool = pool
        self._origin = origin
        self._appends = AppendQueue(pool, origin)
        self._listener = Listener(url, origin)

    async def create(
        self,
        table: str,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        kept = (row.summary, row.wake_at, row.touched_at)
        held = (lease.process, lease.until) if lease else (None, 0)
        lists = (list(events), list(members))
        if not await self._fetch(_CREATE, table, len(events), *kept, *held, *lists):
            raise Conflict(table)

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        await self._appends.append(Append(table, after, events, row, members, lease))

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        try:
            events = await self._fetch(_LOAD, table, after)
        except ValueError as error:  # PostgreSQL cannot hold this name
            raise Gone(table) from error
        if not events:
            raise Gone(table)
        return [body for (body,) in events if body is not None]

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        rows = await self._fetch(_LOAD_ALL, table)
        if not rows:
            raise Gone(table)
        return [body for body, _ in rows], rows[0][1]

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        return [tuple(row) for row in await self._fetch(_TABLES_OF, member, archived, MAX_LISTED)]

    async def has_tables(self, member: str) -> bool:
        return bool(await self._fetch(_HAS_TABLES, member))

    async def is_member(self, table: str, member: str) -> bool:
        return bool(await self._fetch(_IS_MEMBER, member, table))

    async def forget(self, table: str, member: str) -> None:
        await self._fetch(_FORGET, table, member)

    async def delete(self, table: str) -> None:
        await self._fetch(_DELETE, table, self._origin)

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        claimed = await self._fetch(_CLAIM, process, now, until, limit)
        return [table for _, table in sorted(tuple(row) for row in claimed)]

    async def archive(self, before: int) -> int:
        return len(await self._fetch(_ARCHIVE, before))

    async def heartbeat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        known = await self._fetch(_HEARTBEAT, process, now, dead_before)
        dead = [name for name, lives in known if not lives]
        if dead:
            await self._fetch(_FREE_LEASES, dead)
        return frozenset(name for name, lives in known if lives)

    async def correct_times(self, now: int) -> None:
        await self._fetch(_CORRECT_TIMES, now)

    async def remove_process(self, process: str) -> None:
        await self._fetch(_REMOVE_PROCESS, process)
        await self._fetch(_FREE_LEASES, [process])

    def listen(
        self, on_change: Callable[[str, int], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        self._listener.on_change = on_change
        self._listener.on_gap = on_gap

    async def check(self) -> None:
        with translate_errors():
            async with asyncio.timeout(_TIMEOUT_S):
                is_read_only = await self._pool.fetchval(_IS_READ_ONLY)
        if is_read_only:
            raise StorageReadOnly("PostgreSQL: transactions are read-only")

    async def close(self) -> None:
        await self._appends.finish()
        await self._listener.close()
        try:
            async with asyncio.timeout(_TIMEOUT_S):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def _fetch(self, query: str, *args: object) -> list[Any]:
        with translate_errors():
            rows: list[Any] = await self._pool.fetch(query, *args)
        return rows


async def _migrate(url: str) -> bytes:
    """Apply pending migrations and return the signing key."""
    with translate_errors():
        # Without a timeout: another process may hold the lock of the migrations for long.
        connection = await connect(url, command_timeout=None)
        try:
            await migrate_postgres(connection)
            return await postgres_signing_key(connection)
        finally:
            with suppress(OSError, asyncio.TimeoutError):
                await connection.close(timeout=_TIMEOUT_S)
