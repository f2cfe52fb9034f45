"""Connections that would stay open forever are closed."""

import asyncio
import gc
import itertools
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from clachan.server.serve import listen
from clachan.server.settings import Settings
from clachan.server.socket.uvicorn_protocols import SEND_TEXT, HttpConnection, SocketConnection

UPGRADE = b"""\
GET / HTTP/1.1\r
host: x\r
connection: upgrade\r
upgrade: websocket\r
sec-websocket-version: 13\r
sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


SHORT = 0.1
TIMEOUT_S = 60.0


class TextSender:
    """Answers requests after ``seconds`` and sends these texts to sockets, or texts without end."""

    def __init__(self, *texts: bytes, seconds: float = 0) -> None:
        self.texts = texts
        self.seconds = seconds
        self.silenced = threading.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            say = scope["extensions"][SEND_TEXT]
            with suppress(WebSocketDisconnect):
                for text in self.texts or itertools.repeat(b"x" * 10_000):
                    await say(text)
                while (await receive())["type"] != "websocket.disconnect":
                    pass
            self.silenced.set()
        else:
            await asyncio.sleep(self.seconds)
            await send({"type": "http.response.start", "status": 204})
            await send({"type": "http.response.body"})


@contextmanager
def running(
    app: TextSender, *, head: float = TIMEOUT_S, ping: float = 10 * TIMEOUT_S
) -> Iterator[socket.socket]:
    """A connection to it, in a thread: seconds until a head is there, and until a ping is answered."""

    class Connection(HttpConnection):
        head_seconds = head

    config = uvicorn.Config(
        app,
        http=Connection,
        ws=SocketConnection,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    with listen(Settings(port=0)) as listener:
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            with socket.create_connection(listener.getsockname(), timeout=TIMEOUT_S) as connection:
                yield connection
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_slow_request_head_is_closed(begun: bytes) -> None:
    with running(TextSender(), head=SHORT) as connection:
        connection.sendall(begun)
        assert connection.recv(1) == b""


def test_after_the_head_the_response_may_be_slow() -> None:
    head = 1.0
    with running(TextSender(seconds=1.2 * head), head=head) as connection:
        for _ in range(2):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert connection.recv(1000).startswith(b"HTTP/1.1 204")


def test_a_client_that_never_reads_is_disconnected() -> None:
    talker = TextSender()
    with running(talker, ping=SHORT) as connection:
        connection.sendall(UPGRADE)
        assert talker.silenced.wait(TIMEOUT_S)


def upgrade(connection: socket.socket) -> None:
    connection.sendall(UPGRADE)
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)


def read(connection: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size and (more := connection.recv(size - len(found))):
        found += more
    return found


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (1, "8101"),
        (125, "817d"),
        (126, "817e007e"),
        (65_535, "817effff"),
        (65_536, "817f0000000000010000"),
    ],
)
def test_a_text_is_sent_as_one_frame(size: int, head: str) -> None:
    frame = bytes.fromhex(head) + b"x" * size
    with running(TextSender(b"x" * size)) as connection:
        upgrade(connection)
        assert read(connection, len(frame)) == frame


def test_a_client_with_too_many_queued_messages_is_disconnected() -> None:
    with running(TextSender(b"hello")) as connection:
        upgrade(connection)
        with suppress(ConnectionError):
            connection.sendall(b"\x81\x80\0\0\0\0" * 20_000)  # empty texts
            while connection.recv(1000):
                pass


def test_a_closed_socket_is_freed() -> None:
    """It is freed without the garbage collector."""
    talker = TextSender(b"hello")
    gc.collect()
    gc.disable()
    try:
        with running(talker) as connection:
            upgrade(connection)
            connection.close()
            assert talker.silenced.wait(TIMEOUT_S)
        kinds = (SocketConnection, HttpConnection)
        assert not [one for one in gc.get_objects() if isinstance(one, kinds)]
    finally:
        gc.enable()
