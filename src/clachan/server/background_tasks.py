"""Background tasks of a process: heartbeats, tables that are due, archiving, garbage collection."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from clachan.server.errors import RequestRefused
from clachan.server.garbage_collection import GarbageCollector
from clachan.server.logs import log_event, log_failure
from clachan.server.services import Services
from clachan.server.storage import StorageError
from clachan.server.tables.registry import TableRegistry

_INTERVAL_S: Final = 0.5
_HEARTBEAT_MS: Final = 3_000
_LEASE_MS: Final = 15_000
_MAX_CLAIMS: Final = 50
_HOUR_MS: Final = 3_600_000
_DAY_MS: Final = 86_400_000


class BackgroundTasks:
    """Everything that a process does without a request."""

    def __init__(self, services: Services, tables: TableRegistry) -> None:
        self._services = services
        self._tables = tables
        self._has_begun = False
        self._heartbeat_at = 0
        self._alive: frozenset[str] = frozenset()
        self._archived_at = 0
        self._garbage = GarbageCollector(services.now())

    async def begin(self) -> None:
        """Prepare the storage before the first request; if it fails, `run` tries again."""
        with suppress(StorageError):
            await self._begin()

    async def _begin(self) -> None:
        # An embedded database has one process at a time, so all processes before this one are dead.
        is_alone = isinstance(self._services.settings.source, Path)
        await self._services.send_heartbeat(self._services.now() + 1 if is_alone else None)
        await self._services.storage.correct_times(self._services.now())
        self._has_begun = True

    async def run(self) -> None:
        """Run until cancelled; continue after errors of the database."""
        while True:
            try:
                await self._run_once()
                self._services.is_healthy = True
            except (StorageError, RequestRefused) as error:
                self._services.is_healthy = False
                log_event("round-failed", level="warning", reason=str(error))
            except Exception as error:  # noqa: BLE001 the loop must go on, or bots and clocks would stop
                log_failure("round-failed", error)
            await asyncio.sleep(_INTERVAL_S)

    async def _run_once(self) -> None:
        if not self._has_begun:
            await self._begin()
        now = self._services.now()
        self._garbage.collect_if_due(now, self._services.changes)
        if now - self._heartbeat_at >= _HEARTBEAT_MS:
            await self._services.send_heartbeat()
            self._heartbeat_at = now
            await self._handle_dead_processes()
            self._tables.evict_idle()
        for name in await self._services.storage.claim(
            self._services.process, now, now + self._services.bot_budget_ms + _LEASE_MS, _MAX_CLAIMS
        ):
            self._tables.spawn(self._tables.get(name).start_schedule())
        if now - self._archived_at >= _HOUR_MS:
            before = now - self._services.settings.archive_days * _DAY_MS
            await self._services.storage.archive(before)
            self._archived_at = now

    async def _handle_dead_processes(self) -> None:
        """Mark players as away who were connected to a dead process, and correct its future times."""
        if self._alive - self._services.alive:
            await self._services.storage.correct_times(self._services.now())
            for live_table in self._tables:
                self._tables.spawn(live_table.record_presence())
        self._alive = self._services.alive
