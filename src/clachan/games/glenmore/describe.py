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
from clachan.games.glenmore.components import RESOURCES, Cell, Resource, Tile, cell_name
from clachan.games.glenmore.scoring import told
from clachan.games.glenmore.state import Player
from clachan.games.glenmore.views import View
from clachan.games.glenmore.whereabouts import laid_args, other_args, site_args, tile_args


def describe(view: View, action: Action) -> Message:
    match action:
        case Draw(tile):
            return Message("glenmore-draw", tile_args(tile), _set_off(view, tile))
        case Roll(number):
            return Message("glenmore-roll", (("number", number),))
        case Take(tile, cell):
            site = site_args(_land(view), cell)
            return _told(view, "take", *tile_args(tile), *_cell_args(cell), *site)
        case Discard(tile):
            return _told(view, "discard", *tile_args(tile))
        case Pay(kind, cell):
            return _told(view, "pay", *_resource_args(kind), *_laid_args(view, cell))
        case Sell(kind, cell):
            price = ("coins", view.market[kind])
            return _told(view, "sell", *_resource_args(kind), *_laid_args(view, cell), price)
        case Buy(kind):
            return _told(view, "buy", *_resource_args(kind), ("coins", view.market[kind] + 1))
        case PayMember(cell):
            return _told(view, "pay-member", *_laid_args(view, cell))
        case PayChieftain():
            return _told(view, "pay-chieftain")
        case GainCube(kind):
            return _told(view, "gain", *_resource_args(kind))
        case Activate(cell):
            return _told(view, "activate", *_activated_args(view, cell))
        case Ness(cell):
            return _told(view, "ness", *_activated_args(view, cell))
        case Move(origin, target):
            way = (*_laid_args(view, origin), ("to", cell_name(target)))
            return _told(view, "move", *way, *other_args(_land(view), target))
        case Promote(cell):
            return _told(view, "promote", *_laid_args(view, cell))
        case Stop() | Resolve() | Done() | End():
            return _told(view, type(action).__name__.lower())
        case _:
            assert_never(action)


def _set_off(view: View, tile: Tile) -> tuple[Message, ...]:
    """With the last tile of a stack but the first comes a scoring (GM 10.3)."""
    return told(view.lands, view.scorings + 1) if (tile,) in view.stacks[1:] else ()


def _told(view: View, key: str, *args: tuple[str, int | str]) -> Message:
    """What a player did: the seat comes first."""
    assert view.to_move is not None
    return Message(f"glenmore-{key}", (("seat", view.to_move), *args))


def _land(view: View) -> Player:
    assert view.to_move is not None
    return view.lands[view.to_move]


def _laid_args(view: View, cell: Cell) -> Args:
    """A cell with a tile on it: its name for programs, the tile for people."""
    return (*_cell_args(cell), *laid_args(_land(view), cell))


def _activated_args(view: View, cell: Cell) -> Args:
    land = _land(view)
    return (("tile", land.tiles[land.cells.index(cell)]), *_laid_args(view, cell))


def _cell_args(cell: Cell) -> Args:
    return (("cell", cell_name(cell)),)


def _resource_args(kind: Resource) -> Args:
    return (("resource", RESOURCES[kind]),)
