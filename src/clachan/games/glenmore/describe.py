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
    EFFECTS,
    KINDS,
    RESOURCES,
    Cell,
    Resource,
    Tile,
    cell_name,
)
from clachan.games.glenmore.conditions import advance_payment
from clachan.games.glenmore.places import second_tile_args, site_args, tile_args, tile_on_cell_args
from clachan.games.glenmore.scoring import describe_scoring
from clachan.games.glenmore.state import Paying, Player
from clachan.games.glenmore.views import View


def describe(view: View, action: Action) -> Message:
    match action:
        case Draw(tile):
            return Message("glenmore-draw", tile_args(tile), _scoring_messages(view, tile))
        case Roll(number):
            removed = [Tile(entry) for entry in view.chain if entry > 0][number - 1]
            return Message("glenmore-roll", (("number", number), *tile_args(removed)))
        case Take(tile, cell):
            site = site_args(_land(view), cell)
            return _describe(view, "take", *tile_args(tile), *_cell_args(cell), *site)
        case Discard(tile):
            return _describe(view, "discard", *tile_args(tile))
        case Pay(kind, cell):
            args = (*_resource_args(kind), *_cell_with_tile_args(view, cell))
            return _describe(view, "pay", *args, then=_payment_reward(view, kind))
        case Sell(kind, cell):
            price = ("coins", view.market[kind])
            return _describe(
                view, "sell", *_resource_args(kind), *_cell_with_tile_args(view, cell), price
            )
        case Buy(kind):
            args = (*_resource_args(kind), ("coins", view.market[kind] + 1))
            return _describe(view, "buy", *args, then=_payment_reward(view, kind))
        case PayMember(cell):
            return _describe(view, "pay-member", *_cell_with_tile_args(view, cell))
        case PayChieftain():
            return _describe(view, "pay-chieftain")
        case GainCube(kind):
            return _describe(view, "gain", *_resource_args(kind))
        case Activate(cell):
            then = _free_reward(view, cell)
            return _describe(view, "activate", *_activation_args(view, cell), then=then)
        case Ness(cell):
            then = _free_reward(view, cell)
            return _describe(view, "ness", *_activation_args(view, cell), then=then)
        case Move(origin, target):
            way = (*_cell_with_tile_args(view, origin), ("to", cell_name(target)))
            return _describe(view, "move", *way, *second_tile_args(_land(view), target))
        case Promote(cell):
            return _describe(view, "promote", *_cell_with_tile_args(view, cell))
        case Stop():
            return _describe(view, "stop", then=_stop_reward(view))
        case Resolve():
            return _describe(view, "resolve")
        case Done():
            return _describe(view, "done")
        case End():
            return _describe(view, "end")
        case _:
            assert_never(action)


def _scoring_messages(view: View, tile: Tile) -> tuple[Message, ...]:
    """With the last tile of a stack but the first comes a scoring (GM 10.3)."""
    return describe_scoring(view.lands, view.scorings + 1) if (tile,) in view.stacks[1:] else ()


def _describe(
    view: View, key: str, *args: tuple[str, int | str], then: tuple[Message, ...] = ()
) -> Message:
    """What a player did: the seat comes first."""
    assert view.to_move is not None
    return Message(f"glenmore-{key}", (("seat", view.to_move), *args), then)


def _free_reward(view: View, cell: Cell) -> tuple[Message, ...]:
    """The points of an activation that takes nothing."""
    land = _land(view)
    tile = land.tiles[land.cells.index(cell)]
    return () if EFFECTS[tile].due else _reward(view, tile, 0)


def _payment_reward(view: View, kind: Resource) -> tuple[Message, ...]:
    """The points of an activation, with the last cube that it takes."""
    decision = view.decision
    if not isinstance(decision, Paying) or not decision.for_activation:
        return ()
    payment = advance_payment(decision.payment, kind)
    return () if payment.due else _reward(view, decision.tile, payment.paid)


def _stop_reward(view: View) -> tuple[Message, ...]:
    """The points for the cubes paid so far."""
    decision = view.decision
    if not isinstance(decision, Paying):
        return ()
    return _reward(view, decision.tile, decision.payment.paid)


def _reward(view: View, tile: Tile, paid: int) -> tuple[Message, ...]:
    """GM 8.3; nothing where a tile brings no points."""
    assert view.to_move is not None
    points = EFFECTS[tile].points[paid]
    if not points:
        return ()
    args = (("seat", view.to_move), ("points", points), ("kind", KINDS[tile]))
    return (Message("glenmore-gain-points", args),)


def _land(view: View) -> Player:
    assert view.to_move is not None
    return view.lands[view.to_move]


def _cell_with_tile_args(view: View, cell: Cell) -> Args:
    """A cell with a tile on it: its name for programs, the tile for people."""
    return (*_cell_args(cell), *tile_on_cell_args(_land(view), cell))


def _activation_args(view: View, cell: Cell) -> Args:
    land = _land(view)
    return (("tile", land.tiles[land.cells.index(cell)]), *_cell_with_tile_args(view, cell))


def _cell_args(cell: Cell) -> Args:
    return (("cell", cell_name(cell)),)


def _resource_args(kind: Resource) -> Args:
    return (("resource", RESOURCES[kind]),)
