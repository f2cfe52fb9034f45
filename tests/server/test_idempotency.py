"""A request that a browser sends twice has one effect and gets the same answer twice."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx2
import msgspec
import pytest

from clachan.server.tables.commands import digest_of
from clachan.wire.protocol.commands import Arrange, Play, Resign
from clachan.wire.protocol.shapes import NoClock
from tests.support.server.responses import names, refused
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    bot,
    browsers,
    person,
    running,
    scene,
)

TWO = (person("Ada"), OPEN)
NEW: Json = {"game": "clans", "seats": [person("Ada"), bot()], "nonce": "created-once"}


@asynccontextmanager
async def known_client(server: Server) -> AsyncIterator[Client]:
    """A browser that already has its cookie."""
    async with Client(server.url) as client:
        await client.get("/tables")
        yield client


async def list_tables(client: Client) -> list[str]:
    return [line["table"] for line in (await client.get("/tables")).json()["tables"]]


def same_answer(answers: list[httpx2.Response], status: int) -> Json:
    """Assert that all answers are equal, and return their content."""
    assert {(answer.status_code, answer.text) for answer in answers} == {(status, answers[0].text)}
    found: Json = answers[0].json()
    return found


# Commands


@pytest.mark.parametrize("over", ["http", "socket"])
@scene
async def test_a_nonce_identifies_one_command(server: Server, over: str) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), person("Bob"), start=True)
        seat = (await ada.view(table))["to_move"]
        view = await ada.view(table, seat=seat)
        move = {"type": "play", "nonce": "n", "seq": view["seq"], "seat": seat}
        move["action"] = view["legal"][0]["text"]
        path = f"/tables/{table}/commands"
        done = (await ada.post(path, move)).json()
        others: list[Json] = [
            {**move, "action": view["legal"][-1]["text"]},
            {**move, "seat": 1 - seat},
            {"type": "resign", "nonce": "n", "seq": view["seq"], "seat": seat},
            {"type": "start", "nonce": "n", "seq": view["seq"]},
        ]
        async with ada.socket(table) as socket:
            for other in others:
                if over == "http":
                    refused(await ada.post(path, other), 409, "nonce-reused", "nonce")
                else:
                    await socket.send(**other)
                    error = (await socket.answer("n"))["error"]
                    assert (error["code"], error["field"]) == ("nonce-reused", "nonce")
            await socket.send(**move)
            assert await socket.answer("n") == done
        assert (await ada.post(path, {**move, "seq": done["seq"]})).json() == done
        now = await ada.view(table)
        assert (now["ply"], now["status"]) == (view["ply"] + 1, "playing")


@scene
async def test_the_nonce_of_a_refused_command_is_free(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", person("Ada"), OPEN)
        path = f"/tables/{table}/commands"
        start = {"type": "start", "nonce": "n", "seq": 1}
        refused(await ada.post(path, start), 409, "open-seats", "seats")
        other = {"type": "arrange", "nonce": "n", "seq": 1, "shuffle_seats": False}
        assert (await ada.post(path, other)).status_code == 200


def test_the_digest_does_not_depend_on_nonce_and_seq() -> None:
    move = Play("n", 3, 0, "3Y@2S1")
    assert digest_of(move) == digest_of(Play("m", 9, 0, "3Y@2S1"))
    others = [Play("n", 3, 1, "3Y@2S1"), Play("n", 3, 0, "3Y@2S2"), Resign("n", 3, 0)]
    assert len({digest_of(one) for one in (move, *others)}) == 4


def test_a_field_with_its_default_does_not_change_the_digest() -> None:
    """A field that a later version adds must not change the digests of older commands."""

    class Narrower(msgspec.Struct, tag_field="type", tag="arrange"):
        nonce: str
        seq: int
        shuffle_seats: bool | None = None

    wish = Arrange("n", 1, shuffle_seats=False)
    assert digest_of(wish) == digest_of(Narrower("n", 1, shuffle_seats=False))
    assert digest_of(wish) != digest_of(Arrange("n", 1, clock=NoClock(), shuffle_seats=False))


@scene
async def test_a_command_stored_without_a_digest_is_repeated_as_before(tmp_path: Path) -> None:
    """Older versions stored no digests."""
    data = ("--data", str(tmp_path))
    with running(*data) as server:
        async with Client(server.url) as ada:
            table = await ada.create_table("clans", person("Ada"), person("Bob"), start=True)
            path = f"/tables/{table}/commands"
            resign = {"type": "resign", "nonce": "n", "seq": 1, "seat": 0}
            done = (await ada.post(path, resign)).json()
            cookies = ada.http.cookies
    remove_digests(tmp_path)
    with running(*data) as server:
        async with Client(server.url) as ada:
            ada.http.cookies.update(cookies)
            for repeat in (resign, {**resign, "seat": 1}):
                assert (await ada.post(path, repeat)).json() == done


def remove_digests(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "clachan.sqlite3")) as database, database:
        rows = database.execute("SELECT table_id, seq, body FROM events").fetchall()
        for table, seq, body in rows:
            bare = re.sub(rb',"digest":"[0-9a-f]+"', b"", body)
            change = "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?"
            database.execute(change, (bare, table, seq))
    assert any(b'"digest"' in body for _, _, body in rows)


# Joins


@scene
async def test_the_same_join_takes_one_chair(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("glenmore", person("Ada"), OPEN, OPEN, OPEN)
        key = await ada.invite_key(table)
        await bob.view(table)
        joins = [bob.join(table, key, "Bob", nonce="j") for _ in range(8)]
        assert same_answer(await asyncio.gather(*joins), 200) == {"seats": [1]}
        joins = [bob.join(table, key, "Ben") for _ in range(8)]
        assert same_answer(await asyncio.gather(*joins), 200) == {"seats": [1, 2]}
        assert names(await ada.view(table)) == ["Ada", "Bob", "Ben", ""]


@pytest.mark.parametrize("more", [{}, {"nonce": "j"}], ids=["plain", "nonce"])
@scene
async def test_the_same_join_after_the_start(server: Server, more: Json) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", *TWO)
        key = await ada.invite_key(table)
        await bob.view(table)
        assert (await bob.join(table, key, "Bob", **more)).status_code == 200
        await ada.command(table, "start")
        again = await bob.join(table, key, "Bob", **more)
        seat = names(await ada.view(table)).index("Bob")
        assert (again.status_code, again.json()) == (200, {"seats": [seat]})
        refused(await bob.join(table, key, "Bob", nonce="other"), 409, "already-started")
        refused(await bob.join(table, key, "Ben"), 409, "already-started")


@scene
async def test_another_name_or_another_nonce_takes_another_chair(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("glenmore", person("Ada"), OPEN, OPEN, OPEN, OPEN)
        key = await ada.invite_key(table)
        await bob.view(table)
        joins: list[Json] = [
            {"name": "Bob"},
            {"name": "Ben"},
            {"name": "Bob", "nonce": "1"},
            {"name": "Bob", "nonce": "2"},
        ]
        for join in joins:
            assert (await bob.join(table, key, **join)).status_code == 200
        assert names(await ada.view(table)) == ["Ada", "Bob", "Ben", "Bob (2)", "Bob (3)"]
        refused(await bob.join(table, key, "Bo", nonce="1"), 409, "nonce-reused", "nonce")
        leave = {"type": "leave", "nonce": "1", "seq": 1, "seat": 1}
        refused(await bob.post(f"/tables/{table}/commands", leave), 409, "nonce-reused", "nonce")


@scene
async def test_after_leaving_the_same_join_is_a_new_one(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", *TWO)
        key = await ada.invite_key(table)
        await bob.view(table)
        for _ in range(2):
            assert (await bob.join(table, key, "Bob")).json() == {"seats": [1]}
            assert (await bob.command(table, "leave", seat=1)).status_code == 200
        assert (await bob.join(table, key, "Bob", nonce="j")).json() == {"seats": [1]}
        await bob.command(table, "leave", seat=1)
        assert (await bob.join(table, key, "Bob", nonce="j")).json() == {"seats": []}


@scene
async def test_the_same_join_of_two_browsers_is_two(server: Server) -> None:
    async with browsers(server, 3) as (ada, bob, ben):
        table = await ada.create_table("clans", person("Ada"), OPEN, OPEN)
        key = await ada.invite_key(table)
        for client in (bob, ben):
            assert (await client.join(table, key, "Bob", nonce="j")).status_code == 200
        assert names(await ada.view(table)) == ["Ada", "Bob", "Bob (2)"]


@pytest.mark.parametrize("more", [{}, {"nonce": "c"}], ids=["plain", "nonce"])
@scene
async def test_a_device_link_opened_twice_by_one_browser(server: Server, more: Json) -> None:
    async with browsers(server, 3) as (laptop, phone, thief):
        table = await laptop.create_table(
            "clans", person("Ada"), person("Bob"), shuffle_seats=False
        )
        link = (await laptop.post(f"/tables/{table}/carry")).json()["link"]
        body = {"key": link.partition("#carry=")[2], **more}
        path = f"/tables/{table}/join"
        await phone.view(table)
        answers = await asyncio.gather(*[phone.post(path, body) for _ in range(5)])
        assert same_answer(answers, 200) == {"seats": [0, 1]}
        await laptop.command(table, "start")
        assert (await phone.post(path, body)).json() == {"seats": [0, 1]}
        refused(await thief.post(path, body), 403, "wrong-key", "key")
        refused(await laptop.post(path, body), 403, "wrong-key", "key")


# New tables


@scene
async def test_the_same_table_is_created_once(server: Server) -> None:
    async with known_client(server) as ada:
        answers = await asyncio.gather(*[ada.post("/tables", NEW) for _ in range(8)])
        table = same_answer(answers, 201)["table"]
        assert await list_tables(ada) == [table]
        await ada.command(table, "start")
        assert (await ada.post("/tables", NEW)).json() == {"table": table}
        refused(await ada.post("/tables", {**NEW, "salt": "x"}), 409, "nonce-reused", "nonce")
        plain = {name: value for name, value in NEW.items() if name != "nonce"}
        others = [await ada.post("/tables", body) for body in (plain, plain, {**NEW, "nonce": "b"})]
        assert len({table, *(answer.json()["table"] for answer in others)}) == 4


@scene
async def test_browsers_may_use_the_same_nonce_for_different_tables(server: Server) -> None:
    async with known_client(server) as ada, known_client(server) as bob:
        made = [(await client.post("/tables", NEW)).json()["table"] for client in (ada, bob)]
        assert len(set(made)) == 2


@scene
async def test_a_deleted_table_is_created_again(server: Server) -> None:
    async with known_client(server) as ada:
        made = (await ada.post("/tables", NEW)).json()["table"]
        shuffle = (await ada.view(made))["shuffle"]
        assert (await ada.http.delete(f"/api/tables/{made}")).status_code == 204
        assert (await ada.post("/tables", NEW)).json() == {"table": made}
        again = await ada.view(made)
        assert (again["seq"], again["status"]) == (1, "lobby")
        assert again["shuffle"]["commitment"] != shuffle["commitment"]


@scene
async def test_a_refused_table_leaves_its_nonce_free(server: Server) -> None:
    async with known_client(server) as ada:
        body = {**NEW, "seats": [person("Ada"), OPEN], "start": True}
        refused(await ada.post("/tables", body), 409, "open-seats", "seats")
        assert (await ada.post("/tables", NEW)).status_code == 201


@scene
async def test_the_same_fork_is_created_once(server: Server) -> None:
    async with known_client(server) as ada:
        table = await ada.create_table(
            "clans", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        ply = (await ada.view(table))["ply"]
        path, body = f"/tables/{table}/fork", {"ply": ply, "nonce": "f"}
        made = same_answer(await asyncio.gather(*[ada.post(path, body) for _ in range(5)]), 201)[
            "table"
        ]
        assert sorted(await list_tables(ada)) == sorted([table, made])
        refused(await ada.post(path, {**body, "ply": 0}), 409, "nonce-reused", "nonce")
        other = await ada.create_table("clans", person("Ada"), bot(), start=True)
        elsewhere = await ada.post(f"/tables/{other}/fork", body)
        refused(elsewhere, 409, "nonce-reused", "nonce")
        refused(await ada.post("/tables", {**NEW, "nonce": "f"}), 409, "nonce-reused", "nonce")


@scene
async def test_the_same_record_is_imported_once(server: Server) -> None:
    async with known_client(server) as ada:
        table = await ada.create_table(
            "glenmore", person("Ada"), bot(), start=True, shuffle_seats=False
        )
        await ada.command(table, "resign", seat=0)
        record = (await ada.get(f"/tables/{table}/record")).content
        path = "/api/records?nonce=r"
        posts = [ada.http.post(path, content=record) for _ in range(5)]
        made = same_answer(await asyncio.gather(*posts), 201)["table"]
        assert sorted(await list_tables(ada)) == sorted([table, made])
        other = record.replace(b"Ada", b"Eve")
        refused(await ada.http.post(path, content=other), 409, "nonce-reused", "nonce")
        refused(
            await ada.http.post("/api/records?nonce=a+b", content=record), 400, "bad-field", "nonce"
        )


@scene
async def test_a_repeat_costs_no_table(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--tables-per-hour", "2") as server:
        async with known_client(server) as ada:
            same_answer(await asyncio.gather(*[ada.post("/tables", NEW) for _ in range(5)]), 201)
            table = (await ada.post("/tables", {**NEW, "nonce": "b", "start": True})).json()[
                "table"
            ]
            refused(await ada.post("/tables", {**NEW, "nonce": "c"}), 429, "too-many-requests")
            assert (await ada.post("/tables", NEW)).status_code == 201
            await ada.command(table, "resign", seat=(await ada.view(table))["viewing"])
            refused(await ada.post(f"/tables/{table}/rematch"), 429, "too-many-requests")


# After a restart and in another process

Step = tuple[int, str, Json, httpx2.Response]
"""The number of the browser, the path, the body, and the answer."""


async def send_requests(*clients: Client) -> list[Step]:
    """Send each kind of request that may be repeated once."""
    ada, bob, cleo, phone = clients
    for client in clients:
        await client.get("/tables")
    steps: list[Step] = []

    async def post(client: Client, path: str, body: Json) -> Json:
        answer = await client.post(path, body)
        assert answer.status_code in (200, 201), answer.text
        steps.append((clients.index(client), path, body, answer))
        found: Json = answer.json()
        return found

    new = {**NEW, "seats": [person("Ada"), OPEN, OPEN], "shuffle_seats": False}
    table = (await post(ada, "/tables", new))["table"]
    key = await ada.invite_key(table)
    path = f"/tables/{table}"
    await post(bob, f"{path}/join", {"key": key, "name": "Bob", "nonce": "j"})
    await post(cleo, f"{path}/join", {"key": key, "name": "Cleo"})
    link = (await bob.post(f"{path}/carry")).json()["link"]
    await post(phone, f"{path}/join", {"key": link.partition("#carry=")[2]})
    await ada.command(table, "start")
    view = await ada.view(table)
    move = {"type": "play", "nonce": "p", "seq": view["seq"], "seat": 0}
    await post(ada, f"{path}/commands", {**move, "action": view["legal"][0]["text"]})
    await post(bob, f"{path}/fork", {"ply": 3, "nonce": "f"})
    return steps


async def assert_repeats(steps: list[Step], *clients: Client) -> None:
    for number, path, body, answer in steps:
        again = await clients[number].post(path, body)
        assert (again.status_code, again.text) == (answer.status_code, answer.text), path


@scene
async def test_repeats_after_a_restart(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with running(*data) as server:
        async with browsers(server, 4) as before:
            steps = await send_requests(*before)
    with running(*data) as server:
        async with browsers(server, 4) as after:
            for old, new in zip(before, after, strict=True):
                new.http.cookies.update(old.http.cookies)
            await assert_repeats(steps, *after)


@scene
async def test_repeats_through_another_process(postgres_url: str) -> None:
    arguments = ("--database", postgres_url)
    with running(*arguments) as one, running(*arguments) as other:
        async with browsers(one, 4) as here, browsers(other, 4) as there:
            steps = await send_requests(*here)
            for old, new in zip(here, there, strict=True):
                new.http.cookies.update(old.http.cookies)
            await assert_repeats(steps, *there)
            race = {**NEW, "nonce": "race"}
            posts = [client.post("/tables", race) for client in (here[0], there[0]) * 4]
            same_answer(await asyncio.gather(*posts), 201)
