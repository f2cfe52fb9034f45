"""Answers that follow from a log are made once, and never shown to another seat."""

import asyncio
from functools import partial
from pathlib import Path

from clachan.server.storage.sqlite.storage import SqliteStorage
from clachan.server.tables.creation import create_table
from clachan.server.tables.response_cache import ResponseCache
from clachan.server.tables.table import Table, new_table
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import PersonChair
from tests.server.houses import Town


def table(seq: int = 1) -> Table:
    seats = (PersonChair("Ada"), PersonChair("Ben"))
    made = new_table(create_table(NewTable("clans", seats), "ada", 0, 0))
    return made if seq == 1 else Table(seq, 0, made.head, "ada", made.chairs, made.clock, False)


def test_each_state_and_seat_has_a_document_of_its_own() -> None:
    made: list[str] = []

    async def make(text: str) -> bytes:
        made.append(text)
        return text.encode()

    async def asked() -> None:
        documents = ResponseCache()
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
                data = await documents.get(name, table(seq), kind, seat, partial(make, text))
                assert data == text.encode()
        assert len(made) == 6

    asyncio.run(asked())


async def given(data: bytes) -> bytes:
    return data


def test_the_oldest_go_first() -> None:
    async def asked() -> None:
        documents = ResponseCache(max_bytes=25)
        for number in (1, 2, 1, 3):
            await documents.get("t", table(number), "story", None, partial(given, b"x" * 10))
        kept = [number for number in (1, 3) if await is_kept(documents, number)]
        assert kept == [1, 3]
        assert not await is_kept(documents, 2)
        assert (
            await documents.get("t", table(9), "story", None, partial(given, b"y" * 30))
            == b"y" * 30
        )

    async def is_kept(documents: ResponseCache, number: int) -> bool:
        data = await documents.get("t", table(number), "story", None, partial(given, b"new"))
        return data != b"new"

    asyncio.run(asked())


class Counting(SqliteStorage):
    loads = 0

    async def load_all(self, table: str) -> tuple[list[bytes], int]:
        self.loads += 1
        return await super().load_all(table)


def test_a_table_that_many_ask_for_is_loaded_once(tmp_path: Path) -> None:
    async def asked() -> None:
        storage = await Counting.open(tmp_path / "tables.db")
        town = Town(storage)
        name = await town.process().tables.create(table().head)
        opened = town.process().tables.get(name)
        tables = await asyncio.gather(*(opened.current() for _ in range(5)))
        assert all(found is tables[0] for found in tables)
        assert storage.loads == 1
        await town.end()
        await storage.close()

    asyncio.run(asked())
