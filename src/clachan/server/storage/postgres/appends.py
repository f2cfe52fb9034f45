"""Group commit for PostgreSQL: appends that arrive during a commit are combined in the next one.

PostgreSQL commits only one transaction with a NOTIFY at a time. With a transaction for each append,
every append would have to wait for the disk after all others.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from clachan.server.storage.interface import Conflict, Gone, Lease, StorageError, TableRow
from clachan.server.storage.postgres.connection import translate_errors

_MAX_BATCH: Final = 200
"""The greatest number of appends in one commit."""
_APPEND: Final = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bytea[], $5::bigint[],
                             $6::bigint[], $7::text[], $8::bigint[])
            AS asked (id, after, last, summary, wake_at, touched_at, process, until)
    ), held AS (
        -- In a fixed order, so that two processes never wait for each other.
        SELECT tables.id FROM tables JOIN asked USING (id) ORDER BY tables.id FOR UPDATE OF tables
    ), moved AS (
        UPDATE tables
        SET last = asked.last, summary = asked.summary, wake_at = asked.wake_at,
            touched_at = asked.touched_at, archived = false,
            lease_process = coalesce(asked.process, tables.lease_process),
            lease_until = coalesce(asked.until, tables.lease_until)
        FROM asked JOIN held USING (id)
        WHERE tables.id = asked.id AND tables.last = asked.after
        RETURNING tables.id, tables.last
    ), added AS (
        INSERT INTO events (table_id, seq, body)
        SELECT id, seq, body
        FROM unnest($9::text[], $10::integer[], $11::bytea[]) AS given (id, seq, body)
        JOIN moved USING (id)
    ), joined AS (
        INSERT INTO members (member, table_id)
        SELECT member, id FROM unnest($12::text[], $13::text[]) AS given (id, member)
        JOIN moved USING (id)
        ON CONFLICT DO NOTHING
    )
    SELECT id, pg_notify('clachan', $14::text || ' ' || last || ' ' || id) FROM moved
"""
_EXISTING: Final = "SELECT id FROM tables WHERE id = ANY($1::text[])"


@dataclass(frozen=True, slots=True)
class Append:
    table: str
    after: int
    events: Sequence[bytes]
    row: TableRow
    members: Collection[str]
    lease: Lease | None


class AppendQueue:
    """The appends of one process; their notifications carry its ``origin``."""

    def __init__(self, pool: Any, origin: str) -> None:
        self._pool = pool
        self._origin = origin
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, request: Append) -> None:
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append((request, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await answer

    async def finish(self) -> None:
        """Wait for all requested appends."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    errors = await self._write([request for request, _ in batch])
                except BaseException:  # cancelled: the waiting callers must end too
                    for _, answer in batch:
                        answer.cancel()
                    raise
                for (_, answer), error in zip(batch, errors, strict=True):
                    _deliver(answer, error)
        finally:
            self._writing = None

    def _next_batch(self) -> list[tuple[Append, asyncio.Future[None]]]:
        """Take the oldest append of each table: the next one depends on its result."""
        batch: dict[str, tuple[Append, asyncio.Future[None]]] = {}
        later = []
        for waiting in self._waiting:
            table = waiting[0].table
            if table in batch or len(batch) == _MAX_BATCH:
                later.append(waiting)
            else:
                batch[table] = waiting
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> list[Exception | None]:
        try:
            return await self._commit(batch)
        except StorageError as error:
            return [type(error)(*error.args) for _ in batch]
        except ValueError as error:
            if len(batch) == 1:
                return [error]
            # One of them cannot be written, so each is written separately.
            return [(await self._write([request]))[0] for request in batch]

    async def _commit(self, batch: list[Append]) -> list[Exception | None]:
        with translate_errors():
            moved = {row["id"] for row in await self._pool.fetch(_APPEND, *self._columns(batch))}
            left = [request.table for request in batch if request.table not in moved]
            found = await self._pool.fetch(_EXISTING, left) if left else []
        existing = {row["id"] for row in found}
        errors = {table: Conflict(table) if table in existing else Gone(table) for table in left}
        return [errors.get(request.table) for request in batch]

    def _columns(self, batch: list[Append]) -> list[object]:
        tables = [
            (one.table, one.after, one.after + len(one.events), *_row(one.row), *_lease(one.lease))
            for one in batch
        ]
        events = [
            (one.table, seq, body)
            for one in batch
            for seq, body in enumerate(one.events, start=one.after + 1)
        ]
        members = [(one.table, member) for one in batch for member in one.members]
        return [
            *_transpose(tables, 8),
            *_transpose(events, 3),
            *_transpose(members, 2),
            self._origin,
        ]


def _row(row: TableRow) -> tuple[bytes, int | None, int]:
    return row.summary, row.wake_at, row.touched_at


def _lease(lease: Lease | None) -> tuple[str, int] | tuple[None, None]:
    return (lease.process, lease.until) if lease else (None, None)


def _transpose(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    """Return the columns of the rows; ``width`` empty columns if there are no rows."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _deliver(answer: asyncio.Future[None], error: Exception | None) -> None:
    if answer.done():  # the caller was cancelled
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)
