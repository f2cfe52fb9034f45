"""Tables in one SQLite file, for the one process that serves it."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final, Self, TypeVar

from clachan.server.storage.interface import Gone, Lease, Row, StorageDown
from clachan.server.storage.migrations import migrate_sqlite
from clachan.server.storage.signing_key import sqlite_signing_key
from clachan.server.storage.sqlite import queries
from clachan.server.storage.sqlite.file import (
    FileLock,
    connect,
    create_file,
    create_folder,
    prepare,
    translate_errors,
    try_to_write,
)
from clachan.server.storage.sqlite.writer import PAGES, Checkpoints, Writer

_T = TypeVar("_T")
_FEW: Final = 100
"""Events that take no time worth mentioning; a match that is imported has thousands."""
_PATIENCE: Final = 5.0
"""Seconds in which a database that is well has answered."""


class SqliteStorage:
    """What `Storage` promises: a thread that commits, and one that reads what is committed."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        path = await asyncio.to_thread(path.resolve)
        return cls(path, *await asyncio.to_thread(_opened, path))

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
        row: Row,
        members: Collection[str],
        lease: Lease | None = None,
    ) -> None:
        await self._writer.write(
            lambda db: queries.create(db, table, events, row, members, lease),
            quick=len(events) <= _FEW,
        )

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        row: Row,
        members: Collection[str] = (),
        lease: Lease | None = None,
    ) -> None:
        await self._writer.write(
            lambda db: queries.append(db, table, after, events, row, members, lease), quick=True
        )

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        try:
            return await self._read(lambda db: queries.load(db, table, after))
        except UnicodeEncodeError as error:  # no name that a table can have
            raise Gone(table) from error

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        return await self._read(lambda db: queries.load_all(db, table))

    async def tables_of(self, member: str, archived: bool = False) -> list[tuple[str, bytes]]:
        return await self._read(lambda db: queries.tables_of(db, member, archived))

    async def has_tables(self, member: str) -> bool:
        return await self._read(lambda db: queries.has_tables(db, member))

    async def is_member(self, table: str, member: str) -> bool:
        return await self._read(lambda db: queries.is_member(db, table, member))

    async def forget(self, table: str, member: str) -> None:
        await self._writer.write(lambda db: queries.forget(db, table, member), quick=True)

    async def delete(self, table: str) -> None:
        await self._writer.write(lambda db: queries.delete(db, table))

    async def claim(self, process: str, now: int, until: int, limit: int) -> list[str]:
        return await self._writer.write(
            lambda db: queries.claim(db, process, now, until, limit), quick=True
        )

    async def archive(self, before: int) -> int:
        return await self._writer.write(lambda db: queries.archive(db, before))

    async def beat(self, process: str, now: int, dead_before: int) -> frozenset[str]:
        return await self._writer.write(
            lambda db: queries.beat(db, process, now, dead_before), quick=True
        )

    async def realign(self, now: int) -> None:
        await self._writer.write(lambda db: queries.realign(db, now))

    async def part(self, process: str) -> None:
        await self._writer.write(lambda db: queries.part(db, process))

    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None] = lambda: None
    ) -> None:
        """There is nothing to hear: no other process writes to this file."""

    async def check(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._writer.write(queries.check, quick=True)
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


def _opened(
    path: Path,
) -> tuple[FileLock, sqlite3.Connection, sqlite3.Connection, sqlite3.Connection, bytes]:
    """The lock; connections to write, to read and for checkpoints; the key. Or nothing is left open."""
    with translate_errors(path, is_writing=True), ExitStack() as undone:
        create_folder(path.parent)
        create_file(path)
        lock = FileLock(path)
        undone.callback(lock.release)
        writing = undone.enter_context(closing(connect(path)))
        prepare(writing, path)
        migrate_sqlite(writing)
        try_to_write(writing)
        key = sqlite_signing_key(writing)
        writing.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        reading = undone.enter_context(closing(connect(path)))
        reading.execute("PRAGMA query_only = ON")
        copying = connect(path)
        undone.pop_all()
    return lock, writing, reading, copying, key
