"""Connections are limited by the address of the client, also behind a proxy."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from tests.support.server.party import can_be_said
from tests.support.server.server_process import TIMEOUT_S, Client, Server, running, scene

MOST = 3
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GET = "GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
SLOW = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n"
UPGRADE = (
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture(scope="module")
def direct(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = ("--data", str(tmp_path_factory.mktemp("direct")))
    with running(*data, "--max-connections-per-address", str(MOST)) as found:
        yield found


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--behind-proxy", "127.0.0.1", "--max-connections-per-address", str(MOST))
    with running("--data", str(tmp_path_factory.mktemp("proxied")), *flags) as found:
        yield found


@asynccontextmanager
async def connection(server: Server) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def send_head(streams: Streams, head: str, address: str | None = None) -> bytes:
    """Send a request head, as if forwarded for an address; returns the first line of the response."""
    reader, writer = streams
    forwarded = f"x-forwarded-for: {address}\r\n" if address else ""
    writer.write(f"{head}{forwarded}\r\n".encode())
    async with asyncio.timeout(TIMEOUT_S):
        return await reader.readline()


async def read_rest(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(TIMEOUT_S):
        return await reader.read()


async def can_connect(server: Server) -> bool:
    """Whether another connection is served."""
    async with connection(server) as streams:
        return await send_head(streams, GET) == b"HTTP/1.1 200 OK\r\n"


async def wait_until_connected(server: Server) -> None:
    """Wait until the server has noticed closed connections."""
    async with asyncio.timeout(TIMEOUT_S):
        while not await can_connect(server):
            pass


@scene
async def test_connections_of_one_address(direct: Server) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(MOST):
            streams = await stack.enter_async_context(connection(direct))
            assert await send_head(streams, GET) == b"HTTP/1.1 200 OK\r\n"
        async with connection(direct) as (reader, writer):
            assert await send_head((reader, writer), GET) == b"HTTP/1.1 429 Too Many Requests\r\n"
            head, _, body = (await read_rest(reader)).partition(b"\r\n\r\n")
        assert b"connection: close" in head
        assert b"retry-after: " in head
        error = json.loads(body)["error"]
        assert error["code"] == "too-many-requests"
        can_be_said(error)
    await wait_until_connected(direct)


@scene
async def test_silent_connections_beyond_the_cap_are_closed(direct: Server) -> None:
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(connection(direct)) for _ in range(4 * MOST)]
        ends = await asyncio.gather(
            *(read_rest(reader) for reader, _ in streams[MOST:]), return_exceptions=True
        )
        for end in ends:  # many at a time get no answer
            assert isinstance(end, ConnectionError | bytes)
            assert not end or isinstance(end, ConnectionError) or b" 429 " in end
        assert await send_head(streams[0], GET) == b"HTTP/1.1 200 OK\r\n"
    await wait_until_connected(direct)


@scene
async def test_sockets_count_as_connections_until_they_close(direct: Server) -> None:
    async with Client(direct.url) as ada:
        table = await ada.create_table()
    path = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\n{UPGRADE}"
    await wait_until_connected(direct)
    for _ in range(2):
        async with AsyncExitStack() as stack:
            for _ in range(MOST):
                streams = await stack.enter_async_context(connection(direct))
                assert (await send_head(streams, path)).startswith(b"HTTP/1.1 101 ")
            assert not await can_connect(direct)
        await wait_until_connected(direct)


@scene
async def test_behind_a_proxy_the_forwarded_address_counts(proxied: Server) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(MOST):  # requests whose bodies are still awaited
            _, writer = await stack.enter_async_context(connection(proxied))
            writer.write(f"{SLOW}x-forwarded-for: 192.0.2.1\r\n\r\n".encode())
        async with connection(proxied) as streams, asyncio.timeout(TIMEOUT_S):
            while (await status_of(streams, "192.0.2.1")) != 429:
                pass  # they may be on their way
            assert await status_of(streams, "192.0.2.1, 192.0.2.2") == 200
            assert await status_of(streams, "192.0.2.3") == 200, "through the same connection"
    async with connection(proxied) as streams, asyncio.timeout(TIMEOUT_S):
        while (await status_of(streams, "192.0.2.1")) != 200:
            pass


@scene
async def test_the_proxy_itself_has_no_cap(proxied: Server) -> None:
    async with AsyncExitStack() as stack:
        for number in range(4 * MOST):
            streams = await stack.enter_async_context(connection(proxied))
            assert await status_of(streams, f"198.51.100.{number}") == 200


@scene
async def test_behind_a_proxy_sockets_count_too(proxied: Server) -> None:
    async with Client(proxied.url) as ada:
        table = await ada.create_table()
    path = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\n{UPGRADE}"
    async with AsyncExitStack() as stack:
        for _ in range(MOST):
            streams = await stack.enter_async_context(connection(proxied))
            assert (await send_head(streams, path, "192.0.2.4")).startswith(b"HTTP/1.1 101 ")
        for head in (GET, path):
            async with connection(proxied) as streams:
                assert (await send_head(streams, head, "192.0.2.4")).startswith(b"HTTP/1.1 429 ")


async def status_of(streams: Streams, address: str) -> int:
    """Of a request forwarded for this address; its answer is read to the end."""
    reader, _ = streams
    first = await send_head(streams, GET, address)
    length = 0
    while (line := await reader.readline()) != b"\r\n":
        name, _, value = line.decode().partition(":")
        if name.lower() == "content-length":
            length = int(value)
    await reader.readexactly(length)
    return int(first.split()[1])
