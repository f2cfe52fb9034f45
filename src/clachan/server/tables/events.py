"""The stored events of a table. Events are only added; the state of a table follows from them.

Events hold secrets: the secret of the shuffle, keys, and which browser holds a seat. They never leave
the server: clients get views, which `clachan.server.tables.views` builds.

The tags and fields are a storage format. Class names may differ from the tags.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from clachan.core import Shuffle
from clachan.wire.protocol.answers import Origin
from clachan.wire.protocol.shapes import Clock, Pace
from clachan.wire.record_messages import EntryMessage, Kind, ShuffleMessage


class Chair(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat: browsers that may play it, or a bot. An open chair has neither."""

    name: str = ""
    holders: tuple[str, ...] = ()
    """Hashes of the visitors' tokens; more than one after a device link was used."""
    bot: str | None = None
    salt: str = ""
    joined: str = ""
    """The digest of the join request that took this seat."""

    @property
    def is_open(self) -> bool:
        return not self.name and self.bot is None


class _Event(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    at: int
    """Milliseconds since 1970."""


class Created(_Event, frozen=True, tag="created"):
    host: str
    game: str
    match: str
    secret: bytes
    join_key: str
    chairs: tuple[Chair, ...]
    clock: Clock
    shuffle_seats: bool
    grace_ms: int
    options: dict[str, str] = {}
    given: tuple[EntryMessage, ...] = ()
    """The log that a forked or imported match begins with."""
    origin: Origin | None = None
    sealed: ShuffleMessage | None = None
    """The original shuffle of an imported match that is over; it replaces ours."""
    digest: str = ""
    """The digest of the request that created the table, if it had a nonce."""
    hints: bool | None = True
    """As chosen; ``None`` if the clock and the players decide. Tables of older versions have hints."""

    @property
    def original_shuffle(self) -> Shuffle | None:
        """The shuffle that a finished match had before its import."""
        shuffle = self.sealed
        if shuffle is None:
            return None
        return Shuffle(shuffle.commitment, shuffle.salts, shuffle.given, shuffle.secret)


class _RequestedEvent(_Event, frozen=True, kw_only=True):
    digest: str = ""
    """The digest of the request that caused the event; empty in events of older versions."""


class VisitorEvent(_RequestedEvent, frozen=True):
    """An event that a visitor caused. The nonce identifies a repeated command, the digest compares it."""

    by: str = ""
    nonce: str = ""


class Arranged(VisitorEvent, frozen=True, tag="arranged"):
    chairs: tuple[Chair, ...] = ()
    clock: Clock | None = None
    shuffle_seats: bool = True
    hints: bool | None = None
    """``None`` keeps the previous choice."""


class SeatTaken(VisitorEvent, frozen=True, tag="sat"):
    seat: int = 0
    name: str = ""
    salt: str = ""


class SaltAdded(VisitorEvent, frozen=True, tag="salted"):
    seat: int = 0
    salt: str = ""


class SeatLeft(VisitorEvent, frozen=True, tag="left"):
    seat: int = 0
    host: str = ""
    """The host after this event."""


class DeviceLinkCreated(VisitorEvent, frozen=True, tag="carry-offered"):
    """A visitor created a device link to their seats; only the hash of its key is stored."""

    key_hash: str = ""


class DeviceLinkUsed(VisitorEvent, frozen=True, tag="carried"):
    """A device link was opened: ``by`` now holds the same seats as ``holder``."""

    holder: str = ""


class Started(VisitorEvent, frozen=True, tag="started"):
    order: tuple[int, ...] = ()
    """For each new seat, the number of its former chair."""


class EntryAdded(VisitorEvent, frozen=True, tag="happened"):
    """An entry of the match's log: an action, or one of the other kinds in `clachan.core.log`."""

    seat: int = 0
    action: str = ""
    kind: Kind | None = None


class UndoRequested(VisitorEvent, frozen=True, tag="undo-asked"):
    seat: int = 0
    open_ms: int = 0
    """How long the request is open; 0 means no limit, as in events of older versions."""


class UndoAnswered(VisitorEvent, frozen=True, tag="undo-answered"):
    seat: int = 0
    agree: bool = False


class UndoExpired(_Event, frozen=True, tag="undo-expired"):
    """The time limit of an undo request has passed; the request counts as refused."""


class Voted(VisitorEvent, frozen=True, tag="voted"):
    seat: int = 0
    target: int = 0


class HintUsed(VisitorEvent, frozen=True, tag="hint-used"):
    """A seat got its first hint about a position."""

    seat: int = 0


class PaceSet(VisitorEvent, frozen=True, tag="pace-set"):
    seat: int = 0
    pace: Pace = "normal"


class PausesSkipped(VisitorEvent, frozen=True, tag="skipped"):
    """Bots move without pauses until a person is to move."""

    seat: int = 0


class Connected(_Event, frozen=True, tag="came"):
    """A visitor who holds a seat has connected through a server process."""

    visitor: str
    process: str


class Disconnected(_Event, frozen=True, tag="lost"):
    """A visitor is no longer connected through a server process."""

    visitor: str
    process: str


class Resumed(_Event, frozen=True, tag="resumed"):
    """A server process was down, so the time since the last event is not charged to its players."""

    clock: bool = True
    """Whether this applies to the player whose clock runs."""
    request: bool = True
    """Whether this applies to the players who have to answer an undo request."""


class RematchCreated(VisitorEvent, frozen=True, tag="rematch-made"):
    table: str = ""


Event: TypeAlias = (
    Created
    | Arranged
    | SeatTaken
    | SaltAdded
    | SeatLeft
    | DeviceLinkCreated
    | DeviceLinkUsed
    | Started
    | EntryAdded
    | UndoRequested
    | UndoAnswered
    | UndoExpired
    | Voted
    | HintUsed
    | PaceSet
    | PausesSkipped
    | Connected
    | Disconnected
    | Resumed
    | RematchCreated
)

write_event: Final[Callable[[Event], bytes]] = msgspec.json.Encoder().encode
read_event: Final[Callable[[bytes], Event]] = msgspec.json.Decoder(Event).decode
