"""One log line and one count for each request, by route: paths contain ids, which are secret."""

import time
from typing import Final

from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server import metrics
from clachan.server.logs import log_event
from clachan.server.settings import Settings

# Every page and picture uses them, and monitors do every few seconds.
_READ_METHODS: Final = frozenset({"GET", "HEAD"})


class AccessLog:
    """The outermost middleware, so that it sees every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._addresses = settings.log_addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0  # stays 0 if the client left before the answer

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        begin = time.perf_counter()
        try:
            await self._app(scope, receive, send_and_note)
        except Exception:
            status = status or 500
            raise
        finally:
            seconds = time.perf_counter() - begin
            route = route_template(scope)
            metrics.record_request(route, scope["method"], status, seconds)
            self._log(scope, "request", scope["method"], route, status, seconds)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = 101
                metrics.record_socket_open()
            elif message["type"] == "websocket.http.response.start":
                status = message["status"]
            await send(message)

        begin = time.perf_counter()
        try:
            await self._app(scope, receive, send_and_note)
        finally:
            if status == 101:
                metrics.record_socket_close()
            seconds = time.perf_counter() - begin
            self._log(scope, "socket", "GET", route_template(scope), status or 403, seconds)

    def _log(
        self, scope: Scope, event: str, method: str, route: str, status: int, seconds: float
    ) -> None:
        client = scope.get("client")
        log_event(
            event,
            "info"
            if event == "socket" or method not in _READ_METHODS or status >= 500
            else "debug",
            method=method,
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
            **({"address": client[0]} if self._addresses and client else {}),
        )


def route_template(scope: Scope) -> str:
    """Return the path template of the route; ``none`` if no route matches."""
    route: BaseRoute | None = scope.get("route")
    path: str | None = getattr(route, "path", None)
    return "none" if path is None else path or "/"
