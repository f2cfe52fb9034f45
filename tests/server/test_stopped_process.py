"""One of two processes is stopped for a while, as on a machine that hangs; the other continues."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, TypeAlias

import pytest

from tests.support.server.history import History, Tally, check_all, stored_events
from tests.support.server.random_play import LoadedServer, RandomPlay, create_table_for
from tests.support.server.server_process import (
    Client,
    Json,
    Server,
    bot,
    browsers,
    person,
    running,
    scene,
)

DEAD_S: Final = 25.0
"""The other process has taken over by then: 15 s of silence, a query every 3 s, and some load."""
SOON_S: Final = 30.0
Games: TypeAlias = Sequence[tuple[str, int]]
"""Matches of two people, each with its number of bots."""
CLANS: Final[Games] = (("clans", 1),)
BOTH: Final[Games] = (("clans", 0), ("glenmore", 1))


@asynccontextmanager
async def pair(url: str) -> AsyncIterator[tuple[LoadedServer, LoadedServer]]:
    """Two processes on one database, one after the other."""
    options = ("--database", url, "--bot-pace-ms", "300", "--connection-grace-s", "0")
    async with AsyncExitStack() as stack:
        loaded_servers = []
        for _ in range(2):
            server = await asyncio.to_thread(stack.enter_context, running(*options))
            loaded = LoadedServer((), server)
            loaded.up.set()
            loaded_servers.append(loaded)
        yield loaded_servers[0], loaded_servers[1]


@asynccontextmanager
async def stop_process(server: Server, seconds: float) -> AsyncIterator[None]:
    """Stop the process for at least this time, and until the block ends."""
    begin = time.monotonic()
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
        await asyncio.sleep(max(0, begin + seconds - time.monotonic()))
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


async def last_seq(url: str, table: str) -> int:
    return len(await asyncio.to_thread(stored_events, url, table))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
@scene
async def test_a_stopped_process_does_not_stop_other_players(postgres_url: str, deep: bool) -> None:
    """Each player has a tab at both processes, so the running one carries out all commands."""
    async with pair(postgres_url) as (here, there):
        if deep:
            tally, lag = await _play_under_load(postgres_url, here, there, BOTH, stops=6, seconds=3)
        else:
            tally, lag = await _play_under_load(
                postgres_url, here, there, CLANS, stops=1, seconds=3
            )
    print(f"stopped for 3 s, {lag:.1f} s until it showed all, {tally}")


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
@scene
async def test_another_process_takes_over_from_a_stopped_one(postgres_url: str, deep: bool) -> None:
    if not deep:
        pytest.skip("takes as long as it takes to be sure that a process is dead")
    async with pair(postgres_url) as (here, there):
        await _check_take_over(postgres_url, here, there)
        tally, lag = await _play_under_load(postgres_url, here, there, BOTH, stops=3, seconds=30)
    print(f"stopped for 30 s, {lag:.1f} s until it showed all, {tally}")


async def _play_under_load(
    url: str, here: LoadedServer, there: LoadedServer, games: Games, stops: int, seconds: float
) -> tuple[Tally, float]:
    """Matches are played at both processes while the first is stopped again and again."""
    rng = random.Random(14)
    slowest = 0.0
    for _ in range(stops):
        async with _matches(here, there, games, rng) as (players, tables):
            await _acknowledged(players, 5)
            async with stop_process(here.server, seconds):
                await _acknowledged([one for one in players if one.loaded is there], 5)
            slowest = max(slowest, await _lag(here.server, url, tables))
    return await check_all(url, here.histories), slowest


@asynccontextmanager
async def _matches(
    here: LoadedServer, there: LoadedServer, games: Games, rng: random.Random
) -> AsyncIterator[tuple[list[RandomPlay], list[str]]]:
    """A match of two people, created at the first process; each has a socket at both."""
    async with AsyncExitStack() as stack:
        players: list[RandomPlay] = []
        tables = []
        for game, bots in games:
            near = await stack.enter_async_context(browsers(here.server, 2))
            far = await stack.enter_async_context(browsers(there.server, 2))
            table = await create_table_for(game, near, 2, bots)
            there.histories = here.histories
            for mine, same in zip(near, far, strict=True):
                same.http.cookies.update(mine.http.cookies)
                players += here.seat(table, [mine], rng) + there.seat(table, [same], rng)
            tables.append(table)
        playing = asyncio.gather(*(player.play() for player in players))
        yield players, tables
        await playing


async def _lag(server: Server, url: str, tables: list[str]) -> float:
    """Seconds until the process that was stopped shows the changes of the other."""
    begin = time.monotonic()
    async with Client(server.url) as client:
        for table in tables:
            stored = await last_seq(url, table)
            while (await client.view(table))["seq"] < stored:
                assert time.monotonic() - begin < SOON_S
    return time.monotonic() - begin


async def _check_take_over(url: str, here: LoadedServer, there: LoadedServer) -> None:
    """Bots and clocks of tables that only the stopped process had in use."""
    async with Client(here.server.url) as ada, Client(there.server.url) as watcher:
        bots = await ada.create_table("glenmore", bot(), bot(), start=True)
        clock = {"kind": "live", "bank_s": 10, "increment_s": 0}
        seats = (person("Ada"), bot())
        timed = await ada.create_table(
            "clans", *seats, start=True, shuffle_seats=False, clock=clock
        )
        async with stop_process(here.server, 30):
            seq = await last_seq(url, bots)
            begin = time.monotonic()
            async with watcher.socket(bots) as watching:
                view = await watching.until(lambda view: view["seq"] > seq + 2, DEAD_S + SOON_S)
            print(f"bots go on after {time.monotonic() - begin:.1f} s, at {view['seq']}")
            async with watcher.socket(timed, since=0) as watching:
                await watching.until(lambda view: "time-out" in _kinds(view), DEAD_S + SOON_S)
            print(f"time is up after {time.monotonic() - begin:.1f} s")
        await _lag(here.server, url, [bots, timed])
        async with watcher.socket(bots) as watching:
            await watching.until(lambda view: view["status"] == "over", 300)
    for table in (bots, timed):
        History().check(await asyncio.to_thread(stored_events, url, table))
    assert _kinds(await _story(there.server, timed)).count("time-out") == 1


async def _story(server: Server, table: str) -> Json:
    async with Client(server.url) as client:
        story: Json = (await client.get(f"/tables/{table}/story")).json()
    return {"happened": story["entries"]}


def _kinds(view: Json) -> list[str]:
    return [entry["kind"] for entry in view["happened"]]


async def _acknowledged(players: Sequence[RandomPlay], more: int) -> None:
    """Wait for this number of further commands of these clients."""
    enough = sum(len(player.done) for player in players) + more
    async with asyncio.timeout(SOON_S):
        while sum(len(player.done) for player in players) < enough:  # noqa: ASYNC110 of several
            await asyncio.sleep(0.02)
