"""Limits on the size and time of request bodies, which are read here before all other checks."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.http.responses import error_response, restarting_response

MOST_BYTES: Final = 64 * 1024
_SECONDS: Final = 30.0
# Many clients do not read an answer while they send. Before the answer, up to this much is read and
# dropped, so that the connection stays open.
_DRAINED_BYTES: Final = 16 * 1024 * 1024
_DRAINED_SECONDS: Final = 5.0
# After the answer the rest is dropped until the client stops: closing a connection with unread data
# would discard the answer.
_LINGER_SECONDS: Final = 30.0
_SILENT_SECONDS: Final = 1.0


class Shutdown:
    """Ends all waits inside `timeout` when it begins; later ones end without waiting."""

    def __init__(self) -> None:
        self.has_begun = False
        self._timeouts: set[asyncio.Timeout] = set()

    def begin(self) -> None:
        self.has_begun = True
        now = asyncio.get_running_loop().time()
        for timeout in self._timeouts:
            if not timeout.expired():  # an expired timeout cannot be rescheduled
                timeout.reschedule(now)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raise `TimeoutError` after this many seconds, or when the shutdown begins."""
        async with asyncio.timeout(0 if self.has_begun else seconds) as timeout:
            self._timeouts.add(timeout)
            try:
                yield
            finally:
                self._timeouts.discard(timeout)


class _TooLarge(Exception):
    """The body exceeds the limit; ``more``: the client has not sent all of it."""

    def __init__(self, *, more: bool) -> None:
        super().__init__()
        self.more = more


class _ClientGone(Exception):
    """The client disconnected before the end of the body."""


class BodyLimit:
    """Middleware that passes on only complete bodies, received in time and within the limit of the path."""

    def __init__(
        self,
        app: ASGIApp,
        larger: Mapping[str, int],
        seconds: float = _SECONDS,
        shutdown: Shutdown | None = None,
    ) -> None:
        self._app = app
        self._larger = larger
        self._seconds = seconds
        self._shutdown = shutdown or Shutdown()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not has_body(headers := Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        limit = self._larger.get(scope["path"], MOST_BYTES)
        try:
            async with self._shutdown.timeout(self._seconds):
                body = await _read(headers, receive, limit)
        except _ClientGone:
            return
        except _TooLarge as error:
            response = error_response(413, "too-large", "body", limit=limit)
            if not error.more or ("expect" not in headers and await self._drain(receive)):
                await response(scope, receive, send)
            else:
                await self._close(response, scope, receive, send)
        except TimeoutError:
            if self._shutdown.has_begun:
                await self._close(restarting_response(), scope, receive, send)
            else:
                response = error_response(408, "too-slow", "body")
                response.headers["connection"] = "close"
                await response(scope, receive, send)
        else:
            parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

            async def replay() -> Message:
                return parts.pop() if parts else await receive()

            await self._app(scope, replay, send)

    async def _drain(self, receive: Receive) -> bool:
        """Drop the rest of the body; return whether its end was reached within the limits."""
        left = _DRAINED_BYTES
        with suppress(TimeoutError, _ClientGone):
            async with self._shutdown.timeout(_DRAINED_SECONDS):
                while left > 0:
                    part, more = _parse_part(await receive())
                    left -= len(part)
                    if not more:
                        return True
        return False

    async def _close(self, response: Response, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the whole answer, then close when the client has stopped sending."""
        response.headers["connection"] = "close"

        async def send_and_linger(message: Message) -> None:
            if message["type"] == "http.response.body":
                await send({**message, "more_body": True})
                await self._linger(receive)
                message = {"type": "http.response.body", "body": b""}
            await send(message)

        await response(scope, receive, send_and_linger)

    async def _linger(self, receive: Receive) -> None:
        with suppress(TimeoutError, _ClientGone):
            async with asyncio.timeout(
                _SILENT_SECONDS if self._shutdown.has_begun else _LINGER_SECONDS
            ):
                more = True
                while more:
                    async with asyncio.timeout(_SILENT_SECONDS):
                        _, more = _parse_part(await receive())


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


async def _read(headers: Headers, receive: Receive, limit: int) -> bytes:
    # The announced length is only used to refuse a body early; the received bytes count.
    announced = headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > limit:
        raise _TooLarge(more=True)
    body = bytearray()
    more = True
    while more:
        part, more = _parse_part(await receive())
        body += part
        if len(body) > limit:
            raise _TooLarge(more=more)
    return bytes(body)


def _parse_part(message: Message) -> tuple[bytes, bool]:
    """Return the bytes of a message and whether more follow; raises `_ClientGone`."""
    if message["type"] == "http.disconnect":
        raise _ClientGone
    return message.get("body", b""), message.get("more_body", False)
