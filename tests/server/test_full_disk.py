"""A disk that is full, at many points: nothing acknowledged is lost, and the server goes on when there is room."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.support.server.history import UNCERTAIN, UNSTORED, Tally, check_all
from tests.support.server.random_play import LoadedServer, create_table_for
from tests.support.server.server_process import Client, browsers

if sys.platform != "linux":
    pytest.skip("limits another process's files", allow_module_level=True)

import resource

FULL: Final = UNSTORED | UNCERTAIN - {"restarting"}
MATCHES: Final = (("clans", 2, 0), ("clans", 1, 1), ("glenmore", 2, 1))
"""Game, people, bots: in each round one match of each."""
RECOVERY_S: Final = 60.0
"""After this long the server has gone on, on a machine under load."""
LOG_HEAD: Final = 32
"""Bytes before the first page of SQLite's log."""
CRASHES: Final = 0.1
"""How often the server does not live to see the disk cleared."""


class Disk:
    """Where the tables lie; it can be filled up, more or less."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def database(self) -> Path:
        return self.folder / "clachan.sqlite3"


class LimitedFiles(Disk):
    """No file of the server's is written beyond a size that is chosen at random."""

    def fill(self, loaded: LoadedServer, rng: random.Random) -> None:
        # SQLite begins its log again from the start whenever it has copied all of it.
        self._limit(loaded, rng.choice([0, LOG_HEAD, *(rng.randrange(40_000) for _ in range(6))]))

    def clear(self, loaded: LoadedServer) -> None:
        self._limit(loaded, resource.RLIM_INFINITY)

    def _limit(self, loaded: LoadedServer, limit: int) -> None:
        if loaded.server.process.poll() is None:
            limits = (limit, resource.RLIM_INFINITY)
            resource.prlimit(loaded.server.process.pid, resource.RLIMIT_FSIZE, limits)


class SmallDisk(Disk):
    """A file system of its own, on which little or nothing is left by another file."""

    @property
    def _filler(self) -> Path:
        return self.folder / "filler"

    def fill(self, loaded: LoadedServer, rng: random.Random) -> None:
        left = os.statvfs(self.folder).f_bavail * os.statvfs(self.folder).f_bsize
        size = max(0, left - rng.choice([0, 4096, rng.randrange(100_000)]))
        with suppress(OSError):  # the server has written in the meantime: then it is full
            self._filler.write_bytes(b"x" * size)

    def clear(self, loaded: LoadedServer) -> None:
        self._filler.unlink(missing_ok=True)


@contextmanager
def mounted(folder: Path) -> Iterator[SmallDisk]:
    """A disk with room for all matches and for SQLite's log, which grows to 4 MB: only the filler makes it full."""
    command = ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.long
def test_a_full_disk_loses_nothing_and_keeps_nothing_that_was_refused(
    tmp_path: Path, deep: bool
) -> None:
    tally, faults = asyncio.run(_play_under_load(LimitedFiles(tmp_path), faults=200 if deep else 8))
    print(f"{faults} faults, {tally}")


@pytest.mark.long
def test_a_file_system_without_room(tmp_path: Path, deep: bool) -> None:
    if not deep:
        pytest.skip("the same as with limited files, on a file system of its own")
    with mounted(tmp_path) as disk:
        tally, faults = asyncio.run(_play_under_load(disk, faults=100))
    print(f"{faults} faults, {tally}")


async def _play_under_load(disk: LimitedFiles | SmallDisk, faults: int) -> tuple[Tally, int]:
    """Matches are played one after the other while the disk is filled up and cleared again."""
    rng = random.Random(14)
    loaded = await LoadedServer.begin("--data", str(disk.folder), "--bot-deadline-s", "1")
    hit = 0
    try:
        while hit < faults:
            async with _matches(loaded, rng) as playing:
                while hit < faults and not playing.done():
                    hit += await _one_fault(disk, loaded, rng, playing)
        async with Client(loaded.server.url) as client:
            assert (await client.http.get("/healthz")).status_code == 200
    finally:
        disk.clear(loaded)
        assert await asyncio.to_thread(loaded.server.stop) == 0
    with closing(sqlite3.connect(disk.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tally = await check_all(disk.database, loaded.histories)
    assert set(tally.refused) <= FULL | {"stale", "over"}
    assert sum(tally.refused[code] for code in FULL) >= hit
    return tally, hit


@asynccontextmanager
async def _matches(
    loaded: LoadedServer, rng: random.Random
) -> AsyncIterator["asyncio.Future[list[None]]"]:
    """Tables are created while there is room; what is yielded ends when their matches are over."""
    async with AsyncExitStack() as stack:
        players = []
        for game, people, bots in MATCHES:
            clients = await stack.enter_async_context(browsers(loaded.server, people))
            table = await create_table_for(game, clients, people, bots)
            players += loaded.seat(table, [*clients, clients[0]], rng)
        playing = asyncio.gather(*(player.play() for player in players))
        yield playing
        await playing


async def _one_fault(
    disk: LimitedFiles | SmallDisk,
    loaded: LoadedServer,
    rng: random.Random,
    playing: "asyncio.Future[list[None]]",
) -> bool:
    """Whether a command met the full disk before the matches were over or it had room enough.

    Now and then the server is killed while it is full.
    """
    await _recovery(loaded, playing)
    await asyncio.sleep(rng.uniform(0, 0.2))
    before = _count(loaded)
    disk.fill(loaded, rng)
    try:
        for _ in range(100):
            if playing.done() or _count(loaded) > before:
                break
            await asyncio.sleep(0.01)
        if rng.random() < CRASHES:
            loaded.up.clear()
            loaded.server.kill()
    finally:
        disk.clear(loaded)
    if not loaded.up.is_set():
        await loaded.start_again()
    return _count(loaded) > before


async def _recovery(loaded: LoadedServer, playing: "asyncio.Future[list[None]]") -> None:
    """The next command that is acknowledged, a bot's turn before it or not."""
    before = sum(history.acknowledged for history in loaded.histories.values())
    async with asyncio.timeout(RECOVERY_S):
        while sum(history.acknowledged for history in loaded.histories.values()) == before:
            if playing.done():
                break
            await asyncio.sleep(0.01)


def _count(loaded: LoadedServer) -> int:
    """How often clients got the answer that nothing could be stored."""
    refusals = (history.refusals for history in loaded.histories.values())
    return sum(found[code] for found in refusals for code in FULL)
