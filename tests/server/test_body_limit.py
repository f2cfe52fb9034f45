"""Bodies reach the app whole and of a fair size, or not at all; nobody is left hanging."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from clachan.server.http.body_limit import MOST_BYTES, BodyLimit
from clachan.server.serve import listen
from clachan.server.settings import Settings

IMPORT = "/api/import"
LARGER = {IMPORT: 1_000_000}


async def _measure(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await PlainTextResponse(str(len(body)))(scope, receive, send)


def ask(
    parts: Sequence[bytes | None],
    length: int | None = None,
    path: str = "/api/x",
    seconds: float = 60,
) -> tuple[int, bytes, dict[bytes, bytes]]:
    """Send a body in parts; ``None``: the client leaves. A list that ends too soon: it dawdles."""
    sent: list[Message] = []
    waiting = list(parts)
    declared = [(b"transfer-encoding", b"chunked")]
    if length is not None:
        declared = [(b"content-length", str(length).encode())]

    async def receive() -> Message:
        if not waiting:
            await asyncio.sleep(3600)
        part = waiting.pop(0)
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": part != b""}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": path, "headers": declared}
    asyncio.run(BodyLimit(_measure, LARGER, seconds)(scope, receive, send))
    if not sent:
        return 0, b"", {}
    return sent[0]["status"], sent[1]["body"], dict(sent[0]["headers"])


def test_a_body_comes_whole_however_it_was_cut() -> None:
    assert ask([b"ab", b"", b"unread"]) == ask([b"a", b"b", b""])
    assert ask([b"ab", b"c", b""])[:2] == (200, b"3")
    assert ask([b"x" * MOST_BYTES, b""], MOST_BYTES)[:2] == (200, str(MOST_BYTES).encode())


def refused(status: int, body: bytes) -> tuple[int, str, str | None]:
    error = json.loads(body)["error"]
    return status, error["code"], error["field"]


TOO_LARGE = (413, "too-large", "body")


def test_too_much_is_refused_when_announced_and_when_it_comes() -> None:
    too_much = b"x" * (MOST_BYTES + 1)
    for length in (None, MOST_BYTES + 1, 5):
        status, body, headers = ask([too_much, b""], length)
        assert refused(status, body) == TOO_LARGE
        assert json.loads(body)["error"]["message"]["args"] == {"limit": MOST_BYTES}
        assert b"connection" not in headers, "all of it was read, so the connection goes on"


def test_one_path_takes_more() -> None:
    much = b"x" * 1_000_000
    assert ask([much, b""], path=IMPORT)[0] == 200
    status, body, _ = ask([much, b"x", b""], path=IMPORT)
    assert refused(status, body) == TOO_LARGE
    assert ask([much, b""], path=f"{IMPORT}/")[0] == 413


def test_whoever_never_stops_is_answered_and_cut_off() -> None:
    status, body, headers = ask([b"x" * 1_000_000] * 20 + [b""])
    assert refused(status, body) == TOO_LARGE
    assert headers[b"connection"] == b"close"


def test_whoever_dawdles_is_answered_and_cut_off() -> None:
    status, body, headers = ask([b"x"], 10, seconds=0.02)
    assert refused(status, body) == (408, "too-slow", "body")
    assert headers[b"connection"] == b"close"


def test_whoever_leaves_gets_nothing_and_changes_nothing() -> None:
    assert ask([b"x", None], 10) == (0, b"", {})
    status, body, _ = ask([None], 10_000_000)
    assert refused(status, body) == TOO_LARGE


def test_odd_lengths_do_not_matter() -> None:
    async def receive() -> Message:
        return {"type": "http.request", "body": b"abc"}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    for length in (b"-1", b"x", b"\xb2"):
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/",
            "headers": [(b"content-length", length)],
        }
        asyncio.run(BodyLimit(_measure, {})(scope, receive, send))
    assert [message["status"] for message in sent[::2]] == [200, 200, 200]


# Over a real connection


@contextmanager
def running() -> Iterator[int]:
    """The port of a server in a thread."""
    config = uvicorn.Config(
        BodyLimit(_measure, {}), http="httptools", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    with listen(Settings(port=0)) as listener:
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()


def read_answer(connection: socket.socket) -> tuple[int, bytes]:
    with connection.makefile("rb") as file:
        status = int(file.readline().split()[1])
        length = 0
        while (line := file.readline()) != b"\r\n":
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        return status, file.read(length)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with running() as port:
        yield port


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def test_ten_megabytes_get_their_answer_and_the_connection_goes_on(port: int) -> None:
    with connected(port) as connection:
        for _ in range(2):
            head = f"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: {10**7}\r\n\r\n"
            connection.sendall(head.encode() + b"x" * 10**7)
            assert refused(*read_answer(connection)) == TOO_LARGE
        connection.sendall(b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
        assert read_answer(connection) == (200, b"3")


def test_whoever_asks_first_need_not_send(port: int) -> None:
    with connected(port) as connection:
        head = (
            "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9999999\r\n\r\n"
        )
        connection.sendall(head.encode())
        assert refused(*read_answer(connection)) == TOO_LARGE
        assert connection.recv(1) == b"", "and the connection is closed"


def test_a_request_without_a_body_passes(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert read_answer(connection) == (200, b"0")
