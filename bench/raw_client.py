"""The cheapest client that speaks to the server: raw HTTP and raw frames, as much as a load needs."""

import asyncio
import base64
import json
import secrets
from collections.abc import Callable
from typing import Any, Final, cast

_END: Final = b"\r\n\r\n"
_TEXT, _PING, _PONG = 1, 9, 10
_SHORT, _LONG = 126, 127
_LAST, _MASKED = 0x80, 0x80
# Clients have to mask what they send; with zeros that costs nothing.
_NO_MASK: Final = bytes(4)


def _forwarded_header(address: str) -> str:
    return f"X-Forwarded-For: {address}\r\n" if address else ""


class Http:
    """One connection, one request after the other."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str = ""
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._forwarded = _forwarded_header(address)

    @classmethod
    async def open(cls, port: int, address: str = "") -> "Http":
        """``address``: of the client, as a proxy would forward it."""
        return cls(*await asyncio.open_connection("127.0.0.1", port), address)

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        return (await self.ask_for_cookie(method, path, body, cookie))[0]

    async def ask_for_cookie(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """The answer, and the cookie that came with it; over a limit it asks again when it may."""
        data = b"" if body is None else json.dumps(body).encode()
        status, headers, answer = await self.send(method, path, data, cookie)
        while status == 429:
            await asyncio.sleep(int(headers["retry-after"]))
            status, headers, answer = await self.send(method, path, data, cookie)
        if status >= 300:
            raise RuntimeError(f"{status} {answer.decode()}")
        return json.loads(answer or b"null"), headers.get("set-cookie", "").partition(";")[0]

    async def send(
        self, method: str, path: str, data: bytes = b"", cookie: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer, whatever it is."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {cookie}\r\n{self._forwarded}\r\n"
        self._writer.write(head.encode() + data)
        first, *lines = (await self._reader.readuntil(_END)).decode().split("\r\n")
        pairs = (line.split(": ", 1) for line in lines if line)
        headers = {name.lower(): value for name, value in pairs}
        body = await self._reader.readexactly(int(headers.get("content-length", 0)))
        return int(first.split()[1]), headers, body

    def close(self) -> None:
        self._writer.close()


class Socket(asyncio.Protocol):
    """Messages of one frame each: ``receive`` gets them, ``on_disconnect`` is called when the connection ends."""

    def __init__(
        self,
        path: str,
        cookie: str,
        receive: Callable[[bytes], None],
        on_disconnect: Callable[[], None],
        address: str = "",
    ) -> None:
        self._path = path
        self._forwarded = _forwarded_header(address)
        self._cookie = cookie
        self._receive = receive
        self._on_disconnect = on_disconnect
        self._rest = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        cookie: str,
        receive: Callable[[bytes], None],
        on_disconnect: Callable[[], None],
        address: str = "",
    ) -> "Socket":
        loop = asyncio.get_running_loop()
        made = await loop.create_connection(
            lambda: cls(path, cookie, receive, on_disconnect, address), "127.0.0.1", port
        )
        return made[1]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # No isinstance: uvloop's transports do not derive from asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\n"
        head += f"{self._forwarded}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self._rest = self._rest + data if self._rest else data
        if not self._is_open and not self._read_handshake():
            return
        while (found := _frame(self._rest)) is not None:
            kind, start, end = found
            payload, self._rest = self._rest[start:end], self._rest[end:]
            if kind == _TEXT:
                self._receive(payload)
            elif kind == _PING:
                self._send(_PONG, payload)

    def _read_handshake(self) -> bool:
        head, end, rest = self._rest.partition(_END)
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            assert self._transport is not None
            self._transport.abort()  # it was refused, and counts as lost
            return False
        self._rest, self._is_open = rest, True
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 asyncio's signature
        self._on_disconnect()

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        assert size < 1 << 16
        if size < _SHORT:
            head = bytes((_LAST | kind, _MASKED | size))
        else:
            head = bytes((_LAST | kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + payload)

    def close(self) -> None:
        """Close the connection without a call of `on_disconnect`."""
        self._on_disconnect = lambda: None
        if self._transport is not None:
            self._transport.abort()


def _frame(data: bytes) -> tuple[int, int, int] | None:
    """Kind, start and end of the payload of the first frame, once all of it is there."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size == _SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == _LONG:
        size, start = int.from_bytes(data[2:10], "big"), 10
    end = start + size
    return (data[0] & 0x0F, start, end) if len(data) >= end else None
