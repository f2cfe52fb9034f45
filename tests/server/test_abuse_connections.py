"""Requests that come by no browser: odd addresses, heads without end, bodies that dawdle."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from tests.support.server.connections import line
from tests.support.server.party import refused, undisturbed
from tests.support.server.server_process import TIMEOUT_S, Client, Server, scene

NO_TABLE = "AAAAAAAAAAAAAAAAAAAAAA"
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n"


async def answer_to(server: Server, request: bytes) -> tuple[int, bytes]:
    """The status and all that came, until the server closed."""
    async with line(server.url) as (reader, writer):
        writer.write(request)
        said = await asyncio.wait_for(reader.read(), TIMEOUT_S)
        return int(said.split(b" ", 2)[1]), said


# Addresses


@pytest.mark.parametrize(
    "name", [NO_TABLE, "x", "A" * 21, "A" * 23, "..", "%2e%2e%2fx", "A" * 5000]
)
@scene
async def test_tables_that_are_not_there(server: Server, name: str) -> None:
    async with Client(server.url) as ada:
        for answer in (
            await ada.get(f"/tables/{name}"),
            await ada.get(f"/tables/{name}/story"),
            await ada.get(f"/tables/{name}/links"),
            await ada.post(f"/tables/{name}/carry"),
            await ada.join(name, "A" * 22, "Ada"),
        ):
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] == "not-found"


@scene
async def test_methods_that_are_not_there(server: Server) -> None:
    async with undisturbed(server) as at:
        for path, allowed in (
            ("/api/tables", {"GET", "HEAD", "POST"}),
            (f"/api{at.path}", {"GET", "HEAD", "DELETE"}),
            (f"/api{at.path}/commands", {"POST"}),
            ("/api/openapi.json", {"GET", "HEAD"}),
            ("/healthz", {"GET", "HEAD"}),
            ("/", {"GET", "HEAD"}),
        ):
            for method in {"HEAD", "OPTIONS", "PUT", "PATCH", "TRACE"} - allowed:
                answer = await at.ada.http.request(method, path)
                assert set(answer.headers["allow"].split(", ")) == allowed, (method, path)
                assert answer.status_code == 405
            if "HEAD" in allowed:
                answer = await at.ada.http.head(path)
                assert (answer.content, answer.status_code in (200, 503)) == (b"", True)
        refused(await at.ada.http.put("/api/tables"), 405, "method-not-allowed")


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/..%2f..%2fetc%2fpasswd",
            "//etc/passwd",
        ),
        *("/assets/../../__init__.py", "/..%5c..%5cserver/app.py", "/%00", "/index.html%00.js"),
        *("/t/../../../etc/passwd", "/assets/", "/.git/config", "/clachan.sqlite3"),
    ],
)
@scene
async def test_pages_are_only_those_that_were_built(server: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
    status, said = await answer_to(server, head.encode())
    assert status in (404, 503), "the page that says so, or none where none is built"
    for inside in (b"root:", b"import ", b"[core]", b"SQLite format"):
        assert inside not in said


@pytest.mark.parametrize(
    "host", [b"", b"[", b"a b", b"evil.example/@", b"x:99999999", b"\xff", b"\x7f"]
)
@scene
async def test_hosts_that_are_none(server: Server, host: bytes) -> None:
    for path in (b"/api/games", b"/api/tables", b"/"):
        head = b"GET %s HTTP/1.1\r\nhost: %s\r\nconnection: close\r\n\r\n" % (path, host)
        status, _ = await answer_to(server, head)
        assert status == 400


@pytest.mark.parametrize(
    "request_",
    [
        *(b"\r\n\r\n\r\nFOO\r\n\r\n", b"\0" * 1000, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"),
        *(b"\x16\x03\x01\x02\x00\x01\x00", b"GET \xff HTTP/1.1\r\n\r\n"),
        HEAD + b"content-length: -1\r\n\r\n",
        HEAD + b"content-length: 1\r\ncontent-length: 2\r\n\r\nxx",
        HEAD + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
        HEAD + b"no colon\r\n\r\n",
    ],
)
@scene
async def test_what_is_no_request(server: Server, request_: bytes) -> None:
    async with undisturbed(server):
        status, _ = await answer_to(server, request_)
        assert status == 400


# Too much, too slowly


@pytest.mark.parametrize("part", [b"x" * 1000, b"x: y\r\n" * 200])
@scene
async def test_a_head_without_end_is_cut_off(server: Server, part: bytes) -> None:
    async with undisturbed(server), line(server.url) as (_, writer):
        writer.write(HEAD + b"x: ")
        with pytest.raises(ConnectionError):
            await pour(writer, part * 10_000)


async def pour(writer: asyncio.StreamWriter, data: bytes) -> None:
    for begin in range(0, len(data), 10_000):
        writer.write(data[begin : begin + 10_000])
        await writer.drain()


@scene
async def test_an_address_without_end_is_cut_off(server: Server) -> None:
    async with undisturbed(server):
        status, _ = await answer_to(server, b"GET /" + b"x" * 100_000)
        assert status == 400


@scene
async def test_bodies_that_dawdle_keep_no_client_waiting(server: Server, deep: bool) -> None:
    async with undisturbed(server) as at, AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(line(server.url)) for _ in range(50)]
        for _, writer in streams:
            writer.write(HEAD + b"content-length: 60000\r\n\r\n{")
        begin = time.monotonic()
        assert (await at.ada.get(at.path)).status_code == 200
        assert time.monotonic() - begin < 20  # much sooner than those bodies are given up
        for reader, _ in streams if deep else ():
            said = await asyncio.wait_for(reader.read(), TIMEOUT_S)
            assert said.startswith(b"HTTP/1.1 408")
            assert b'"too-slow"' in said


@scene
async def test_a_body_that_is_cut_off_is_none(server: Server) -> None:
    async with undisturbed(server) as at:
        _, view = await at.turn()
        move = f'{{"type":"resign","nonce":"cut","seq":{view["seq"]},"seat":{view["viewing"]}}}'
        client = (at.ada, at.ben)[view["viewing"]]
        head = f"POST /api{at.path}/commands HTTP/1.1\r\nhost: a\r\ncookie: {client.cookie}\r\n"
        async with line(server.url) as (reader, writer):
            writer.write(f"{head}content-length: {len(move) + 1}\r\n\r\n{move}".encode())
            writer.write_eof()
            assert await reader.read() == b""


@scene
async def test_requests_without_end_on_one_line_are_answered_in_turn(server: Server) -> None:
    async with undisturbed(server) as at, line(server.url) as (reader, writer):
        request = b"GET /api%s HTTP/1.1\r\nhost: a\r\n\r\n" % at.path.encode()
        writer.write(request * 1000)
        assert (await at.ada.get(at.path)).status_code == 200
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
