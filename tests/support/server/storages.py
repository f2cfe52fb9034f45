"""A storage for the length of a test, and small things to put into it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from clachan.server.storage import (
    Storage,
    TableRow,
    open_storage,
)
from tests.support.server.databases import statement

ROW = TableRow(summary=b"{}", wake_at=None, touched_at=1)


def row(summary: bytes = b"{}", wake_at: int | None = None, touched_at: int = 1) -> TableRow:
    return TableRow(summary, wake_at, touched_at)


@asynccontextmanager
async def opened(database: str | Path) -> AsyncIterator[Storage]:
    storage = await open_storage(database)
    try:
        yield storage
    finally:
        await storage.close()


def run(database: str | Path, sql: str) -> None:
    if isinstance(database, str):
        statement(database, sql)
        return
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(sql)


def damage(file: Path) -> None:
    """Every page but those that tell what is where."""
    whole = file.read_bytes()
    start = 20 * 4096
    file.write_bytes(whole[:start] + b"\xab" * (len(whole) - start))
