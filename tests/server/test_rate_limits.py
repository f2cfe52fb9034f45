"""Whoever asks too much is told when to come again, and nobody else feels it."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import httpx2
import pytest
import websockets
from websockets.exceptions import InvalidStatus

from tests.server.running import (
    OPEN,
    PATIENCE,
    Client,
    Json,
    Server,
    Socket,
    person,
    running,
    scene,
)
from tests.server.witness import can_be_said, refused, told_no

LIMITS = """
    --behind-proxy 127.0.0.1 --address-rate 1 --address-burst 40 --table-rate 1 --table-burst 10
    --tables-per-hour 3 --max-sockets-per-address 3 --max-viewers 2
""".split()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits; each test comes from addresses of its own."""
    with running("--data", str(tmp_path_factory.mktemp("strict")), *LIMITS) as found:
        yield found


class Away(Client):
    """A browser at another address, as a proxy tells it."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__(server)
        self.address = address
        self.http.headers["x-forwarded-for"] = address

    @asynccontextmanager
    async def socket(self, table: str, since: int | None = None) -> AsyncIterator[Socket]:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"x-forwarded-for": self.address, "cookie": self.cookie}
        async with websockets.connect(url, additional_headers=headers) as connection:
            socket = Socket(connection)
            await socket.next()
            yield socket


@asynccontextmanager
async def away(server: Server, *addresses: str) -> AsyncIterator[list[Away]]:
    async with AsyncExitStack() as stack:
        clients = [Away(server, address) for address in addresses]
        yield [await stack.enter_async_context(client) for client in clients]


async def denied(client: Away, table: str) -> httpx2.Headers:
    """That there is no room for a socket, and the headers of the answer."""
    with pytest.raises(InvalidStatus) as found:
        async with client.socket(table):
            pass
    answer = found.value.response
    assert answer.status_code == 429
    error = json.loads(answer.body)["error"]
    assert error["code"] == "too-many-requests"
    can_be_said(error)
    assert int(answer.headers["retry-after"]) >= 1
    return httpx2.Headers(dict(answer.headers))


async def finds_room(client: Away, table: str) -> None:
    """Once the server has noticed that others left."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(InvalidStatus):
                async with client.socket(table):
                    return
            await asyncio.sleep(0.1)


def limited(answer: httpx2.Response) -> int:
    """The seconds after which to come again."""
    refused(answer, 429, "too-many-requests")
    seconds = int(answer.headers["retry-after"])
    assert answer.json()["error"]["message"]["args"] == {"seconds": seconds}
    return seconds


def late(answers: list[httpx2.Response]) -> httpx2.Response:
    """The first that was too many."""
    return next(answer for answer in answers if answer.status_code == 429)


def hushed(messages: list[Json]) -> None:
    """That at least one was too many."""
    message = next(each for each in messages if each["error"]["code"] == "too-many-requests")
    told_no(message, "too-many-requests")
    assert message["error"]["message"]["args"] == {"seconds": 1}


@scene
async def test_requests_of_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.1", "192.0.2.2") as (ada, ben):
        answers = [await ada.get("/games") for _ in range(60)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:40] == [200] * 40
        assert limited(late(answers)) == 1
        assert (await ben.get("/games")).status_code == 200
        assert (await ada.http.get("/healthz")).status_code == 200, "monitors are not counted"


@scene
async def test_tables_laid_by_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.3", "192.0.2.3", "192.0.2.4") as (ada, cyd, ben):
        tables = [await ada.lay() for _ in range(3)]
        body = {"game": "clans", "seats": [person("Ada"), person("Ann")]}
        for client in (ada, cyd):
            assert 60 < limited(await client.post("/tables", body)) <= 1200
            assert limited(await client.post(f"/tables/{tables[0]}/fork", {"ply": 0})) > 60
            assert limited(await client.post("/records", {})) > 60
        assert await ben.lay()
        assert len((await ada.get("/tables")).json()["tables"]) == 3


@scene
async def test_only_a_table_that_is_made_counts(strict: Server) -> None:
    async with away(strict, "192.0.2.20") as (ada,):
        table = await ada.lay("clans", person("Ada"), person("Ann"), start=True)
        rematch, fork = f"/tables/{table}/rematch", f"/tables/{table}/fork"
        body = {"game": "clans", "seats": [person("Ada"), person("Ann")]}
        for _ in range(2):
            refused(await ada.post(rematch), 409, "not-over")
            refused(await ada.post(fork, {"ply": 5000}), 400, "bad-ply", "ply")
            refused(
                await ada.post("/tables", {**body, "game": "chess"}), 400, "unknown-game", "game"
            )
        assert (await ada.command(table, "resign", seat=0)).status_code == 200
        answers = [await ada.post(rematch) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201] * 2
        assert len({answer.text for answer in answers}) == 1
        await ada.lay()
        assert limited(await ada.post("/tables", body)) > 60, "three were made"
        assert (await ada.post(rematch)).text == answers[0].text


@scene
async def test_what_players_say_at_one_table(strict: Server) -> None:
    async with away(strict, "192.0.2.5", "192.0.2.6") as (ada, ben):
        table, other = [await ada.lay("clans", person("Ada"), OPEN) for _ in range(2)]
        await ben.join(table, await ada.invite_key(table), "Ben")
        path, bare = f"/tables/{table}/commands", {"type": "start", "nonce": "n", "seq": 0}
        answers = [await ben.post(path, bare) for _ in range(20)]
        assert limited(late(answers)) == 1
        async with ada.socket(table) as socket:
            messages = [await socket.command("undo", seat=0) for _ in range(12)]
            hushed(messages)
        refused(await ada.post(f"/tables/{other}/commands", bare), 409, "open-seats", "seats")


@scene
async def test_no_stranger_silences_a_table(strict: Server) -> None:
    async with away(strict, "192.0.2.7", "192.0.2.8") as (ada, eve):
        table = await ada.lay("clans", person("Ada"), person("Ann"), start=True)
        bare = {"type": "start", "nonce": "n", "seq": 0}
        async with ada.socket(table) as socket, eve.socket(table) as watching:
            for _ in range(15):
                told_no(await watching.command("start"), "already-started")
            answers = [await eve.post(f"/tables/{table}/commands", bare) for _ in range(40)]
            assert limited(late(answers)) == 1
            hushed([await watching.command("start") for _ in range(4)])
            seat = socket.view["to_move"]
            await socket.send(type="look", seat=seat)
            view = await socket.until(lambda view: view["legal"])
            done = await socket.command("play", seat=seat, action=view["legal"][0]["text"])
            assert done["type"] == "done"


@scene
async def test_sockets_of_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.9", "192.0.2.10") as (ada, ben), AsyncExitStack() as stack:
        tables = [await ada.lay() for _ in range(2)]
        for table in (*tables, tables[0]):
            await stack.enter_async_context(ada.socket(table))
        await denied(ada, tables[1])
        async with ben.socket(tables[1]):
            pass
        await stack.aclose()
        await finds_room(ada, tables[0])


@scene
async def test_those_who_watch_one_table_never_keep_a_player_out(strict: Server) -> None:
    addresses = [f"192.0.2.{number}" for number in range(11, 15)]
    async with away(strict, *addresses) as (ada, *others), AsyncExitStack() as stack:
        table, other = [await ada.lay() for _ in range(2)]
        for client in others[:2]:
            await stack.enter_async_context(client.socket(table))
        headers = await denied(others[2], table)
        assert headers["x-content-type-options"] == "nosniff"
        async with ada.socket(table) as socket, others[2].socket(other):
            assert socket.view["viewing"] == 0
