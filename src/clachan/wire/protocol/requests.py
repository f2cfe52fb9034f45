"""Bodies and query parameters of HTTP requests."""

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
    """Create a table; the sender is its host and holds every person's seat."""

    game: RegistryName
    seats: Chairs
    clock: Clock = NoClock()
    shuffle_seats: bool = True
    start: bool = False
    """Start immediately, if no seat is open."""
    salt: Salt = ""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce makes one table."""
    hints: bool | None = None
    """Whether players may use hints; ``null``: depends on the clock and the players."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat with the key of the invite link, or the sender's seats with that of a carry link."""

    key: Key
    name: PersonName | None = None
    """Required to take a seat."""
    seat: SeatNumber | None = None
    """``null``: the first open seat."""
    salt: Salt = ""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce takes one seat."""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a position as a new table."""

    ply: Ply
    seat: SeatNumber | None = None
    """The seat whose view is continued, while the match is still running."""
    seats: Chairs | None = None
    """The seats of the new table; ``null``: the sender and bots."""
    start: bool = False
    """With ``seats``: start immediately, if no seat is open. Without ``seats`` it always starts."""
    name: PersonName | None = None
    """The name of a sender who did not play at the old table."""
    nonce: Nonce | None = None
    """Chosen by the client: the same request with the same nonce makes one table."""


class TableQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Options for the view of a table."""

    seat: SeatNumber | None = None
    """A seat of the sender; ``null``: the sender's only seat, else the view of a spectator."""
    since: Seq | None = None
    """Include log entries after this event; ``null``: after the sender's last decision."""


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
    """The last event that the client has seen; after a lost connection it gets all later entries."""
