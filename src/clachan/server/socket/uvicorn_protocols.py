"""The protocols of uvicorn with limits on connections, request heads and queued messages."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from clachan.server.concurrency import ReadQueue
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import RETRY_AFTER_S, ConcurrencyLimit, TooManyRequests, address_key
from clachan.server.settings import Settings

_MAX_HEAD_BYTES: Final = 64 * 1024
_HEAD_SECONDS: Final = 20.0
_READS_IN_A_TURN: Final = 4
_MAX_BUFFERED_BYTES: Final = 16 * 1024
_MAX_QUEUED_MESSAGES: Final = 4_000
"""No regular client sends that many messages before the first of them is handled."""
SEND_TEXT: Final = "clachan.text"
"""An ASGI extension: a function that sends an encoded text directly, without middleware."""
_TOO_MANY_CONNECTIONS: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n"
_REFUSAL_SECONDS: Final = 1.0
_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ConnectionLimit:
    """Limits the connections of one address; those of proxies are not counted.

    Requests through a proxy are limited by the address of the client, which the head of the request
    names (`clachan.server.http.middleware.Middleware`).
    """

    def __init__(self, settings: Settings) -> None:
        self._accepted = ConcurrencyLimit(settings.max_connections_per_address)
        self._rejected = ConcurrencyLimit(settings.max_connections_per_address)
        self._proxies = [ip_network(network) for network in settings.behind_proxy]

    def enter(self, host: str) -> Callable[[], None] | None:
        """Count a connection; returns a function to call when it is lost, or ``None`` at the limit."""
        if self._is_proxy(host):
            return lambda: None
        return _hold(self._accepted, host)

    def reject(
        self, transport: asyncio.Transport, host: str, loop: asyncio.AbstractEventLoop
    ) -> None:
        """Refuse a connection with a response, or without one if the address has too many refusals open."""
        release = _hold(self._rejected, host)
        if release is not None:
            transport.set_protocol(_Refusal(transport, loop, release))
        else:
            transport.abort()

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def _hold(limit: ConcurrencyLimit, host: str) -> Callable[[], None] | None:
    """Hold one connection of this host; returns a function that releases it, or ``None`` at the limit."""
    with ExitStack() as stack:
        if stack.enter_context(limit.hold(address_key(host))):
            return stack.pop_all().close
    return None


class _Refusal(asyncio.Protocol):
    """Responds that there are too many connections, and closes after the client has sent data.

    Closing earlier, with the request unread, would reset the connection and lose the response.
    """

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        release: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._release = release
        refused = TooManyRequests("connections", RETRY_AFTER_S)
        response = response_of(refused.status, refused.error)
        head = b"".join(b"%s: %s\r\n" % pair for pair in response.raw_headers)
        transport.write(_TOO_MANY_CONNECTIONS + head + b"\r\n" + response.body)
        self._head_timeout = loop.call_later(_REFUSAL_SECONDS, transport.close)

    def data_received(self, data: bytes) -> None:  # noqa: ARG002 asyncio's signature
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 asyncio's signature
        self._head_timeout.cancel()
        self._release()


class HttpConnection(HttpToolsProtocol):
    """Limits the size of a request head and the time in which it must arrive."""

    head_seconds = _HEAD_SECONDS
    limit: ConnectionLimit | None = None
    reads: ReadQueue | None = None
    _unread = b""
    """Received, but to be read in a later turn of the event loop."""
    _head_bytes = 0
    _head_timeout: asyncio.TimerHandle | None = None
    """Set while the connection waits for a head."""
    _release: Callable[[], None] = staticmethod(lambda: None)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        peer = transport.get_extra_info("peername")
        if self.limit is not None and peer:  # a Unix socket has none
            release = self.limit.enter(peer[0])
            if release is None:
                self.limit.reject(transport, peer[0], self.loop)
                return
            self._release = release
        super().connection_made(transport)
        self._start_head_timeout()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_head_timeout()

    def on_headers_complete(self) -> None:
        self._cancel_head_timeout()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()  # a complete request is carried out
        self._cancel_head_timeout()
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the socket, which then gets `connection_lost`, and drop the parser."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketConnection):
            protocol.release = self._release
        self.parser = None  # type: ignore[assignment]  # as uvicorn does it when a connection is lost

    def data_received(self, data: bytes) -> None:
        if self._unread:
            self._unread += data
            return
        self._unread = data
        if self.reads is None:
            self._read()
        elif not self.reads.run(self._read):
            self.transport.pause_reading()

    def _read(self) -> None:
        data, self._unread = self._unread, b""
        if not data or self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        super().data_received(data)
        if self._head_timeout is not None and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > _MAX_HEAD_BYTES:
                self.send_400_response("Request head too large.")

    def _start_head_timeout(self) -> None:
        self._cancel_head_timeout()
        self._head_bytes = 0
        self._head_timeout = self.loop.call_later(self.head_seconds, self.transport.close)

    def _cancel_head_timeout(self) -> None:
        if self._head_timeout is not None:
            self._head_timeout.cancel()
            self._head_timeout = None


class _BufferedTransport:
    """A transport that joins writes of one iteration of the event loop.

    This halves the cost of an answer with the view that follows it. It also delays the pause in
    reading that uvicorn makes after every message until more data arrives.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._buffer = bytearray()
        self._should_pause = False
        self._has_paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._buffer:
            self._loop.call_soon(self._flush)
        self._buffer += data
        if len(self._buffer) > _MAX_BUFFERED_BYTES:
            self._flush()  # so that the transport can ask for a pause in writing

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def pause_reading(self) -> None:
        self._should_pause = True

    def resume_reading(self) -> None:
        self._should_pause = False
        if self._has_paused:
            self._has_paused = False
            self._transport.resume_reading()

    def on_data_received(self) -> None:
        """Pause reading now if uvicorn has asked for it."""
        if self._should_pause and not self._has_paused:
            self._has_paused = True
            self._transport.pause_reading()

    def _flush(self) -> None:
        if self._buffer and not self._transport.is_closing():
            self._transport.write(bytes(self._buffer))
        self._buffer.clear()


class SocketConnection(WebSocketsSansIOProtocol):
    """Closes connections on which uvicorn would wait forever, and sends texts directly."""

    release: Callable[[], None] = staticmethod(lambda: None)
    """Called when the connection is lost."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        self._buffered = _BufferedTransport(transport, self.loop)
        super().connection_made(cast("asyncio.Transport", self._buffered))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[SEND_TEXT] = self.send_text

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.release()
        if self.handshake_initiated and hasattr(self, "scope"):
            # Break the reference cycle, which would last until the garbage collector runs.
            cast("dict[str, Any]", self.scope["extensions"]).pop(SEND_TEXT, None)

    async def send_text(self, text: bytes) -> None:
        """Send a text as one frame, once the socket is accepted; raises if the client is gone."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(1006)
        self._buffered.write(_frame_header(len(text)) + text)

    def data_received(self, data: bytes) -> None:
        self._buffered.on_data_received()
        super().data_received(data)
        if self.queue.qsize() > _MAX_QUEUED_MESSAGES:
            self.transport.abort()
        if not self.handshake_initiated:  # the head is complete and malformed
            self.transport.write(_BAD_REQUEST)
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Abort: a client that misses its ping does not read, so unsent data is dropped."""
        super().keepalive_timeout()
        self.transport.abort()


def _frame_header(length: int) -> bytes:
    """The header of a complete, unmasked text frame (RFC 6455, 5.2).

    >>> _frame_header(5).hex(), _frame_header(300).hex()
    ('8105', '817e012c')
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def http_connection(settings: Settings) -> type[HttpConnection]:
    """The class of a server's HTTP connections, which share their limits."""
    shared = {"limit": ConnectionLimit(settings), "reads": ReadQueue(_READS_IN_A_TURN)}
    return type("LimitedConnection", (HttpConnection,), shared)
