"""What a table is in storage: events in a row, who has it in their list, and its end."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from clachan.server.storage import Conflict, Gone, Storage, StorageDown
from tests.support.server.storages import ROW, opened, row


def test_events_come_back_in_order(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1", b"2"], ROW, [])
            await storage.append("t", 2, [b"3"], ROW)
            await storage.append("t", 3, [b"4", b"5"], ROW)
            assert await storage.load("t") == [b"1", b"2", b"3", b"4", b"5"]
            assert await storage.load("t", after=3) == [b"4", b"5"]
            assert await storage.load("t", after=5) == []

    asyncio.run(scene())


def test_they_outlive_the_process(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"\x00\xff"], row(b"kept"), ["ann"])
        async with opened(database) as storage:
            assert await storage.load("t") == [b"\x00\xff"]
            assert await storage.tables_of("ann") == [("t", b"kept")]

    asyncio.run(scene())


def test_members_are_known_without_reading_events(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1"], ROW, ["ann"])
            await storage.append("t", 1, [b"2"], ROW, ["bob"])
            assert await storage.is_member("t", "ann")
            assert await storage.is_member("t", "bob")
            assert not await storage.is_member("t", "cyd")
            assert not await storage.is_member("other", "ann")
            await storage.forget("t", "ann")
            assert not await storage.is_member("t", "ann")

    asyncio.run(scene())


@pytest.mark.parametrize("after", [-1, 0, 1, 3])
def test_an_append_that_does_not_follow_the_last_event(database: str | Path, after: int) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1", b"2"], row(b"old"), ["ann"])
            with pytest.raises(Conflict):
                await storage.append("t", after, [b"x"], row(b"new"), ["bob"])
            assert await storage.load("t") == [b"1", b"2"]
            assert await storage.tables_of("ann") == [("t", b"old")]
            assert await storage.tables_of("bob") == []

    asyncio.run(scene())


def test_of_many_who_append_at_once_one_wins(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"0"], ROW, [])
            for after in range(1, 6):
                tries = [storage.append("t", after, [b"%d" % n], ROW) for n in range(20)]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                winners = [n for n, outcome in enumerate(outcomes) if outcome is None]
                assert [type(error) for error in outcomes if error] == [Conflict] * 19
                assert (await storage.load("t", after)) == [b"%d" % winner for winner in winners]

    asyncio.run(scene())


def test_tables_do_not_disturb_each_other(database: str | Path) -> None:
    async def play(storage: Storage, table: str) -> None:
        await storage.create(table, [b"0"], ROW, [])
        for after in range(1, 10):
            await storage.append(table, after, [b"%d" % after], ROW)
            with pytest.raises(Conflict):
                await storage.append(table, after, [b"late"], ROW)
            with pytest.raises(Gone):
                await storage.append(f"no {table}", after, [b"nowhere"], ROW)

    async def scene() -> None:
        tables = [f"t{n}" for n in range(40)]
        async with opened(database) as storage:
            await asyncio.gather(*(play(storage, table) for table in tables))
            loaded = await asyncio.gather(*(storage.load(table) for table in tables))
        assert loaded == [[b"%d" % n for n in range(10)]] * 40

    asyncio.run(scene())


def test_a_name_is_taken_once(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"mine"], ROW, ["ann"])
            with pytest.raises(Conflict):
                await storage.create("t", [b"yours", b"too"], ROW, ["bob"])
            assert await storage.load("t") == [b"mine"]
            assert await storage.tables_of("bob") == []

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["", "t", "T ", "\0", "\ud800", "t' OR ''='", "x" * 10_000])
def test_no_such_table(database: str | Path, name: str) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("T", [b"1"], ROW, [])
            with pytest.raises(Gone):
                await storage.load(name)

    asyncio.run(scene())


def test_a_table_that_is_being_created_is_loaded_whole_or_not_at_all(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            for number in range(200):
                name = f"t{number}"
                creating = asyncio.create_task(storage.create(name, [b"1"], ROW, []))
                while not creating.done():
                    with suppress(Gone):
                        assert await storage.load(name) == [b"1"]
                await creating

    asyncio.run(scene())


def test_an_append_that_fails_does_not_affect_others(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("good", [b"1"], ROW, [])
            await storage.create("bad", [b"1"], ROW, [])
            outcomes = await asyncio.gather(
                storage.append("good", 1, [b"2"], ROW),
                storage.append("bad", 1, [b"2"], row(touched_at=2**70), ["ann"]),
                return_exceptions=True,
            )
            assert outcomes[0] is None
            assert isinstance(outcomes[1], (OverflowError, ValueError))
            assert await storage.load("good") == [b"1", b"2"]
            assert await storage.load("bad") == [b"1"]

    asyncio.run(scene())


def test_a_deleted_table_is_gone(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1"], ROW, ["ann"])
            await storage.delete("t")
            await storage.delete("t")
            with pytest.raises(Gone):
                await storage.load("t")
            with pytest.raises(Gone):
                await storage.append("t", 1, [b"2"], ROW)
            assert await storage.tables_of("ann") == []

    asyncio.run(scene())


def test_the_list_of_a_member(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("old", [b"1"], row(b"old", touched_at=10), ["ann"])
            await storage.create("new", [b"1"], row(b"new", touched_at=20), ["ann", "ann"])
            await storage.create("other", [b"1"], row(b"other", touched_at=30), ["bob"])
            assert await storage.tables_of("ann") == [("new", b"new"), ("old", b"old")]

            await storage.append("old", 1, [], row(b"again", touched_at=40), ["bob", "ann"])
            assert await storage.tables_of("ann") == [("old", b"again"), ("new", b"new")]
            assert await storage.tables_of("bob") == [("old", b"again"), ("other", b"other")]

            await storage.forget("old", "ann")
            await storage.forget("old", "nobody")
            assert await storage.tables_of("ann") == [("new", b"new")]
            assert await storage.load("old") == [b"1"]

    asyncio.run(scene())


def test_the_list_has_an_end(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            made = (storage.create(f"{n:03}", [], row(touched_at=n), ["ann"]) for n in range(205))
            await asyncio.gather(*made)
            names = [table for table, _ in await storage.tables_of("ann")]
        assert names == [f"{n:03}" for n in range(204, 4, -1)]

    asyncio.run(scene())


def test_it_says_that_it_is_well_and_no_more_when_closed(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.check()
            storage.listen(lambda table, seq: None)
            for n in range(20):
                await storage.create(f"{n}", [b"1"], ROW, [])
            asked = asyncio.gather(*(storage.append(f"{n}", 1, [b"2"], ROW) for n in range(20)))
            await asyncio.sleep(0)
            await storage.close()
            await asked
        with pytest.raises(StorageDown, match="clos"):
            await storage.check()
        with pytest.raises(StorageDown, match="clos"):
            await storage.load("1")

    asyncio.run(scene())
