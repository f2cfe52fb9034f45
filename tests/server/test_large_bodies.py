"""A record over the limit is refused with 413, however it is sent, and its sender gets to read that."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from clachan.wire import MAX_BYTES
from tests.support.server.server_process import Server

HEAD = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MEGABYTE = 1_000_000
Pieces = Iterator[bytes]


def announced(size: int) -> Pieces:
    yield f"{HEAD}Content-Length: {size}\r\n\r\n".encode()
    yield from _blanks(size)


def chunked(size: int) -> Pieces:
    yield f"{HEAD}Transfer-Encoding: chunked\r\n\r\n".encode()
    for piece in _blanks(size):
        yield b"%x\r\n%b\r\n" % (len(piece), piece)
    yield b"0\r\n\r\n"


def expecting(size: int) -> Pieces:
    """Asks first, and sends all of it without waiting for the answer."""
    yield f"{HEAD}Expect: 100-continue\r\nContent-Length: {size}\r\n\r\n".encode()
    yield from _blanks(size)


def expecting_chunked(size: int) -> Pieces:
    head, *pieces = chunked(size)
    yield head.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n")
    yield from pieces


def _blanks(size: int) -> Pieces:
    whole, rest = divmod(size, MEGABYTE)
    for _ in range(whole):
        yield b" " * MEGABYTE
    if rest:
        yield b" " * rest


def send_all(server: Server, pieces: Pieces) -> tuple[int, dict[str, object]]:
    """All of it before the answer is read, as a simple client does."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        for piece in pieces:
            connection.sendall(piece)
        return answer_from(connection)


def answer_from(connection: socket.socket) -> tuple[int, dict[str, object]]:
    """The status and the error of the final answer."""
    with connection.makefile("rb") as file:
        status, length = 100, 0
        while status == 100:
            status = int(file.readline().split()[1])
            while (line := file.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
        return status, json.loads(file.read(length))["error"]


@pytest.mark.parametrize("send", [announced, chunked, expecting, expecting_chunked])
@pytest.mark.parametrize("size", [MAX_BYTES + 1, MAX_BYTES + 1024, 5 * MEGABYTE, 60 * MEGABYTE])
def test_a_record_over_the_limit_is_too_large(
    server: Server, send: Callable[[int], Pieces], size: int
) -> None:
    status, error = send_all(server, send(size))
    assert (status, error["code"], error["field"]) == (413, "too-large", "body")
    assert error["message"] == {"key": "server-too-large", "args": {"limit": MAX_BYTES}}


@pytest.mark.parametrize("send", [announced, chunked, expecting, expecting_chunked])
def test_as_much_as_the_limit_is_read(server: Server, send: Callable[[int], Pieces]) -> None:
    status, error = send_all(server, send(MAX_BYTES))
    assert (status, error["code"]) == (400, "record")


def test_one_who_never_stops_sending_can_read_the_answer(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.settimeout(0.01)
        pieces = chunked(10_000 * MEGABYTE)
        waiting, answer = b"", b""
        begin = time.monotonic()
        while b"too-large" not in answer:
            assert time.monotonic() - begin < 60
            waiting = waiting or next(pieces)
            with suppress(TimeoutError):
                waiting = waiting[connection.send(waiting) :]
            with suppress(TimeoutError):
                answer += connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 413 ")
