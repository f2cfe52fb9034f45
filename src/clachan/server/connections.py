"""Connections as uvicorn makes them, and an end to those that would cost too much."""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_MOST_HEAD_BYTES: Final = 64 * 1024
_HEAD_SECONDS: Final = 20.0
_MOST_GATHERED: Final = 16 * 1024
_UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpConnection(HttpToolsProtocol):
    """The head of a request, which nothing else looks at, must be short and come soon."""

    head_seconds = _HEAD_SECONDS
    _head_bytes = 0
    _late: asyncio.TimerHandle | None = None
    """There while a head is waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._late is not None and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > _MOST_HEAD_BYTES:
                self.send_400_response("Request head too large.")

    def _await_head(self) -> None:
        self._stop_waiting()
        self._head_bytes = 0
        self._late = self.loop.call_later(self.head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class _Gathering:
    """A transport that sends in one piece what is written to it at one go.

    An answer and the view that follows it cost half as much that way.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting = bytearray()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting += data
        if len(self._waiting) > _MOST_GATHERED:
            self._flush()  # so that the transport can say that it is enough

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._waiting and not self._transport.is_closing():
            self._transport.write(bytes(self._waiting))
        self._waiting.clear()


class SocketConnection(WebSocketsSansIOProtocol):
    """Ends where uvicorn would wait for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(cast("asyncio.Transport", _Gathering(transport, self.loop)))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the head came whole, and could not be read
            self.transport.write(_UNREADABLE)
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping reads nothing: what is left to send is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()
