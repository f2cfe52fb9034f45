"""Tables in one SQLite file, for the one process that serves it."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final, Self, TypeVar

from clachan.server.storage.interface import (
    MAX_LISTED,
    Conflict,
    Gone,
    Lease,
    StorageDown,
    TableRow,
)
from clachan.server.storage.migrations import migrate_sqlite
from clachan.server.storage.signing_key import sqlite_signing_key
from clachan.server.storage.sqlite.file import (
    FileLock,
    check_writable,
    configure,
    connect,
    create_folder,
    create_private_file,
    translate_errors,
)
from clachan.server.storage.sqlite.writer import AUTOCHECKPOINT_PAGES, Checkpoints, Writer

_T = TypeVar("_T")
_MAX_QUICK_EVENTS: Final = 100
"""Events that can be stored in the event loop; an imported match has thousands."""
_TIMEOUT_S: Final = 5.0
"""Seconds in which a healthy database answers."""
_CREATE: Final = """
    INSERT INTO tables (id, last, summary, wake_at, touched_at, lease_process, lease_until)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_APPEND: Final = """
    UPDATE tables
    SET last = ?, summary = ?, wake_at = ?, touched_at = ?, archived = 0,
        lease_process = coalesce(?, lease_process), lease_until = coalesce(?, lease_until)
    WHERE id = ? AND last = ?
"""
_EVENT: Final = "INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)"
_MEMBER: Final = "INSERT OR IGNORE INTO members (member, table_id) VALUES (?, ?)"
# One statement, so that a table that is being created is either complete or not visible. A table
# without such events gives one row without a body.
_LOAD: Final = """
    SELECT body FROM tables LEFT JOIN events ON table_id = id AND seq > ?
    WHERE id = ? ORDER BY seq
"""
_LOAD_ALL: Final = """
    SELECT body, touched_at FROM tables JOIN events ON table_id = id WHERE id = ? ORDER BY seq
"""
_TABLES_OF: Final = """
    SELECT id, summary FROM members JOIN tables ON id = table_id
    WHERE member = ? AND archived <= ?
    ORDER BY touched_at DESC, id LIMIT ?
"""
_HAS_TABLES: Final = "SELECT 1 FROM members WHERE member = ? LIMIT 1"
_IS_MEMBER: Final = "SELECT 1 FROM members WHERE member = ? AND table_id = ?"
_DUE: Final = """
    SELECT id FROM tables
    WHERE wake_at <= ? AND lease_until <= ?
    ORDER BY wake_at, id LIMIT ?
"""
_ARCHIVE: Final = """
    UPDATE tables SET archived = 1, wake_at = NULL WHERE archived = 0 AND touched_at < ?
"""
_CORRECT_TIMES: Final = """
    UPDATE tables
    SET wake_at = wake_at - (touched_at - :now), lease_until = lease_until - (touched_at - :now),
        touched_at = :now
    WHERE touched_at > :now
"""
_FREE_LEASES: Final = (
    "UPDATE tables SET lease_process = NULL, lease_until = 0 WHERE lease_process = ?"
)


class SqliteStorage:
    """A `Storage` with one thread that commits and one that reads committed data."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        path = await asyncio.to_thread(path.resolve)
        return cls(path, *await asyncio.to_thread(_open_file, path))

    def __init__(
        self,
        path: Path,
        lock: FileLock,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        copying: sqlite3.Connection,
        signing_key: bytes,
    ) -> None:
        self.signing_key = signing_key
        self.is_shared = False
        self._path = path
        self._lock = lock
        self._writer = Writer(writing, path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="clachan-reader")
        self._reading = reading
        self._checkpoints = Checkpoints(copying)
        self._closed = False

    async def create(
        self,
        table: str,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        await self._writer.write(
            lambda db: _create(db, table, events, row, members, lease),
            quick=len(events) <= _MAX_QUICK_EVENTS,
        )

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: TableRow,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        await self._writer.write(
            lambda db: _append(db, table, after, events, row, members, lease), quick=True
        )

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        try:
            return await self._read(lambda db: _load(db, table, after))
        except UnicodeEncodeError as error:  # SQLite cannot hold this name
            raise Gone(table) from error

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        return await self._read(lambda db: _load_all(db, table))

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        return await self._read(lambda db: _tables_of(db, member, archived))

    async def has_tables(self, member: str) -> bool:
        return await self._read(lambda db: _has_tables(db, member))

    async def is_member(self, table: str, member: str) -> bool:
        return await self._read(lambda db: _is_member(db, table, member))

    async def forget(self, table: str, member: str) -> None:
        await self._writer.write(lambda db: _forget(db, table, member), quick=True)

    async def delete(self, table: str) -> None:
        await self._writer.write(lambda db: _delete(db, table))

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        return await self._writer.write(
            lambda db: _claim(db, process, now, until, limit), quick=True
        )

    async def archive(self, before: int) -> int:
        return await self._writer.write(lambda db: _archive(db, before))

    async def heartbeat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        return await self._writer.write(
            lambda db: _heartbeat(db, process, now, dead_before), quick=True
        )

    async def correct_times(self, now: int) -> None:
        await self._writer.write(lambda db: _correct_times(db, now))

    async def remove_process(self, process: str) -> None:
        await self._writer.write(lambda db: _remove_process(db, process))

    def listen(
        self, on_change: Callable[[str, int], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        """Do nothing: no other process writes to this file."""

    async def check(self) -> None:
        try:
            async with asyncio.timeout(_TIMEOUT_S):
                await self._writer.write(_check, quick=True)
        except TimeoutError as error:
            raise StorageDown(f"{self._path}: does not answer") from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        await asyncio.to_thread(self._checkpoints.close)
        await self._writer.close()
        self._lock.release()

    async def _read(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        if self._closed:
            raise StorageDown(f"{self._path}: is closed")
        loop = asyncio.get_running_loop()
        with translate_errors(self._path):
            return await loop.run_in_executor(self._reader, work, self._reading)


def _open_file(
    path: Path,
) -> tuple[FileLock, sqlite3.Connection, sqlite3.Connection, sqlite3.Connection, bytes]:
    """Return the lock, the connections for writing, reading and checkpoints, and the signing key.

    After an error nothing is left open.
    """
    with translate_errors(path, is_writing=True), ExitStack() as cleanup:
        create_folder(path.parent)
        create_private_file(path)
        lock = FileLock(path)
        cleanup.callback(lock.release)
        writing = cleanup.enter_context(closing(connect(path)))
        configure(writing, path)
        migrate_sqlite(writing)
        check_writable(writing)
        key = sqlite_signing_key(writing)
        writing.execute(f"PRAGMA wal_autocheckpoint = {AUTOCHECKPOINT_PAGES}")
        reading = cleanup.enter_context(closing(connect(path)))
        reading.execute("PRAGMA query_only = ON")
        copying = connect(path)
        cleanup.pop_all()
    return lock, writing, reading, copying, key


# The functions below run inside a transaction of the writer, or on the connection of the reader.


def _create(
    connection: sqlite3.Connection,
    table: str,
    events: Sequence[bytes],
    row: TableRow,
    members: Collection[str],
    lease: Lease | None,
) -> None:
    kept = (row.summary, row.wake_at, row.touched_at)
    held = (lease.process, lease.until) if lease else (None, 0)
    try:
        connection.execute(_CREATE, (table, len(events), *kept, *held))
    except sqlite3.IntegrityError as error:
        raise Conflict(table) from error
    connection.executemany(_EVENT, [(table, seq, body) for seq, body in enumerate(events, 1)])
    connection.executemany(_MEMBER, [(member, table) for member in members])


def _append(
    connection: sqlite3.Connection,
    table: str,
    after: int,
    events: Sequence[bytes],
    row: TableRow,
    members: Collection[str],
    lease: Lease | None,
) -> None:
    kept = (row.summary, row.wake_at, row.touched_at)
    held = (lease.process, lease.until) if lease else (None, None)
    change = (after + len(events), *kept, *held, table, after)
    if connection.execute(_APPEND, change).rowcount == 0:
        raise Conflict(table) if _exists(connection, table) else Gone(table)
    rows = [(table, seq, body) for seq, body in enumerate(events, after + 1)]
    connection.executemany(_EVENT, rows)
    connection.executemany(_MEMBER, [(member, table) for member in members])


def _exists(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None


def _load(connection: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    events = connection.execute(_LOAD, (after, table)).fetchall()
    if not events:
        raise Gone(table)
    return [body for (body,) in events if body is not None]


def _load_all(connection: sqlite3.Connection, table: str) -> tuple[list[bytes], int]:
    rows = connection.execute(_LOAD_ALL, (table,)).fetchall()
    if not rows:
        raise Gone(table)
    return [body for body, _ in rows], rows[0][1]


def _check(connection: sqlite3.Connection) -> None:
    connection.execute("SELECT count(*) FROM migrations").fetchone()


def _tables_of(
    connection: sqlite3.Connection, member: str, archived: bool
) -> list[tuple[str, bytes]]:
    return connection.execute(_TABLES_OF, (member, archived, MAX_LISTED)).fetchall()


def _has_tables(connection: sqlite3.Connection, member: str) -> bool:
    return connection.execute(_HAS_TABLES, (member,)).fetchone() is not None


def _is_member(connection: sqlite3.Connection, table: str, member: str) -> bool:
    return connection.execute(_IS_MEMBER, (member, table)).fetchone() is not None


def _forget(connection: sqlite3.Connection, table: str, member: str) -> None:
    connection.execute("DELETE FROM members WHERE member = ? AND table_id = ?", (member, table))


def _delete(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _claim(
    connection: sqlite3.Connection, process: str, now: int, until: int, limit: int
) -> list[str]:
    due = [table for (table,) in connection.execute(_DUE, (now, now, limit))]
    lease = "UPDATE tables SET lease_process = ?, lease_until = ? WHERE id = ?"
    connection.executemany(lease, [(process, until, table) for table in due])
    return due


def _archive(connection: sqlite3.Connection, before: int) -> int:
    return connection.execute(_ARCHIVE, (before,)).rowcount


def _heartbeat(
    connection: sqlite3.Connection, process: str, now: int, dead_before: int
) -> frozenset[str]:
    connection.execute("INSERT OR REPLACE INTO processes VALUES (?, ?)", (process, now))
    silent = "SELECT process FROM processes WHERE abs(beat_at - ?) > ? AND process <> ?"
    for (dead,) in connection.execute(silent, (now, now - dead_before, process)).fetchall():
        _remove_process(connection, dead)
    return frozenset(name for (name,) in connection.execute("SELECT process FROM processes"))


def _correct_times(connection: sqlite3.Connection, now: int) -> None:
    connection.execute(_CORRECT_TIMES, {"now": now})


def _remove_process(connection: sqlite3.Connection, process: str) -> None:
    connection.execute("DELETE FROM processes WHERE process = ?", (process,))
    connection.execute(_FREE_LEASES, (process,))
