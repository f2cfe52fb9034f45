"""Records to bytes and back."""

import codecs
import re
from typing import Final

import msgspec

from clachan.core import Entry, EntryKind, Message, Player, Record, Result, Shuffle
from clachan.wire.errors import RecordError
from clachan.wire.messages import EntryMessage, RecordMessage, ResultMessage, ShuffleMessage
from clachan.wire.validation import check_unique, shape_error

SCHEMA: Final = 1

# Far beyond the longest match; a file this large was never one of ours.
MAX_BYTES: Final = 4_000_000

# Enough to tell a text from a picture or an archive, by what no text has.
_LOOKED_AT: Final = 4096

# Of what a file says in place of its schema: no number that ever will be one is longer.
_TOLD: Final = 20
_CONTROLS: Final = re.compile(r"[\0-\x08\x0e-\x1f\x7f]")


def write_record(record: Record) -> bytes:
    """One JSON object, a line for each field and each log entry, so that people can read it."""
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
    """The record as it stands there; `open_record` tells whether the match could have been."""
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
        theirs = bytes(schema)[:_TOLD].decode(errors="replace")
        message = Message("record-schema", (("schema", SCHEMA), ("theirs", theirs)))
        raise RecordError("schema", "R 2", f"must be {SCHEMA}", message)


def _is_cut_off(data: bytes, error: Exception) -> bool:
    """Whether a record begins here that lacks its end."""
    return b'"schema"' in data[:_LOOKED_AT] and "truncated" in str(error)


def _check_encoding(data: bytes) -> None:
    """What an editor or a failed copy does to a file is told by its name."""
    if not data.strip():
        raise RecordError("record", "R 1", "empty", Message("record-empty"))
    if _is_utf_16(data[:_LOOKED_AT]):
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
    """By its mark, or, as records begin with ASCII, by every other byte that is empty."""
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
    """An entry that `entry_message` wrote."""
    return _entry(0, message)
