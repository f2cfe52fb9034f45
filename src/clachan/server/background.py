"""The rounds that a process makes: it says that it lives, looks after tables, tidies up."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from clachan.server.errors import Refused
from clachan.server.garbage_collection import GarbageCollector
from clachan.server.logs import log_event, log_failure
from clachan.server.services import Services
from clachan.server.storage import StorageError
from clachan.server.tables.registry import Tables

_ROUND_S: Final = 0.5
_BEAT_MS: Final = 3_000
_LEASE_MS: Final = 15_000
_CLAIMED: Final = 50
_HOUR_MS: Final = 3_600_000
_DAY_MS: Final = 86_400_000


class BackgroundTasks:
    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self._has_begun = False
        self._beaten_at = 0
        self._alive: frozenset[str] = frozenset()
        self._archived_at = 0
        self._garbage = GarbageCollector(services.now())

    async def begin(self) -> None:
        """Before the first request, or with the first round that succeeds."""
        with suppress(StorageError):
            await self._begin()

    async def _begin(self) -> None:
        """The previous process on the file of an embedded database has ended."""
        is_alone = isinstance(self._services.settings.source, Path)
        await self._services.send_heartbeat(self._services.now() + 1 if is_alone else None)
        await self._services.storage.realign(self._services.now())
        self._has_begun = True

    async def run(self) -> None:
        """Until cancelled; a database that does not answer is asked again."""
        while True:
            try:
                await self._round()
                self._services.is_healthy = True
            except (StorageError, Refused) as error:
                self._services.is_healthy = False
                log_event("round-failed", level="warning", reason=str(error))
            except Exception as error:  # noqa: BLE001 without the next round nobody would look after anything
                log_failure("round-failed", error)
            await asyncio.sleep(_ROUND_S)

    async def _round(self) -> None:
        if not self._has_begun:
            await self._begin()
        now = self._services.now()
        self._garbage.look(now, self._services.changes)
        if now - self._beaten_at >= _BEAT_MS:
            await self._services.send_heartbeat()
            self._beaten_at = now
            await self._note_deaths()
            self._tables.tidy()
        for name in await self._services.storage.claim(
            self._services.process, now, now + self._services.bot_budget_ms + _LEASE_MS, _CLAIMED
        ):
            self._tables.spawn(self._tables.get(name).look_after())
        if now - self._archived_at >= _HOUR_MS:
            before = now - self._services.settings.archive_days * _DAY_MS
            await self._services.storage.archive(before)
            self._archived_at = now

    async def _note_deaths(self) -> None:
        """Players who were connected through a process that died are away, and its clock is ours."""
        if self._alive - self._services.alive:
            await self._services.storage.realign(self._services.now())
            for opened in self._tables:
                self._tables.spawn(opened.note_presence())
        self._alive = self._services.alive
