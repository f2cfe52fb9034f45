"""The tables of a PostgreSQL database as they were at one moment, copied into a SQLite file."""

import asyncio
import sqlite3
from typing import Any, Final

from clachan.server.storage.postgres.connection import connect, translate_errors

_BATCH_SIZE: Final = 500
_COPIES: Final = (
    (
        "SELECT id, last, summary, wake_at, touched_at, archived FROM tables",
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, NULL, 0)",
    ),
    (
        "SELECT table_id, seq, body FROM events",
        "INSERT INTO events VALUES (?, ?, ?)",
    ),
    (
        "SELECT member, table_id FROM members",
        "INSERT INTO members VALUES (?, ?)",
    ),
)
# A database that no server of this version has opened yet has no secrets.
_HAS_SECRETS: Final = "SELECT to_regclass('secrets') IS NOT NULL"
_COPY_SECRETS: Final = ("SELECT name, value FROM secrets", "INSERT INTO secrets VALUES (?, ?)")


async def copy_tables(url: str, copy: sqlite3.Connection) -> None:
    with translate_errors():
        source = await connect(url)
        try:
            copy.execute("BEGIN")
            async with source.transaction(isolation="repeatable_read", readonly=True):
                copies = [*_COPIES]
                if await source.fetchval(_HAS_SECRETS):
                    copies.append(_COPY_SECRETS)
                for select, insert in copies:
                    await _copy(source, select, copy, insert)
            copy.execute("COMMIT")
        finally:
            await source.close()


async def _copy(source: Any, select: str, copy: sqlite3.Connection, insert: str) -> None:
    cursor = await source.cursor(select)
    while rows := await cursor.fetch(_BATCH_SIZE):
        await asyncio.to_thread(copy.executemany, insert, [tuple(row) for row in rows])
