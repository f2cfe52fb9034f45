"""The middleware around the application: checks of each request, headers, log and metrics of each answer."""

import asyncio
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server import metrics
from clachan.server.concurrency import LoopTurns, PriorityGate
from clachan.server.hosts import host_in, is_local_name, origin_of
from clachan.server.http.body_limit import BodyLimit, Shutdown, has_body
from clachan.server.http.host_page import unknown_host_page, wants_page
from clachan.server.http.responses import error_response, response_of, restarting_response
from clachan.server.logs import log_event
from clachan.server.rate_limits import (
    RETRY_AFTER_S,
    ConcurrencyLimit,
    TooManyRequests,
    address_of,
    refusal_delay_s,
)
from clachan.server.settings import Settings

# A page may load our own files, but no inline script or style.
_POLICY: Final = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
_PERMISSIONS: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
_CACHE: Final = (b"cache-control", b"no-store")
_YEAR: Final = 365 * 24 * 60 * 60
_STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})
_HTTPS: Final = {"http": "https", "websocket": "wss"}
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# Every page and picture uses them, and monitors do every few seconds.
_READ_METHODS: Final = frozenset({"GET", "HEAD"})


class Middleware:
    """Checks each request before ``app`` answers it, then logs and counts the answer.

    A request is refused if its address has too many in progress, if it names an unknown host, if it
    would change state and comes from a page of another site, or if its body is too large or too slow
    (`BodyLimit`). Behind a proxy that does not forward the scheme, requests to the public address get
    the scheme of that address. Every answer gets the security headers. The log and the metrics name routes and not
    paths: paths contain ids, which are secret.

    ``larger`` has the limits of paths that accept bodies of more than `MOST_BYTES`. When ``shutdown``
    begins, the server stops waiting for bodies. Requests that an address sends at the same moment wait
    at the ``gate`` for commands in progress.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        larger: Mapping[str, int] | None = None,
        shutdown: Shutdown | None = None,
        gate: PriorityGate | None = None,
    ) -> None:
        self._app = BodyLimit(app, larger or {}, shutdown=shutdown)
        self._settings = settings
        self._headers = [(name.encode(), value.encode()) for name, value in _headers(settings)]
        public = urlsplit(settings.public_url or "").hostname
        self._known_hosts = {settings.host.lower(), public, *settings.allowed_host}
        self._in_progress = ConcurrencyLimit(settings.max_connections_per_address)
        self._delayed = ConcurrencyLimit(settings.max_connections_per_address)
        self._turns = LoopTurns(gate or PriorityGate())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status = 0  # stays 0 if the client left before the answer
        is_private = scope["path"].startswith("/api")  # caches must not store it

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] in _STARTS:
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self._headers]
                if is_private and all(name != _CACHE[0] for name, _ in message["headers"]):
                    message["headers"].append(_CACHE)
            elif message["type"] == "websocket.accept":
                status = 101
                metrics.sockets_open.inc()
            await send(message)

        begin = time.perf_counter()
        try:
            await self._answer(scope, receive, send_and_note)
        except asyncio.CancelledError:
            if scope["type"] == "http" and not status:  # the shutdown cancels requests
                await restarting_response()(scope, receive, send_and_note)
            raise
        except Exception:
            if scope["type"] == "http":
                status = status or 500
            raise
        finally:
            self._record(scope, status, time.perf_counter() - begin)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, unless the address has too many requests in progress; one begins at a time.

        The address is the client's, as a proxy forwards it. Direct connections are limited earlier
        (`clachan.server.socket.uvicorn_protocols`), where a refusal costs less.
        """
        if (refusal := self._check_host_and_origin(scope)) is not None:
            await _refuse(refusal, scope, receive, send)
            return
        if origin_of("https", Headers(scope=scope)["host"]) == self._settings.public_url:
            scope["scheme"] = _HTTPS[scope["type"]]
        if scope["path"] == "/healthz":  # monitors are not limited
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        with self._in_progress.hold(address) as has_room:
            if has_room:
                await self._turns.wait(address)
                await self._app(scope, receive, send)
            else:
                await self._refuse_for_now(address, scope, receive, send)

    async def _refuse_for_now(
        self, address: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Refuse after a delay, or without one if too many refusals of this address already wait."""
        refused = TooManyRequests("connections", RETRY_AFTER_S)
        response = response_of(refused.status, refused.error)
        if has_body(Headers(scope=scope)):
            response.headers["connection"] = "close"  # the body is not read
        with self._delayed.hold(address) as has_room:
            if has_room:
                await asyncio.sleep(refusal_delay_s())
        await _refuse(response, scope, receive, send)

    def _check_host_and_origin(self, scope: Scope) -> Response | None:
        """Return the refusal of a request with an unknown host, or from a page of another site.

        Another site can make its host name resolve to this machine (DNS rebinding); the browser then
        lets its pages read our answers. That does not work with an address or a local name.
        """
        headers = Headers(scope=scope)
        authorities = headers.getlist("host")
        host = host_in(authorities[0]) if len(authorities) == 1 else None
        if host is None:
            return error_response(400, "bad-host", "host")
        if not is_local_name(host) and host not in self._known_hosts:
            flag = "--allowed-host"
            if wants_page(scope):
                return unknown_host_page(host, flag)
            return error_response(421, "unknown-host", "host", host=host, flag=flag)

        # All players see each use of a hint, so a hint changes state although it is a GET.
        if (
            scope["type"] == "http"
            and scope["method"] in _SAFE_METHODS
            and not scope["path"].endswith("/hint")
        ):
            return None
        # Browsers send Sec-Fetch-Site also with requests that have no Origin. The value "same-site"
        # can also come from a foreign page, so there the origin decides. A program sends neither.
        sites = [site.strip().lower() for site in headers.getlist("sec-fetch-site")]
        origin = headers.get("origin")
        own = (self._settings.public_url, origin_of(scope["scheme"], authorities[0]))
        if "cross-site" in sites or (origin is not None and origin.lower() not in own):
            return error_response(403, "bad-origin", "origin")
        return None

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        """Write one line of the access log and count the request, or the end of a socket."""
        path: str | None = getattr(scope.get("route"), "path", None)
        route = "none" if path is None else path or "/"  # a template; a path contains ids
        method = scope.get("method", "GET")
        if scope["type"] == "http":
            metrics.record_request(route, method, status, seconds)
        elif status == 101:
            metrics.sockets_open.dec()
        is_routine = scope["type"] == "http" and method in _READ_METHODS and status < 500
        client = scope.get("client")
        log_event(
            "request" if scope["type"] == "http" else "socket",
            "debug" if is_routine else "info",
            method=method,
            route=route,
            status=status if scope["type"] == "http" else status or 403,
            ms=round(seconds * 1000, 1),
            **({"address": client[0]} if self._settings.log_addresses and client else {}),
        )


def _headers(settings: Settings) -> list[tuple[str, str]]:
    """Return the security headers."""
    headers = [
        ("content-security-policy", "; ".join(_POLICY)),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", ", ".join(f"{name}=()" for name in _PERMISSIONS)),
    ]
    if (settings.public_url or "").startswith("https:"):
        headers.append(("strict-transport-security", f"max-age={_YEAR}"))
    return headers


async def _refuse(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a socket before it is accepted."""
    if scope["type"] == "websocket":
        await receive()  # "websocket.connect"
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
    await response(scope, receive, send)
