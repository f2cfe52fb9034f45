"""Leases: which process handles which table, and which tables are not due."""

import asyncio
from pathlib import Path

from clachan.server.storage import Lease
from tests.support.server.storages import opened, row


def test_tables_are_claimed_when_it_is_time(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("later", [], row(wake_at=200), [])
            await storage.create("second", [], row(wake_at=90), [])
            await storage.create("first", [], row(wake_at=80), [])
            await storage.create("never", [], row(), [])
            assert await storage.claim("a", now=79, until=1000, limit=9) == []
            assert await storage.claim("a", now=100, until=1000, limit=1) == ["first"]
            assert await storage.claim("b", now=100, until=1000, limit=9) == ["second"]
            assert await storage.claim("b", now=200, until=1000, limit=9) == ["later"]

    asyncio.run(scene())


def test_a_lease_ends(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [], row(wake_at=10), [])
            assert await storage.claim("a", now=10, until=20, limit=9) == ["t"]
            assert await storage.claim("b", now=19, until=50, limit=9) == []
            assert await storage.claim("a", now=19, until=50, limit=9) == []
            assert await storage.claim("b", now=20, until=50, limit=9) == ["t"]
            assert await storage.claim("a", now=20, until=50, limit=9) == []
            assert await storage.claim("b", now=50, until=90, limit=9) == ["t"]

    asyncio.run(scene())


def test_a_lease_comes_with_an_append_and_stays_without(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1"], row(wake_at=10), [], Lease("a", 100))
            assert await storage.claim("b", now=50, until=60, limit=9) == []
            await storage.append("t", 1, [b"2"], row(wake_at=20))
            assert await storage.claim("b", now=50, until=60, limit=9) == []
            await storage.append("t", 2, [b"3"], row(wake_at=20), lease=Lease("b", 100))
            assert await storage.claim("a", now=50, until=60, limit=9) == []
            assert await storage.claim("b", now=50, until=60, limit=9) == []
            assert await storage.claim("a", now=100, until=110, limit=9) == ["t"]

    asyncio.run(scene())


def test_an_append_may_end_the_need_to_wake(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("t", [b"1"], row(wake_at=10), [])
            await storage.append("t", 1, [b"2"], row(wake_at=None))
            assert await storage.claim("a", now=50, until=60, limit=9) == []

    asyncio.run(scene())


def test_archived_tables_rest_until_someone_comes_back(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("old", [b"1"], row(b"o", wake_at=5, touched_at=10), ["ann"])
            await storage.create("new", [b"1"], row(b"n", wake_at=6, touched_at=20), ["ann"])
            assert await storage.archive(before=20) == 1
            assert await storage.archive(before=20) == 0
            assert await storage.tables_of("ann") == [("new", b"n")]
            assert await storage.tables_of("ann", archived=True) == [("new", b"n"), ("old", b"o")]
            assert await storage.claim("a", now=50, until=60, limit=9) == ["new"]
            assert await storage.load("old") == [b"1"]

            await storage.append("old", 1, [b"2"], row(b"back", wake_at=5, touched_at=30))
            assert await storage.tables_of("ann") == [("old", b"back"), ("new", b"n")]
            assert await storage.claim("a", now=50, until=60, limit=1) == ["old"]

    asyncio.run(scene())


def test_who_lives(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            assert await storage.heartbeat("a", now=10, dead_before=0) == {"a"}
            assert await storage.heartbeat("b", now=20, dead_before=0) == {"a", "b"}
            assert await storage.heartbeat("b", now=30, dead_before=11) == {"b"}
            assert await storage.heartbeat("a", now=40, dead_before=11) == {"a", "b"}
            assert await storage.heartbeat("a", now=30, dead_before=1) == {"a", "b"}
            await storage.remove_process("b")
            await storage.remove_process("unknown")
            assert await storage.heartbeat("a", now=50, dead_before=11) == {"a"}

    asyncio.run(scene())


def test_leases_of_the_dead_and_of_those_who_leave_are_free(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            for name in ("died", "left"):
                await storage.create(name, [], row(wake_at=1), [], Lease(name, 10_000))
                await storage.heartbeat(name, now=10, dead_before=0)
            assert await storage.claim("a", now=20, until=30, limit=9) == []
            await storage.remove_process("left")
            assert await storage.claim("a", now=20, until=30, limit=9) == ["left"]
            await storage.heartbeat("a", now=20, dead_before=15)
            assert await storage.claim("a", now=20, until=30, limit=9) == ["died"]

    asyncio.run(scene())


def test_tables_touched_by_a_clock_that_was_fast_wake_as_if_touched_now(
    database: str | Path,
) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.create("ahead", [], row(wake_at=5050, touched_at=5000), [])
            held = Lease("gone", 5060)
            await storage.create("held", [], row(wake_at=5050, touched_at=5000), [], held)
            await storage.create("old", [], row(wake_at=180, touched_at=100), [])
            await storage.create("quiet", [], row(touched_at=9000), [])
            for now in (100, 110):  # the second time there is nothing left to do
                await storage.correct_times(now)
            assert await storage.claim("a", now=149, until=200, limit=9) == []
            assert await storage.claim("a", now=150, until=200, limit=9) == ["ahead"]
            assert await storage.claim("a", now=160, until=200, limit=9) == ["held"]
            assert await storage.claim("a", now=180, until=200, limit=9) == ["old"]

    asyncio.run(scene())


def test_a_heartbeat_far_ahead_is_that_of_a_process_that_died(database: str | Path) -> None:
    async def scene() -> None:
        async with opened(database) as storage:
            await storage.heartbeat("fast", now=1000, dead_before=900)
            await storage.heartbeat("near", now=250, dead_before=150)
            assert await storage.heartbeat("a", now=200, dead_before=100) == {"a", "near"}
            assert await storage.heartbeat("alone", now=250, dead_before=251) == {"alone"}

    asyncio.run(scene())
