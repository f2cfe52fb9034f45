"""A copy made while others write is whole, from one moment, and can be served."""

import asyncio
import itertools
from pathlib import Path

import pytest

from clachan.server.storage import Lease, Storage, StorageDamaged, StorageError, backup
from tests.support.server.storages import ROW, damage, opened, row


def test_a_backup_holds_everything(database: str | Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create(
                "t", [b"1", b"\x00"], row(b"s", 10, 20), ["ann"], Lease("x", 10**9)
            )
            await storage.create("old", [b"1"], row(b"o", touched_at=5), ["ann"])
            await storage.archive(before=6)
            await storage.heartbeat("x", now=30, dead_before=0)
            await backup(database, copy)
            await storage.append("t", 2, [b"too late"], ROW)
        async with opened(copy) as restored:
            assert await restored.load("t") == [b"1", b"\x00"]
            assert await restored.tables_of("ann") == [("t", b"s")]
            assert await restored.tables_of("ann", archived=True) == [("t", b"s"), ("old", b"o")]
            assert await restored.claim("y", now=40, until=50, limit=9) == ["t"]
            assert await restored.heartbeat("y", now=40, dead_before=0) == {"y"}
            await restored.append("t", 2, [b"goes on"], ROW)

    asyncio.run(scene())


def test_a_backup_while_others_write(database: str | Path, tmp_path: Path) -> None:
    """In each table events come in pairs, and the second table follows the first."""

    written = asyncio.Event()

    async def write(storage: Storage) -> None:
        for n in itertools.count(step=2):
            await storage.append("first", n, [b"%d" % n, b"%d" % n], row(b"%d" % (n + 2)), ["ann"])
            await storage.append("second", n, [b"%d" % n, b"%d" % n], row(b"%d" % (n + 2)))
            written.set()

    async def scene() -> None:
        async with opened(database) as storage:
            for name in ("first", "second"):
                await storage.create(name, [], row(b"0"), ["ann"])
            writing = asyncio.ensure_future(write(storage))
            for n in range(3):
                written.clear()
                await written.wait()
                await backup(database, tmp_path / f"{n}.db")
            writing.cancel()
        lengths = [await whole(tmp_path / f"{n}.db") for n in range(3)]
        assert lengths == sorted(lengths)
        assert lengths[-1] > 0

    asyncio.run(scene())


async def whole(copy: Path) -> int:
    async with opened(copy) as storage:
        first, second = await storage.load("first"), await storage.load("second")
        summaries = dict(await storage.tables_of("ann"))
    assert first == [b"%d" % (n // 2 * 2) for n in range(len(first))]
    assert len(first) - len(second) in (0, 2)
    assert summaries == {"first": b"%d" % len(first), "second": b"%d" % len(second)}
    return len(first)


def test_nothing_is_overwritten(database: str | Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(database):
            for name in ("copy.db", "new.db-wal", "other.db-journal"):
                (tmp_path / name).write_bytes(b"precious")
            for name in ("copy.db", "new.db", "other.db"):
                with pytest.raises(FileExistsError):
                    await backup(database, tmp_path / name)

    asyncio.run(scene())
    left = {path.name for path in tmp_path.iterdir()} - {"data"}
    assert left == {"copy.db", "new.db-wal", "other.db-journal"}
    assert (tmp_path / "copy.db").read_bytes() == b"precious"


def test_only_one_file_is_left(database: str | Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()

    async def scene() -> None:
        async with opened(database):
            await backup(database, folder / "copy.db")
        await backup(database, folder / "at rest.db")

    asyncio.run(scene())
    assert sorted(path.name for path in folder.iterdir()) == ["at rest.db", "copy.db"]


@pytest.mark.parametrize("source", [Path("nowhere.db"), "postgresql://x@127.0.0.1:1/none"])
def test_a_source_that_is_not_there(source: str | Path, tmp_path: Path) -> None:
    source = tmp_path / source if isinstance(source, Path) else source
    with pytest.raises(StorageError):
        asyncio.run(backup(source, tmp_path / "copy.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(database: str | Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(database):
            with pytest.raises(FileNotFoundError):
                await backup(database, tmp_path / "nowhere" / "copy.db")

    asyncio.run(scene())


def test_damage_is_not_handed_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        async with opened(file) as storage:
            await storage.create("t", [b"x" * 1000] * 200, ROW, [])

    asyncio.run(fill())
    damage(file)
    with pytest.raises(StorageDamaged, match=r"tables\.db"):
        asyncio.run(backup(file, tmp_path / "copy.db"))
    assert not (tmp_path / "copy.db").exists()
