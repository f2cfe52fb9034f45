"""Over a limit a client gets a refusal with the time to wait, and others are not affected."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from tests.support.server.party import can_be_said, check_refusal, refused
from tests.support.server.server_process import (
    OPEN,
    TIMEOUT_S,
    Client,
    Json,
    Server,
    Socket,
    person,
    running,
    scene,
)

LIMITS = """
    --behind-proxy 127.0.0.1 --address-rate 1 --address-burst 40 --table-rate 1 --table-burst 10
    --tables-per-hour 3 --max-sockets-per-address 3 --max-viewers 2
""".split()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits; each test comes from addresses of its own."""
    with running("--data", str(tmp_path_factory.mktemp("strict")), *LIMITS) as found:
        yield found


@asynccontextmanager
async def away(server: Server, *addresses: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        clients = [Client(server.url, address) for address in addresses]
        yield [await stack.enter_async_context(client) for client in clients]


async def denied(client: Client, table: str) -> httpx2.Headers:
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


async def finds_room(client: Client, table: str) -> None:
    """Once the server has noticed that others left."""
    async with asyncio.timeout(TIMEOUT_S):
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
    check_refusal(message, "too-many-requests")
    assert message["error"]["message"]["args"] == {"seconds": 1}


async def ask_too_much(ask: Callable[[], Awaitable[httpx2.Response]], most: int = 2000) -> int:
    """How many questions were answered until one was not; it says when to ask again."""
    for number in range(most):
        answer = await ask()
        if answer.status_code == 429:
            limited(answer)
            return number
        assert answer.status_code == 200, answer.text
    raise AssertionError("there is no limit")


@scene
async def test_requests_of_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.1", "192.0.2.2") as (ada, ben):
        answers = [await ada.get("/games") for _ in range(60)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:40] == [200] * 40
        assert limited(late(answers)) == 1
        assert (await ben.get("/games")).status_code == 200
        assert (await ada.http.get("/healthz")).status_code == 200, "monitors are not counted"
        ada.http.headers["cookie"] = f"clachan={secrets.token_urlsafe(32)}"
        monitored = [await ada.http.get("/healthz") for _ in range(20)]
        assert {answer.status_code for answer in monitored} == {200}, "their cookie is not read"


@scene
async def test_requests_for_malformed_table_names_count(strict: Server) -> None:
    async with away(strict, "192.0.2.30", "192.0.2.31") as (ada, ben):
        answers = [await ada.get("/tables/x") for _ in range(60)]
        refused(answers[0], 404, "not-found", "table")
        assert limited(late(answers)) == 1
        statuses = []
        for _ in range(60):
            with pytest.raises(InvalidStatus) as found:
                async with ben.socket("x"):
                    pass
            statuses.append(found.value.response.status_code)
        assert statuses[0] == 404
        assert 429 in statuses


@scene
async def test_tables_created_by_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.3", "192.0.2.3", "192.0.2.4") as (ada, cyd, ben):
        tables = [await ada.create_table() for _ in range(3)]
        body = {"game": "clans", "seats": [person("Ada"), person("Ann")]}
        for client in (ada, cyd):
            assert 60 < limited(await client.post("/tables", body)) <= 1200
            assert limited(await client.post(f"/tables/{tables[0]}/fork", {"ply": 0})) > 60
            assert limited(await client.post("/records", {})) > 60
        assert await ben.create_table()
        assert len((await ada.get("/tables")).json()["tables"]) == 3


@scene
async def test_only_a_table_that_is_made_counts(strict: Server) -> None:
    async with away(strict, "192.0.2.20") as (ada,):
        table = await ada.create_table("clans", person("Ada"), person("Ann"), start=True)
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
        await ada.create_table()
        assert limited(await ada.post("/tables", body)) > 60, "three were made"
        assert (await ada.post(rematch)).text == answers[0].text


@scene
async def test_what_players_say_at_one_table(strict: Server) -> None:
    async with away(strict, "192.0.2.5", "192.0.2.6") as (ada, ben):
        table, other = [await ada.create_table("clans", person("Ada"), OPEN) for _ in range(2)]
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
        table = await ada.create_table("clans", person("Ada"), person("Ann"), start=True)
        bare = {"type": "start", "nonce": "n", "seq": 0}
        async with ada.socket(table) as socket, eve.socket(table) as watching:
            for _ in range(15):
                check_refusal(await watching.command("start"), "already-started")
            answers = [await eve.post(f"/tables/{table}/commands", bare) for _ in range(40)]
            assert limited(late(answers)) == 1
            hushed([await watching.command("start") for _ in range(4)])
            seat = socket.view["to_move"]
            await socket.send(type="look", seat=seat)
            view = await socket.until(lambda view: view["legal"])
            done = await socket.command("play", seat=seat, action=view["legal"][0]["text"])
            assert done["type"] == "done"


@scene
async def test_no_neighbour_silences_a_player(strict: Server) -> None:
    """What others at the same address ask does not count for what a player does."""
    async with away(strict, "192.0.2.21", "192.0.2.21") as (ada, eve):
        table = await ada.create_table("clans", person("Ada"), person("Ann"), start=True)
        async with ada.socket(table) as socket:
            for play in (play_over_socket, play_over_http):
                await ask_too_much(lambda: eve.get("/games"))
                assert await play(ada, table, socket)
        await ask_too_much(lambda: ada.get("/games"))
        async with ada.socket(table):
            pass


@scene
async def test_refusals_of_a_neighbour_do_not_delay_those_of_a_player(strict: Server) -> None:
    async with away(strict, "192.0.2.32", "192.0.2.32") as (ada, eve):
        table = await ada.create_table("clans", person("Ada"), person("Ann"), start=True)
        path, bare = f"/tables/{table}/commands", {"type": "start", "nonce": "n", "seq": 0}
        await asyncio.gather(*(ada.post(path, bare) for _ in range(15)))
        async with asyncio.TaskGroup() as group:
            floods = [group.create_task(ask_again_and_again(eve)) for _ in range(40)]
            async with asyncio.timeout(TIMEOUT_S):
                while await time_of_refusal(lambda: eve.get("/games")) < PAUSE_S:
                    pass
                times = [await time_of_refusal(lambda: ada.post(path, bare)) for _ in range(5)]
            for flood in floods:
                flood.cancel()
        assert median(times) < PAUSE_S


PAUSE_S = 0.9
"""A little less than a delayed refusal takes at least."""


async def ask_again_and_again(client: Client) -> None:
    while True:
        await client.get("/games")


async def time_of_refusal(ask: Callable[[], Awaitable[httpx2.Response]]) -> float:
    """How long the next answer took that was a refusal by a limit."""
    while True:
        begin = time.monotonic()
        if (await ask()).status_code == 429:
            return time.monotonic() - begin


async def play_over_http(client: Client, table: str, _: Socket) -> bool:
    return bool((await client.play(table, 1))["status"] == "playing")


async def play_over_socket(_client: Client, _table: str, socket: Socket) -> bool:
    await socket.send(type="look", seat=socket.view["to_move"])
    view = await socket.until(lambda view: view["legal"])
    move = {"seat": view["viewing"], "action": view["legal"][0]["text"]}
    return bool((await socket.command("play", **move))["type"] == "done")


@scene
async def test_a_player_whose_table_rests_is_known(tmp_path: Path) -> None:
    flags = ("--data", str(tmp_path), *LIMITS)
    async with AsyncExitStack() as stack:
        with running(*flags) as server:
            (ada,) = await stack.enter_async_context(away(server, "192.0.2.22"))
            table = await ada.create_table("clans", person("Ada"), person("Ann"), start=True)
            cookie = ada.cookie
        with running(*flags) as server:
            (ada,) = await stack.enter_async_context(away(server, "192.0.2.22"))
            await ask_too_much(lambda: ada.get("/games"))
            body = {"type": "resign", "nonce": "n", "seq": 2, "seat": 0}
            ada.http.headers["cookie"] = cookie
            answer = await ada.post(f"/tables/{table}/commands", body)
            assert answer.status_code == 200, answer.text


@scene
async def test_sockets_of_one_address(strict: Server) -> None:
    async with away(strict, "192.0.2.9", "192.0.2.10") as (ada, ben), AsyncExitStack() as stack:
        tables = [await ada.create_table() for _ in range(2)]
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
        table, other = [await ada.create_table() for _ in range(2)]
        for client in others[:2]:
            await stack.enter_async_context(client.socket(table))
        headers = await denied(others[2], table)
        assert headers["x-content-type-options"] == "nosniff"
        async with ada.socket(table) as socket, others[2].socket(other):
            assert socket.view["viewing"] == 0


# By cost


# So little that questions run out of it however slowly the client asks.
WORK = "--behind-proxy 127.0.0.1 --visitor-work-ms 3 --address-work-ms 6".split()


@dataclass
class TablesOfPlayer:
    """Someone who holds all seats of these tables; the first has the longest log."""

    cookie: str
    tables: list[str]


@dataclass
class Frugal:
    """A server that works little for each; requests are not counted."""

    server: Server
    prepared: list[TablesOfPlayer]
    """One for each test."""

    @asynccontextmanager
    async def player(self, address: str) -> AsyncIterator[tuple[Client, list[str]]]:
        tables_of_player = self.prepared.pop()
        async with Client(self.server.url, address) as client:
            client.http.headers["cookie"] = tables_of_player.cookie
            yield client, tables_of_player.tables


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Frugal]:
    data = ("--data", str(tmp_path_factory.mktemp("frugal")))
    with running(*data) as generous:
        prepared = asyncio.run(prepare(generous, 5))
    with running(*data, *WORK) as found:
        yield Frugal(found, prepared)


async def prepare(server: Server, count: int) -> list[TablesOfPlayer]:
    prepared = []
    for _ in range(count):
        async with Client(server.url) as ada:
            seats = (person("Ada"), person("Ann"))
            tables = [await ada.create_table("glenmore", *seats, start=True) for _ in range(2)]
            await ada.play(tables[0], 15)
            prepared.append(TablesOfPlayer(ada.cookie, tables))
    return prepared


@scene
async def test_stories_are_charged_by_what_they_cost(frugal: Frugal) -> None:
    player, others = frugal.player("192.0.2.1"), away(frugal.server, "192.0.2.2")
    async with player as (ada, tables), others as (ben,):
        path = f"/tables/{tables[0]}/story"
        stories = await ask_too_much(lambda: ada.get(path, seat=0))
        assert stories < await ask_too_much(lambda: ben.get("/games")), "more costs more"
        answer = await ada.get(path, seat=0)
        if answer.status_code == 429:
            await asyncio.sleep(limited(answer))
            answer = await ada.get(path, seat=0)
        assert answer.status_code == 200, "after Retry-After"


@scene
async def test_previews_are_charged_over_all_tables(frugal: Frugal) -> None:
    async with frugal.player("192.0.2.3") as (ada, tables), AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(seated(ada, table)) for table in tables]
        actions = [socket.view["legal"][0]["text"] for socket in sockets]
        async with asyncio.timeout(60):
            while (answer := await sockets[0].ask("preview", actions[0]))["type"] == "preview":
                pass
        check_refusal(answer, "too-many-requests")
        # The debt may be small and soon paid, but not for several questions at the same time.
        nonces = [f"several-{number}" for number in range(3)]
        for nonce in nonces:
            await sockets[1].send(type="preview", nonce=nonce, action=actions[1])
        answers = [await sockets[1].answer(nonce) for nonce in nonces]
        check_refusal(
            next(each for each in answers if each["type"] != "preview"), "too-many-requests"
        )
        seat = sockets[1].view["viewing"]
        done = await sockets[1].command("play", seat=seat, action=actions[1])
        assert done["type"] == "done", "commands are charged apart"


@scene
async def test_views_after_late_commands_are_charged(frugal: Frugal) -> None:
    async with frugal.player("192.0.2.8") as (ada, (table, _)), seated(ada, table) as socket:
        action, seat = socket.view["legal"][0]["text"], socket.view["viewing"]
        async with asyncio.timeout(60):
            while (late := await socket.command("play", seq=1, seat=seat, action=action)) and (
                late["error"]["code"] == "stale"
            ):
                pass
        check_refusal(late, "too-many-requests")
        await asyncio.sleep(late["error"]["message"]["args"]["seconds"])
        check_refusal(await socket.command("play", seq=1, seat=seat, action=action), "stale", "seq")
        check_refusal(await socket.ask("preview", action), "too-many-requests")


@asynccontextmanager
async def seated(client: Client, table: str) -> AsyncIterator[Socket]:
    """At a socket, looking from the seat that is to move."""
    async with client.socket(table) as socket:
        await socket.send(type="look", seat=socket.view["to_move"])
        await socket.until(lambda view: view["legal"])
        yield socket


@scene
async def test_without_a_cookie_the_address_pays(frugal: Frugal) -> None:
    player, others = frugal.player("192.0.2.4"), away(frugal.server, "192.0.2.4", "192.0.2.5")
    async with player as (ada, (table, _)), others as (eve, ben):
        path = f"/tables/{table}/story"

        async def ask_as_stranger() -> httpx2.Response:
            eve.http.cookies.clear()
            return await eve.get(path)

        await ask_too_much(ask_as_stranger)
        # The debt may be small and soon paid: then a few more are answered.
        await ask_too_much(ask_as_stranger)
        assert (await ben.get(path)).status_code == 200
        assert (await ada.command(table, "undo", seat=0)).status_code != 429, "players go on"


@scene
async def test_hints_are_charged(frugal: Frugal) -> None:
    async with frugal.player("192.0.2.6") as (ada, (table, _)):
        seat = (await ada.view(table))["to_move"]
        await ask_too_much(lambda: ada.get(f"/tables/{table}/hint", seat=seat), 2)


@scene
async def test_limits_that_were_reached_are_counted(frugal: Frugal) -> None:
    async with away(frugal.server, "192.0.2.7") as (ada,), Client(frugal.server.url) as near:
        before = await counted(near, "questions")
        await ask_too_much(lambda: ada.get("/games"))
        assert await counted(near, "questions") == before + 1


async def counted(client: Client, limit: str) -> float:
    lines = (await client.http.get("/metrics")).text.splitlines()
    name = f'clachan_rate_limited_total{{limit="{limit}"}} '
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))
