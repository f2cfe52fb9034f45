"""Connections to PostgreSQL, one that listens for other processes, and the translation of errors."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from clachan.server.storage.interface import StorageDown, StorageError, StorageFull, StorageReadOnly

_CHANNEL: Final = "clachan"
_TIMEOUT_S: Final = 10.0
"""Limit for opening a connection and for an answer."""
_MAX_CONNECTIONS: Final = 8
_FIRST_DELAY_S: Final = 0.1
_LONGEST_DELAY_S: Final = 5.0
_PING_AFTER_S: Final = 15.0
"""Seconds without a notification after which the connection is checked."""
_PING_TIMEOUT_S: Final = 5.0
"""Seconds in which it must answer."""
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


class Listener:
    """Calls ``on_change`` for notifications of other processes, and ``on_gap`` after a reconnect.

    It ignores notifications with its own ``origin``.
    """

    def __init__(self, url: str, origin: str) -> None:
        self.on_change: Callable[[str, int], None] = lambda _table, _seq: None
        self.on_gap: Callable[[], None] = lambda: None
        self._url = url
        self._origin = origin
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        with translate_errors():
            connection = await connect(self._url)
            try:
                await connection.add_listener(_CHANNEL, self._receive)
            except BaseException:
                connection.terminate()
                raise
        self._connection = connection
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, seq, table = payload.split(" ", 2)
        if origin != self._origin:
            self.on_change(table, int(seq))

    async def _watch(self) -> None:
        while True:
            await self._wait_until_lost()
            await self._reconnect()
            self.on_gap()

    async def _wait_until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(_PING_AFTER_S):
                    await self._lost.wait()
            except TimeoutError:
                await self._ping()

    async def _ping(self) -> None:
        # A connection that was cut elsewhere in the network looks like an idle one.
        try:
            with translate_errors():
                await self._connection.fetchval("SELECT 1", timeout=_PING_TIMEOUT_S)
        except StorageError:
            self._connection.terminate()
            self._lost.set()

    async def _reconnect(self) -> None:
        pause = _FIRST_DELAY_S
        while True:
            try:
                return await self._connect()
            except StorageError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_DELAY_S)
