"""What an action would do: its price, what it sets off, what it gains, who comes next."""

from dataclasses import dataclass

from clachan.core import CHANCE, Seat
from clachan.games.glenmore.actions import Action, Activate, Ness, Take
from clachan.games.glenmore.components import ANY, COSTS, EFFECTS, LOCH_OICH, OTHER, Cell, Resource
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.judge import does_something
from clachan.games.glenmore.land import around, tile_at, with_tile
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.rules import to_move
from clachan.games.glenmore.scoring import score
from clachan.games.glenmore.state import DIE_ENTRY, Player, State, seat_of
from clachan.games.glenmore.steps import after
from clachan.games.glenmore.views import View


@dataclass(frozen=True, slots=True)
class Way:
    """How one resource could be paid: how many cubes are held, and the price at the market."""

    resource: Resource
    held: int
    price: int | None
    """``None`` when the row is sold out."""


@dataclass(frozen=True, slots=True)
class ActionPreview:
    cost: tuple[Resource, ...]
    """The cubes that would be due, in order."""
    whisky: int
    ways: tuple[Way, ...]
    coins_left: int
    sets_off: tuple[Cell, ...]
    """For a take: the tiles that could then be activated, the new one included."""
    most_points: int
    """For an activation: what it brings if all that may be paid is paid."""
    gains: tuple[int, ...]
    next_to_move: Seat | None
    after_turn: Seat | None
    """For a take: whose turn follows this one, CHANCE for the die."""


def preview(view: View, action: Action) -> ActionPreview:
    state = state_of(view)
    then = after(state, action)
    cost = _cost(state, action)
    player = None if view.turn is None else view.lands[view.turn.seat]
    coins = 0 if view.turn is None else then.players[view.turn.seat].coins
    return ActionPreview(
        cost=cost,
        whisky=COSTS[action.tile].whisky if isinstance(action, Take) else 0,
        ways=() if player is None else _ways(player, view.market, cost),
        coins_left=coins,
        sets_off=_sets_off(state, action),
        most_points=_most_points(state, action),
        gains=_gains(state, then),
        next_to_move=to_move(then),
        after_turn=_after_turn(state, action),
    )


def _cost(state: State, action: Action) -> tuple[Resource, ...]:
    if isinstance(action, Take):
        return COSTS[action.tile].due
    if isinstance(action, Activate | Ness):
        return EFFECTS[_tile(state, action)].due
    return ()


def _tile(state: State, action: Activate | Ness) -> int:
    assert state.turn is not None
    tile = tile_at(state.players[state.turn.seat], action.cell)
    assert tile is not None
    return tile


def _ways(player: Player, market: tuple[int, ...], cost: tuple[Resource, ...]) -> tuple[Way, ...]:
    kinds = [kind for kind in range(len(market)) if any(due in (kind, ANY, OTHER) for due in cost)]
    return tuple(
        Way(kind, player.stock[kind], None if market[kind] == FULL else market[kind] + 1)
        for kind in kinds
    )


def _sets_off(state: State, action: Action) -> tuple[Cell, ...]:
    """Judged before the cost is paid: what is spent on it may then be missing."""
    if not isinstance(action, Take):
        return ()
    assert state.turn is not None
    player = with_tile(state.players[state.turn.seat], action.tile, action.cell)
    reached = player.cells if action.tile == LOCH_OICH else around(player, action.cell)
    return tuple(
        cell
        for cell in reached
        if does_something(state, player, cell, player.tiles[player.cells.index(cell)])
    )


def _most_points(state: State, action: Action) -> int:
    if not isinstance(action, Activate | Ness):
        return 0
    return EFFECTS[_tile(state, action)].points[-1]


def _gains(state: State, then: State) -> tuple[int, ...]:
    before, later = score(state), score(then)
    return tuple(new.total - old.total for new, old in zip(later, before, strict=True))


def _after_turn(state: State, action: Action) -> Seat | None:
    if not isinstance(action, Take):
        return None
    rest = [entry for entry in state.chain[1:] if entry <= 0 or entry == action.tile]
    tail = rest[0]
    if tail > 0:
        return seat_of(state.chain[0])
    return CHANCE if tail == DIE_ENTRY else seat_of(tail)
