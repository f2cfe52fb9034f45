"""Security checks and headers for all requests and answers."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clachan.server.hosts import host_in, is_local_name, origin_of
from clachan.server.http.body_limit import BodyLimit, has_body
from clachan.server.http.host_page import unknown_host_page, wants_page
from clachan.server.http.responses import error_response, response_of
from clachan.server.rate_limits import (
    RETRY_AFTER_S,
    ConcurrencyLimit,
    LoopTurns,
    TooManyRequests,
    address_key,
    refusal_delay_s,
)
from clachan.server.settings import Settings
from clachan.server.shutdown import CancelledRequests, Shutdown

_Pairs: TypeAlias = Sequence[tuple[str, str]]

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
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})


def protect(
    app: ASGIApp,
    settings: Settings,
    larger: Mapping[str, int] | None = None,
    shutdown: Shutdown | None = None,
) -> ASGIApp:
    """Wrap ``app`` with the checks of host and origin, the limits on bodies and the security headers.

    ``larger`` has the limits of paths that accept more than `MOST_BYTES`. When ``shutdown`` begins,
    the server stops waiting for bodies.
    """
    bodies = BodyLimit(CancelledRequests(app), larger or {}, shutdown=shutdown)
    checked = HostCheck(OriginCheck(bodies, settings), settings)
    return SecurityHeaders(ConcurrencyCheck(checked, settings), settings)


def security_headers(settings: Settings) -> _Pairs:
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


class SecurityHeaders:
    """Adds the headers to every answer; caches must not store answers of ``/api``."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        pairs = security_headers(settings)
        self._always = [(name.encode(), value.encode()) for name, value in pairs]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        is_private = scope["path"].startswith("/api")

        async def send_safely(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = [*message.get("headers", ()), *self._always]
                if is_private and not any(name == _CACHE[0] for name, _ in headers):
                    headers.append(_CACHE)
                message["headers"] = headers
            await send(message)

        await self._app(scope, receive, send_safely)


class ConcurrencyCheck:
    """Refuses requests and sockets if an address has too many in progress, and begins one at a time.

    The address is the client's, as a proxy forwards it. Direct connections are limited earlier
    (`clachan.server.socket.uvicorn_protocols`), where a refusal costs less.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._in_progress = ConcurrencyLimit(settings.max_connections_per_address)
        self._delayed = ConcurrencyLimit(settings.max_connections_per_address)
        self._turns = LoopTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] == "/healthz":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        address = address_key(client[0] if client else "")
        if not self._in_progress.enter(address):
            refused = TooManyRequests("connections", RETRY_AFTER_S)
            response = response_of(refused.status, refused.error)
            if has_body(Headers(scope=scope)):
                response.headers["connection"] = "close"  # the body is not read
            await self._delay_refusal(address)
            await _refuse(response, scope, receive, send)
            return
        try:
            await self._turns.wait(address)
            await self._app(scope, receive, send)
        finally:
            self._in_progress.leave(address)

    async def _delay_refusal(self, address: str) -> None:
        """Wait before a refusal, unless too many refusals of this address already wait."""
        if self._delayed.enter(address):
            try:
                await asyncio.sleep(refusal_delay_s())
            finally:
                self._delayed.leave(address)


class HostCheck:
    """Refuses requests with an unknown host name or without one.

    Another site can make its host name resolve to this machine (DNS rebinding); the browser then lets
    its pages read our answers. That does not work with an address or a local name.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        public = urlsplit(settings.public_url or "").hostname
        self._known_hosts = {settings.host.lower(), public, *settings.allowed_host}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = None if scope["type"] == "lifespan" else self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await _refuse(refusal, scope, receive, send)

    def _refusal(self, scope: Scope) -> Response | None:
        given = Headers(scope=scope).getlist("host")
        host = host_in(given[0]) if len(given) == 1 else None
        if host is None:
            return error_response(400, "bad-host", "host")
        if is_local_name(host) or host in self._known_hosts:
            return None
        flag = "--allowed-host"
        if wants_page(scope):
            return unknown_host_page(host, flag)
        return error_response(421, "unknown-host", "host", host=host, flag=flag)


class OriginCheck:
    """Refuses sockets and state-changing requests that a page of another site sends."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _needs_origin(scope) or self._is_own(Headers(scope=scope), scope["scheme"]):
            await self._app(scope, receive, send)
        else:
            await _refuse(error_response(403, "bad-origin", "origin"), scope, receive, send)

    def _is_own(self, headers: Headers, scheme: str) -> bool:
        return not is_cross_site(headers) and is_own_origin(headers, scheme, self._settings)


def is_cross_site(headers: Headers) -> bool:
    """Whether the browser reports that a page of another site made the request.

    Browsers send ``Sec-Fetch-Site`` also with requests that have no ``Origin``. The value ``same-site``
    can also come from a foreign page; `is_own_origin` decides that.

    >>> is_cross_site(Headers({"sec-fetch-site": "cross-site"})), is_cross_site(Headers({}))
    (True, False)
    """
    reports = headers.getlist("sec-fetch-site")
    return any(report.strip().lower() == "cross-site" for report in reports)


def is_own_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> bool:
    """Whether a request comes from one of our own pages, or from no page.

    >>> is_own_origin({"origin": "http://a.example", "host": "a.example"}, "ws", Settings())
    True
    >>> is_own_origin({"origin": "http://b.example", "host": "a.example"}, "ws", Settings())
    False
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    own = (settings.public_url, origin_of(scheme, headers.get("host", "")))
    return origin.lower() in own


def _needs_origin(scope: Scope) -> bool:
    # All players see each use of a hint, so a hint changes state although it is a GET.
    if scope["type"] == "http":
        return scope["method"] not in _SAFE or scope["path"].endswith("/hint")
    return bool(scope["type"] == "websocket")


async def _refuse(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a socket before it is accepted."""
    if scope["type"] == "websocket":
        await receive()  # "websocket.connect"
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
    await response(scope, receive, send)
