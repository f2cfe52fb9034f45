"""Migrations: numbered SQL files, a folder for each dialect, each applied once in a transaction."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from clachan.server.storage.interface import StorageTooNew

_REGISTER: Final = (
    "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)"
)
# An arbitrary number that all programs which share the database must use.
_LOCK: Final = 0x436C616368616E


@dataclass(frozen=True, slots=True, order=True)
class Migration:
    number: int
    name: str
    sql: str


def migrations(dialect: str) -> list[Migration]:
    """Return all migrations for ``sqlite`` or ``postgres``, in order."""
    folder = files(__name__).joinpath(dialect)
    found = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return sorted(_parse_migration(file.name, file.read_text("utf-8")) for file in found)


def _parse_migration(file: str, sql: str) -> Migration:
    number, _, name = file.removesuffix(".sql").partition("_")
    return Migration(int(number), name, sql)


def pending(dialect: str, applied: Collection[int]) -> list[Migration]:
    """Return the migrations that are not applied yet; raises `StorageTooNew`."""
    known = migrations(dialect)
    newest = known[-1].number
    if max(applied, default=0) > newest:
        raise StorageTooNew(
            f"the database belongs to a newer clachan: it has migration {max(applied)},"
            f" this program knows them up to {newest}"
        )
    return [migration for migration in known if migration.number not in applied]


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    connection.execute(_REGISTER)
    applied = {number for (number,) in connection.execute("SELECT number FROM migrations")}
    for migration in pending("sqlite", applied):
        with _transaction(connection):
            for statement in _statements(migration.sql):
                connection.execute(statement)
            row = (migration.number, migration.name)
            connection.execute("INSERT INTO migrations VALUES (?, ?)", row)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _statements(sql: str) -> Iterator[str]:
    """Yield single statements: `executescript` would commit the open transaction."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def migrate_postgres(connection: Any) -> None:
    """Apply migrations under a lock, which ends with the migrations or with the connection."""
    await connection.execute("SELECT pg_advisory_lock($1)", _LOCK)
    await connection.execute(_REGISTER)
    applied = {number for (number,) in await connection.fetch("SELECT number FROM migrations")}
    for migration in pending("postgres", applied):
        async with connection.transaction():
            await connection.execute(migration.sql)
            insert = "INSERT INTO migrations VALUES ($1, $2)"
            await connection.execute(insert, migration.number, migration.name)
    await connection.execute("SELECT pg_advisory_unlock($1)", _LOCK)
