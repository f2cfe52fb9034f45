"""Who sends a request."""

import asyncio
from pathlib import Path
from typing import cast

from clachan.server.auth import Identities
from clachan.server.bots.pool import BotPool
from clachan.server.http.request_context import is_player
from clachan.server.rate_limits import RateLimits
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.state import ServerState
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
        settings = Settings(address_work_ms=1)
        limits = RateLimits(settings, clock, clock.sleep)
        services = Services(settings, storage, cast("BotPool", None), lambda: 0)
        first, second = Process(services), Process(services)
        identities = Identities(settings, storage, limits, clock)
        at_hand = ServerState(settings, services, first.tables, limits, identities)
        stored = ServerState(settings, services, second.tables, limits, identities)
        table = await first.create_match("clans", "Ada", "Ben")
        for state in (at_hand, stored):
            assert await is_player(state, table, "Ada", "home")
            assert not await is_player(state, table, "Eve", "home")
            assert not await is_player(state, table, "", "home")
            assert not await is_player(state, "x", "Ada", "home")
        for _ in range(300):
            await is_player(at_hand, table, "Eve", "home")
            await is_player(stored, table, "", "home")
        assert clock.now == 1000, "no query, no wait"
        for _ in range(300):
            await is_player(stored, table, "Eve", "home")
        assert clock.now > 1010
        assert await is_player(stored, table, "Ada", "home"), "delayed, and not refused"
        await first.kill()
        await second.kill()
        await storage.close()

    asyncio.run(scene())
