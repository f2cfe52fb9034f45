"""The server as one ASGI application."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from clachan.server import metrics
from clachan.server.auth import Identities
from clachan.server.background import Rounds
from clachan.server.bots.pool import BotRoom
from clachan.server.errors import Refused
from clachan.server.http.access_log import Access
from clachan.server.http.calls import NoQuery, read_query
from clachan.server.http.disconnects import send_nothing
from clachan.server.http.dispatch import routes
from clachan.server.http.openapi import openapi
from clachan.server.http.responses import error_response, response_of
from clachan.server.http.security import protected
from clachan.server.http.static_files import pages
from clachan.server.logs import say, say_failure
from clachan.server.rate_limits import Limits
from clachan.server.services import House
from clachan.server.settings import Settings
from clachan.server.shutdown import Shutdown
from clachan.server.socket.handler import serve_socket
from clachan.server.state import ServerState
from clachan.server.storage import Storage, StorageError
from clachan.server.tables.registry import TableRegistry
from clachan.wire import MAX_BYTES

_CODES: Final = {404: "not-found", 405: "method-not-allowed"}


def app(settings: Settings, storage: Storage, shutdown: Shutdown | None = None) -> ASGIApp:
    """Serves the tables in this storage, which it closes at its end."""
    bots = BotRoom(settings.bot_workers, settings.bot_deadline_s)
    house = House(settings, storage, bots)
    limits = Limits(settings, time.monotonic)
    identities = Identities(settings, storage, limits, time.monotonic)
    state = ServerState(settings, house, TableRegistry(house), limits, identities)
    inner = Starlette(
        routes=_routes(state),
        lifespan=lambda _: _living(state),
        exception_handlers={
            HTTPException: _http_error,
            ClientDisconnect: send_nothing,
            Exception: _failure,
        },
    )
    # A path with a slash too many is refused in the documented form.
    inner.router.redirect_slashes = False
    larger = {"/api/records": MAX_BYTES}
    return Access(protected(inner, settings, larger, shutdown), settings)


@asynccontextmanager
async def _living(state: ServerState) -> AsyncIterator[None]:
    house, tables = state.house, state.tables
    rounds = Rounds(house, tables)
    await house.bots.start()
    house.storage.listen(tables.on_remote_change, tables.on_missed_changes)
    await rounds.begin()
    walking = asyncio.create_task(rounds.run())
    say("started")
    try:
        yield
    finally:
        walking.cancel()
        with suppress(asyncio.CancelledError):
            await walking
        await tables.close()
        await house.bots.close()
        with suppress(StorageError):  # then the others find out by themselves
            await house.storage.part(house.process)
        await house.storage.close()
        say("stopped")


def _routes(state: ServerState) -> list[BaseRoute]:
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, state)

    async def measures(request: Request) -> Response:
        client = request.client.host if request.client else None
        if not metrics.may_read(state.settings, client, request.headers):
            return error_response(404, "not-found")
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    async def schema(request: Request) -> Response:
        try:
            read_query(request, NoQuery)
        except Refused as refused:
            return response_of(refused.status, refused.error)
        return Response(openapi(), media_type="application/json")

    return [
        *routes(state),
        Route("/metrics", measures, methods=["GET"]),
        Route("/api/openapi.json", schema, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        *pages(),
    ]


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "not-found")
    response = error_response(error.status_code, code)
    response.headers.update(error.headers or {})
    return response


async def _failure(_: Request, error: Exception) -> Response:
    say_failure("request-failed", error)
    response = error_response(500, "internal")
    response.headers["connection"] = "close"  # as uvicorn will, for it hears of the error too
    return response
