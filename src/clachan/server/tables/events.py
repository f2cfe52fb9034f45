"""What is stored of a table: events, only ever added. Everything else follows from them.

Events hold what no client may see: the secret of the shuffle, keys, whose browser holds a seat.
They never leave the server; `clachan.server.tables.views` builds what does.
"""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from clachan.core import Shuffle
from clachan.wire.messages import EntryMessage, Kind, ShuffleMessage
from clachan.wire.protocol.answers import Origin
from clachan.wire.protocol.shapes import Clock, Pace


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat's furniture: the browsers that may play it, or a bot; an open one has neither."""

    name: str = ""
    holders: tuple[str, ...] = ()
    """Hashes of the visitors' tokens; more than one once the seat was carried to another device."""
    bot: str | None = None
    salt: str = ""
    joined: str = ""
    """The digest of the join that took this seat."""

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
    """The log that the match begins with, where it was forked or imported."""
    origin: Origin | None = None
    sealed: ShuffleMessage | None = None
    """Of an imported match that is over: its own seal, in place of ours."""
    digest: str = ""
    """Of the request that made the table, where it had a nonce."""
    hints: bool | None = True
    """As chosen; ``None`` where the clock and the players decide. Earlier tables have hints."""

    @property
    def sealed_shuffle(self) -> Shuffle | None:
        seal = self.sealed
        if seal is None:
            return None
        return Shuffle(seal.commitment, seal.salts, seal.given, seal.secret)


class _RequestedEvent(_Event, frozen=True, kw_only=True):
    digest: str = ""
    """Of the request behind it; empty in events of earlier versions."""


class VisitorEvent(_RequestedEvent, frozen=True):
    """Something a visitor did; a repeated command is known by its nonce and compared by its digest."""

    by: str = ""
    nonce: str = ""


class Arranged(VisitorEvent, frozen=True, tag="arranged"):
    chairs: tuple[Chair, ...] = ()
    clock: Clock | None = None
    shuffle_seats: bool = True
    hints: bool | None = None
    """``None`` where the choice stays as it was."""


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
    """Whoever is the host from now on."""


class DeviceLinkCreated(VisitorEvent, frozen=True, tag="carry-offered"):
    """A private link was made for the visitor's seats; only the hash of its key is kept."""

    key_hash: str = ""


class DeviceLinkUsed(VisitorEvent, frozen=True, tag="carried"):
    """The private link was opened: ``by`` holds from now on what ``holder`` holds."""

    holder: str = ""


class Started(VisitorEvent, frozen=True, tag="started"):
    order: tuple[int, ...] = ()
    """By new seat: the chair it was."""


class EntryAdded(VisitorEvent, frozen=True, tag="happened"):
    """An entry of the match's log: an action, or what `clachan.core.log` knows besides."""

    seat: int = 0
    action: str = ""
    kind: Kind | None = None


class UndoRequested(VisitorEvent, frozen=True, tag="undo-asked"):
    seat: int = 0
    open_ms: int = 0
    """For how long it is open; 0 without a limit, as in events of earlier versions."""


class UndoAnswered(VisitorEvent, frozen=True, tag="undo-answered"):
    seat: int = 0
    agree: bool = False


class UndoExpired(_Event, frozen=True, tag="undo-expired"):
    """The request to undo was open for as long as it may be: it counts as refused."""


class Voted(VisitorEvent, frozen=True, tag="voted"):
    seat: int = 0
    target: int = 0


class HintUsed(VisitorEvent, frozen=True, tag="hint-used"):
    """The seat was given its first hint about a position."""

    seat: int = 0


class PaceSet(VisitorEvent, frozen=True, tag="pace-set"):
    seat: int = 0
    pace: Pace = "normal"


class PausesSkipped(VisitorEvent, frozen=True, tag="skipped"):
    """Bots do not pause until a person is to move."""

    seat: int = 0


class Connected(_Event, frozen=True, tag="came"):
    """Somebody who holds a seat is connected through that process."""

    visitor: str
    process: str


class Disconnected(_Event, frozen=True, tag="lost"):
    """They are connected through that process no more."""

    visitor: str
    process: str


class Resumed(_Event, frozen=True, tag="resumed"):
    """A process was away, so the time since the last event does not count for its players."""

    clock: bool = True
    """For the player whose clock runs."""
    request: bool = True
    """For those who are asked to agree to an undo."""


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

_DECODER: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


def write_event(event: Event) -> bytes:
    return msgspec.json.encode(event)


def read_event(data: bytes) -> Event:
    return _DECODER.decode(data)
