"""The shapes of a record's JSON, exactly as docs/record.md gives them."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Text = Annotated[str, Meta(max_length=200)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Kind = Literal["undo", "redo", "resign", "time-out", "take-over", "take-back"]
Count = Annotated[int, Meta(ge=0)]


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
    rules: int
    players: int
    options: dict[str, str]
    seats: tuple[PlayerMessage, ...]
    seen_by: Literal["all", "spectators"] | Count
    log: tuple[EntryMessage, ...]
    result: ResultMessage | None
    shuffle: ShuffleMessage | None
