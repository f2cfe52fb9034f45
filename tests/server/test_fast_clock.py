"""A server on tables whose last events lie an hour ahead of its clock: they go on as if they did not."""

import asyncio
import time
from pathlib import Path
from typing import cast

import pytest

from clachan.server.bots.messages import PlannedAction
from clachan.server.bots.pool import BotPool
from clachan.server.services import Services, SteadyClock
from clachan.server.settings import Settings
from clachan.server.storage import open_storage
from clachan.wire.protocol.shapes import LiveClock
from tests.support.server.server_process import Client, Json, Server, running
from tests.support.server.simulated_processes import HOUR, Process

BANK_S = 10


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    if request.param == "sqlite":
        return tmp_path / "clachan.sqlite3"
    url: str = request.getfixturevalue("postgres_url")
    return url


class _Undecided:
    async def choose(self, *_: object) -> tuple[PlannedAction, ...]:
        await asyncio.Event().wait()
        raise AssertionError


async def _play_ahead(database: str | Path) -> str:
    """A table at which a bot is to move, by the clock of a machine that is an hour fast and crashes."""
    storage, clock = await open_storage(database), SteadyClock()
    settings = Settings(connection_grace_s=0)
    services = Services(settings, storage, cast("BotPool", _Undecided()), lambda: clock() + HOUR)
    process = Process(services)
    await process.start_background()
    table = await process.create_match("clans", "Ada", bots=1, clock=LiveClock(BANK_S))
    await process.play(table, "Ada")
    await process.kill()
    await storage.close()
    return table


def test_bots_move_and_clocks_run_at_a_table_that_lies_ahead(
    database: str | Path, deep: bool
) -> None:
    table = asyncio.run(_play_ahead(database))
    place = (
        ("--data", str(database.parent)) if isinstance(database, Path) else ("--database", database)
    )
    with running(*place) as server:
        asyncio.run(_watch(server, table, deep))


async def _watch(server: Server, table: str, deep: bool) -> None:
    async with Client(server.url) as client, client.socket(table) as watching:
        view = await watching.until(lambda view: view["to_move"] == 0, 60)
        assert view["happened"][-1]["seat"] == 1
        begin, before = time.monotonic(), left(await client.view(table))
        while (now := left(await client.view(table))) > before - 500:
            assert time.monotonic() - begin < 30
        assert before - now <= (time.monotonic() - begin) * 1000 + 1
        if deep:
            await watching.until(has_timed_out, 60)


def left(view: Json) -> int:
    """On the clock of the seat that is to move."""
    milliseconds: int = view["clocks"]["left_ms"][0]
    return milliseconds


def has_timed_out(view: Json) -> bool:
    return any(entry["kind"] == "time-out" for entry in view["happened"])
