"""The socket of one browser, which can be cut and restored, or deliver later."""

import json
import math
from dataclasses import dataclass, field

from playwright.async_api import WebSocketRoute

from tests.support.web.visits import Visit


@dataclass
class Wire:
    is_cut: bool = False
    is_held: bool = False
    last_ply: float = math.inf
    sockets: list[WebSocketRoute] = field(default_factory=list)
    late: list[tuple[WebSocketRoute, str | bytes]] = field(default_factory=list)

    async def lead(self, visit: Visit) -> None:
        """All sockets of the visit go through here from now on."""
        await visit.page.context.route_web_socket("**/socket*", self._open)

    async def _open(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            await socket.close()
            return
        server = socket.connect_to_server()
        server.on_message(lambda text: self._deliver(socket, text))
        self.sockets.append(socket)

    def _deliver(self, socket: WebSocketRoute, text: str | bytes) -> None:
        if self.is_held:
            self.late.append((socket, text))
            return
        socket.send(text)
        message = json.loads(text)
        self.is_held = message["type"] == "view" and message["ply"] >= self.last_ply

    def hold_after(self, ply: int) -> None:
        """The browser gets that position; what the server sends after it has to wait."""
        self.last_ply = ply

    def release(self) -> None:
        self.is_held, self.last_ply = False, math.inf
        for socket, text in self.late:
            socket.send(text)
        self.late.clear()

    async def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            await socket.close()
        self.sockets.clear()

    def restore(self) -> None:
        self.is_cut = False
