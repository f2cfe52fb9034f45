"""What the loop does and what the thread does, when something goes wrong between the two."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from clachan.server.storage import StorageDown
from clachan.server.storage.sqlite.writer import Writer


class Connection:
    """One that fails in some statements, as often as is asked for."""

    def __init__(self, path: Path) -> None:
        self._real = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
        self._real.execute("PRAGMA journal_mode = WAL")
        self.failing: list[str] = []

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement in self.failing:
            self.failing.remove(statement)
            raise sqlite3.OperationalError("disk I/O error")
        return self._real.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


@asynccontextmanager
async def writing(path: Path) -> AsyncIterator[tuple[Writer, Connection]]:
    with closing(sqlite3.connect(path)) as first:
        first.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    connection = Connection(path)
    writer = Writer(connection, path)  # type: ignore[arg-type]  # all that it needs
    yield writer, connection
    await asyncio.wait_for(writer.close(), 10)


async def put(writer: Writer, number: int, *, quick: bool = True) -> None:
    def work(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO numbers VALUES (?)", (number,))

    await writer.write(work, quick=quick)


def numbers(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as reading:
        return [number for (number,) in reading.execute("SELECT number FROM numbers")]


def test_a_failed_commit_is_repeated(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def scene() -> None:
        async with writing(path) as (writer, connection):
            connection.failing = ["COMMIT"]
            await asyncio.gather(*(put(writer, number) for number in range(5)))
            assert connection.failing == []

    asyncio.run(scene())
    assert numbers(path) == [0, 1, 2, 3, 4]


def test_what_cannot_be_stored_is_said_and_the_next_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def scene() -> None:
        async with writing(path) as (writer, connection):
            connection.failing = ["COMMIT"] * 3
            with pytest.raises(StorageDown):
                await put(writer, 1)
            await put(writer, 2)

    asyncio.run(scene())
    assert numbers(path) == [2]


def test_one_that_spoils_it_spoils_it_for_itself_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    def lost(db: sqlite3.Connection) -> None:
        db.execute("ROLLBACK")
        raise ValueError("careless")

    async def scene() -> None:
        async with writing(path) as (writer, _):
            found = await asyncio.gather(
                put(writer, 1), put(writer, 1), put(writer, 2), return_exceptions=True
            )
            assert [type(one).__name__ for one in found] == ["NoneType", "StorageDown", "NoneType"]
            with pytest.raises(ValueError, match="careless"):
                await writer.write(lost, quick=True)
            await put(writer, 3, quick=False)

    asyncio.run(scene())
    assert numbers(path) == [1, 2, 3]


def test_what_is_quick_does_not_wait_for_the_thread(tmp_path: Path) -> None:
    """Not even where something slow was asked for in between; and all goes in the order asked for."""
    path, places = tmp_path / "x.db", []

    def noting(place: str) -> Callable[[sqlite3.Connection], None]:
        return lambda _: places.append(f"{place} {threading.current_thread().name}")

    async def scene() -> None:
        async with writing(path) as (writer, _):
            await asyncio.gather(
                writer.write(noting("first"), quick=True),
                writer.write(noting("slow")),
                writer.write(noting("last"), quick=True),
            )

    asyncio.run(scene())
    assert places == ["first MainThread", "slow clachan-writer", "last MainThread"]


def test_waiting_for_another_writer_does_not_block_the_loop(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def scene() -> None:
        async with writing(path) as (writer, _):
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(put(writer, 1))
                for _ in range(100):  # the loop goes on
                    await asyncio.sleep(0)
                assert not waiting.done()
                other.execute("ROLLBACK")
            await waiting

    asyncio.run(scene())
    assert numbers(path) == [1]


def test_the_end_waits_for_all_that_was_asked_for_before(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def scene() -> None:
        async with writing(path) as (writer, _):
            asked = [
                asyncio.create_task(put(writer, number, quick=number % 7 != 0))
                for number in range(350)
            ]
            await asyncio.sleep(0)
            hasty = asyncio.create_task(writer.close())
            await asyncio.sleep(0)
            hasty.cancel()
            await asyncio.gather(*asked)

    asyncio.run(scene())
    assert numbers(path) == list(range(350))
