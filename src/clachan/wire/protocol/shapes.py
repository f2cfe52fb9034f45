"""Parts of the messages: names, numbers, keys, chairs and clocks."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from clachan.core.game import MAX_TEXT
from clachan.wire.record_messages import PLAIN

MAX_SEQ: Final = 1_000_000_000
LONGEST_NAME: Final = 40
"""In code points of the stored name: in NFC and without spaces around it."""

TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Key: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,43}\Z")]
PersonName: TypeAlias = Annotated[
    str,
    Meta(
        max_length=4 * LONGEST_NAME,  # NFC combines up to four code points into one
        pattern=PLAIN,
        description=f"At most {LONGEST_NAME} characters in NFC without the spaces around it, one of them visible.",
    ),
]
Salt: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_SEQ)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=19)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_TEXT, pattern=PLAIN)]
RegistryName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]


class OpenChair(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """Anyone with the invite link may take this seat."""


class BotChair(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    bot: RegistryName


class PersonChair(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="person"):
    """A person at the sender's own screen; the first one is usually the sender."""

    name: PersonName


class KeptChair(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="keep"):
    """The player who has that seat now, when seats are rearranged."""

    seat: SeatNumber


Chair: TypeAlias = OpenChair | BotChair | PersonChair
ArrangedChair: TypeAlias = Chair | KeptChair
Chairs: TypeAlias = Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=20)]
ArrangedChairs: TypeAlias = Annotated[tuple[ArrangedChair, ...], Meta(min_length=1, max_length=20)]


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """No time limit."""


class LiveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A time bank for the whole match, and an increment for each turn."""

    bank_s: Annotated[int, Meta(ge=10, le=86_400)]
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """A number of days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | LiveClock | DaysClock
Status: TypeAlias = Literal["lobby", "playing", "over"]
Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
"""How long bots pause before their moves; ``normal`` is the setting of the server."""
