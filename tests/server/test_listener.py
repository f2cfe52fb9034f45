"""The socket: free, taken, or not ours."""

import errno
import socket
from typing import Self

import pytest

from clachan.server.serve import CannotListen, lan_address, listen
from clachan.server.settings import Settings


def test_it_takes_connections_at_once() -> None:
    with listen(Settings(port=0)) as listener:
        assert not listener.getblocking()
        with socket.create_connection(listener.getsockname(), timeout=5):
            pass


def test_a_port_that_is_taken() -> None:
    with listen(Settings(port=0)) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(CannotListen) as refused:
            listen(Settings(port=port))
    assert (refused.value.errno, refused.value.port) == (errno.EADDRINUSE, port)


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(CannotListen) as refused:
        listen(Settings(host="192.0.2.1", port=0))
    assert refused.value.errno == errno.EADDRNOTAVAIL


def test_a_name_that_nobody_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(CannotListen) as refused:
        listen(Settings(host="nobody.invalid"))
    assert refused.value.errno == socket.EAI_NONAME


class Probe:
    """A socket that would go out by the given address."""

    def __init__(self, address: str | None) -> None:
        self._address = address

    def __call__(self, *_: object) -> "Probe":
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, target: tuple[str, int]) -> None:
        assert target[0] == "192.0.2.1"
        if self._address is None:
            raise OSError(errno.ENETUNREACH, "Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self._address, 40000


@pytest.mark.parametrize(
    ("way", "address"),
    [("192.168.1.5", "192.168.1.5"), ("127.0.0.1", None), ("0.0.0.0", None), (None, None)],  # noqa: S104 no way at all
)
def test_the_address_in_the_local_network(
    way: str | None, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", Probe(way))
    assert lan_address() == address
