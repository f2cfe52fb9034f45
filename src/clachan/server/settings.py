"""How a server is run: one table, from which flags, variables, help and docs are made."""

import os
from collections.abc import Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from clachan.core import Message
from clachan.server import readings
from clachan.server.readings import BadValue, Reading, choice, seconds, whole

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 what --lan asks for
_MANY: Final = 1_000_000_000


class BadSetting(Exception):
    """A value that makes no sense; ``message`` names the flag or variable it came by."""

    def __init__(self, name: str, value: str, problem: Message) -> None:
        super().__init__(f"{name}: {problem.key}")
        self.message = Message(problem.key, (("name", name), ("value", value), *problem.args))


def _user_folder() -> Path:
    # Where it is looked up takes a while to load, and most commands do not ask.
    from platformdirs import user_data_path

    return user_data_path("clachan", appauthor=False)


def _spare_cores() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def _row(
    default: object, reading: Reading[Any], word: str | None = None, *, secret: bool = False
) -> Any:
    """A field of `Settings`; a function as default is asked when a server is set up."""
    metadata = {"reading": reading, "word": word}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata, repr=not secret)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What can be chosen; the sentences of ``--help`` and docs/hosting.md say what each means."""

    host: str = _row("127.0.0.1", readings.HOST)
    port: int = _row(8700, whole(0, 65535))
    lan: bool = _row(False, readings.SWITCH)
    public_url: str | None = _row(None, readings.PUBLIC_URL)
    allowed_host: tuple[str, ...] = _row((), readings.HOSTS)
    open_browser: bool = _row(False, readings.SWITCH, "open")

    data: Path = _row(_user_folder, readings.FOLDER)  # noqa: RUF009 it makes a field
    database: str | None = _row(None, readings.DATABASE, secret=True)
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

    behind_proxy: tuple[str, ...] = _row((), readings.NETWORKS)
    metrics_open: bool = _row(False, readings.SWITCH)
    log_format: str = _row("text", choice("text", "json"))
    log_level: str = _row("info", choice("debug", "info", "warning", "error"))
    log_addresses: bool = _row(False, readings.SWITCH)

    @property
    def source(self) -> str | Path:
        """Where the tables are kept: the database's URL, or a file."""
        return self.database or self.data / "clachan.sqlite3"


@dataclass(frozen=True, slots=True)
class Setting:
    """A row of the table."""

    field: str
    word: str
    reading: Reading[Any]
    default: object
    """``None`` where nothing is set, or where it depends on the machine."""

    @property
    def flag(self) -> str:
        return f"--{self.word}"

    @property
    def variable(self) -> str:
        return f"CLACHAN_{self.word.replace('-', '_').upper()}"

    @property
    def is_switch(self) -> bool:
        return self.reading is readings.SWITCH

    @property
    def is_list(self) -> bool:
        return self.reading.is_list

    def read(self, text: str, name: str) -> object:
        """The value; raises `BadSetting` in the name of the flag or the variable."""
        try:
            return self.reading.read(text)
        except BadValue as error:
            raise BadSetting(name, text, error.message) from error


def _settings() -> dict[str, Setting]:
    table = {}
    for row in fields(Settings):
        word = row.metadata["word"] or row.name.replace("_", "-")
        default = None if row.default is MISSING else row.default
        table[row.name] = Setting(row.name, word, row.metadata["reading"], default)
    return table


SETTINGS: Final[Mapping[str, Setting]] = _settings()
"""By field, in the order of the help."""


def read_settings(
    flags: Mapping[str, object], environ: Mapping[str, str], names: Collection[str] | None = None
) -> Settings:
    """From the command line by field (``None``: not given), else from variables, else defaults.

    A flag that may be repeated comes as a list.

    Only those of ``names`` are read: what a command has no use for cannot stop it.

    An empty variable counts as none, so that a file of them can leave one out.

    >>> read_settings({"port": "8000"}, {"CLACHAN_PORT": "9000", "CLACHAN_LAN": "yes"}).port
    8000
    """
    values: dict[str, Any] = {}
    for setting in map(SETTINGS.__getitem__, SETTINGS if names is None else names):
        given = flags.get(setting.field)
        if isinstance(given, bool):
            values[setting.field] = given
        elif given is not None:
            said = ",".join(given) if isinstance(given, list) else str(given)
            values[setting.field] = setting.read(said, setting.flag)
        elif text := environ.get(setting.variable):
            values[setting.field] = setting.read(text, setting.variable)
    if values.get("lan"):
        values.setdefault("host", EVERYWHERE)
    return Settings(**values)
