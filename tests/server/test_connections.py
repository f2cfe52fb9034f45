"""Connections that would stay for ever come to an end."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from clachan.server.connections import HttpConnection, SocketConnection
from clachan.server.listening import listen
from clachan.server.settings import Settings

LONG = 0.5
UPGRADE = b"""\
GET / HTTP/1.1\r
host: x\r
connection: upgrade\r
upgrade: websocket\r
sec-websocket-version: 13\r
sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


class Hasty(HttpConnection):
    head_seconds = 0.1


class Talker:
    """Answers requests slowly, and talks to sockets without end."""

    def __init__(self) -> None:
        self.silenced = threading.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            with suppress(OSError):
                while True:
                    await send({"type": "websocket.send", "text": "x" * 10_000})
            self.silenced.set()
        else:
            await asyncio.sleep(LONG)
            await send({"type": "http.response.start", "status": 204})
            await send({"type": "http.response.body"})


@contextmanager
def running(app: Talker) -> Iterator[socket.socket]:
    """A connection to it, in a thread."""
    config = uvicorn.Config(
        app,
        http=Hasty,
        ws=SocketConnection,
        ws_ping_interval=0.1,
        ws_ping_timeout=0.1,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    with listen(Settings(port=0)) as listener:
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            with socket.create_connection(listener.getsockname(), timeout=10) as connection:
                yield connection
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_head_that_dawdles_is_not_waited_for(begun: bytes) -> None:
    with running(Talker()) as connection:
        connection.sendall(begun)
        assert connection.recv(1) == b""


def test_once_the_head_is_there_the_answer_may_take_its_time() -> None:
    with running(Talker()) as connection:
        for _ in range(2):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert connection.recv(1000).startswith(b"HTTP/1.1 204")


def test_whoever_never_reads_is_cut_off() -> None:
    talker = Talker()
    with running(talker) as connection:
        connection.sendall(UPGRADE)
        assert talker.silenced.wait(10)
