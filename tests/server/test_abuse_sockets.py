"""Abuse of sockets: bad messages are refused, and only an abusive client is disconnected."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.server.connections import Streams, line
from tests.support.server.malformed import NOT_JSON, bad_fields
from tests.support.server.party import (
    Party,
    can_be_said,
    check_refusal,
    party,
    undisturbed,
)
from tests.support.server.server_process import (
    TIMEOUT_S,
    Client,
    Json,
    Server,
    Socket,
    bot,
    person,
    scene,
)

TEXT, BINARY, CONTINUED = 1, 2, 0
NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA"


def frame(data: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame of less than 64 kB (RFC 6455) with a mask of zeros."""
    head = struct.pack("!BB", kind | last << 7, masked << 7 | 126) + struct.pack("!H", len(data))
    return head + (b"\0" * 4 if masked else b"") + data


def handshake(at: Party, client: Client) -> str:
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api{at.path}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {client.cookie}\r\n"
    head += "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    return f"{head}sec-websocket-key: {key}\r\n\r\n"


@asynccontextmanager
async def raw_socket(at: Party, client: Client) -> AsyncIterator[Streams]:
    """A socket of which the test writes every byte; its connection is aborted at the end."""
    async with line(client.url) as (reader, writer):
        writer.write(handshake(at, client).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer


async def refusal(socket: Socket) -> Json:
    """The next message that is not a view."""
    while (message := await socket.next())["type"] == "view":
        pass
    return message


async def close_code(socket: Socket) -> int:
    """The code that the server closes with."""
    with suppress(ConnectionClosed):
        while True:
            await socket.next()
    assert socket.connection.close_code is not None
    return socket.connection.close_code


# Messages


@scene
async def test_malformed_messages(server: Server) -> None:
    async with undisturbed(server) as at, at.ada.socket(at.table) as tab:
        for body in NOT_JSON:
            await tab.connection.send(body)
            check_refusal(await refusal(tab), "bad-json", "body")
        await tab.connection.send("")
        check_refusal(await refusal(tab), "bad-json", "body")


@scene
async def test_invalid_field_values(server: Server) -> None:
    async with undisturbed(server) as at, at.ada.socket(at.table) as tab:
        for body, field in bad_fields():
            await tab.connection.send(body)
            message = await refusal(tab)
            assert message["error"]["field"] == field, body[:100]
            check_refusal(message, "bad-field", field)
            assert message["nonce"] is None
        for seat in (-1, 20, "0", 1.0):
            await tab.send(type="look", seat=seat)
            check_refusal(await refusal(tab), "bad-field", "seat")
        await tab.connection.send('{"type":"look","seat":0,"seat":0}')
        check_refusal(await refusal(tab), "bad-field", "seat")


@scene
async def test_binary_messages_are_read_as_text(server: Server) -> None:
    async with party(server) as at:
        socket, view = await at.turn()
        action = view["legal"][0]["text"]
        move = {"type": "play", "nonce": "b", "seq": view["seq"], "seat": view["viewing"]}
        await socket.connection.send(json.dumps({**move, "action": action}).encode())
        assert (await socket.answer("b"))["type"] == "done"
        await at.goes_on()


@scene
async def test_seats_of_others(server: Server) -> None:
    async with undisturbed(server) as at, at.stranger.socket(at.table) as watching:
        socket, view = await at.turn()
        seat, action = view["viewing"], view["legal"][0]["text"]
        waiting = at.sockets[1 - seat]
        for other, wrong in ((waiting, seat), (watching, seat), (socket, 7)):
            check_refusal(
                await other.command("play", seat=wrong, action=action), "not-your-seat", "seat"
            )
            check_refusal(await other.command("resign", seat=wrong), "not-your-seat", "seat")
            await other.send(type="look", seat=wrong)
            check_refusal(await refusal(other), "not-your-seat", "seat")
        for kind in ("preview", "why"):
            await watching.send(type=kind, nonce=kind, action=action)
            check_refusal(await watching.answer(kind), "not-your-seat")
            await socket.send(type=kind, nonce=kind, action="x" * 100)
            check_refusal(await socket.answer(kind), "notation", "action")
        assert watching.view["viewing"] is None
        assert watching.view["legal"] == []


@scene
async def test_a_double_click_moves_once_and_a_late_one_gets_the_view(server: Server) -> None:
    async with party(server) as at:
        socket, view = await at.turn()
        seat, legal = view["viewing"], [move["text"] for move in view["legal"]]
        async with (at.ada, at.ben)[seat].socket(at.table) as tab:
            for each in (socket, tab, socket):
                await each.send(type="play", nonce="n", seq=view["seq"], seat=seat, action=legal[0])
            first = await socket.answer("n")
            assert first == await tab.answer("n") == await socket.answer("n")
            late = await tab.command("play", seq=view["seq"], seat=seat, action=legal[-1])
            check_refusal(late, "stale", "seq")
            assert (await tab.until(lambda view: view["seq"] >= first["seq"]))["ply"] > view["ply"]
            early = await tab.command("play", seq=10**9, seat=seat, action=legal[-1])
            check_refusal(early, "bad-seq", "seq")
            story = (await at.ada.get(f"{at.path}/story")).json()["entries"]
            assert [entry["action"] for entry in story if entry["seat"] == seat] == [legal[0]]
        await at.goes_on()


# Frames


@scene
async def test_a_message_over_64_kb_closes_its_socket_alone(server: Server) -> None:
    async with undisturbed(server) as at:
        async with at.ada.socket(at.table) as tab:
            await tab.connection.send(" " * 65_537)
            assert await close_code(tab) == 1009
        async with at.ada.socket(at.table) as tab:
            await tab.connection.send([" " * 30_000] * 3)
            assert await close_code(tab) == 1009


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"{}", masked=False), 1002),
        (frame(b"{}", kind=3), 1002),
        (frame(b"{}", CONTINUED), 1002),
        (frame(b"{}", TEXT, last=False) + frame(b"{}", TEXT), 1002),
        (frame(b"x" * 200, kind=9), 1002),
    ],
)
@scene
async def test_malformed_frames(server: Server, data: bytes, code: int) -> None:
    async with undisturbed(server) as at, raw_socket(at, at.ada) as (reader, writer):
        writer.write(data)
        said = await asyncio.wait_for(reader.read(), TIMEOUT_S)
        assert b"\x88" in said
        assert struct.pack("!H", code) in said[said.rindex(b"\x88") :]


@pytest.mark.parametrize("cut", ["between frames", "in a frame", "in its head"])
@scene
async def test_an_incomplete_message_is_ignored(server: Server, cut: str) -> None:
    async with undisturbed(server) as at:
        _, view = await at.turn()
        seat = view["viewing"]
        move = {"type": "resign", "nonce": "cut", "seq": view["seq"], "seat": seat}
        message = json.dumps(move).encode()
        async with raw_socket(at, (at.ada, at.ben)[seat]) as (_, writer):
            if cut == "between frames":
                writer.write(frame(message, last=False))
            else:
                writer.write(frame(message)[: -1 if cut == "in a frame" else 3])
            await writer.drain()


# Too many messages


@scene
async def test_a_thousand_commands_without_reading_an_answer(server: Server) -> None:
    async with undisturbed(server) as at, raw_socket(at, at.ada) as (_, writer):
        before = memory_of(server)
        junk = {"type": "play", "nonce": "n", "seq": 0, "seat": 1, "action": "x" * 100}
        writer.write(frame(json.dumps(junk).encode()) * 1000)
        for _ in range(20):
            assert (await at.ada.get(at.path)).status_code == 200
        assert memory_of(server) - before < 20_000_000


@scene
async def test_a_client_that_never_reads_does_not_slow_others(server: Server, deep: bool) -> None:
    async with party(server, game="glenmore") as at:
        before = memory_of(server)
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(unread_socket(at))
            for _ in range(20):
                await at.goes_on()
            assert memory_of(server) - before < 20_000_000
            if deep:
                await wait_for_two_sockets(at)


@contextmanager
def unread_socket(at: Party) -> Iterator[None]:
    """A socket that requests many views and reads none of them."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", urlsplit(at.ada.url).port))
        connection.sendall(handshake(at, at.stranger).encode())
        connection.sendall(frame(b'{"type":"look","seat":null}') * 100)
        yield


async def wait_for_two_sockets(at: Party) -> None:
    """Wait until the server has closed the sockets that answer no ping; it takes about a minute."""
    for _ in range(90):
        if "\nclachan_sockets_open 2.0\n" in (await at.ada.http.get("/metrics")).text:
            return
        await asyncio.sleep(1)
    raise AssertionError("they are still there")


def memory_of(server: Server) -> int:
    """The memory of the server's process in bytes; 0 if the system does not report it."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) * 1024


# Rejected sockets


@pytest.mark.parametrize(
    ("table", "query", "status", "code", "field"),
    [
        (NO_TABLE, "", 404, "not-found", "table"),
        ("x", "", 404, "not-found", "table"),
        (None, "?since=-1", 400, "bad-field", "since"),
        (None, "?since=x", 400, "bad-field", "since"),
        (None, "?token=x", 400, "bad-field", "token"),
    ],
)
@scene
async def test_a_rejected_socket_gets_the_reason(
    server: Server, table: str | None, query: str, status: int, code: str, field: str
) -> None:
    async with undisturbed(server) as at:
        name = table or at.table
        url = f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket{query}"
        with pytest.raises(InvalidStatus) as denied:
            await websockets.connect(url)
        answer = denied.value.response
        error = json.loads(answer.body)["error"]
        assert (answer.status_code, error["code"], error["field"]) == (status, code, field)
        can_be_said(error)


@scene
async def test_a_strangers_cookie_only_watches(server: Server) -> None:
    async with undisturbed(server) as at, Client(server.url) as cyd:
        await cyd.create_table("clans", person("Cyd"), bot())
        for cookie in (cyd.cookie, "clachan=junk", f"clachan={at.key}", "x" * 8000):
            url = f"ws://127.0.0.1:{server.port}/api{at.path}/socket"
            async with websockets.connect(url, additional_headers={"cookie": cookie}) as connection:
                view = json.loads(await connection.recv())
                assert (view["viewing"], view["host"], view["legal"]) == (None, False, [])
                assert not any(seat["mine"] for seat in view["seats"])


@pytest.mark.parametrize(
    "change", [("GET", "POST"), ("host:", "x" * 10_000 + ":"), ("version: 13", "version: 12")]
)
@scene
async def test_a_malformed_handshake_gets_a_response(
    server: Server, change: tuple[str, str]
) -> None:
    async with undisturbed(server) as at, line(server.url) as (reader, writer):
        writer.write(handshake(at, at.ada).replace(*change, 1).encode())
        assert (await asyncio.wait_for(reader.read(), TIMEOUT_S)).startswith(b"HTTP/1.1 4")
