"""How the text of a setting is read, and what is said when it cannot be."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Generic, TypeVar
from urllib.parse import urlsplit

from clachan.core import Message
from clachan.server.hosts import is_host, origin_of

Value = TypeVar("Value")

_SWITCHES: Final = {
    "1": True, "true": True, "yes": True, "on": True,
    "0": False, "false": False, "no": False, "off": False,
}  # fmt: skip
# int() would also take 1_000 and digits of other scripts.
_WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
_DECIMAL: Final = re.compile(r"[0-9]{1,15}(\.[0-9]{1,6})?")


class BadValue(ValueError):
    """A text that cannot be read; ``message`` says what would do."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key, args)
        self.message = Message(key, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class Reading(Generic[Value]):
    """A kind of value: how it looks in the help, and how it is read."""

    shape: str
    read: Callable[[str], Value]
    """Raises `BadValue`."""
    is_list: bool = False
    """Whether the text may name several, separated by commas."""


def whole(least: int, most: int) -> Reading[int]:
    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
            raise BadValue("serve-bad-number", least=str(least), most=str(most))
        return int(text)

    return Reading("N", read)


def seconds(most: int) -> Reading[float]:
    """More than none, in parts too."""

    def read(text: str) -> float:
        if not _DECIMAL.fullmatch(text) or not 0 < float(text) <= most:
            raise BadValue("serve-bad-seconds", most=str(most))
        return float(text)

    return Reading("N", read)


def choice(*words: str) -> Reading[str]:
    def read(text: str) -> str:
        if text.casefold() not in words:
            raise BadValue("serve-bad-choice", choices=", ".join(words))
        return text.casefold()

    return Reading("|".join(words), read)


def _read_switch(text: str) -> bool:
    found = _SWITCHES.get(text.casefold())
    if found is None:
        raise BadValue("serve-bad-switch")
    return found


def _read_host(text: str) -> str:
    host = text.removeprefix("[").removesuffix("]")
    if not is_host(host):
        raise BadValue("serve-bad-host")
    return host


def _read_folder(text: str) -> Path:
    try:
        if not text or not text.isprintable():
            raise BadValue("serve-bad-folder")
        return Path(text).expanduser()
    except RuntimeError as error:  # there is no such user
        raise BadValue("serve-bad-folder") from error


def _read_public_url(text: str) -> str:
    """As an origin: a server that shares its host name with others has a name of its own."""
    try:
        parts = urlsplit(text)
        authority = parts.netloc.encode("idna").decode()
    except ValueError as error:  # UnicodeError is one
        raise BadValue("serve-bad-url") from error
    origin = origin_of(parts.scheme, authority)
    is_bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    if origin is None or not is_bare or parts.scheme not in ("http", "https"):
        raise BadValue("serve-bad-url")
    return origin


def _read_database(text: str) -> str:
    try:
        parts = urlsplit(text)
    except ValueError as error:
        raise BadValue("serve-bad-database") from error
    if parts.scheme not in ("postgresql", "postgres"):
        raise BadValue("serve-bad-database")
    return text


def _read_networks(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part.strip(), strict=False)) for part in text.split(","))
    except ValueError as error:
        raise BadValue("serve-bad-networks") from error


def _read_hosts(text: str) -> tuple[str, ...]:
    return tuple(_read_known_host(part.strip()) for part in text.split(","))


def _read_known_host(text: str) -> str:
    """As browsers send it."""
    try:
        host = text.encode("idna").decode().lower()
    except ValueError as error:  # UnicodeError is one
        raise BadValue("serve-bad-hosts") from error
    if not is_host(host):
        raise BadValue("serve-bad-hosts")
    return host


SWITCH: Final = Reading("yes|no", _read_switch)
HOST: Final = Reading("HOST", _read_host)
FOLDER: Final = Reading("DIR", _read_folder)
PUBLIC_URL: Final = Reading("URL", _read_public_url)
DATABASE: Final = Reading("URL", _read_database)
NETWORKS: Final = Reading("ADDRESSES", _read_networks, is_list=True)
HOSTS: Final = Reading("HOSTS", _read_hosts, is_list=True)
