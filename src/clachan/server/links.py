"""Addresses to hand on. Keys stand behind the ``#``, which browsers tell no server and no log."""

from urllib.parse import urlsplit

from clachan.server.hosts import is_this_machine, origin_of
from clachan.server.settings import EVERYWHERE, Settings


def base_url(settings: Settings, scheme: str, host_header: str | None) -> str:
    """What links begin with: the public address, else the one the request was made to.

    >>> base_url(Settings(), "http", "192.0.2.7:8700")
    'http://192.0.2.7:8700'
    >>> base_url(Settings(), "http", "evil.example/?")
    'http://127.0.0.1:8700'
    """
    return settings.public_url or origin_of(scheme, host_header or "") or own_url(settings)


def own_url(settings: Settings, port: int | None = None) -> str:
    """Where this machine itself finds the server."""
    host = "127.0.0.1" if settings.host in (EVERYWHERE, "::") else settings.host
    return url_of(host, settings.port if port is None else port)


def url_of(host: str, port: int) -> str:
    """
    >>> url_of("::1", 8700), url_of("192.0.2.7", 80)
    ('http://[::1]:8700', 'http://192.0.2.7')
    """
    url = origin_of("http", f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    assert url is not None, "settings hold only hosts"
    return url


def is_https(settings: Settings, scheme: str, host_header: str | None) -> bool:
    """Whether the browser came by https, also through a proxy that does not tell."""
    if scheme in ("https", "wss"):
        return True
    public = settings.public_url or ""
    return public.startswith("https:") and origin_of("https", host_header or "") == public


def is_local_only(base: str) -> bool:
    """Whether a link with this beginning can be opened on this machine alone.

    >>> is_local_only("http://localhost:8700"), is_local_only("http://192.0.2.7:8700")
    (True, False)
    """
    return is_this_machine(urlsplit(base).hostname or "")


def table_link(base: str, table: str) -> str:
    """To look on."""
    return f"{base}/t/{table}"


def invite_link(base: str, table: str, key: str) -> str:
    """To sit down."""
    return f"{table_link(base, table)}#join={key}"


def carry_link(base: str, table: str, key: str) -> str:
    """To take one's own seats to another device."""
    return f"{table_link(base, table)}#carry={key}"
