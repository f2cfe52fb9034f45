"""The key that signs visitors' tokens. It is created when a database without one is opened."""

import secrets
import sqlite3
from typing import Any, Final

_BYTES: Final = 32
_SELECT: Final = "SELECT value FROM secrets WHERE name = 'signing'"


def sqlite_signing_key(connection: sqlite3.Connection) -> bytes:
    found: tuple[bytes] | None = connection.execute(_SELECT).fetchone()
    if found is not None:
        return found[0]
    key = secrets.token_bytes(_BYTES)
    connection.execute("INSERT INTO secrets (name, value) VALUES ('signing', ?)", (key,))
    return key


async def postgres_signing_key(connection: Any) -> bytes:
    """Return the key; processes that start at the same time get the same one: the first insert wins."""
    found: bytes | None = await connection.fetchval(_SELECT)
    if found is not None:
        return found
    insert = "INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT DO NOTHING"
    await connection.execute(insert, secrets.token_bytes(_BYTES))
    key: bytes = await connection.fetchval(_SELECT)
    return key
