"""The socket that a server listens on."""

import os
import socket

from clachan.server.settings import Settings

_BACKLOG = 2048


class CannotListen(Exception):
    """The address is taken, not ours, or not allowed; the cause is an `OSError`."""

    def __init__(self, settings: Settings, cause: OSError) -> None:
        super().__init__(f"{settings.host}:{settings.port}: {cause}")
        self.host = settings.host
        self.port = settings.port
        self.errno = cause.errno


def listen(settings: Settings) -> socket.socket:
    """A socket that takes connections from now on; raises `CannotListen`.

    Bound here and handed to uvicorn, which would end the program by itself on an error.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return _bound(socket.socket(family, kind, protocol), address)
    except OSError as error:
        raise CannotListen(settings, error) from error


def _bound(listener: socket.socket, address: tuple[object, ...]) -> socket.socket:
    try:
        if os.name != "nt":
            # So that a restart need not wait; Windows would let two servers share the port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def lan_address() -> str | None:
    """Of this machine in its network, or ``None``.

    Connecting a UDP socket sends nothing: it only asks the system which way it would go. The
    address asked for belongs to documentation and to nobody.
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if address.startswith(("127.", "0.")) else address
