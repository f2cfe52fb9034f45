"""Actions as messages for the log."""

from typing import assert_never

from clachan.core import Args, Message
from clachan.games.glenmore.actions import (
    Action,
    Activate,
    Buy,
    Discard,
    Done,
    Draw,
    End,
    GainCube,
    Move,
    Ness,
    Pay,
    PayChieftain,
    PayMember,
    Promote,
    Resolve,
    Roll,
    Sell,
    Stop,
    Take,
)
from clachan.games.glenmore.components import (
    KINDS,
    PLACES,
    RESOURCES,
    Cell,
    Resource,
    Tile,
    cell_name,
)
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.views import View


def describe(view: View, action: Action) -> Message:
    match action:
        case Draw(tile):
            return Message("glenmore-draw", _tile_args(tile))
        case Roll(number):
            return Message("glenmore-roll", (("number", number),))
        case Take(tile, cell):
            return _told(view, "take", *_tile_args(tile), *_cell_args(cell))
        case Discard(tile):
            return _told(view, "discard", *_tile_args(tile))
        case Pay(kind, cell):
            return _told(view, "pay", *_resource_args(kind), *_cell_args(cell))
        case Sell(kind, cell):
            price = ("coins", view.market[kind])
            return _told(view, "sell", *_resource_args(kind), *_cell_args(cell), price)
        case Buy(kind):
            return _told(view, "buy", *_resource_args(kind), ("coins", view.market[kind] + 1))
        case PayMember(cell):
            return _told(view, "pay-member", *_cell_args(cell))
        case PayChieftain():
            return _told(view, "pay-chieftain")
        case GainCube(kind):
            return _told(view, "gain", *_resource_args(kind))
        case Activate(cell):
            return _told(view, "activate", *_land_args(view, cell), *_cell_args(cell))
        case Ness(cell):
            return _told(view, "ness", *_land_args(view, cell), *_cell_args(cell))
        case Move(origin, target):
            return _told(view, "move", *_cell_args(origin), ("to", cell_name(target)))
        case Promote(cell):
            return _told(view, "promote", *_cell_args(cell))
        case Stop() | Resolve() | Done() | End():
            return _told(view, type(action).__name__.lower())
        case _:
            assert_never(action)


def _told(view: View, key: str, *args: tuple[str, int | str]) -> Message:
    """What a player did: the seat comes first."""
    assert view.to_move is not None
    return Message(f"glenmore-{key}", (("seat", view.to_move), *args))


def _tile_args(tile: Tile) -> Args:
    return (("tile", tile), ("kind", KINDS[tile]), ("name", PLACES[tile]))


def _land_args(view: View, cell: Cell) -> Args:
    assert view.to_move is not None
    tile = tile_at(view.lands[view.to_move], cell)
    assert tile is not None
    return _tile_args(tile)


def _cell_args(cell: Cell) -> Args:
    return (("cell", cell_name(cell)),)


def _resource_args(kind: Resource) -> Args:
    return (("resource", RESOURCES[kind]),)
