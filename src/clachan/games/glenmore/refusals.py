"""Why an action is refused: a reason with its rule for each condition that fails."""

from typing import Final, TypeAlias

from clachan.core import Args, Refusal
from clachan.games.glenmore.actions import (
    ACTIONS,
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
    AROUND,
    COSTS,
    CUBE_LIMIT,
    EFFECTS,
    LOCH_NESS,
    LOCH_OICH,
    OTHER,
    RESOURCES,
    WAYS,
    Cell,
    Resource,
    Tile,
    cell_name,
)
from clachan.games.glenmore.conditions import (
    can_be_next,
    can_take_a_tile,
    cubes_on,
    does_something,
    in_reach,
    is_affordable,
    lowest_stack,
    may_buy,
    may_pay,
    may_promote,
    may_stop,
    payable_members,
    sites_for,
)
from clachan.games.glenmore.land import near_member, tile_at
from clachan.games.glenmore.legal import must_sell
from clachan.games.glenmore.market import FULL, KINDS, missing_coins, proceeds
from clachan.games.glenmore.places import kind_args, second_tile_args, tile_args, tile_on_cell_args
from clachan.games.glenmore.reasons import GlenmoreReason
from clachan.games.glenmore.state import (
    Activating,
    Decision,
    Drawing,
    Gaining,
    Moving,
    Over,
    Paying,
    PayingMember,
    Player,
    Resolving,
    Rolling,
    State,
    Taking,
)

ActionType: TypeAlias = type[Action]

# In which decision each action belongs; selling belongs in all of a player's (GM 5.3).
_DECISIONS: Final[dict[ActionType, type]] = {
    Draw: Drawing,
    Roll: Rolling,
    Take: Taking,
    Discard: Taking,
    Pay: Paying,
    Buy: Paying,
    Stop: Paying,
    PayMember: PayingMember,
    PayChieftain: PayingMember,
    GainCube: Gaining,
    Resolve: Resolving,
    Activate: Activating,
    Ness: Activating,
    Done: Activating,
    Move: Moving,
    Promote: Moving,
    End: Moving,
}


def why_illegal(state: State, action: object) -> Refusal | None:
    if not isinstance(action, ACTIONS):
        return Refusal(GlenmoreReason.NOT_AN_ACTION)
    kind = type(action)
    if kind is not Sell and _DECISIONS.get(kind) is not type(state.decision):
        return _not_now(state, action)
    if isinstance(action, Draw):
        return _why_not_draw(state, action.tile)
    if state.turn is None:
        return None if kind is Roll else _not_now(state, action)
    return _why_not(state, state.players[state.turn.seat], action)


def _not_now(state: State, action: Action) -> Refusal:
    if isinstance(state.decision, Over):
        return Refusal(GlenmoreReason.GAME_OVER)
    if isinstance(action, Draw | Roll):
        return Refusal(GlenmoreReason.NOT_CHANCE)
    if state.turn is None:
        return Refusal(GlenmoreReason.CHANCE_MOVES)
    return Refusal(GlenmoreReason.NOT_THIS_DECISION, (("decision", decision_name(state)),))


_DECISION_NAMES: Final[dict[type[Decision], str]] = {
    Drawing: "drawing",
    Rolling: "rolling",
    Taking: "taking",
    Paying: "paying",
    PayingMember: "payingmember",
    Gaining: "gaining",
    Resolving: "resolving",
    Activating: "activating",
    Moving: "moving",
    Over: "over",
}


def decision_name(state: State) -> str:
    """The name of the decision, or ``selling`` where nothing can be paid before a cube is sold.

    >>> from clachan.games import glenmore
    >>> decision_name(glenmore.new_game(4))
    'drawing'
    """
    decision, turn = state.decision, state.turn
    if isinstance(decision, Paying):
        assert turn is not None
        if must_sell(state, state.players[turn.seat], decision):
            return "selling"
    return _DECISION_NAMES[type(decision)]


def _why_not(state: State, player: Player, action: Action) -> Refusal | None:
    match action:
        case Activate(cell):
            return _why_not_activate(state, player, cell)
        case Sell(kind, cell):
            return _why_not_sell(state, player, kind, cell)
        case Take(tile, cell):
            return _why_not_take(state, player, tile, cell)
        case Pay(kind, cell):
            return _why_not_pay(state, player, kind, cell)
        case Buy(kind):
            return _why_not_buy(state, player, kind)
        case Move(origin, target):
            return _why_not_move(player, origin, target)
        case Promote(cell):
            return _why_not_promote(state, player, cell)
        case Stop():
            return _why_not_stop(state)
        case Ness(cell):
            return _why_not_ness(state, player, cell)
        case Discard(tile):
            return _why_not_discard(state, player, tile)
        case PayMember(cell):
            return _why_not_member(state, player, cell)
        case PayChieftain():
            return None if player.chieftains else Refusal(GlenmoreReason.NO_CHIEFTAIN)
        case _:
            return None


def _why_not_draw(state: State, tile: Tile) -> Refusal | None:
    if lowest_stack(state) >> tile & 1:
        return None
    return Refusal(GlenmoreReason.NOT_IN_STACK, tile_args(tile))


# Taking (GM 4, 6)


def _why_not_take(state: State, player: Player, tile: Tile, cell: Cell) -> Refusal | None:
    if tile not in state.chain:
        return Refusal(GlenmoreReason.NOT_IN_CHAIN, tile_args(tile))
    if cell not in player.sites[WAYS[tile]]:
        return _why_no_site(player, tile, cell)
    if not is_affordable(player, state.market, tile):
        return _cannot_afford(state, player, tile)
    if cell not in sites_for(player, tile):
        return Refusal(GlenmoreReason.CELL_LOSES_MEMBER, _cell_facts(cell))
    return None


def _why_no_site(player: Player, tile: Tile, cell: Cell) -> Refusal:
    """What is wrong with a cell, the plainest thing first."""
    way = ("plain", "river", "road")[WAYS[tile]]
    if cell in player.cells:
        if not player.sites[WAYS[tile]]:
            return Refusal(GlenmoreReason.FITS_NOWHERE, (*tile_args(tile), ("way", way)))
        return Refusal(GlenmoreReason.CELL_TAKEN, _tile_facts(player, cell))
    facts: Args = (*tile_args(tile), *_cell_facts(cell))
    if cell not in player.frontier:
        return Refusal(GlenmoreReason.NO_SIDE, facts)
    if not near_member(player.members, cell):
        return Refusal(GlenmoreReason.NO_MEMBER_NEAR, facts)
    facts = (*facts, ("way", way))
    if cell in player.ends:
        end = "river" if cell in player.ends[:2] else "road"
        return Refusal(GlenmoreReason.WAY_BROKEN, (*facts, ("end", "own" if way == end else end)))
    return Refusal(GlenmoreReason.SECOND_WAY, facts)


def _cannot_afford(state: State, player: Player, tile: Tile) -> Refusal:
    cost = COSTS[tile]
    if cost.whisky > player.whisky:
        return Refusal(GlenmoreReason.NO_WHISKY, tile_args(tile))
    return _cannot_pay(state, player, cost.due, (("purpose", "laying"), *kind_args(tile)))


def _cannot_pay(state: State, player: Player, due: tuple[Resource, ...], what: Args) -> Refusal:
    """What is missing, and what selling would bring; short by -1 where a row is sold out."""
    stock, market = player.stock, state.market
    lacking = [RESOURCES[kind] for kind in due if kind < len(RESOURCES) and not stock[kind]]
    short = missing_coins(due, 0, stock, market, player.coins)
    facts = (
        *what,
        ("missing", "-".join(lacking) or "any"),
        ("short", -1 if short is None else short),
        ("sale", proceeds([max(stock[kind] - due.count(kind), 0) for kind in KINDS], market)),
        ("coins", player.coins),
    )
    return Refusal(GlenmoreReason.CANNOT_PAY, facts)


def _why_not_discard(state: State, player: Player, tile: Tile) -> Refusal | None:
    if tile not in state.chain:
        return Refusal(GlenmoreReason.NOT_IN_CHAIN, tile_args(tile))
    return Refusal(GlenmoreReason.MUST_TAKE) if can_take_a_tile(state, player) else None


# Market and payments (GM 5)


def _why_not_sell(state: State, player: Player, kind: Resource, cell: Cell) -> Refusal | None:
    if (kind, cell) not in player.cubes:
        return _no_cube(player, kind, cell)
    if not state.market[kind]:
        return Refusal(GlenmoreReason.ROW_EMPTY, _resource_facts(kind))
    return None


def _no_cube(player: Player, kind: Resource, cell: Cell) -> Refusal:
    return Refusal(
        GlenmoreReason.NO_CUBE_THERE, (*_resource_facts(kind), *_spot_facts(player, cell))
    )


def _why_not_due(decision: Paying, kind: Resource) -> Refusal | None:
    if can_be_next(decision.payment, kind):
        return None
    if decision.payment.due[0] == OTHER:
        fair = decision.for_activation
        reason = GlenmoreReason.KIND_USED_AT_FAIR if fair else GlenmoreReason.KIND_USED
        return Refusal(reason, _resource_facts(kind))
    due = RESOURCES[decision.payment.due[0]]
    return Refusal(GlenmoreReason.NOT_DUE, (*_resource_facts(kind), ("due", due)))


def _why_not_pay(state: State, player: Player, kind: Resource, cell: Cell) -> Refusal | None:
    decision = state.decision
    assert isinstance(decision, Paying)
    if refusal := _why_not_due(decision, kind):
        return refusal
    if (kind, cell) not in player.cubes:
        return _no_cube(player, kind, cell)
    if not may_pay(state, player, decision.payment, kind):
        return Refusal(GlenmoreReason.REST_UNPAYABLE, _resource_facts(kind))
    return None


def _why_not_buy(state: State, player: Player, kind: Resource) -> Refusal | None:
    decision = state.decision
    assert isinstance(decision, Paying)
    if refusal := _why_not_due(decision, kind):
        return refusal
    level = state.market[kind]
    if level == FULL:
        return Refusal(GlenmoreReason.ROW_FULL, _resource_facts(kind))
    if level >= player.coins:
        facts = (*_resource_facts(kind), ("price", level + 1), ("coins", player.coins))
        return Refusal(
            GlenmoreReason.NO_COINS,
            (*facts, ("sale", proceeds(player.stock, state.market))),
        )
    if not may_buy(state, player, decision.payment, kind):
        return Refusal(GlenmoreReason.REST_UNPAYABLE, _resource_facts(kind))
    return None


def _why_not_stop(state: State) -> Refusal | None:
    decision = state.decision
    assert isinstance(decision, Paying)
    payment = decision.payment
    if may_stop(payment):
        return None
    activation = decision.for_activation
    reason = GlenmoreReason.CANNOT_STOP if activation else GlenmoreReason.CANNOT_STOP_PAYING
    return Refusal(reason, (("required", payment.required),))


def _why_not_member(state: State, player: Player, cell: Cell) -> Refusal | None:
    assert state.turn is not None
    if cell not in player.members:
        return Refusal(GlenmoreReason.NO_MEMBER_THERE, _spot_facts(player, cell))
    if cell not in payable_members(player, state.turn.cell):
        return Refusal(GlenmoreReason.CELL_LOSES_MEMBER, _cell_facts(state.turn.cell))
    return None


# Activation and movement (GM 8, 9)


def _why_not_activate(state: State, player: Player, cell: Cell) -> Refusal | None:
    turn = state.turn
    assert turn is not None
    if cell not in player.cells:
        return Refusal(GlenmoreReason.NO_TILE_THERE, _cell_facts(cell))
    if cell not in in_reach(player, turn):
        return Refusal(GlenmoreReason.NOT_NEAR, _tile_facts(player, cell))
    return _why_idle(state, player, cell)


def _why_not_ness(state: State, player: Player, cell: Cell) -> Refusal | None:
    turn = state.turn
    assert turn is not None
    if LOCH_NESS not in player.cards:
        return Refusal(GlenmoreReason.NOT_YOUR_NESS)
    if turn.tile == LOCH_OICH:
        return Refusal(GlenmoreReason.NESS_NOT_NOW)
    if turn.ness_used:
        return Refusal(GlenmoreReason.NESS_USED)
    if cell not in player.cells:
        return Refusal(GlenmoreReason.NO_TILE_THERE, _cell_facts(cell))
    return _why_idle(state, player, cell)


def _why_idle(state: State, player: Player, cell: Cell) -> Refusal | None:
    """Why activating this tile would do nothing."""
    assert state.turn is not None
    if cell in state.turn.activated:
        return Refusal(GlenmoreReason.ALREADY_ACTIVATED, _tile_facts(player, cell))
    tile = tile_at(player, cell)
    assert tile is not None
    if does_something(state, player, cell, tile):
        return None
    effect = EFFECTS[tile]
    if effect.produces is not None:
        facts = (
            *_tile_facts(player, cell),
            ("cubes", cubes_on(player, cell)),
            ("limit", CUBE_LIMIT),
        )
        return Refusal(GlenmoreReason.TILE_FULL, facts)
    if effect.due:
        what = (("purpose", "activating"), *kind_args(tile))
        return _cannot_pay(state, player, effect.due[: effect.required], what)
    return Refusal(GlenmoreReason.NEVER_ACTIVATED, _tile_facts(player, cell))


def _why_not_move(player: Player, origin: Cell, target: Cell) -> Refusal | None:
    if origin not in player.members:
        return Refusal(GlenmoreReason.NO_MEMBER_THERE, _spot_facts(player, origin))
    if target not in player.cells:
        return Refusal(GlenmoreReason.NO_TILE_TO_GO_TO, _cell_facts(target))
    if target - origin not in AROUND:
        way = (*_tile_facts(player, origin), ("to", cell_name(target)))
        return Refusal(GlenmoreReason.NOT_A_NEIGHBOUR, (*way, *second_tile_args(player, target)))
    return None


def _why_not_promote(state: State, player: Player, cell: Cell) -> Refusal | None:
    if cell not in player.members:
        return Refusal(GlenmoreReason.NO_MEMBER_THERE, _spot_facts(player, cell))
    return None if may_promote(state, player) else Refusal(GlenmoreReason.LAST_MEMBER)


def _cell_facts(cell: Cell) -> Args:
    return (("cell", cell_name(cell)),)


def _tile_facts(player: Player, cell: Cell) -> Args:
    return (*_cell_facts(cell), *tile_on_cell_args(player, cell))


def _spot_facts(player: Player, cell: Cell) -> Args:
    """A cell that may be free: then no tile is named."""
    if cell in player.cells:
        return _tile_facts(player, cell)
    return (*_cell_facts(cell), ("kind", "none"), ("name", ""), ("where", "only"))


def _resource_facts(kind: Resource) -> Args:
    return (("resource", RESOURCES[kind]),)
