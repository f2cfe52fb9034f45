"""The socket of one browser, which can be cut and restored."""

from dataclasses import dataclass, field

from playwright.async_api import WebSocketRoute

from tests.web.visits import Visit


@dataclass
class Wire:
    is_cut: bool = False
    sockets: list[WebSocketRoute] = field(default_factory=list)

    async def lead(self, visit: Visit) -> None:
        """All sockets of the visit go through here from now on."""
        await visit.page.context.route_web_socket("**/socket*", self._open)

    async def _open(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            await socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    async def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            await socket.close()
        self.sockets.clear()

    def restore(self) -> None:
        self.is_cut = False
