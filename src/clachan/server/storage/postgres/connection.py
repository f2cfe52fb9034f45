"""Connections to PostgreSQL, and the translation of their errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from clachan.server.storage.interface import StorageDown, StorageFull, StorageReadOnly

CHANNEL: Final = "clachan"
_TIMEOUT_S: Final = 10.0
"""Limit for opening a connection and for an answer."""
_MAX_CONNECTIONS: Final = 8
_ERROR_TYPES: Final = {
    asyncpg.DiskFullError: StorageFull,
    asyncpg.ReadOnlySQLTransactionError: StorageReadOnly,
    asyncpg.InsufficientPrivilegeError: StorageReadOnly,
}
_DRIVER_ERRORS: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresError,
)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn errors of the driver into `StorageError`; `ValueError` if a column cannot hold a value."""
    try:
        yield
    except asyncpg.DataError as error:
        raise ValueError("PostgreSQL cannot hold that value") from error
    except _DRIVER_ERRORS as error:
        kind = next(
            (found for cause, found in _ERROR_TYPES.items() if isinstance(error, cause)), None
        )
        reason = f"PostgreSQL: {str(error) or type(error).__name__}"
        raise (kind or StorageDown)(reason) from error


async def connect(url: str, command_timeout: float | None = _TIMEOUT_S) -> Any:
    return await asyncpg.connect(url, timeout=_TIMEOUT_S, command_timeout=command_timeout)


async def create_pool(url: str) -> Any:
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=_MAX_CONNECTIONS,
        timeout=_TIMEOUT_S,
        command_timeout=_TIMEOUT_S,
        reset=_skip_reset,
    )


async def _skip_reset(connection: Any) -> None:
    """Do nothing: our statements leave no state, and a reset would cost a round trip after each."""
