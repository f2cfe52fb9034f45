"""A position: each player's land and goods, the chain, the market, and the decision that is due."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from clachan.core import Seat
from clachan.games.glenmore.components import Cell, Resource, Tile

# Entries of the chain that are no tiles: the die, and below it the figures of the seats.
DIE_ENTRY: Final = 0
Entry: TypeAlias = int


def figure(seat: Seat) -> Entry:
    return -1 - seat


def seat_of(entry: Entry) -> Seat:
    return -1 - entry


class Gain(NamedTuple):
    """Points that were won: by an activation, or in a scoring."""

    points: int
    scoring: int
    """1 to 3, or 0 for an activation."""
    what: str
    """The tile's kind, or whisky, chieftains, cards."""
    tile: Tile


class Scoring(NamedTuple):
    """What was compared in a scoring, by seat (GM 11.1): the points follow from it."""

    whisky: tuple[int, ...]
    chieftains: tuple[int, ...]
    """With bonnets and Castle of Mey (GM 11.2)."""
    cards: tuple[int, ...]


class Player(NamedTuple):
    coins: int
    whisky: int
    chieftains: int
    members: tuple[Cell, ...]
    """Where the clan members stand, a cell for each, ascending."""
    cells: tuple[Cell, ...]
    """The land, ascending."""
    tiles: tuple[Tile, ...]
    """What lies on each of the cells."""
    cubes: tuple[tuple[Resource, Cell], ...]
    """An entry for each cube, ascending."""
    stock: tuple[int, ...]
    """How many cubes of each resource there are."""
    cards: tuple[Tile, ...]
    """The special places, ascending."""
    frontier: tuple[Cell, ...]
    """The empty cells that share a side with the land, ascending."""
    ends: tuple[Cell, ...]
    """Where the river goes on, north and south, and the road, east and west."""
    sites: tuple[tuple[Cell, ...], ...]
    """Where a plain tile, a river tile, a road tile may be laid (GM 6): kept up to date."""
    gains: tuple[Gain, ...]

    @property
    def points(self) -> int:
        return sum(gain.points for gain in self.gains)


class Payment(NamedTuple):
    """What is still to be paid, cube by cube (GM 5.5)."""

    due: tuple[Resource, ...]
    required: int
    """How many of them must be paid; after that one may stop."""
    paid: int
    used: int
    """A mask of the kinds paid so far, where they must differ."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Chance draws the next tile of the chain."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """The die is at the tail: chance rolls it."""


@dataclass(frozen=True, slots=True)
class Taking:
    """A tile and a cell are to be chosen."""


@dataclass(frozen=True, slots=True)
class Paying:
    """The cost of the tile taken, or the input of an activation."""

    payment: Payment
    tile: Tile
    cell: Cell
    for_activation: bool


@dataclass(frozen=True, slots=True)
class PayingMember:
    """Loch Ness: a clan member or a chieftain (GM 5.7)."""


@dataclass(frozen=True, slots=True)
class Gaining:
    """Cubes of any kind onto a tile: Loch Lochy, Loch Shiel's abbey, an abbey activation."""

    cell: Cell
    count: int


@dataclass(frozen=True, slots=True)
class Resolving:
    """Loch Shiel takes effect when its player is ready (GM 7.2)."""


@dataclass(frozen=True, slots=True)
class Activating:
    """Tiles may be activated, one after the other."""


@dataclass(frozen=True, slots=True)
class Moving:
    """Movement points may be spent."""


@dataclass(frozen=True, slots=True)
class Over:
    """The third scoring has taken place."""


Decision: TypeAlias = (
    Drawing
    | Rolling
    | Taking
    | Paying
    | PayingMember
    | Gaining
    | Resolving
    | Activating
    | Moving
    | Over
)


DRAWING: Final = Drawing()
ROLLING: Final = Rolling()
TAKING: Final = Taking()
PAYING_MEMBER: Final = PayingMember()
RESOLVING: Final = Resolving()
ACTIVATING: Final = Activating()
MOVING: Final = Moving()
OVER: Final = Over()


class Turn(NamedTuple):
    """What this turn remembers of itself."""

    seat: Seat
    tile: Tile
    cell: Cell
    activated: tuple[Cell, ...]
    movement: int
    ness_used: bool


class State(NamedTuple):
    decision: Decision
    plies: int
    players: tuple[Player, ...]
    chain: tuple[Entry, ...]
    """From the tail to the head (GM 2.2)."""
    stacks: tuple[int, ...]
    """By stack: a mask of the tiles left in it. Their order does not exist."""
    market: tuple[int, ...]
    """The level of each row (GM 5.1)."""
    scored: tuple[Scoring, ...]
    """The scorings that have taken place."""
    turn: Turn | None

    @property
    def scorings(self) -> int:
        """How many there were."""
        return len(self.scored)
