"""Shutdown of the server: every wait for a client ends, and the client gets an answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.http.responses import error_response


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


class CancelledRequests:
    """Middleware that answers requests which the shutdown cancels before their answer has begun."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_answer = scope["type"] != "http"

        async def send_and_note(message: Message) -> None:
            nonlocal has_answer
            has_answer = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except asyncio.CancelledError:
            if not has_answer:
                await restarting_response()(scope, receive, send)
            raise


def restarting_response() -> Response:
    """Return the refusal of a server that stops or restarts."""
    return error_response(503, "restarting")
