"""Responses are computed once per state, and never sent to another seat."""

import asyncio
from functools import partial
from pathlib import Path

from clachan.server.storage.sqlite.storage import SqliteStorage
from clachan.server.tables.creation import create_table
from clachan.server.tables.response_cache import ResponseCache
from clachan.server.tables.table import Table, new_table
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import PersonChair
from tests.support.server.simulated_processes import Cluster


def table(seq: int = 1) -> Table:
    seats = (PersonChair("Ada"), PersonChair("Ben"))
    made = new_table(create_table(NewTable("clans", seats), "ada", 0, 0))
    return made if seq == 1 else Table(seq, 0, made.head, "ada", made.chairs, made.clock, False)


def test_each_state_and_seat_has_its_own_response() -> None:
    made: list[str] = []

    async def make(text: str) -> bytes:
        made.append(text)
        return text.encode()

    async def run_test() -> None:
        cache = ResponseCache()
        for name, seq, kind, seat in (
            ("t", 1, "story", None),
            ("t", 1, "story", 0),
            ("t", 1, "story", 1),
            ("t", 2, "story", 0),
            ("t", 1, "record", 0),
            ("u", 1, "story", 0),
        ):
            text = f"{name} {seq} {kind} {seat}"
            for _ in range(2):
                data = await cache.get(name, table(seq), kind, seat, partial(make, text))
                assert data == text.encode()
        assert len(made) == 6

    asyncio.run(run_test())


async def return_data(data: bytes) -> bytes:
    return data


def test_the_least_recently_used_response_is_dropped() -> None:
    async def run_test() -> None:
        cache = ResponseCache(max_bytes=25)
        for number in (1, 2, 1, 3):
            await cache.get("t", table(number), "story", None, partial(return_data, b"x" * 10))
        cached = [number for number in (1, 3) if await is_cached(cache, number)]
        assert cached == [1, 3]
        assert not await is_cached(cache, 2)
        assert (
            await cache.get("t", table(9), "story", None, partial(return_data, b"y" * 30))
            == b"y" * 30
        )

    async def is_cached(cache: ResponseCache, number: int) -> bool:
        data = await cache.get("t", table(number), "story", None, partial(return_data, b"new"))
        return data != b"new"

    asyncio.run(run_test())


class Counting(SqliteStorage):
    loads = 0

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        self.loads += 1
        return await super().load_all(table)


def test_concurrent_requests_load_a_table_once(tmp_path: Path) -> None:
    async def run_test() -> None:
        storage = await Counting.open(tmp_path / "tables.db")
        cluster = Cluster(storage)
        name = await cluster.process().tables.create(table().head)
        live = cluster.process().tables.get(name)
        tables = await asyncio.gather(*(live.current() for _ in range(5)))
        assert all(found is tables[0] for found in tables)
        assert storage.loads == 1
        await cluster.end()
        await storage.close()

    asyncio.run(run_test())
