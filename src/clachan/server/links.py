"""Links to share. Keys are in the fragment (``#``), which browsers send to no server."""

from urllib.parse import urlsplit

from clachan.server.hosts import is_this_machine, origin_of
from clachan.server.settings import EVERYWHERE, Settings


def base_url(settings: Settings, scheme: str, host_header: str | None) -> str:
    """Return the start of links: the public address, else the address of the request.

    >>> base_url(Settings(), "http", "192.0.2.7:8700")
    'http://192.0.2.7:8700'
    >>> base_url(Settings(), "http", "evil.example/?")
    'http://127.0.0.1:8700'
    """
    return settings.public_url or origin_of(scheme, host_header or "") or own_url(settings)


def own_url(settings: Settings, port: int | None = None) -> str:
    """Return the address of the server on this machine."""
    host = "127.0.0.1" if settings.host in (EVERYWHERE, "::") else settings.host
    return url_of(host, settings.port if port is None else port)


def url_of(host: str, port: int) -> str:
    """Return the URL of a host and port.

    >>> url_of("::1", 8700), url_of("192.0.2.7", 80)
    ('http://[::1]:8700', 'http://192.0.2.7')
    """
    url = origin_of("http", f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    assert url is not None, "settings hold only hosts"
    return url


def is_local_only(base: str) -> bool:
    """Whether a link with this start can be opened only on this machine.

    >>> is_local_only("http://localhost:8700"), is_local_only("http://192.0.2.7:8700")
    (True, False)
    """
    return is_this_machine(urlsplit(base).hostname or "")


def table_link(base: str, table: str) -> str:
    """Return the link for spectators."""
    return f"{base}/t/{table}"


def invite_link(base: str, table: str, key: str) -> str:
    """Return the link that lets its reader take a seat."""
    return f"{table_link(base, table)}#join={key}"


def device_link(base: str, table: str, key: str) -> str:
    """Return the link that moves the seats of its owner to another device."""
    return f"{table_link(base, table)}#carry={key}"
