"""The registry of tables: who plays at one, and which ids a table can have."""

import asyncio
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from clachan.server.bots.pool import BotPool
from clachan.server.errors import RequestRefused
from clachan.server.rate_limits import RateLimits
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.storage import open_storage
from tests.support.server.simulated_processes import Process


class _Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_queries_for_players_wait_for_the_turn_of_the_address(tmp_path: Path) -> None:
    async def scene() -> None:
        storage, clock = await open_storage(tmp_path / "tables.db"), _Clock()
        services = Services(Settings(), storage, cast("BotPool", None), lambda: 0)
        limits = RateLimits(Settings(address_work_ms=1), clock, clock.sleep)
        turn = partial(limits.wait_for_turn, "home")
        first, second = Process(services), Process(services)
        table = await first.create_match("clans", "Ada", "Ben")
        in_memory, stored = first.tables, second.tables
        for tables in (in_memory, stored):
            assert await tables.has_player(table, "Ada", turn)
            assert not await tables.has_player(table, "Eve", turn)
            assert not await tables.has_player(table, "", turn)
            assert not await tables.has_player("x", "Ada", turn)
        for _ in range(300):
            await in_memory.has_player(table, "Eve", turn)
            await stored.has_player(table, "", turn)
        assert clock.now == 1000, "no query, no wait"
        for _ in range(300):
            await stored.has_player(table, "Eve", turn)
        assert clock.now > 1010
        assert await stored.has_player(table, "Ada", turn), "delayed, and not refused"
        await first.kill()
        await second.kill()
        await storage.close()

    asyncio.run(scene())


def test_no_live_table_has_a_malformed_id(tmp_path: Path) -> None:
    async def scene() -> None:
        storage = await open_storage(tmp_path / "tables.db")
        process = Process(Services(Settings(), storage, cast("BotPool", None), lambda: 0))
        for table_id in ("", "x", "A" * 21, "A" * 23, "A" * 21 + "/", "A" * 22 + "\n"):
            with pytest.raises(RequestRefused, match="not-found"):
                process.tables.get(table_id)
        assert not list(process.tables), "a flood of such requests takes no memory"
        assert process.tables.get("A" * 22) in process.tables
        await process.kill()
        await storage.close()

    asyncio.run(scene())
