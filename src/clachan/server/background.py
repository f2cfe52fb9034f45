"""The rounds that a process makes: it says that it lives, looks after tables, tidies up."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from clachan.server.errors import Refused
from clachan.server.garbage_collection import Garbage
from clachan.server.logs import say, say_failure
from clachan.server.services import House
from clachan.server.storage import StorageError
from clachan.server.tables.registry import TableRegistry

_ROUND_S: Final = 0.5
_BEAT_MS: Final = 3_000
_LEASE_MS: Final = 15_000
_CLAIMED: Final = 50
_HOUR_MS: Final = 3_600_000
_DAY_MS: Final = 86_400_000


class Rounds:
    def __init__(self, house: House, tables: TableRegistry) -> None:
        self._house = house
        self._tables = tables
        self._has_begun = False
        self._beaten_at = 0
        self._alive: frozenset[str] = frozenset()
        self._archived_at = 0
        self._garbage = Garbage(house.now())

    async def begin(self) -> None:
        """Before the first request, or with the first round that succeeds."""
        with suppress(StorageError):
            await self._begin()

    async def _begin(self) -> None:
        """The previous process on the file of an embedded database has ended."""
        is_alone = isinstance(self._house.settings.source, Path)
        await self._house.ask_around(self._house.now() + 1 if is_alone else None)
        await self._house.storage.realign(self._house.now())
        self._has_begun = True

    async def run(self) -> None:
        """Until cancelled; a database that does not answer is asked again."""
        while True:
            try:
                await self._round()
                self._house.is_well = True
            except (StorageError, Refused) as error:
                self._house.is_well = False
                say("round-failed", level="warning", reason=str(error))
            except Exception as error:  # noqa: BLE001 without the next round nobody would look after anything
                say_failure("round-failed", error)
            await asyncio.sleep(_ROUND_S)

    async def _round(self) -> None:
        if not self._has_begun:
            await self._begin()
        now = self._house.now()
        self._garbage.look(now, self._house.changes)
        if now - self._beaten_at >= _BEAT_MS:
            await self._house.ask_around()
            self._beaten_at = now
            await self._note_deaths()
            self._tables.evict_idle()
        for name in await self._house.storage.claim(
            self._house.process, now, now + self._house.bot_budget_ms + _LEASE_MS, _CLAIMED
        ):
            self._tables.spawn(self._tables.get(name).start_schedule())
        if now - self._archived_at >= _HOUR_MS:
            before = now - self._house.settings.archive_days * _DAY_MS
            await self._house.storage.archive(before)
            self._archived_at = now

    async def _note_deaths(self) -> None:
        """Players who were connected through a process that died are away, and its clock is ours."""
        if self._alive - self._house.alive:
            await self._house.storage.realign(self._house.now())
            for opened in self._tables:
                self._tables.spawn(opened.record_presence())
        self._alive = self._house.alive
