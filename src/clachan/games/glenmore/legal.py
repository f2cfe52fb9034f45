"""The lists of legal actions, decision by decision (GM 13)."""

from typing import Final

from clachan.games.glenmore.actions import (
    DONE,
    END,
    PAY_CHIEFTAIN,
    RESOLVE,
    STOP,
    Action,
    activate,
    buy,
    discard,
    draw,
    gain_cube,
    move,
    ness,
    pay,
    pay_member,
    promote,
    roll,
    sell,
    take,
)
from clachan.games.glenmore.components import (
    AROUND,
    COSTS,
    DIE,
    RESOURCES,
    ROWS,
    Cell,
    Cost,
    Tile,
)
from clachan.games.glenmore.conditions import (
    can_be_next,
    does_something,
    has_ness,
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
from clachan.games.glenmore.state import (
    Activating,
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

_KINDS = range(len(RESOURCES))


def actions_of(state: State) -> list[Action]:
    decision = state.decision
    if isinstance(decision, Drawing):
        return _draws(state)
    if isinstance(decision, Rolling):
        return [roll(number) for number in DIE]
    if isinstance(decision, Over):
        return []
    turn = state.turn
    assert turn is not None
    player = state.players[turn.seat]
    if isinstance(decision, Activating):
        found = activations(state, player)
    elif isinstance(decision, Taking):
        found = takes(state, player) or discards(state)
    elif isinstance(decision, Paying):
        found = payments(state, player, decision)
    elif isinstance(decision, Moving):
        found = moves(state, player)
    elif isinstance(decision, Gaining):
        found = [gain_cube(kind) for kind in _KINDS]
    elif isinstance(decision, PayingMember):
        found = _member_payments(state, player)
    else:
        assert isinstance(decision, Resolving)
        found = [RESOLVE]
    if player.cubes:
        found += sales(state, player)
    return found


def _draws(state: State) -> list[Action]:
    """Put together from rows of sixteen tiles, each made once."""
    mask = lowest_stack(state)
    found: list[Action] = []
    for part in _ROWS:
        tiles = mask & part
        if tiles:
            row = _draw_rows.get(tiles)
            if row is None:
                row = [draw(Tile(tile)) for tile in range(len(ROWS)) if tiles >> tile & 1]
                _draw_rows[tiles] = row
            found += row
    return found


_ROWS: Final = tuple(0xFFFF << start for start in range(0, len(ROWS), 16))
_draw_rows: Final[dict[int, list[Action]]] = {}


def tiles_in_chain(state: State) -> list[Tile]:
    return sorted([Tile(entry) for entry in state.chain if entry > 0])


def takes(state: State, player: Player) -> list[Action]:
    """Every tile that can be paid, onto every cell where it may lie (GM 4.1)."""
    found: list[Action] = []
    affordable: dict[Cost, bool] = {}
    for tile in tiles_in_chain(state):
        cost = COSTS[tile]
        if cost not in affordable:
            affordable[cost] = is_affordable(player, state.market, tile)
        if affordable[cost]:
            found += [take(tile, cell) for cell in sites_for(player, tile)]
    return found


def discards(state: State) -> list[Action]:
    return [discard(tile) for tile in tiles_in_chain(state)]


def payments(state: State, player: Player, decision: Paying) -> list[Action]:
    payment = decision.payment
    kinds = [kind for kind in _KINDS if can_be_next(payment, kind)]
    held = [kind for kind in kinds if player.stock[kind] and may_pay(state, player, payment, kind)]
    found: list[Action] = []
    if held:
        found += [pay(kind, cell) for kind, cell in _distinct(player) if kind in held]
    found += [buy(kind) for kind in kinds if may_buy(state, player, payment, kind)]
    if may_stop(payment):
        found.append(STOP)
    return found


def must_sell(state: State, player: Player, decision: Paying) -> bool:
    """Whether nothing can be paid before a cube is sold (GM 5.6)."""
    return not payments(state, player, decision)


def _distinct(player: Player) -> list[tuple[int, Cell]]:
    """Where cubes lie: an entry for each kind and cell."""
    return list(dict.fromkeys(player.cubes))


def _member_payments(state: State, player: Player) -> list[Action]:
    assert state.turn is not None
    found: list[Action] = [pay_member(cell) for cell in payable_members(player, state.turn.cell)]
    if player.chieftains:
        found.append(PAY_CHIEFTAIN)
    return found


def activations(state: State, player: Player) -> list[Action]:
    turn = state.turn
    assert turn is not None
    nearby = in_reach(player, turn)
    found: list[Action] = []
    far: list[Action] = []
    use_ness = has_ness(state, player)
    for cell, tile in zip(player.cells, player.tiles, strict=True):
        is_near = cell in nearby
        if not (is_near or use_ness) or cell in turn.activated:
            continue
        if does_something(state, player, cell, tile):
            if is_near:
                found.append(activate(cell))
            if use_ness:
                far.append(ness(cell))
    found += far
    found.append(DONE)
    return found


def moves(state: State, player: Player) -> list[Action]:
    origins = list(dict.fromkeys(player.members))
    cells = player.cells
    found: list[Action] = [
        move(origin, Cell(origin + step))
        for origin in origins
        for step in AROUND
        if origin + step in cells
    ]
    if may_promote(state, player):
        found += [promote(cell) for cell in origins]
    found.append(END)
    return found


def sales(state: State, player: Player) -> list[Action]:
    """Selling is allowed at every decision of a player's turn (GM 5.3), into rows that buy."""
    market = state.market
    return [sell(kind, cell) for kind, cell in dict.fromkeys(player.cubes) if market[kind]]
