"""Logs without secrets, as events with named fields.

Table ids, keys and tokens give access to tables, so the log contains none of them. Our own code logs
only through `log_event` and `log_failure`. Errors are logged with their traceback but without values;
messages of libraries are redacted.
"""

import json
import logging
import re
import sys
import traceback
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from typing import Final, Literal, TextIO, TypeAlias

from clachan.core.printable import make_printable
from clachan.server.settings import Settings

Field: TypeAlias = str | int | float | bool | None
Level: TypeAlias = Literal["debug", "info", "warning", "error"]

_logger: Final = logging.getLogger("clachan")
_LEVELS: Final[dict[Level, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}

_REDACTED: Final = "…"
# A run of characters that occur in keys; only long names in code are not redacted.
_RUN: Final = re.compile(r"[\w-]{20,}")
_NAME: Final = re.compile(r"[a-z_-]+|([A-Z][a-z]{3,})+")
# Route templates, which contain {table}, do not match.
_PATH: Final = re.compile(r"(/t|/tables)/[^\s/?#{\"'][^\s\"']*")
_PASSWORD: Final = re.compile(r"(?<=://)[^\s/@]+@")


def configure_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Log to one stream: our events from the chosen level on, warnings of libraries only.

    Below warnings, libraries log secrets: uvicorn the addresses of tables, websockets every message.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("clachan").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log_event(event: str, level: Level = "info", **fields: Field) -> None:
    """Log an event. Its name is a constant; all variable data is in the fields."""
    number = _LEVELS[level]
    if _logger.isEnabledFor(number):
        _logger.log(number, event, extra={"fields": _clean(fields)})


def log_failure(event: str, error: BaseException, **fields: Field) -> None:
    """Log an error with its traceback, without values of variables."""
    _logger.error(event, exc_info=error, extra={"fields": _clean(fields)})


def redact(text: str) -> str:
    """Return the text without keys, addresses of tables and passwords.

    >>> redact("no table Zx81kfKq0aBcDeFgHiJkLm at postgresql://ann:secret@db/clachan")
    'no table … at postgresql://…@db/clachan'
    """
    text = _PASSWORD.sub(f"{_REDACTED}@", text)
    text = _PATH.sub(rf"\1/{_REDACTED}", text)
    return _RUN.sub(lambda run: run[0] if _NAME.fullmatch(run[0]) else _REDACTED, text)


def _clean(fields: dict[str, Field]) -> dict[str, Field]:
    return {
        name: redact(value) if isinstance(value, str) else value for name, value in fields.items()
    }


class _Lines(logging.Formatter, ABC):
    """One line for each record: time, level, event, fields; then the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Field] | None = getattr(record, "fields", None)
        if fields is not None:
            return self.line(record, record.getMessage(), fields)
        # A library has logged it, so the text may contain values.
        return self.line(record, redact(record.getMessage()), {"logger": record.name})

    @abstractmethod
    def line(self, record: logging.LogRecord, event: str, fields: dict[str, Field]) -> str: ...


class JsonLines(_Lines):
    """The format for programs."""

    def line(self, record: logging.LogRecord, event: str, fields: dict[str, Field]) -> str:
        head: dict[str, Field] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "event": event,
        }
        if trace := _trace(record):
            head["traceback"] = trace
        return json.dumps(head | {name: fields[name] for name in fields if name not in head})


class TextLines(_Lines):
    """The format for people."""

    def line(self, record: logging.LogRecord, event: str, fields: dict[str, Field]) -> str:
        pairs = "".join(f" {name}={_quote(value)}" for name, value in fields.items())
        lines = [f"{_time(record)} {record.levelname.lower():7} {event}{pairs}"]
        lines += _trace(record).splitlines()
        # Nothing in a line moves the cursor or looks like another line.
        return "\n".join(map(make_printable, lines))


def _quote(value: Field) -> str:
    """Return the value as text, in quotes if it would be ambiguous without them."""
    text = json.dumps(value)
    bare = text.strip('"')
    return bare if bare and re.fullmatch(r"[\w.:/{}-]+", bare) else text


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, tz=UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03}Z"


def _trace(record: logging.LogRecord) -> str:
    """Return the tracebacks of the error and its causes, the first cause first."""
    error = record.exc_info[1] if record.exc_info else None
    parts: list[str] = []
    while error is not None:
        frames = redact("".join(traceback.format_tb(error.__traceback__)))
        parts.insert(0, f"Traceback (most recent call last):\n{frames}{_error_text(error)}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(parts)


def _error_text(error: BaseException) -> str:
    """Return the type, and the text of system errors; other texts may contain names and cards."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return f"{kind}: {redact(str(error))}" if isinstance(error, OSError) else kind
