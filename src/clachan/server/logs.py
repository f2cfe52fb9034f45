"""Logs that can be handed on: what happened, in named fields, without anything secret.

Table ids, keys and tokens open doors, so none is written. Our own code logs through `say` and
`say_failure` alone. Of errors it is told where they came from; what libraries log is blotted.
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

_BLOT: Final = "…"
# A run of the signs that keys are made of; left alone is only what reads as a long name in code.
_RUN: Final = re.compile(r"[\w-]{20,}")
_NAME: Final = re.compile(r"[a-z_-]+|([A-Z][a-z]{3,})+")
# Not the templates of routes, which say {table}.
_PATH: Final = re.compile(r"(/t|/tables)/[^\s/?#{\"'][^\s\"']*")
_PASSWORD: Final = re.compile(r"(?<=://)[^\s/@]+@")


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Everything to one stream; ours from the level that was asked for, others' warnings only.

    What libraries tell below that is not ours to keep clean: uvicorn would log the addresses of
    tables, and websockets every message.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("clachan").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)


def say(event: str, level: Level = "info", **fields: Field) -> None:
    """Log an event; its name is a constant, all that varies is in the fields."""
    number = _LEVELS[level]
    if _logger.isEnabledFor(number):
        _logger.log(number, event, extra={"fields": _clean(fields)})


def say_failure(event: str, error: BaseException, **fields: Field) -> None:
    """Log an error with where it came from, and no values of variables."""
    _logger.error(event, exc_info=error, extra={"fields": _clean(fields)})


def blotted(text: str) -> str:
    """Without keys, addresses of tables and passwords.

    >>> blotted("no table Zx81kfKq0aBcDeFgHiJkLm at postgresql://ann:secret@db/clachan")
    'no table … at postgresql://…@db/clachan'
    """
    text = _PASSWORD.sub(f"{_BLOT}@", text)
    text = _PATH.sub(rf"\1/{_BLOT}", text)
    return _RUN.sub(lambda run: run[0] if _NAME.fullmatch(run[0]) else _BLOT, text)


def _clean(fields: dict[str, Field]) -> dict[str, Field]:
    return {
        name: blotted(value) if isinstance(value, str) else value for name, value in fields.items()
    }


class _Lines(logging.Formatter, ABC):
    """One line a record: time, level, event, fields; then the traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Field] | None = getattr(record, "fields", None)
        if fields is not None:
            return self.line(record, record.getMessage(), fields)
        # It was not said by `say`, so there may be values in the text.
        return self.line(record, blotted(record.getMessage()), {"logger": record.name})

    @abstractmethod
    def line(self, record: logging.LogRecord, event: str, fields: dict[str, Field]) -> str: ...


class JsonLines(_Lines):
    """For programs."""

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
    """For people."""

    def line(self, record: logging.LogRecord, event: str, fields: dict[str, Field]) -> str:
        shown = "".join(f" {name}={_shown(value)}" for name, value in fields.items())
        lines = [f"{_time(record)} {record.levelname.lower():7} {event}{shown}"]
        lines += _trace(record).splitlines()
        # Nothing in a line moves the cursor or looks like another line.
        return "\n".join(map(make_printable, lines))


def _shown(value: Field) -> str:
    """As it is where that cannot be mistaken, else in quotes."""
    text = json.dumps(value)
    bare = text.strip('"')
    return bare if bare and re.fullmatch(r"[\w.:/{}-]+", bare) else text


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, tz=UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03}Z"


def _trace(record: logging.LogRecord) -> str:
    """Where it happened, the cause first."""
    error = record.exc_info[1] if record.exc_info else None
    parts: list[str] = []
    while error is not None:
        frames = blotted("".join(traceback.format_tb(error.__traceback__)))
        parts.insert(0, f"Traceback (most recent call last):\n{frames}{_complaint(error)}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(parts)


def _complaint(error: BaseException) -> str:
    """What the system says; all others may speak of names and cards, so of them only the kind."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return f"{kind}: {blotted(str(error))}" if isinstance(error, OSError) else kind
