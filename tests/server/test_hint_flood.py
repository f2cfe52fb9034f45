"""Many requests for hints delay no bot's move, and cost no more than they have to."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest

from tests.support.server.metrics_page import TIMEOUT_S, metric, until
from tests.support.server.responses import refused
from tests.support.server.server_process import Client, Server, bot, person, running, scene

QUEUED = 'clachan_bot_queue{lane="hints"}'
BUSY = 'clachan_bot_busy{lane="hints"}'
_REQUESTS = 'clachan_requests_total{method="GET",route="/api/tables/{table}/hint",status='
UNANSWERED = _REQUESTS + '"0"}'
FAILED = _REQUESTS + '"500"}'
REFUSED = 'clachan_hints_total{outcome="refused"}'
BEGUN = 'clachan_bot_wait_seconds_count{lane="hints"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of their own: they read its metrics."""
    folder: Path = tmp_path_factory.mktemp("flooded")
    with running("--data", str(folder), "--bot-workers", "1") as found:
        yield found


async def costly_tables(client: Client, count: int) -> list[str]:
    """Whose first hint takes the adviser a while; all seats are the client's."""
    seats = [person("Eve")] * 4
    return [await client.create_table("clans", *seats, start=True) for _ in range(count)]


async def ask_hint(client: Client, table: str, seat: int = 0) -> httpx2.Response:
    return await client.http.get(
        f"/api/tables/{table}/hint", params={"seat": seat}, timeout=TIMEOUT_S
    )


@asynccontextmanager
async def asking(
    client: Client, tables: list[str]
) -> AsyncIterator[list[asyncio.Task[httpx2.Response]]]:
    """A concurrent request for a hint at each table; those that still wait at the end hang up."""
    tasks = [asyncio.create_task(ask_hint(client, table)) for table in tables]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await until(client, lambda queued: queued == 0, QUEUED)
        await until(client, lambda busy: busy == 0, BUSY)


@scene
async def test_a_bot_moves_while_hints_wait(server: Server) -> None:
    async with Client(server.url) as eve, Client(server.url) as ada:
        tables = await costly_tables(eve, 12)
        async with asking(eve, tables) as hints:
            await until(eve, lambda queued: queued > 6, QUEUED)
            table = await ada.create_table(
                "clans", person("Ada"), bot(), start=True, shuffle_seats=False
            )
            async with ada.socket(table) as socket:
                for ply in range(socket.view["ply"], socket.view["ply"] + 6, 2):
                    action = socket.view["legal"][0]["text"]
                    assert (await socket.command("play", seat=0, action=action))["type"] == "done"
                    await socket.until(lambda view, ply=ply: view["ply"] == ply + 2, TIMEOUT_S)
            assert any(not hint.done() for hint in hints)


@scene
async def test_hints_that_hang_up_leave_the_queue(server: Server) -> None:
    async with Client(server.url) as eve:
        tables = await costly_tables(eve, 12)
        before = await metric(eve, BEGUN)
        async with asking(eve, tables):
            await until(eve, lambda queued: queued > 6, QUEUED)
        assert await metric(eve, BEGUN) - before < 9
        assert await metric(eve, UNANSWERED) >= 4
        assert await metric(eve, FAILED) == 0
        assert (await eve.view(tables[-1]))["hints_used"] == []
        assert (await ask_hint(eve, tables[-1])).status_code == 200


@scene
async def test_hanging_up_again_and_again_costs_one_thought(server: Server) -> None:
    async with Client(server.url) as eve:
        [table] = await costly_tables(eve, 1)
        before = await metric(eve, BEGUN)
        request = f"GET /api/tables/{table}/hint?seat=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        for _ in range(100):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(f"{request}Cookie: {eve.cookie}\r\n\r\n".encode())
            await writer.drain()
            writer.close()
        assert (await ask_hint(eve, table)).status_code == 200
        assert await metric(eve, BEGUN) - before <= 2  # the very first may leave before it begins


@scene
async def test_equal_views_share_an_answer(server: Server) -> None:
    async with Client(server.url) as eve:
        [table] = await costly_tables(eve, 1)
        before = await metric(eve, BEGUN)
        answers = await asyncio.gather(*(ask_hint(eve, table) for _ in range(5)))
        answers.append(await ask_hint(eve, table))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert await metric(eve, BEGUN) - before == 1


@scene
async def test_too_many_hints_of_an_address_are_refused(server: Server) -> None:
    async with Client(server.url) as eve:
        tables = await costly_tables(eve, 36)
        async with asking(eve, tables) as hints:
            await asyncio.wait(hints, return_when=asyncio.FIRST_COMPLETED)
            await until(eve, lambda count: count > 0, REFUSED)
            answers = [hint.result() for hint in hints if hint.done()]
        answer = next(each for each in answers if each.status_code != 200)
        refused(answer, 429, "hints-busy")
        seconds = int(answer.headers["retry-after"])
        assert answer.json()["error"]["message"]["args"] == {"seconds": seconds}
        assert (await ask_hint(eve, tables[0])).status_code == 200


@scene
async def test_a_newer_position_replaces_an_older_one(server: Server) -> None:
    async with Client(server.url) as eve:
        tables = await costly_tables(eve, 6)
        async with asking(eve, tables):
            await until(eve, lambda queued: queued > 2, QUEUED)
            table = await eve.create_table("clans", person("Eve"), person("Eve"), start=True)
            before = await metric(eve, QUEUED, BEGUN)
            older = asyncio.create_task(ask_hint(eve, table))
            await until(eve, lambda arrived: arrived > before, QUEUED, BEGUN)
            seq = (await eve.play(table, 2))["seq"]
            newer = asyncio.create_task(ask_hint(eve, table))
            stale = await older
        refused(stale, 409, "stale")
        assert stale.json()["view"]["viewing"] == 0
        assert stale.json()["view"]["seq"] == seq, "the newer hint, once given, is an event"
        assert (await newer).status_code == 200


@scene
async def test_a_hint_for_a_position_that_has_passed_is_stale(server: Server) -> None:
    async with Client(server.url) as eve:
        tables = await costly_tables(eve, 4)
        async with asking(eve, tables) as hints:
            await until(eve, lambda queued: queued > 2, QUEUED)
            await eve.play(tables[-1])
            refused(await hints[-1], 409, "stale")
