"""Backups into a new SQLite file, made while servers write. A server can use a backup directly."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from clachan.atomic_files import draft_of
from clachan.server.storage.interface import StorageDamaged
from clachan.server.storage.migrations import migrate_sqlite
from clachan.server.storage.sqlite.file import (
    connect,
    create_private_file,
    mark_file,
    translate_errors,
)


async def backup(source: str | Path, target: Path) -> None:
    """Copy a SQLite file or a PostgreSQL database, named as for `open_storage`, to ``target``.

    Raises `StorageError` if the source cannot be read, `OSError` if the target exists or cannot be
    written. The target appears only when it is complete.
    """
    _refuse_remains(target)
    with draft_of(target) as draft:
        create_private_file(draft)
        if isinstance(source, Path):
            await asyncio.to_thread(_copy_file, source, draft)
        else:
            await _copy_server(source, draft)


def _refuse_remains(target: Path) -> None:
    # What an older file of that name left behind would be taken for a part of this one.
    for name in (Path(f"{target}-wal"), Path(f"{target}-journal")):
        if name.exists():
            raise FileExistsError(f"{name}: exists already")


def _copy_file(source: Path, draft: Path) -> None:
    with (
        translate_errors(source),
        closing(connect(source, mode="ro")) as original,
        closing(connect(draft)) as copy,
    ):
        # One step copies one moment of the database; writers do not wait for it.
        original.backup(copy)
        mark_file(copy, source)
        _clean_up(copy, source)


async def _copy_server(url: str, draft: Path) -> None:
    from clachan.server.storage.postgres.copy import copy_tables

    with translate_errors(draft), closing(connect(draft)) as copy:
        mark_file(copy, draft)
        migrate_sqlite(copy)
        await copy_tables(url, copy)


def _clean_up(copy: sqlite3.Connection, source: Path) -> None:
    """Check the copy, remove its write-ahead log, and remove leases and processes."""
    copy.execute("PRAGMA journal_mode = DELETE")
    (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StorageDamaged(f"{source}: is damaged ({verdict})")
    copy.execute("UPDATE tables SET lease_process = NULL, lease_until = 0")
    copy.execute("DELETE FROM processes")
