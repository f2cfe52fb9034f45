"""What PROTOCOL.md says of the server's behaviour, and no schema shows."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
import websockets
from websockets.exceptions import InvalidStatus

from clachan.server.http.endpoints import ENDPOINTS, Endpoint
from clachan.wire import open_record, read_record
from tests.support.server.responses import refused
from tests.support.server.server_process import (
    OPEN,
    Client,
    Json,
    Server,
    Socket,
    browsers,
    person,
    scene,
)

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
TWO = (person("Ada"), person("Bob"))
API = [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith("/api/")]


# Query parameters


def address_of(endpoint: Endpoint, table: str) -> str:
    """With the parameters that it needs."""
    path = endpoint.path.format(table=table, game="clans", ply=0)
    return f"{path}?players=2&" if path.endswith("components") else f"{path}?"


@pytest.mark.parametrize("endpoint", API, ids=lambda one: one.handler.__name__)
@scene
async def test_an_unknown_query_parameter_is_refused(server: Server, endpoint: Endpoint) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True)
        body: Json | None = {"type": "resign", "nonce": "n", "seq": 1, "seat": 0}
        if not endpoint.path.endswith("/commands"):
            body = {"game": "clans", "seats": TWO} if endpoint.path == "/api/tables" else None
        before = await ada.view(table)
        answer = await ada.http.request(
            endpoint.method, f"{address_of(endpoint, table)}shade=1", json=body
        )
        refused(answer, 400, "bad-field", "shade")
        assert await ada.view(table) == before
        assert len((await ada.get("/tables")).json()["tables"]) == 1


@scene
async def test_nor_does_a_socket_or_the_document_take_one(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True)
        refused(await ada.get("/openapi.json", shade=1), 400, "bad-field", "shade")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?shade=1"
        with pytest.raises(InvalidStatus) as denied:
            async with websockets.connect(url):
                pass
        assert denied.value.response.status_code == 400
        assert b'"field":"shade"' in (denied.value.response.body or b"")


@scene
async def test_a_query_parameter_of_the_wrong_kind_is_named(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True)
        refused(await ada.get(f"/tables/{table}", seat="x"), 400, "bad-field", "seat")
        refused(await ada.get("/games/clans/components"), 400, "bad-field", "players")
        refused(await ada.get("/tables", archived="perhaps"), 400, "bad-field", "archived")


@scene
async def test_a_query_parameter_may_be_there_once(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True)
        refused(await ada.http.get(f"/api/tables/{table}?seat=0&seat=1"), 400, "bad-field", "seat")


# Masked actions


def masked_forms(game: str) -> set[str]:
    """The forms of what was legal in recorded matches and a viewer would not have seen, without the slot."""
    forms = set()
    for file in RECORDS.glob(f"{game}-*.json"):
        match = open_record(read_record(file.read_bytes()))
        for step in match.steps:
            for action in match.game.legal_actions(step.before):
                for viewer in (*range(match.players), None):
                    seen = match.game.seen(step.before, action, viewer)
                    if seen != action:
                        forms.add(re.sub(r"@\w+", "@4S3", match.game.text(seen)))
    return forms


def test_the_masked_forms_are_those_of_the_document() -> None:
    text = (ROOT / "PROTOCOL.md").read_text()
    row = next(line for line in text.splitlines() if line.startswith("| `action` | the action as"))
    assert masked_forms("clans") == {"deal ?", "~@4S3", "~@4S3+"}
    assert all(f"`{form}`" in row for form in masked_forms("clans"))
    assert masked_forms("glenmore") == set()


# The entries of a view


def entries_of(view: Json) -> list[int]:
    return [entry["entry"] for entry in view["happened"]]


async def looked(socket: Socket, seat: int | None) -> Json:
    """The answer to a look: the next view, as no other event comes."""
    await socket.send(type="look", seat=seat)
    while (await socket.next())["type"] != "view":
        pass
    return socket.view


@scene
async def test_look_repeats_what_came_after_the_seats_own_last_decision(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", *TWO, start=True, shuffle_seats=False)
        await home.play(table, 3)  # Ada, Bob, Ada
        last = (await home.view(table))["ply"]
        async with home.socket(table) as socket:
            await socket.until(lambda view: all(seat["present"] for seat in view["seats"]))
            for _ in range(2):
                assert entries_of(await looked(socket, 0)) == []
                assert entries_of(await looked(socket, 1)) == [last]
                assert entries_of(await looked(socket, None)) == []
        seq = (await home.view(table, seat=1))["happened"][0]["seq"]
        async with home.socket(table, since=seq - 1) as socket:
            await socket.until(lambda view: all(seat["present"] for seat in view["seats"]))
            assert entries_of(await looked(socket, 0)) == [last], "the first look goes by ?since="
            assert entries_of(await looked(socket, 0)) == []


@scene
async def test_the_view_beside_stale_over_http(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", *TWO, start=True, shuffle_seats=False)
        old = await home.view(table, seat=0)
        await home.play(table, 2)
        move = {"type": "play", "nonce": "n", "seq": old["seq"], "seat": 0}
        move["action"] = old["legal"][0]["text"]
        answer = await home.post(f"/tables/{table}/commands", move)
        refused(answer, 409, "stale", "seq")
        view = answer.json()["view"]
        assert view == await home.view(table, seat=0)
        assert (view["viewing"], entries_of(view)) == (0, [old["ply"] + 2])


@scene
async def test_the_view_after_stale_over_a_socket(server: Server) -> None:
    async with Client(server.url) as home:
        table = await home.create_table("clans", *TWO, start=True, shuffle_seats=False)
        async with home.socket(table) as socket:
            await socket.send(type="look", seat=0)
            old = await socket.until(lambda view: view["legal"])
            await home.play(table)
            newest = await socket.until(lambda view: view["ply"] > old["ply"])
            assert entries_of(newest) == [old["ply"] + 1]
            move = {"type": "play", "nonce": "n", "seq": old["seq"], "seat": 1}
            await socket.send(**move, action=old["legal"][0]["text"])
            assert (await socket.answer("n"))["error"]["code"] == "stale"
            assert (await socket.next())["type"] == "view"
            assert (socket.view["seq"], socket.view["viewing"]) == (newest["seq"], 0)
            assert entries_of(socket.view) == []


# Hashes


@scene
async def test_the_commitment_is_of_the_bytes_of_the_secret(server: Server) -> None:
    async with Client(server.url) as ada:
        table = await ada.create_table("clans", *TWO, start=True)
        await ada.command(table, "resign", seat=0)
        shuffle = (await ada.view(table))["shuffle"]
        secret = bytes.fromhex(shuffle["secret"])
        assert len(secret) == 32
        assert sha256(secret).hexdigest() == shuffle["commitment"]


# Statuses


def successes(table: str) -> Iterator[tuple[str, str, Json | None, int]]:
    """A request to each endpoint that succeeds at a match that is over, and its status."""
    at = f"/api/tables/{table}"
    yield "GET", "/healthz", None, 200
    yield "GET", "/api/games", None, 200
    yield "GET", "/api/games/clans/components?players=2", None, 200
    yield "GET", "/api/tables", None, 200
    yield "POST", "/api/tables", {"game": "clans", "seats": [person("Ada"), OPEN]}, 201
    yield "GET", at, None, 200
    yield "GET", f"{at}/links", None, 200
    yield "POST", f"{at}/carry", None, 201
    yield "POST", f"{at}/rematch", None, 201
    yield "POST", f"{at}/rematch", None, 201
    yield "POST", f"{at}/fork", {"ply": 0}, 201
    for document in ("positions/0", "story", "course", "shuffle", "record"):
        yield "GET", f"{at}/{document}", None, 200
    yield "POST", f"{at}/forget", None, 204
    yield "DELETE", at, None, 204


@scene
async def test_every_endpoint_succeeds_with_its_status(server: Server) -> None:
    async with browsers(server, 2) as (ada, bob):
        table = await ada.create_table("clans", person("Ada"), OPEN, shuffle_seats=False)
        key = await ada.invite_key(table)
        assert (await bob.join(table, key, "Bob")).status_code == 200
        assert (await ada.command(table, "start")).status_code == 200
        assert (await ada.get(f"/tables/{table}/hint")).status_code == 200
        await ada.command(table, "resign", seat=0)
        record = await ada.get(f"/tables/{table}/record")
        made = await ada.http.post("/api/records", content=record.content)
        assert made.status_code == 201
        asked = set()
        for method, address, body, status in successes(table):
            answer = await ada.http.request(method, address, json=body)
            assert answer.status_code == status, (address, answer.text)
            asked.add((method, address.partition("?")[0]))
        elsewhere = {"join", "command", "hint", "make_from_record"}
        assert len(asked) == len(ENDPOINTS) - len(elsewhere)
