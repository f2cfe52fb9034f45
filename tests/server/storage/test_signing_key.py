"""The key that signs visitors' tokens: made once for a database, and kept with it."""

import asyncio
from pathlib import Path

from clachan.server.storage import backup, open_storage
from tests.support.server.databases import statement
from tests.support.server.storages import ROW, opened, run


async def key_of(database: str | Path) -> bytes:
    async with opened(database) as storage:
        return storage.signing_key


def test_it_is_made_once(database: str | Path, tmp_path: Path) -> None:
    key = asyncio.run(key_of(database))
    assert len(key) == 32
    assert asyncio.run(key_of(database)) == key
    assert asyncio.run(key_of(tmp_path / "other.db")) != key


def test_processes_that_start_together_agree(postgres_url: str) -> None:
    async def scene() -> None:
        storages = await asyncio.gather(*(open_storage(postgres_url) for _ in range(8)))
        keys = [storage.signing_key for storage in storages]
        await asyncio.gather(*(storage.close() for storage in storages))
        assert len(set(keys)) == 1

    asyncio.run(scene())  # all migrations are to be applied
    statement(postgres_url, "DELETE FROM secrets")
    asyncio.run(scene())  # only the key is missing


def test_a_backup_keeps_it(database: str | Path, tmp_path: Path) -> None:
    key = asyncio.run(key_of(database))
    asyncio.run(backup(database, tmp_path / "copy.db"))
    assert asyncio.run(key_of(tmp_path / "copy.db")) == key


def make_older(database: str | Path) -> None:
    """As the program before this one left it."""
    run(database, "DROP TABLE secrets")
    run(database, "DELETE FROM migrations WHERE number >= 2")


async def fill(database: str | Path) -> None:
    async with opened(database) as storage:
        await storage.create("t", [b"1"], ROW, ["ann"])


def test_an_older_database_gets_one(database: str | Path) -> None:
    asyncio.run(fill(database))
    make_older(database)
    key = asyncio.run(key_of(database))
    assert len(key) == 32
    assert asyncio.run(key_of(database)) == key


def test_an_older_database_can_be_copied(database: str | Path, tmp_path: Path) -> None:
    asyncio.run(fill(database))
    make_older(database)
    asyncio.run(backup(database, tmp_path / "copy.db"))

    async def scene() -> None:
        async with opened(tmp_path / "copy.db") as copy:
            assert await copy.load("t") == [b"1"]
            assert len(copy.signing_key) == 32

    asyncio.run(scene())


def test_no_text_shows_it(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            key = storage.signing_key
            for text in (repr(storage), str(storage)):
                assert key.hex() not in text
                assert repr(key) not in text

    asyncio.run(scene())


def test_who_has_tables(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1"], ROW, ["ann", "ben"])
            await storage.append("t", 1, [b"2"], ROW, ["cyd"])
            assert [await storage.has_tables(one) for one in ("ann", "ben", "cyd", "dan")] == [
                *(True, True, True),
                False,
            ]
            await storage.forget("t", "ben")
            assert not await storage.has_tables("ben")
            await storage.archive(before=1000)
            assert await storage.has_tables("ann")
            await storage.delete("t")
            assert not await storage.has_tables("ann")

    asyncio.run(scene())
