"""Messages in JSON: records (docs/record.md) and the protocol of the server."""

from clachan.core import AnyMatch
from clachan.wire.errors import RecordError
from clachan.wire.record_json import MAX_BYTES, SCHEMA, read_record, write_record
from clachan.wire.records import check_record, open_record, record_of

__all__ = [
    "MAX_BYTES",
    "SCHEMA",
    "AnyMatch",
    "RecordError",
    "check_record",
    "open_record",
    "read_record",
    "record_of",
    "write_record",
]
