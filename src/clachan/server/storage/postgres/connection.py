"""Connections to PostgreSQL, and what their errors mean."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from clachan.server.storage.interface import StorageDown, StorageFull, StorageReadOnly

CHANNEL: Final = "clachan"
_PATIENCE: Final = 10.0
"""Seconds for a connection, and for an answer."""
_MOST_CONNECTIONS: Final = 8
_MEANING: Final = {
    asyncpg.DiskFullError: StorageFull,
    asyncpg.ReadOnlySQLTransactionError: StorageReadOnly,
    asyncpg.InsufficientPrivilegeError: StorageReadOnly,
}
_TROUBLE: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresError,
)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn what the driver raises into errors of ours; `ValueError` for what no column can hold."""
    try:
        yield
    except asyncpg.DataError as error:
        raise ValueError("PostgreSQL cannot hold that value") from error
    except _TROUBLE as error:
        kind = next((found for cause, found in _MEANING.items() if isinstance(error, cause)), None)
        reason = f"PostgreSQL: {str(error) or type(error).__name__}"
        raise (kind or StorageDown)(reason) from error


async def connect(url: str, answers_within: float | None = _PATIENCE) -> Any:
    return await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=answers_within)


async def create_pool(url: str) -> Any:
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=_MOST_CONNECTIONS,
        timeout=_PATIENCE,
        command_timeout=_PATIENCE,
        reset=_leave_as_is,
    )


async def _leave_as_is(connection: Any) -> None:
    """Our statements leave nothing behind; to clean up would cost a round trip after each."""
