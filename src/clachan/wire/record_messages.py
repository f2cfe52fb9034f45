"""The shapes of a record's JSON, exactly as docs/record.md gives them."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MAX_ENTRIES: Final = 20_000
"""The greatest length of a log."""

# Characters that could move the cursor, break a line or change the direction of writing.
_CONTROL: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
PLAIN: Final = rf"^[^{_CONTROL}]*\Z"
HEX: Final = r"^[0-9a-f]{64}\Z"

LONGEST_RECORD_NAME: Final = 100
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD_NAME, pattern=PLAIN)]
Text = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
Hex32 = Annotated[str, Meta(pattern=HEX)]
Kind = Literal["undo", "redo", "resign", "time-out", "take-over", "take-back"]
Count = Annotated[int, Meta(ge=0)]
Players = Annotated[int, Meta(ge=0, le=20)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]


class PlayerMessage(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: Name
    bot: Name | None = None


class EntryMessage(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: Annotated[int, Meta(ge=-1, le=20)]
    action: Text | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    at: Count | None = None


class ResultMessage(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Name
    ranking: tuple[int, ...]
    totals: tuple[int, ...]


class ShuffleMessage(Struct, frozen=True, forbid_unknown_fields=True):
    commitment: Hex32
    salts: tuple[Text, ...]
    given: Count
    secret: Hex32 | None


class RecordMessage(Struct, frozen=True, forbid_unknown_fields=True):
    schema: int
    match: Name
    game: Name
    rules: Version
    players: Players
    options: dict[Text, Text]
    seats: tuple[PlayerMessage, ...]
    seen_by: Literal["all", "spectators"] | Players
    log: Annotated[tuple[EntryMessage, ...], Meta(max_length=MAX_ENTRIES)]
    result: ResultMessage | None
    shuffle: ShuffleMessage | None
