"""Host names and addresses, in settings and in the ``Host`` header of a request."""

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

_NAME: Final = re.compile(
    r"(?=.{1,253}\Z)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*"
)
_AUTHORITY: Final = re.compile(r"(?P<host>[^:\[\]]+|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?")
_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}
_MAX_CACHED: Final = 256
"""Requests name few hosts, and each of them often."""
# No public name ends like these, so no page on the internet can use one of them.
_LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home.arpa")
# Origins use the web scheme also for sockets.
_WEB_SCHEMES: Final = {"ws": "http", "wss": "https"}


def is_host(text: str) -> bool:
    """Whether the text is a host name or an address, without port or brackets.

    >>> is_host("table.example"), is_host("::1"), is_host("a b"), is_host("x/y")
    (True, True, False, False)
    """
    return _address(text) is not None or _NAME.fullmatch(text.lower()) is not None


@lru_cache(maxsize=_MAX_CACHED)
def is_local_name(host: str) -> bool:
    """Whether a host in lower case is an IP address or a name that only a local network resolves.

    >>> [is_local_name(host) for host in ("::1", "localhost", "laptop", "nas.lan", "a.example")]
    [True, True, True, True, False]
    """
    return "." not in host or host.endswith(_LOCAL_SUFFIXES) or _address(host) is not None


@lru_cache(maxsize=_MAX_CACHED)
def host_in(authority: str) -> str | None:
    """Return the host of an authority in lower case, without port and brackets; ``None`` if invalid.

    >>> host_in("Table.Example:8700"), host_in("[::1]:8700"), host_in("a b"), host_in("a:99999")
    ('table.example', '::1', None, None)
    """
    found = _AUTHORITY.fullmatch(authority.lower())
    if found is None or int(found["port"] or 0) >= 2**16:
        return None
    host = found["host"].strip("[]")
    return host if is_host(host) else None


@lru_cache(maxsize=_MAX_CACHED)
def origin_of(scheme: str, authority: str) -> str | None:
    """Return the origin as browsers write it; ``None`` if the authority is invalid.

    >>> origin_of("ws", "Table.Example:8700"), origin_of("https", "table.example:443")
    ('http://table.example:8700', 'https://table.example')
    >>> origin_of("http", "[::1]:80"), origin_of("http", "evil.example/@table.example")
    ('http://[::1]', None)
    """
    found = _AUTHORITY.fullmatch(authority.lower())
    if found is None or host_in(authority) is None:
        return None
    web, port = _WEB_SCHEMES.get(scheme, scheme), found["port"]
    if port is None or port == _DEFAULT_PORTS.get(web):
        return f"{web}://{found['host']}"
    return f"{web}://{found['host']}:{port}"


def is_this_machine(host: str) -> bool:
    """Whether the host is a name or address of this machine that no other machine can reach.

    >>> [
    ...     is_this_machine(host)
    ...     for host in ("localhost", "127.0.0.2", "::1", "192.0.2.7", "0.0.0.0")
    ... ]
    [True, True, True, False, True]
    """
    address = _address(host)
    if address is None:
        return host == "localhost" or host.endswith(".localhost")
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or address.is_unspecified


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
