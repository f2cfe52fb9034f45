"""The bots of one visitor's many tables do not delay the bots of another visitor."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.metrics_page import TIMEOUT_S, metric, until
from tests.support.server.server_process import Client, Server, bot, person, running, scene

TABLES = 24
MOST_BETWEEN = 10
QUEUED = 'clachan_bot_queue{lane="moves"}'
BEGUN = 'clachan_bot_wait_seconds_count{lane="moves"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With one worker, and a queue of moves at tables where only bots play."""
    folder: Path = tmp_path_factory.mktemp("flooded")
    with running("--data", str(folder), "--bot-workers", "1", "--bot-pace-ms", "0") as found:
        asyncio.run(_flood(found))
        yield found


async def _flood(server: Server) -> None:
    async with Client(server.url) as eve:
        for _ in range(TABLES):
            await eve.create_table("glenmore", *[bot("expert")] * 5, start=True)
        await until(eve, lambda queued: queued >= TABLES - 2, QUEUED)


async def create_table(client: Client) -> str:
    return await client.create_table("clans", person("Ada"), bot(), start=True, shuffle_seats=False)


@scene
async def test_a_bot_answers_a_player_who_is_present(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await create_table(ada)
        async with ada.socket(table) as socket:
            for ply in range(socket.view["ply"], socket.view["ply"] + 6, 2):
                action = socket.view["legal"][0]["text"]
                before = await metric(ada, BEGUN)
                assert (await socket.command("play", seat=0, action=action))["type"] == "done"
                await socket.until(lambda view, ply=ply: view["ply"] == ply + 2, TIMEOUT_S)
                assert await metric(ada, BEGUN) - before <= MOST_BETWEEN
        assert await metric(ada, QUEUED) > MOST_BETWEEN


@scene
async def test_hosts_take_turns_where_no_player_is_present(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await create_table(ada)
        before = await metric(ada, BEGUN)
        await ada.play(table)
        async with asyncio.timeout(TIMEOUT_S):
            while (await ada.view(table))["to_move"] != 0:  # noqa: ASYNC110 she has no socket
                await asyncio.sleep(0.05)
        assert await metric(ada, BEGUN) - before <= MOST_BETWEEN
        assert await metric(ada, QUEUED) > MOST_BETWEEN
