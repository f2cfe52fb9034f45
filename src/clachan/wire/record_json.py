"""Records as JSON bytes: written and read."""

import codecs
import re
from typing import Final

import msgspec

from clachan.core import Entry, EntryKind, Message, Player, Record, Result, Shuffle
from clachan.wire.errors import RecordError
from clachan.wire.record_messages import EntryMessage, RecordMessage, ResultMessage, ShuffleMessage
from clachan.wire.validation import check_unique, shape_error

SCHEMA: Final = 1

# Far more than the longest match needs.
MAX_BYTES: Final = 4_000_000

# Enough bytes to distinguish a text from a picture or an archive.
_HEAD: Final = 4096

# Longest text that an error quotes from a wrong schema; no schema number will be longer.
_MAX_QUOTE: Final = 20
_CONTROLS: Final = re.compile(r"[\0-\x08\x0e-\x1f\x7f]")


def write_record(record: Record) -> bytes:
    """Return the record as one JSON object, with a readable line for each field and log entry."""
    try:
        fields = msgspec.structs.asdict(_message(record))
    except msgspec.ValidationError as error:
        raise shape_error(str(error)) from error
    lines = ",\n".join(f'  "{name}": {_json(name, value)}' for name, value in fields.items())
    return f"{{\n{lines}\n}}\n".encode()


def _json(name: str, value: object) -> str:
    if name != "log" or not isinstance(value, tuple):
        return msgspec.json.encode(value).decode()
    return (
        "[\n" + ",\n".join(f"    {msgspec.json.encode(item).decode()}" for item in value) + "\n  ]"
    )


def read_record(data: bytes) -> Record:
    """Decode a record without checking its match, which `open_record` does; raises `RecordError`."""
    if len(data) > MAX_BYTES:
        too_large = Message("record-too-large", (("bytes", MAX_BYTES),))
        raise RecordError("record", "R 1", f"larger than {MAX_BYTES} bytes", too_large)
    _check_encoding(data)
    try:
        _check_schema(msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("schema"))
        decoded = msgspec.json.decode(data, type=RecordMessage)
        check_unique(data)
        return _record(decoded)
    except msgspec.ValidationError as error:
        raise shape_error(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        key = "record-cut-off" if _is_cut_off(data, error) else "record-not-json"
        raise RecordError("record", "R 1", f"not JSON: {error}", Message(key)) from error


def _check_schema(schema: msgspec.Raw | None) -> None:
    if schema is None:
        raise RecordError("schema", "R 2", "there is none", Message("record-no-schema"))
    if bytes(schema) != b"%d" % SCHEMA:
        theirs = bytes(schema)[:_MAX_QUOTE].decode(errors="replace")
        message = Message("record-schema", (("schema", SCHEMA), ("theirs", theirs)))
        raise RecordError("schema", "R 2", f"must be {SCHEMA}", message)


def _is_cut_off(data: bytes, error: Exception) -> bool:
    """Whether the data is the beginning of a record without its end."""
    return b'"schema"' in data[:_HEAD] and "truncated" in str(error)


def _check_encoding(data: bytes) -> None:
    """Raise a specific error for typical damage by an editor or a failed copy."""
    if not data.strip():
        raise RecordError("record", "R 1", "empty", Message("record-empty"))
    if _is_utf_16(data[:_HEAD]):
        raise RecordError("record", "R 1", "in UTF-16, not UTF-8", Message("record-utf-16"))
    if b"\0" in data:
        raise RecordError("record", "R 1", "not text", Message("record-not-text"))
    if data.startswith(codecs.BOM_UTF8):
        raise RecordError("record", "R 1", "begins with a byte order mark", Message("record-bom"))
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("record", "R 1", "not UTF-8", Message("record-not-utf-8")) from error


def _is_utf_16(data: bytes) -> bool:
    """Detect UTF-16 by its mark, or by zero bytes, since records begin with ASCII characters."""
    if data.startswith(codecs.BOM_UTF16_LE) or data[1:2] == b"\0":
        text = data.decode("utf-16-le", "ignore")
    elif data.startswith(codecs.BOM_UTF16_BE) or data[:1] == b"\0":
        text = data.decode("utf-16-be", "ignore")
    else:
        return False
    return not _CONTROLS.search(text)


def _message(record: Record) -> RecordMessage:
    viewer: str | int = "spectators" if record.viewer is None else record.viewer
    return msgspec.convert(
        {
            "schema": SCHEMA,
            "match": record.match_id,
            "game": record.game,
            "rules": record.rules_version,
            "players": record.players,
            "options": dict(record.options),
            "seats": record.seats,
            "seen_by": "all" if record.complete else viewer,
            "log": tuple(entry_message(entry) for entry in record.log),
            "result": record.result,
            "shuffle": record.shuffle,
        },
        RecordMessage,
        from_attributes=True,
    )


def entry_message(entry: Entry) -> EntryMessage:
    if entry.kind is EntryKind.ACTION:
        return EntryMessage(entry.seat, action=entry.action, at=entry.at)
    return EntryMessage(entry.seat, kind=entry.kind.value, at=entry.at)


def _record(message: RecordMessage) -> Record:
    seen_by = message.seen_by
    return Record(
        match_id=message.match,
        game=message.game,
        rules_version=message.rules,
        players=message.players,
        options=tuple(sorted(message.options.items())),
        seats=tuple(Player(seat.name, seat.bot) for seat in message.seats),
        log=tuple(_entry(number, entry) for number, entry in enumerate(message.log, start=1)),
        complete=seen_by == "all",
        viewer=seen_by if isinstance(seen_by, int) else None,
        result=_result(message.result) if message.result else None,
        shuffle=_shuffle(message.shuffle) if message.shuffle else None,
    )


def _result(message: ResultMessage) -> Result:
    return Result(message.reason, message.ranking, message.totals)


def _shuffle(message: ShuffleMessage) -> Shuffle:
    return Shuffle(message.commitment, message.salts, message.given, message.secret)


def _entry(number: int, message: EntryMessage) -> Entry:
    if isinstance(message.action, str) == isinstance(message.kind, str):
        problem = "an entry has either an action or a kind"
        raise RecordError("action", "R 6", problem, Message("record-action-or-kind"), number)
    if isinstance(message.action, str):
        return Entry(message.seat, EntryKind.ACTION, message.action, message.at)
    return Entry(message.seat, EntryKind(message.kind), "", message.at)


def entry_of(message: EntryMessage) -> Entry:
    """Return the entry of a message that `entry_message` made."""
    return _entry(0, message)
