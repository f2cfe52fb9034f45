"""The SQLite file: whose it is, and what happens when it or the disk is not well."""

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from clachan.server.storage import (
    Storage,
    StorageBusy,
    StorageDamaged,
    StorageDown,
    StorageError,
    StorageFull,
    StorageReadOnly,
    open_storage,
)
from tests.support.server.storages import ROW, damage, opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "data" / "tables.db"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps permissions elsewhere")
def test_file_and_folder_are_for_their_owner_alone(file: Path) -> None:
    async def scene() -> None:
        async with opened(file) as storage:
            await storage.create("t", [b"1"], ROW, [])
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert modes == dict.fromkeys(
            ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"], 0o600
        )
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700

    asyncio.run(scene())


def test_one_file_has_one_server(file: Path) -> None:
    async def scene() -> None:
        async with opened(file) as storage:
            with pytest.raises(StorageBusy, match="another clachan serve"):
                await open_storage(file)
            await storage.create("t", [b"1"], ROW, [])
        async with opened(file) as storage:
            assert await storage.load("t") == [b"1"]

    asyncio.run(scene())


def test_a_commit_is_on_the_disk(file: Path) -> None:
    """Without these settings a crash of the machine could take acknowledged events."""

    async def scene() -> None:
        async with opened(file) as storage:
            writer = vars(storage)["_writer"]
            settings = await writer.write(
                lambda db: [
                    db.execute(f"PRAGMA {name}").fetchone()[0]
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            )
        assert settings == ["wal", 2, 1]

    asyncio.run(scene())


def test_a_file_that_is_no_database(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b"These are no tables. " * 500)
    with pytest.raises(StorageDamaged, match=r"tables\.db: is damaged"):
        asyncio.run(open_storage(file))
    assert file.read_bytes() == b"These are no tables. " * 500


def test_a_database_of_someone_else(file: Path) -> None:
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StorageDamaged, match="is not a database of clachan"):
        asyncio.run(open_storage(file))


def test_a_file_damaged_inside(file: Path) -> None:
    async def fill() -> None:
        async with opened(file) as storage:
            await storage.create("t", [b"x" * 1000] * 200, ROW, [])

    async def scene() -> None:
        async with opened(file) as storage:
            with pytest.raises(StorageDamaged):
                await storage.load("t")

    asyncio.run(fill())
    damage(file)
    asyncio.run(scene())


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(StorageDown, match=tmp_path.name):
        asyncio.run(open_storage(tmp_path))


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(StorageError):
        asyncio.run(open_storage(tmp_path / "data" / "tables.db"))


@pytest.mark.skipif(sys.platform == "win32", reason="limits are set otherwise on Windows")
def test_a_full_disk_takes_nothing_and_leaves_nothing_behind(file: Path) -> None:
    async def scene() -> None:
        async with opened(file) as storage:
            for name in ("a", "b"):
                await storage.create(name, [b"1"], ROW, [])
            with full_disk(beside=file):
                outcomes = await asyncio.gather(
                    storage.append("a", 1, [b"x" * 100_000], ROW, ["ann"]),
                    storage.append("b", 1, [b"x" * 100_000], ROW, ["ann"]),
                    return_exceptions=True,
                )
            # A write that is cut short says that the disk is full, one that fails whole does not.
            kinds = (StorageDown, StorageFull)
            assert [isinstance(outcome, kinds) for outcome in outcomes] == [True, True]
            assert await storage.load("a") == [b"1"]
            assert await storage.tables_of("ann") == []
            await storage.append("a", 1, [b"2"], ROW)
        async with opened(file) as storage:
            assert await storage.load("a") == [b"1", b"2"]
            assert await storage.load("b") == [b"1"]

    asyncio.run(scene())


def tell_writer(storage: Storage, pragma: str) -> None:
    """While it has nothing to do."""
    connection: sqlite3.Connection = vars(vars(storage)["_writer"])["_connection"]
    connection.execute(f"PRAGMA {pragma}")


@pytest.mark.parametrize(
    ("fault", "cure", "error"),
    [
        ("query_only = ON", "query_only = OFF", StorageReadOnly),
        ("max_page_count = 1", "max_page_count = 4294967294", StorageFull),
    ],
)
def test_a_file_that_takes_no_more_says_why_and_is_read_on(
    file: Path, fault: str, cure: str, error: type[StorageError]
) -> None:
    async def scene() -> None:
        async with opened(file) as storage:
            await storage.create("t", [b"1"], ROW, [])
            tell_writer(storage, fault)
            with pytest.raises(error, match=r"tables\.db: "):
                await storage.append("t", 1, [b"x" * 10_000], ROW)
            assert await storage.load("t") == [b"1"]
            tell_writer(storage, cure)
            await storage.append("t", 1, [b"2"], ROW)
            assert await storage.load("t") == [b"1", b"2"]

    asyncio.run(scene())


@contextmanager
def full_disk(beside: Path) -> Iterator[None]:
    """No file grows any further than the largest one there."""
    import resource

    largest = max(file.stat().st_size for file in beside.parent.iterdir())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_cancelled_append_does_not_affect_others(file: Path) -> None:
    async def scene() -> None:
        async with opened(file) as storage:
            await storage.create("t", [b"1"], ROW, [])
            impatient = asyncio.ensure_future(storage.append("t", 1, [b"2"], ROW))
            patient = asyncio.ensure_future(storage.create("u", [b"1"], ROW, []))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            assert await storage.load("u") == [b"1"]

    asyncio.run(scene())
