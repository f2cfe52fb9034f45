"""A storage for the length of a test, and small things to put into it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from clachan.server.storage import Storage, TableRow, open_storage

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
