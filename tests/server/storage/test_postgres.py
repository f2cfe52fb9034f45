"""What only several processes on one PostgreSQL can do to each other."""

import asyncio
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Self
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest

from clachan.server.storage import Conflict, Storage, StorageDown, open_storage
from clachan.server.storage.postgres import connection as postgres_connection
from tests.support.server.server_process import TIMEOUT_S
from tests.support.server.storages import ROW, opened, row


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Storage, Storage]]:
    """Two storages stand for two processes: they share nothing but the database."""
    async with opened(url) as here, opened(url) as there:
        yield here, there


class News(asyncio.Queue[tuple[str, int]]):
    """What was heard and not yet asked for."""

    def hear(self, table: str, seq: int) -> None:
        self.put_nowait((table, seq))

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self.get(), TIMEOUT_S)


def test_appends_and_deletions_are_heard_elsewhere(postgres_url: str) -> None:
    async def scene() -> None:
        news = News()
        async with two(postgres_url) as (here, there):
            there.listen(news.hear)
            here.listen(lambda table, seq: pytest.fail("that was our own doing"))
            await here.create("a table", [b"1"], ROW, [])
            await here.append("a table", 1, [b"2", b"3"], ROW)
            with pytest.raises(Conflict):
                await here.append("a table", 1, [b"late"], ROW)
            await here.delete("a table")
            assert await news.next() == ("a table", 3)
            assert await news.next() == ("a table", 0)

    asyncio.run(scene())


def test_they_are_heard_at_once(postgres_url: str) -> None:
    async def scene() -> None:
        news = News()
        delays = []
        async with two(postgres_url) as (here, there):
            there.listen(news.hear)
            await here.create("t", [], ROW, [])
            for after in range(20):
                start = time.monotonic()
                await here.append("t", after, [b"x"], ROW)
                await news.next()
                delays.append(time.monotonic() - start)
        # Nothing waits on purpose. A loaded machine is slow now and then; a database that is polled always is.
        assert min(delays) < 0.05
        assert sorted(delays)[10] < 1

    asyncio.run(scene())


def test_of_two_processes_one_wins(postgres_url: str) -> None:
    async def scene() -> None:
        tables = [f"t{n}" for n in range(30)]
        async with two(postgres_url) as (here, there):
            await asyncio.gather(*(here.create(table, [], ROW, []) for table in tables))
            for after in range(10):
                # Many tables in opposite orders: batches that lock each other's rows.
                tries = [
                    storage.append(table, after, [side], ROW, ["ann"])
                    for storage, side, order in ((here, b"h", 1), (there, b"t", -1))
                    for table in tables[::order]
                ]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                assert sum(outcome is None for outcome in outcomes) == len(tables)
                assert {type(error) for error in outcomes if error} == {Conflict}
            assert {len(await here.load(table)) for table in tables} == {10}

    asyncio.run(scene())


def test_a_table_is_claimed_by_one_process(postgres_url: str) -> None:
    async def scene() -> None:
        async with two(postgres_url) as (here, there):
            made = (here.create(f"t{n}", [], row(wake_at=1), []) for n in range(40))
            await asyncio.gather(*made)
            claims = [
                storage.claim(name, now=5, until=50, limit=10)
                for _ in range(4)
                for name, storage in (("here", here), ("there", there))
            ]
            claimed = await asyncio.gather(*claims)
        each = [table for tables in claimed for table in tables]
        assert sorted(each) == sorted(f"t{n}" for n in range(40))

    asyncio.run(scene())


def test_a_row_held_by_someone_delays_no_claim(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as storage:
            await storage.create("held", [], row(wake_at=1), [])
            await storage.create("free", [], row(wake_at=2), [])
            other = await asyncpg.connect(postgres_url)
            async with other.transaction():
                await other.execute("SELECT 1 FROM tables WHERE id = 'held' FOR UPDATE")
                assert await storage.claim("a", now=5, until=50, limit=9) == ["free"]
                assert await storage.archive(before=1000) == 1
            await other.close()

    asyncio.run(scene())


def test_processes_that_start_together(postgres_url: str) -> None:
    async def scene() -> None:
        storages = await asyncio.gather(*(open_storage(postgres_url) for _ in range(5)))
        made = [storage.create(f"t{n}", [], ROW, ["ann"]) for n, storage in enumerate(storages)]
        await asyncio.gather(*made)
        assert len(await storages[0].tables_of("ann")) == 5
        await asyncio.gather(*(storage.close() for storage in storages))

    asyncio.run(scene())


def test_lost_connections_come_back(postgres_url: str) -> None:
    async def scene() -> None:
        news, missed = News(), asyncio.Event()
        async with two(postgres_url) as (here, there):
            there.listen(news.hear, missed.set)
            await here.create("t", [b"1"], ROW, [])
            await cut_all(postgres_url)
            await asyncio.wait_for(missed.wait(), TIMEOUT_S)
            await answers(here)
            await here.append("t", 1, [b"2"], ROW)
            assert await news.next() == ("t", 2)
            assert await there.load("t") == [b"1", b"2"]

    asyncio.run(scene())


async def cut_all(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def answers(storage: Storage) -> None:
    """The first use of a lost connection may fail; then there is a new one."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            try:
                return await storage.check()
            except StorageDown:
                await asyncio.sleep(0.01)


class Line:
    """Forwards connections to a database. `fail` leaves the open ones without any traffic; new ones work."""

    def __init__(self, url: str) -> None:
        self._database = urlsplit(url)
        self._has_failed = asyncio.Event()
        self._clients: list[StreamWriter] = []
        self.url = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Self]:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            self.url = self._database._replace(netloc=f"postgres@127.0.0.1:{port}").geturl()
            yield self

    def fail(self) -> None:
        self._has_failed.set()
        self._has_failed = asyncio.Event()

    def hang_up(self) -> None:
        for client in self._clients:
            client.close()

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._clients.append(writer)
        there = await asyncio.open_connection(self._database.hostname, self._database.port)
        has_failed = self._has_failed
        await asyncio.gather(
            self._forward(reader, there[1], has_failed), self._forward(there[0], writer, has_failed)
        )

    async def _forward(
        self, reader: StreamReader, writer: StreamWriter, has_failed: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                if not has_failed.is_set():
                    writer.write(data)
        writer.close()


def test_a_line_gone_dead_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes on it, not even the news that it was cut."""
    monkeypatch.setattr(postgres_connection, "_PING_AFTER_S", 0.05)
    monkeypatch.setattr(postgres_connection, "_PING_TIMEOUT_S", 3.0)

    async def scene() -> None:
        news, missed = News(), asyncio.Event()
        async with (
            Line(postgres_url).open() as line,
            opened(postgres_url) as here,
            opened(line.url) as there,
        ):
            there.listen(news.hear, missed.set)
            await here.create("t", [], ROW, [])
            await until(lambda: have_been_asked(postgres_url))
            assert not missed.is_set()
            line.fail()
            await asyncio.wait_for(missed.wait(), TIMEOUT_S)
            await here.append("t", 0, [b"1"], ROW)
            assert await news.next() == ("t", 1)
            line.hang_up()

    asyncio.run(scene())


async def have_been_asked(url: str) -> bool:
    """Whether the connections that listen have answered that they still do."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch(
            "SELECT query FROM pg_stat_activity"
            " WHERE datname = current_database() AND query IN ('LISTEN clachan', 'SELECT 1')"
        )
    finally:
        await connection.close()
    return {query for (query,) in rows} == {"SELECT 1"}


async def until(check: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            if await check():
                return
            await asyncio.sleep(0.01)


def test_a_cancelled_append_does_not_affect_others(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as storage:
            for table in ("t", "u"):
                await storage.create(table, [], ROW, [])
            impatient = asyncio.ensure_future(storage.append("t", 0, [b"1"], ROW))
            patient = asyncio.ensure_future(storage.append("u", 0, [b"1"], ROW))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            assert await storage.load("u") == [b"1"]

    asyncio.run(scene())


CUT_WHO_WAITS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
)


def test_a_connection_cut_in_the_middle_of_an_append(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as storage:
            await storage.create("t", [b"1"], ROW, [])
            other = await asyncpg.connect(postgres_url)
            async with other.transaction():
                await other.execute("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE")
                waiting = asyncio.ensure_future(storage.append("t", 1, [b"2"], ROW))
                await until(lambda: other.fetchval(CUT_WHO_WAITS))
                with pytest.raises(StorageDown):
                    await waiting
            await other.close()
            await answers(storage)
            assert await storage.load("t") == [b"1"]
            await storage.append("t", 1, [b"2"], ROW)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://postgres:hunter2@127.0.0.1:1/none",
        "postgresql://postgres:hunter2/x@127.0.0.1:1/none",
        "mysql://postgres:hunter2@127.0.0.1/none",
        "tables.db",
    ],
)
def test_a_server_that_is_not_there(url: str) -> None:
    with pytest.raises(StorageDown) as caught:
        asyncio.run(open_storage(url))
    assert "hunter2" not in str(caught.value)
