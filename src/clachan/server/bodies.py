"""Bodies are read here, whole and of a fair size, before anything else looks at a request."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.errors import error_response

MOST_BYTES: Final = 64 * 1024
_SECONDS: Final = 30.0
# Whoever is still sending reads no answer, so this much is let pass before one is given.
_DRAINED_BYTES: Final = 16 * 1024 * 1024
_DRAINED_SECONDS: Final = 5.0


class _TooLarge(Exception):
    pass


class _Gone(Exception):
    """The client left in the middle."""


class WholeBodies:
    """Asks ``app`` only with bodies that came whole, in time, and within the limit of the path."""

    def __init__(self, app: ASGIApp, larger: Mapping[str, int], seconds: float = _SECONDS) -> None:
        self._app = app
        self._larger = larger
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_body(headers := Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        limit = self._larger.get(scope["path"], MOST_BYTES)
        try:
            async with asyncio.timeout(self._seconds):
                body = await _read(headers, receive, limit)
        except _Gone:
            return
        except _TooLarge:
            drained = "expect" not in headers and await _drain(receive)
            response = error_response(413, "too-large", "body", limit=limit)
        except TimeoutError:
            drained = False
            response = error_response(408, "too-slow", "body")
        else:
            await self._app(scope, _again(body, receive), send)
            return
        if not drained:
            response.headers["connection"] = "close"
        await response(scope, receive, send)


def _has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


async def _read(headers: Headers, receive: Receive, limit: int) -> bytes:
    """What is announced is believed only if it is too much."""
    announced = headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > limit:
        raise _TooLarge
    body = bytearray()
    more = True
    while more:
        part, more = _part(await receive())
        body += part
        if len(body) > limit:
            raise _TooLarge
    return bytes(body)


async def _drain(receive: Receive) -> bool:
    """Whether the rest came to its end."""
    left = _DRAINED_BYTES
    with suppress(TimeoutError, _Gone):
        async with asyncio.timeout(_DRAINED_SECONDS):
            while left > 0:
                part, more = _part(await receive())
                left -= len(part)
                if not more:
                    return True
    return False


def _part(message: Message) -> tuple[bytes, bool]:
    if message["type"] == "http.disconnect":
        raise _Gone
    return message.get("body", b""), message.get("more_body", False)


def _again(body: bytes, receive: Receive) -> Receive:
    """The same body in one piece; after it, what else happens to the connection."""
    pieces: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return pieces.pop() if pieces else await receive()

    return replay
