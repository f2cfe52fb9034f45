"""What is asked over HTTP."""

from msgspec import Struct

from clachan.wire.protocol.shapes import (
    Chairs,
    Clock,
    Key,
    NoClock,
    Nonce,
    PersonName,
    Ply,
    RegistryName,
    Salt,
    SeatNumber,
    Seq,
)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay a table; the sender is its host and holds every person's chair."""

    game: RegistryName
    seats: Chairs
    clock: Clock = NoClock()
    shuffle_seats: bool = True
    start: bool = False
    """Begin at once, where no chair is open."""
    salt: Salt = ""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce makes one table."""
    hints: bool | None = None
    """Whether players may ask for hints; by clock and players otherwise."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down by the key of the invite link, or fetch one's own seats by that of a carry link."""

    key: Key
    name: PersonName | None = None
    """Needed to sit down."""
    seat: SeatNumber | None = None
    """The first open one otherwise."""
    salt: Salt = ""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce takes one seat."""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a position as a new table."""

    ply: Ply
    seat: SeatNumber | None = None
    """From whose view, where the match is still running."""
    seats: Chairs | None = None
    """Who sits at the new table: oneself and bots otherwise."""
    start: bool = False
    """With ``seats``: begin immediately, where no chair is open. Without, it always does."""
    name: PersonName | None = None
    """Of whoever did not sit at the old one."""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce makes one table."""


class TableQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """How to look at a table."""

    seat: SeatNumber | None = None
    """A seat of one's own; one's only one otherwise, else as a spectator."""
    since: Seq | None = None
    """What happened after that; after one's own last decision otherwise."""


class SeatQuery(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class NonceQuery(Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce makes one table."""


class ListQuery(Struct, frozen=True, forbid_unknown_fields=True):
    archived: bool = False


class PlayersQuery(Struct, frozen=True, forbid_unknown_fields=True):
    players: SeatNumber


class SocketQuery(Struct, frozen=True, forbid_unknown_fields=True):
    since: Seq | None = None
    """The last event that the client has seen; after a lost connection it misses nothing."""
