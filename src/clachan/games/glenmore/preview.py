"""What an action would do: its price, what it sets off, what it gains, who comes next."""

from dataclasses import dataclass
from operator import sub

from clachan.core import CHANCE, IllegalAction, ScoreSheet, Seat
from clachan.games.glenmore.actions import Action, Activate, Discard, Ness, Take
from clachan.games.glenmore.components import ANY, COSTS, EFFECTS, OTHER, Cell, Resource
from clachan.games.glenmore.conditions import (
    does_something,
    drop_stragglers,
    ends_game,
    in_reach,
    is_own_last_turn,
)
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.market import FULL, KINDS, is_payable
from clachan.games.glenmore.refusals import why_illegal
from clachan.games.glenmore.rules import to_move
from clachan.games.glenmore.scoring import score
from clachan.games.glenmore.state import DIE_ENTRY, Paying, Player, State, Turn, seat_of
from clachan.games.glenmore.steps import after, lay_tile, move_figure
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
    required: int
    """How many of them must be paid; after that the player may stop."""
    whisky: int
    member: bool
    """Whether a clan member or a chieftain is due too: Loch Ness (GM 5.7)."""
    ways: tuple[Way, ...]
    coins_left: int
    """After this action; what is still due is not yet paid."""
    sets_off: tuple[Cell, ...]
    """For a take: the tiles that could then be activated, the new one included, as if its cost were
    paid from elsewhere; what cubes are still to be gained does not count."""
    most_points: int
    """For an activation: what it brings if all that can be paid is paid."""
    gains: tuple[int, ...]
    for_tiles: tuple[int, ...]
    """What of the gains is for tiles more than in the smallest land (GM 11.4)."""
    gains_without_tiles: tuple[int, ...]
    """The rest of them."""
    tiles_count_now: bool
    """Whether only the last stack is left: before, all lands still grow, and who will pay is open."""
    next_to_move: Seat | None
    after_turn: Seat | None
    """For a take or discard: whose turn follows this one, CHANCE for the die, ``None`` for the end."""
    own_last_turn: bool
    """For a take or discard: whether the player has no turn after this one (GM 9.2)."""


def preview(view: View, action: Action) -> ActionPreview:
    state = state_of(view)
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    then = after(state, action)
    cost = _cost(state, then, action)
    player = None if view.turn is None else view.lands[view.turn.seat]
    sheets = tuple(zip(score(state), score(then), strict=True))
    gains = tuple(later.total - now.total for now, later in sheets)
    for_tiles = tuple(_for_tiles(later) - _for_tiles(now) for now, later in sheets)
    return ActionPreview(
        cost=cost,
        required=then.decision.payment.required if isinstance(then.decision, Paying) else 0,
        whisky=COSTS[action.tile].whisky if isinstance(action, Take) else 0,
        member=isinstance(action, Take) and COSTS[action.tile].member,
        ways=() if player is None else _ways(player, then.market, cost),
        coins_left=0 if view.turn is None else then.players[view.turn.seat].coins,
        sets_off=_sets_off(state, action),
        most_points=_most_points(state, action),
        gains=gains,
        for_tiles=for_tiles,
        gains_without_tiles=tuple(map(sub, gains, for_tiles)),
        tiles_count_now=not any(view.stacks[:-1]),
        next_to_move=to_move(then),
        after_turn=_after_turn(state, action),
        own_last_turn=isinstance(action, Take | Discard)
        and is_own_last_turn(move_figure(state, action.tile)),
    )


def _cost(state: State, then: State, action: Action) -> tuple[Resource, ...]:
    """What is due after the action: by a take, by an activation, or still."""
    if isinstance(action, Take):
        return COSTS[action.tile].due
    if isinstance(action, Activate | Ness):
        return EFFECTS[_tile(state, action)].due
    return then.decision.payment.due if isinstance(then.decision, Paying) else ()


def _tile(state: State, action: Activate | Ness) -> int:
    assert state.turn is not None
    tile = tile_at(state.players[state.turn.seat], action.cell)
    assert tile is not None
    return tile


def _ways(player: Player, market: tuple[int, ...], cost: tuple[Resource, ...]) -> tuple[Way, ...]:
    kinds = [kind for kind in KINDS if any(due in (kind, ANY, OTHER) for due in cost)]
    return tuple(
        Way(kind, player.stock[kind], None if market[kind] == FULL else market[kind] + 1)
        for kind in kinds
    )


def _sets_off(state: State, action: Action) -> tuple[Cell, ...]:
    if not isinstance(action, Take):
        return ()
    turn = Turn(seat_of(state.chain[0]), action.tile, action.cell, (), 0, False)
    lying = lay_tile(state._replace(turn=turn))
    player = lying.players[turn.seat]
    return tuple(
        cell
        for cell in in_reach(player, turn)
        if does_something(lying, player, cell, player.tiles[player.cells.index(cell)])
    )


def _most_points(state: State, action: Action) -> int:
    if not isinstance(action, Activate | Ness):
        return 0
    assert state.turn is not None
    player, effect = state.players[state.turn.seat], EFFECTS[_tile(state, action)]
    payable = [
        number
        for number in range(len(effect.due) + 1)
        if is_payable(effect.due[:number], 0, player.stock, state.market, player.coins)
    ]
    return effect.points[payable[-1]]


def _for_tiles(sheet: ScoreSheet) -> int:
    return sum(item.points for item in sheet.items if item.source.key == "glenmore-score-tiles")


def _after_turn(state: State, action: Action) -> Seat | None:
    if not isinstance(action, Take | Discard):
        return None
    moved = move_figure(state, action.tile)
    if ends_game(moved):
        return None
    tail = drop_stragglers(moved.chain)[0]
    return CHANCE if tail == DIE_ENTRY else seat_of(tail)
