"""A whole copy in one new SQLite file, made while servers write. To restore it is to serve it."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from clachan.files import publish_draft
from clachan.server.storage.interface import StorageDamaged
from clachan.server.storage.migrations import migrate_sqlite
from clachan.server.storage.sqlite.file import claim_file, connect, explained, make_file


async def backup(source: str | Path, target: Path) -> None:
    """From a SQLite file or the URL of a PostgreSQL database, as `open_storage` takes them.

    `StorageError` if the source cannot be read, `OSError` if the target exists or cannot be
    written. The target is there when all of it is.
    """
    async with _draft_of(target) as draft:
        if isinstance(source, Path):
            await asyncio.to_thread(_copy_file, source, draft)
        else:
            await _copy_server(source, draft)
        await asyncio.to_thread(_to_disk, draft)


@asynccontextmanager
async def _draft_of(target: Path) -> AsyncIterator[Path]:
    """A name beside the target, which gets its own when all went well."""
    _refuse_existing(target)
    draft = target.with_name(f".{target.name}-{secrets.token_hex(4)}.part")
    try:
        make_file(draft)
        yield draft
        publish_draft(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _refuse_existing(target: Path) -> None:
    # What an older file of that name left behind would be taken for a part of this one.
    for name in (target, Path(f"{target}-wal"), Path(f"{target}-journal")):
        if name.exists():
            raise FileExistsError(f"{name}: exists already")


def _copy_file(source: Path, draft: Path) -> None:
    with (
        explained(source),
        closing(connect(source, mode="ro")) as original,
        closing(connect(draft)) as copy,
    ):
        # In one step, and so from one moment; it keeps no writer waiting.
        original.backup(copy)
        claim_file(copy, source)
        _tidy(copy, source)


async def _copy_server(url: str, draft: Path) -> None:
    from clachan.server.storage.postgres.copy import copy_tables

    with explained(draft), closing(connect(draft)) as copy:
        claim_file(copy, draft)
        migrate_sqlite(copy)
        await copy_tables(url, copy)


def _tidy(copy: sqlite3.Connection, source: Path) -> None:
    """One file that is whole, without what belonged to the processes that ran."""
    copy.execute("PRAGMA journal_mode = DELETE")
    (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StorageDamaged(f"{source}: is damaged ({verdict})")
    copy.execute("UPDATE tables SET lease_process = NULL, lease_until = 0")
    copy.execute("DELETE FROM processes")


def _to_disk(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())
