"""The shutdown of the server: it ends every wait for a client, with an answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.http.responses import error_response


class Shutdown:
    """Begins once. Waits that were entered with `timeout` end then, and later ones wait for nothing."""

    def __init__(self) -> None:
        self.has_begun = False
        self._timeouts: set[asyncio.Timeout] = set()

    def begin(self) -> None:
        self.has_begun = True
        now = asyncio.get_running_loop().time()
        for timeout in self._timeouts:
            if not timeout.expired():  # one that has fired cannot be moved, and need not be
                timeout.reschedule(now)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raises `TimeoutError` after this many seconds, or when the shutdown begins."""
        async with asyncio.timeout(0 if self.has_begun else seconds) as timeout:
            self._timeouts.add(timeout)
            try:
                yield
            finally:
                self._timeouts.discard(timeout)


class CancelledRequests:
    """Answers requests that are cancelled before their answer began: the server waits no longer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_answer = scope["type"] != "http"

        async def watched(message: Message) -> None:
            nonlocal has_answer
            has_answer = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except asyncio.CancelledError:
            if not has_answer:
                await restarting_response()(scope, receive, send)
            raise


def restarting_response() -> Response:
    """The server stops, or starts again soon."""
    return error_response(503, "restarting")
