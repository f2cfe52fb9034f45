"""Storage of tables: one SQLite file, or a PostgreSQL database that many processes share."""

from pathlib import Path

from clachan.server.storage.backup import backup
from clachan.server.storage.interface import (
    Conflict,
    Gone,
    Lease,
    Storage,
    StorageBusy,
    StorageDamaged,
    StorageDown,
    StorageError,
    StorageFull,
    StorageReadOnly,
    StorageTooNew,
    TableRow,
)

__all__ = [
    "Conflict",
    "Gone",
    "Lease",
    "Storage",
    "StorageBusy",
    "StorageDamaged",
    "StorageDown",
    "StorageError",
    "StorageFull",
    "StorageReadOnly",
    "StorageTooNew",
    "TableRow",
    "backup",
    "open_storage",
]


async def open_storage(url: str | Path) -> Storage:
    """Open a SQLite file (a path, created if missing) or a PostgreSQL database (a URL).

    Apply migrations. Raises `StorageError`.
    """
    if isinstance(url, Path):
        from clachan.server.storage.sqlite.storage import SqliteStorage

        return await SqliteStorage.open(url)
    from clachan.server.storage.postgres.storage import PostgresStorage

    return await PostgresStorage.open(url)
