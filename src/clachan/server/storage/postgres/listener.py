"""What other processes did: one connection that listens, and comes back when it is lost."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from clachan.server.storage.interface import StorageError
from clachan.server.storage.postgres.connection import CHANNEL, connect, translate_errors

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_QUIET: Final = 15.0
"""Seconds after which a connection is asked whether it still is one."""
_ANSWER: Final = 5.0
"""Seconds it has to say so."""


class Listener:
    """Ignores what is signed with its own ``origin``."""

    def __init__(self, url: str, origin: str) -> None:
        self.heard: Callable[[str, int], None] = lambda _table, _seq: None
        self.missed: Callable[[], None] = lambda: None
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
                await connection.add_listener(CHANNEL, self._hear)
            except BaseException:
                connection.terminate()
                raise
        self._connection = connection
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, seq, table = payload.split(" ", 2)
        if origin != self._origin:
            self.heard(table, int(seq))

    async def _watch(self) -> None:
        while True:
            await self._until_lost()
            await self._come_back()
            self.missed()

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(_QUIET):
                    await self._lost.wait()
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        """A line that was cut far away looks like one on which nothing happens."""
        try:
            with translate_errors():
                await self._connection.fetchval("SELECT 1", timeout=_ANSWER)
        except StorageError:
            self._connection.terminate()
            self._lost.set()

    async def _come_back(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except StorageError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
