"""Validation errors of msgspec as `RecordError` (R 1)."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from clachan.core import Message
from clachan.core.printable import escape_unprintable
from clachan.wire.errors import RecordError
from clachan.wire.record_messages import HEX, PLAIN

# A sentence of msgspec ends with the path: "... - at `$.log[3].seat`" or "... - at `key` in `$.options`".
_PLACE: Final = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$\.?([^`]*)`)?", re.DOTALL)
_ENTRY: Final = re.compile(r"log\[(\d+)\]\.?(.*)")

# Sentences of msgspec by the message with the same meaning; the groups are its arguments.
_SENTENCES: Final[Mapping[str, re.Pattern[str]]] = {
    "record-field-missing": re.compile(r"Object missing required field `(?P<name>.*)`", re.DOTALL),
    "record-field-unknown": re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL),
    "record-field-twice": re.compile(r"Field is there twice"),
    "record-type": re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`"),
    "record-text-short": re.compile(r"Expected `str` of length >= (?P<least>\d+)"),
    "record-text-long": re.compile(r"Expected `str` of length <= (?P<most>\d+)"),
    "record-list-long": re.compile(r"Expected `array` of length <= (?P<most>\d+)"),
    "record-number-small": re.compile(r"Expected `int` >= (?P<least>-?\d+)"),
    "record-number-large": re.compile(r"Expected `int` <= (?P<most>-?\d+)"),
    "record-control-characters": re.compile(re.escape(f"Expected `str` matching regex {PLAIN!r}")),
    "record-not-hex": re.compile(re.escape(f"Expected `str` matching regex {HEX!r}")),
}

# Texts that replace sentences with a regular expression.
_PLAINER: Final = {
    "record-control-characters": "holds control characters",
    "record-not-hex": "must be 64 hexadecimal digits, in small letters",
}

_LONGEST_NAME: Final = 40


def shape_error(sentence: str) -> RecordError:
    """Return the error for a sentence of msgspec.

    >>> print(shape_error("Expected `int`, got `str` - at `$.log[3].seat`"))
    log entry 4, seat: Expected `int`, got `str` (R 1)
    """
    found = _PLACE.fullmatch(sentence)
    assert found is not None
    message = _message(found[1])
    problem = _PLAINER.get(message.key) or escape_unprintable(found[1])
    path = (found[2] or "").removesuffix("[...]")
    if message.key == "record-field-missing":
        path = f"{path}.{dict(message.args)['name']}".removeprefix(".")
    if entry := _ENTRY.fullmatch(path):
        return RecordError(entry[2] or "entry", "R 1", problem, message, int(entry[1]) + 1)
    return RecordError(path or "record", "R 1", problem, message)


def check_unique(data: bytes) -> None:
    """Raise `RecordError` if a field occurs twice: readers would disagree on its value.

    >>> check_unique(b'{"match": "glen", "match": "glen"}')
    Traceback (most recent call last):
    clachan.wire.errors.RecordError: match: Field is there twice (R 1)
    """
    # Numbers stay texts: only the names of fields matter here.
    value = json.loads(data, object_pairs_hook=tuple, parse_int=str, parse_float=str)
    for path in _duplicates(value, "$"):
        raise shape_error(f"Field is there twice - at `{path}`")


def _duplicates(value: object, path: str) -> Iterator[str]:
    """Yield the paths of duplicate fields; objects are tuples of pairs here, arrays are lists."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _duplicates(item, f"{path}[{index}]")
    elif isinstance(value, tuple):
        seen = set()
        for name, item in value:
            # Names of options are free texts and do not belong in a path.
            place = path if path == "$.options" else f"{path}.{name}"
            if name in seen:
                yield place
            seen.add(name)
            yield from _duplicates(item, place)


def _message(sentence: str) -> Message:
    for key, pattern in _SENTENCES.items():
        if found := pattern.fullmatch(sentence):
            args = found.groupdict()
            return Message(key, tuple((name, _argument(text)) for name, text in args.items()))
    return Message("record-value")


def _argument(text: str) -> int | str:
    # Anyone can choose the names of unknown fields, which must not control a terminal.
    is_number = text.removeprefix("-").isdecimal()
    return int(text) if is_number else escape_unprintable(text[:_LONGEST_NAME])
