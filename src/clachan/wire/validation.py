"""What msgspec says of a shape that is wrong (R 1), as an error of ours."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from clachan.core import Message
from clachan.wire.errors import RecordError
from clachan.wire.messages import HEX, PLAIN

# Its sentence ends with the path: "... - at `$.log[3].seat`", or "... - at `key` in `$.options`".
_PLACE: Final = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$\.?([^`]*)`)?", re.DOTALL)
_ENTRY: Final = re.compile(r"log\[(\d+)\]\.?(.*)")

# Its sentences, and the messages that say the same; groups are arguments, numbers where they are.
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

# Where a regular expression would tell an author little.
_PLAINER: Final = {
    "record-control-characters": "holds control characters",
    "record-not-hex": "must be 64 hexadecimal digits, in small letters",
}

_LONGEST_NAME: Final = 40


def shape_error(sentence: str) -> RecordError:
    """
    >>> print(shape_error("Expected `int`, got `str` - at `$.log[3].seat`"))
    log entry 4, seat: Expected `int`, got `str` (R 1)
    """
    found = _PLACE.fullmatch(sentence)
    assert found is not None
    message = _message(found[1])
    problem = _PLAINER.get(message.key) or _printable(found[1])
    path = (found[2] or "").removesuffix("[...]")
    if message.key == "record-field-missing":
        path = f"{path}.{dict(message.args)['name']}".removeprefix(".")
    if entry := _ENTRY.fullmatch(path):
        return RecordError(entry[2] or "entry", "R 1", problem, message, int(entry[1]) + 1)
    return RecordError(path or "record", "R 1", problem, message)


def check_unique(data: bytes) -> None:
    """Of two fields with one name readers see one or the other; so a record of right shape has none.

    >>> check_unique(b'{"match": "glen", "match": "glen"}')
    Traceback (most recent call last):
    clachan.wire.errors.RecordError: match: Field is there twice (R 1)
    """
    # Numbers stay texts: how they are written is not the question here.
    value = json.loads(data, object_pairs_hook=tuple, parse_int=str, parse_float=str)
    for path in _twice(value, "$"):
        raise shape_error(f"Field is there twice - at `{path}`")


def _twice(value: object, path: str) -> Iterator[str]:
    """Objects are tuples of pairs here, and lists are lists."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _twice(item, f"{path}[{index}]")
    elif isinstance(value, tuple):
        seen = set()
        for name, item in value:
            # Only options have names of their own, and those might hold anything.
            place = path if path == "$.options" else f"{path}.{name}"
            if name in seen:
                yield place
            seen.add(name)
            yield from _twice(item, place)


def _message(sentence: str) -> Message:
    for key, pattern in _SENTENCES.items():
        if found := pattern.fullmatch(sentence):
            args = found.groupdict()
            return Message(key, tuple((name, _argument(text)) for name, text in args.items()))
    return Message("record-value")


def _argument(text: str) -> int | str:
    is_number = text.removeprefix("-").isdecimal()
    return int(text) if is_number else _printable(text[:_LONGEST_NAME])


def _printable(text: str) -> str:
    """The names of unknown fields are anybody's: nothing in them reaches a terminal as it is."""
    return text if text.isprintable() else ascii(text)[1:-1]
