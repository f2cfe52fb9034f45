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

from clachan.plugins import PluginProblem, load_plugins
from clachan.server import metrics
from clachan.server.auth import Identities
from clachan.server.background_tasks import BackgroundTasks
from clachan.server.bots.pool import BotPool
from clachan.server.errors import RequestRefused
from clachan.server.http.body_limit import Shutdown
from clachan.server.http.disconnects import send_nothing
from clachan.server.http.dispatch import NoQuery, api_routes, read_query
from clachan.server.http.middleware import Middleware
from clachan.server.http.openapi import openapi_json
from clachan.server.http.responses import error_response, response_of
from clachan.server.http.static_files import page_routes
from clachan.server.logs import log_event, log_failure
from clachan.server.rate_limits import RateLimits
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.socket.handler import serve_socket
from clachan.server.state import ServerState
from clachan.server.storage import Storage, StorageError
from clachan.server.tables.registry import TableRegistry
from clachan.wire import MAX_BYTES

_CODES: Final = {404: "not-found", 405: "method-not-allowed"}


def create_app(settings: Settings, storage: Storage, shutdown: Shutdown | None = None) -> ASGIApp:
    """Return an application that serves the tables in this storage, and closes it at shutdown."""
    load_plugins(_log_plugin)
    bots = BotPool(settings.bot_workers, settings.bot_deadline_s)
    services = Services(settings, storage, bots)
    limits = RateLimits(settings, time.monotonic)
    identities = Identities(storage, limits, time.monotonic)
    state = ServerState(settings, services, TableRegistry(services), limits, identities)
    inner = Starlette(
        routes=_build_routes(state),
        lifespan=lambda _: _run_lifespan(state),
        exception_handlers={
            HTTPException: _handle_http_error,
            ClientDisconnect: send_nothing,
            Exception: _handle_failure,
        },
    )
    # A path with one slash too many is refused in the documented form.
    inner.router.redirect_slashes = False
    return Middleware(inner, settings, {"/api/records": MAX_BYTES}, shutdown, limits.gate)


def _log_plugin(problem: PluginProblem) -> None:
    name, package, reason = problem.name, problem.package, problem.reason
    log_event("plugin-skipped", "warning", name=name, package=package, reason=reason)


@asynccontextmanager
async def _run_lifespan(state: ServerState) -> AsyncIterator[None]:
    services, tables = state.services, state.tables
    background = BackgroundTasks(services, tables)
    await services.bots.start()
    services.storage.listen(tables.on_remote_change, tables.on_missed_changes)
    await background.begin()
    running = asyncio.create_task(background.run())
    log_event("started")
    try:
        yield
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await tables.close()
        await services.bots.close()
        with suppress(StorageError):  # the other processes notice the missing heartbeat
            await services.storage.remove_process(services.process)
        await services.storage.close()
        log_event("stopped")


def _build_routes(state: ServerState) -> list[BaseRoute]:
    async def handle_socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, state)

    async def get_metrics(request: Request) -> Response:
        client = request.client.host if request.client else None
        if not metrics.can_read(state.settings, client, request.headers):
            return error_response(404, "not-found")
        return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)

    async def get_schema(request: Request) -> Response:
        try:
            read_query(request, NoQuery)
        except RequestRefused as refused:
            return response_of(refused.status, refused.error)
        return Response(openapi_json(), media_type="application/json")

    return [
        *api_routes(state),
        Route("/metrics", get_metrics, methods=["GET"]),
        Route("/api/openapi.json", get_schema, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", handle_socket),
        *page_routes(),
    ]


async def _handle_http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "not-found")
    response = error_response(error.status_code, code)
    response.headers.update(error.headers or {})
    return response


async def _handle_failure(_: Request, error: Exception) -> Response:
    log_failure("request-failed", error)
    response = error_response(500, "internal")
    response.headers["connection"] = "close"  # uvicorn sees the error too and closes it
    return response
