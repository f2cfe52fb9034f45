"""Run the server until it receives a signal to stop."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from clachan.server.app import create_app
from clachan.server.garbage_collection import disable_automatic_collection
from clachan.server.http.body_limit import Shutdown
from clachan.server.links import url_of
from clachan.server.logs import configure_logging
from clachan.server.settings import Settings
from clachan.server.socket.uvicorn_protocols import SocketConnection, http_connection
from clachan.server.storage import open_storage

_GRACEFUL_S = 5
_THREAD_SWITCH_INTERVAL_S = 0.00005
"""Longest time that a busy thread keeps the event loop waiting each time."""
_PING_S = 20.0
_MOST_SOCKET_BYTES = 64 * 1024


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Block until the server stops; call ``ready`` with the address when it accepts connections."""
    with listen(settings) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        configure_logging(settings)
        runner.run(_serve(settings, listener, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the faster event loop, which does not exist on Windows."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    disable_automatic_collection()
    sys.setswitchinterval(_THREAD_SWITCH_INTERVAL_S)
    storage = await open_storage(settings.source)
    host, port = listener.getsockname()[:2]
    shutdown = Shutdown()
    config = _config(settings, create_app(settings, storage, shutdown))
    await _Server(config, lambda: ready(url_of(host, port)), shutdown).serve([listener])


def _config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=SocketConnection,
        ws_max_size=_MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        http=http_connection(settings),
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=list(settings.behind_proxy),
        timeout_graceful_shutdown=_GRACEFUL_S,
    )


class _Server(uvicorn.Server):
    """Calls ``ready`` when it has started, and begins ``shutdown`` when it is asked to stop.

    An interrupt that was ignored when the process started stays ignored, as for a background job (``nohup``).
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], shutdown: Shutdown
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._shutdown = shutdown
        self._ignores_interrupts = signal.getsignal(signal.SIGINT) == signal.SIG_IGN

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT and self._ignores_interrupts:
            return
        if sig == signal.SIGTERM:
            # A requested stop is no failure: uvicorn must not raise the signal again.
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._shutdown.begin()
        await super().shutdown(sockets)


_BACKLOG = 2048


class CannotListen(Exception):
    """The address is in use, not one of this machine, or not allowed; the cause is an `OSError`."""

    def __init__(self, settings: Settings, cause: OSError) -> None:
        super().__init__(f"{settings.host}:{settings.port}: {cause}")
        self.host = settings.host
        self.port = settings.port
        self.errno = cause.errno


def listen(settings: Settings) -> socket.socket:
    """Return a socket that accepts connections; raises `CannotListen`.

    It is bound here because uvicorn would end the program on an error.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return _bind(socket.socket(family, kind, protocol), address)
    except OSError as error:
        raise CannotListen(settings, error) from error


def _bind(listener: socket.socket, address: tuple[object, ...]) -> socket.socket:
    try:
        if os.name != "nt":
            # A restart need not wait with this option. On Windows it would let two servers share the port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def lan_address() -> str | None:
    """Return the address of this machine in its network, or ``None``.

    Connecting a UDP socket sends nothing: it only makes the system choose a route. The target address
    is reserved for documentation.
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if address.startswith(("127.", "0.")) else address
