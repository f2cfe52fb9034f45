"""Run the server until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from clachan.server.app import app
from clachan.server.garbage import leave_garbage
from clachan.server.links import url_of
from clachan.server.listening import listen
from clachan.server.logs import set_up
from clachan.server.settings import Settings
from clachan.server.shutdown import Shutdown
from clachan.server.socket.uvicorn_protocols import SocketConnection, http_connection
from clachan.server.storage import open_storage

_GRACEFUL_S = 5
_SWITCH_S = 0.0005
"""For so long a thread that describes a long log may keep the event loop waiting, each time."""
_PING_S = 20.0
_MOST_SOCKET_BYTES = 64 * 1024


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Blocks; ``ready`` is told the address once people can come."""
    with listen(settings) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        set_up(settings)
        runner.run(_serve(settings, listener, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick loop, where there is one: not on Windows."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    leave_garbage()
    sys.setswitchinterval(_SWITCH_S)
    storage = await open_storage(settings.source)
    host, port = listener.getsockname()[:2]
    shutdown = Shutdown()
    config = _config(settings, app(settings, storage, shutdown))
    await _Server(config, lambda: ready(url_of(host, port)), shutdown).serve([listener])


def _config(settings: Settings, served: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        served,
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
    """Calls ``ready`` when it has started, and begins ``shutdown`` when it is asked to end.

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
            # A server that ends when it is asked to has not failed: uvicorn must not raise the signal again.
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
