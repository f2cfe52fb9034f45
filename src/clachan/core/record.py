"""A match as it is stored and exchanged; `clachan.wire` reads and writes it as JSON."""

from dataclasses import dataclass

from clachan.core.game import Options
from clachan.core.log import Entry
from clachan.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat in a seat: a name, and the kind of bot if it was one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What proves that the cards were drawn fairly (docs/record.md)."""

    commitment: str
    """SHA-256 of the secret, in hex, published before the first draw."""
    salts: tuple[str, ...] = ()
    """What the players added, in seat order."""
    given: int = 0
    """How many entries at the head of the log were there already, in a match that was forked."""
    secret: str | None = None
    """In hex; revealed when the match is over."""


@dataclass(frozen=True, slots=True)
class Result:
    """The claimed end of the match; a reader of the record computes it again and compares."""

    reason: str
    ranking: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    match_id: str
    game: str
    rules_version: int
    players: int
    options: Options
    seats: tuple[Player, ...]
    log: tuple[Entry, ...]
    complete: bool
    """Whether the log holds everything, or only what ``viewer`` saw of a match still running."""
    viewer: Seat | None = None
    result: Result | None = None
    shuffle: Shuffle | None = None
