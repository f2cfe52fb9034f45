"""The eighteen kinds of action (GM 13), and one shared value for each that has been legal."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, get_args

from clachan.games.glenmore.components import (
    DIE,
    REACH,
    RESOURCES,
    ROWS,
    START,
    Cell,
    Resource,
    Tile,
    is_cell,
)


def _check_tile(tile: int) -> None:
    """Actions also come from outside, so refuse those that have no notation."""
    if type(tile) is not int or not START < tile < len(ROWS):
        raise ValueError(f"tile: must be from 1 to {len(ROWS) - 1}, not {tile!r}")


def _check_resource(resource: int) -> None:
    if type(resource) is not int or not 0 <= resource < len(RESOURCES):
        raise ValueError(f"resource: must be from 0 to {len(RESOURCES) - 1}, not {resource!r}")


def _check_number(number: int) -> None:
    if type(number) is not int or number not in DIE:
        raise ValueError(f"number: must be 1, 2 or 3, not {number!r}")


def _check_cell(cell: int) -> None:
    if type(cell) is not int or not is_cell(cell):
        raise ValueError(f"cell: must be within {REACH} of the start village, not {cell!r}")


@dataclass(frozen=True, slots=True)
class Draw:
    tile: Tile

    def __post_init__(self) -> None:
        _check_tile(self.tile)


@dataclass(frozen=True, slots=True)
class Roll:
    number: int

    def __post_init__(self) -> None:
        _check_number(self.number)


@dataclass(frozen=True, slots=True)
class Take:
    tile: Tile
    cell: Cell

    def __post_init__(self) -> None:
        _check_tile(self.tile)
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class Discard:
    tile: Tile

    def __post_init__(self) -> None:
        _check_tile(self.tile)


@dataclass(frozen=True, slots=True)
class Pay:
    resource: Resource
    cell: Cell

    def __post_init__(self) -> None:
        _check_resource(self.resource)
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class Buy:
    resource: Resource

    def __post_init__(self) -> None:
        _check_resource(self.resource)


@dataclass(frozen=True, slots=True)
class PayMember:
    cell: Cell

    def __post_init__(self) -> None:
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class PayChieftain:
    pass


@dataclass(frozen=True, slots=True)
class Stop:
    """Pay no more: at a fair or a butcher, after the first cube."""


@dataclass(frozen=True, slots=True)
class GainCube:
    resource: Resource

    def __post_init__(self) -> None:
        _check_resource(self.resource)


@dataclass(frozen=True, slots=True)
class Resolve:
    """Let Loch Shiel take effect."""


@dataclass(frozen=True, slots=True)
class Activate:
    cell: Cell

    def __post_init__(self) -> None:
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class Ness:
    """Activate any one tile by Loch Ness (GM 8.5)."""

    cell: Cell

    def __post_init__(self) -> None:
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class Done:
    """Activate no more."""


@dataclass(frozen=True, slots=True)
class Move:
    origin: Cell
    target: Cell

    def __post_init__(self) -> None:
        _check_cell(self.origin)
        _check_cell(self.target)


@dataclass(frozen=True, slots=True)
class Promote:
    cell: Cell

    def __post_init__(self) -> None:
        _check_cell(self.cell)


@dataclass(frozen=True, slots=True)
class End:
    """Move no more."""


@dataclass(frozen=True, slots=True)
class Sell:
    resource: Resource
    cell: Cell

    def __post_init__(self) -> None:
        _check_resource(self.resource)
        _check_cell(self.cell)


Action: TypeAlias = (
    Draw
    | Roll
    | Take
    | Discard
    | Pay
    | Buy
    | PayMember
    | PayChieftain
    | Stop
    | GainCube
    | Resolve
    | Activate
    | Ness
    | Done
    | Move
    | Promote
    | End
    | Sell
)

ACTIONS: Final = get_args(Action)

PAY_CHIEFTAIN: Final = PayChieftain()
STOP: Final = Stop()
RESOLVE: Final = Resolve()
DONE: Final = Done()
END: Final = End()

# Made when first legal, then shared by every list; what is merely read from a text is not kept.
draw = cache(Draw)
roll = cache(Roll)
take = cache(Take)
discard = cache(Discard)
pay = cache(Pay)
buy = cache(Buy)
pay_member = cache(PayMember)
gain_cube = cache(GainCube)
activate = cache(Activate)
ness = cache(Ness)
move = cache(Move)
promote = cache(Promote)
sell = cache(Sell)
