"""Values as messages: JSON records, read and written (docs/record.md)."""

from clachan.wire.errors import RecordError
from clachan.wire.json import SCHEMA, read_record, write_record
from clachan.wire.records import AnyMatch, check_record, open_record, record_of

__all__ = [
    "SCHEMA",
    "AnyMatch",
    "RecordError",
    "check_record",
    "open_record",
    "read_record",
    "record_of",
    "write_record",
]
