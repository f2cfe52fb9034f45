"""Settings of the server: one table defines the flags, environment variables, help and docs."""

import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Generic, TypeVar
from urllib.parse import urlsplit

from clachan.core import Message
from clachan.core.errors import ClachanError
from clachan.server.hosts import is_host, origin_of

Value = TypeVar("Value")

_SWITCHES: Final = {
    "1": True, "true": True, "yes": True, "on": True,
    "0": False, "false": False, "no": False, "off": False,
}  # fmt: skip
# int() would also accept 1_000 and digits of other scripts.
_WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
_DECIMAL: Final = re.compile(r"[0-9]{1,15}(\.[0-9]{1,6})?")


class BadValue(ClachanError, ValueError):
    """A text that is no valid value; ``message`` describes valid ones."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key, Message(key, tuple(args.items())))


@dataclass(frozen=True, slots=True)
class ValueType(Generic[Value]):
    """The type of a setting: its placeholder in the help and its parser."""

    shape: str
    read: Callable[[str], Value]
    """Raises `BadValue`."""
    is_list: bool = False
    """Whether the text may contain several values, separated by commas."""


def whole(least: int, most: int) -> ValueType[int]:
    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
            raise BadValue("serve-bad-number", least=str(least), most=str(most))
        return int(text)

    return ValueType("N", read)


def seconds(most: int) -> ValueType[float]:
    """A positive decimal number."""

    def read(text: str) -> float:
        if not _DECIMAL.fullmatch(text) or not 0 < float(text) <= most:
            raise BadValue("serve-bad-seconds", most=str(most))
        return float(text)

    return ValueType("N", read)


def choice(*words: str) -> ValueType[str]:
    def read(text: str) -> str:
        if text.casefold() not in words:
            raise BadValue("serve-bad-choice", choices=", ".join(words))
        return text.casefold()

    return ValueType("|".join(words), read)


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
    except RuntimeError as error:  # ~user: this user does not exist
        raise BadValue("serve-bad-folder") from error


def _read_public_url(text: str) -> str:
    """Return the URL as an origin. A path is refused: the server must have a host name of its own."""
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
    """Return the host as browsers send it."""
    try:
        host = text.encode("idna").decode().lower()
    except ValueError as error:  # UnicodeError is one
        raise BadValue("serve-bad-hosts") from error
    if not is_host(host):
        raise BadValue("serve-bad-hosts")
    return host


SWITCH: Final = ValueType("yes|no", _read_switch)
HOST: Final = ValueType("HOST", _read_host)
FOLDER: Final = ValueType("DIR", _read_folder)
PUBLIC_URL: Final = ValueType("URL", _read_public_url)
DATABASE: Final = ValueType("URL", _read_database)
NETWORKS: Final = ValueType("ADDRESSES", _read_networks, is_list=True)
HOSTS: Final = ValueType("HOSTS", _read_hosts, is_list=True)


EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 what --lan asks for
_MANY: Final = 1_000_000_000


class BadSetting(ClachanError, ValueError):
    """A setting has an invalid value; ``message`` names its flag or variable."""

    def __init__(self, name: str, value: str, problem: Message) -> None:
        message = Message(problem.key, (("name", name), ("value", value), *problem.args))
        super().__init__(f"{name}: {problem.key}", message)


def _user_folder() -> Path:
    # Imported here because it loads slowly, and most commands do not need it.
    from platformdirs import user_data_path

    return user_data_path("clachan", appauthor=False)


def _spare_cores() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def _row(
    default: object, value_type: ValueType[Any], word: str | None = None, *, secret: bool = False
) -> Any:
    """Return a field of `Settings`; a function as default is called for each instance."""
    metadata = {"value_type": value_type, "word": word}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata, repr=not secret)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings; ``--help`` and docs/hosting.md describe each of them."""

    host: str = _row("127.0.0.1", HOST)
    port: int = _row(8700, whole(0, 65535))
    lan: bool = _row(False, SWITCH)
    public_url: str | None = _row(None, PUBLIC_URL)
    allowed_host: tuple[str, ...] = _row((), HOSTS)
    open_browser: bool = _row(False, SWITCH, "open")

    data: Path = _row(_user_folder, FOLDER)  # noqa: RUF009 it makes a field
    database: str | None = _row(None, DATABASE, secret=True)
    archive_days: int = _row(90, whole(1, 36_500))

    bot_workers: int = _row(_spare_cores, whole(1, 1024))
    bot_pace_ms: int = _row(700, whole(0, 60_000))
    bot_deadline_s: float = _row(10.0, seconds(3600))

    away_live_minutes: int = _row(10, whole(1, 10_000))
    away_days: int = _row(3, whole(1, 365))
    connection_grace_s: int = _row(60, whole(0, 86_400))

    address_rate: int = _row(50, whole(1, _MANY))
    address_burst: int = _row(200, whole(1, _MANY))
    table_rate: int = _row(50, whole(1, _MANY))
    table_burst: int = _row(200, whole(1, _MANY))
    visitor_work_ms: int = _row(100, whole(1, _MANY))
    address_work_ms: int = _row(250, whole(1, _MANY))
    tables_per_hour: int = _row(60, whole(1, _MANY))
    max_connections_per_address: int = _row(256, whole(1, _MANY))
    max_sockets_per_address: int = _row(100, whole(1, _MANY))
    max_viewers: int = _row(200, whole(1, _MANY))

    behind_proxy: tuple[str, ...] = _row((), NETWORKS)
    metrics_open: bool = _row(False, SWITCH)
    log_format: str = _row("text", choice("text", "json"))
    log_level: str = _row("info", choice("debug", "info", "warning", "error"))
    log_addresses: bool = _row(False, SWITCH)

    @property
    def source(self) -> str | Path:
        """The storage of the tables: the URL of a database, or a file."""
        return self.database or self.data / "clachan.sqlite3"


@dataclass(frozen=True, slots=True)
class Setting:
    """The definition of one setting."""

    field: str
    word: str
    value_type: ValueType[Any]
    default: object
    """``None`` if there is none, or if it depends on the machine."""

    @property
    def flag(self) -> str:
        return f"--{self.word}"

    @property
    def variable(self) -> str:
        return f"CLACHAN_{self.word.replace('-', '_').upper()}"

    @property
    def is_switch(self) -> bool:
        return self.value_type is SWITCH

    @property
    def is_list(self) -> bool:
        return self.value_type.is_list

    def read(self, text: str, name: str) -> object:
        """Return the value; raises `BadSetting` with ``name``, the flag or variable."""
        try:
            return self.value_type.read(text)
        except BadValue as error:
            raise BadSetting(name, text, error.message) from error


def _settings() -> dict[str, Setting]:
    table = {}
    for row in fields(Settings):
        word = row.metadata["word"] or row.name.replace("_", "-")
        default = None if row.default is MISSING else row.default
        table[row.name] = Setting(row.name, word, row.metadata["value_type"], default)
    return table


SETTINGS: Final[Mapping[str, Setting]] = _settings()
"""By field name, in the order of the help."""


def read_settings(
    flags: Mapping[str, object], environ: Mapping[str, str], names: Collection[str] | None = None
) -> Settings:
    """Read settings from flags by field (``None``: not given), else from variables, else use defaults.

    A flag that may be repeated has a list as its value. Only the settings in ``names`` are read, so an
    invalid value that a command does not use cannot stop it. An empty variable counts as not set.
    Raises `BadSetting`.

    >>> read_settings({"port": "8000"}, {"CLACHAN_PORT": "9000", "CLACHAN_LAN": "yes"}).port
    8000
    """
    values: dict[str, Any] = {}
    for setting in map(SETTINGS.__getitem__, SETTINGS if names is None else names):
        given = flags.get(setting.field)
        if isinstance(given, bool):
            values[setting.field] = given
        elif given is not None:
            argument = ",".join(given) if isinstance(given, list) else str(given)
            values[setting.field] = setting.read(argument, setting.flag)
        elif text := environ.get(setting.variable):
            values[setting.field] = setting.read(text, setting.variable)
    if values.get("lan"):
        values.setdefault("host", EVERYWHERE)
    return Settings(**values)
