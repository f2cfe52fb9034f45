"""Killed at any moment: what was acknowledged is there, and the tables go on."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from clachan.server.storage import backup
from tests.support.server import appender
from tests.support.server.appender import TABLES, event
from tests.support.server.storages import ROW, opened


def test_kill(database: str | Path, deep: bool, rng: random.Random) -> None:
    asyncio.run(set_up(database))
    for _ in range(100 if deep else 5):
        acknowledged = kill_while_appending(database, rng.uniform(0.02, 0.2))
        stored = asyncio.run(lengths(database))
        assert all(stored[table] >= last for table, last in acknowledged.items())


def test_a_backup_of_a_killed_server(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    asyncio.run(set_up(file))
    acknowledged = kill_while_appending(file, 0.05)
    asyncio.run(backup(file, copy))
    stored = asyncio.run(lengths(copy))
    assert all(stored[table] >= last for table, last in acknowledged.items())


async def set_up(database: str | Path) -> None:
    async with opened(database) as storage:
        for n in range(TABLES):
            await storage.create(f"t{n}", [], ROW, [])


def kill_while_appending(database: str | Path, seconds: float) -> dict[str, int]:
    """The last acknowledged number of each table."""
    command = [sys.executable, appender.__file__, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = [first, *process.stdout.read().splitlines()]
    return {table.decode(): int(seq) for table, seq in map(bytes.split, lines)}


async def lengths(database: str | Path) -> dict[str, int]:
    async with opened(database) as storage:
        tables = {f"t{n}": await storage.load(f"t{n}") for n in range(TABLES)}
    for table, events in tables.items():
        assert events == [event(table, seq) for seq in range(1, len(events) + 1)]
    return {table: len(events) for table, events in tables.items()}
