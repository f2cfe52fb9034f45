"""The conditions of legality, shared by `legal`, `refusals` and `steps`."""

from clachan.games.glenmore.components import (
    ANY,
    COSTS,
    CUBE_LIMIT,
    EFFECTS,
    LOCH_NESS,
    LOCH_OICH,
    OTHER,
    WAYS,
    Cell,
    Resource,
    Tile,
)
from clachan.games.glenmore.land import around, near_member
from clachan.games.glenmore.market import FULL, is_payable
from clachan.games.glenmore.state import Payment, Player, State, Turn, figure

CHAIN_LENGTH = 13


def is_affordable(player: Player, market: tuple[int, ...], tile: Tile) -> bool:
    """Whether the tile's cost in cubes or whisky can be paid in full (GM 4.1); Loch Ness: see below."""
    cost = COSTS[tile]
    if cost.whisky > player.whisky:
        return False
    return is_payable(cost.due, 0, player.stock, market, player.coins)


def sites_for(player: Player, tile: Tile) -> tuple[Cell, ...]:
    """Where the tile may be laid, Loch Ness's price considered (GM 5.7)."""
    sites = player.sites[WAYS[tile]]
    if tile == LOCH_NESS and not player.chieftains:
        return tuple(cell for cell in sites if payable_members(player, cell))
    return sites


def can_take_a_tile(state: State, player: Player) -> bool:
    """Whether the player can pay for a tile of the chain and lay it; if not, one is discarded (GM 4.2)."""
    return any(
        is_affordable(player, state.market, Tile(entry)) and sites_for(player, Tile(entry))
        for entry in state.chain
        if entry > 0
    )


def payable_members(player: Player, cell: Cell) -> tuple[Cell, ...]:
    """The members that may be given away so that the cell is still next to one (GM 5.7)."""
    members = player.members
    found = []
    for index, member in enumerate(members):
        rest = members[:index] + members[index + 1 :]
        if member not in found and near_member(rest, cell):
            found.append(member)
    return tuple(found)


def can_be_next(payment: Payment, kind: Resource) -> bool:
    """Whether a cube of this kind is what is due (GM 5.5)."""
    due = payment.due[0]
    return due in (kind, ANY) or (due == OTHER and not payment.used >> kind & 1)


def advance_payment(payment: Payment, kind: Resource) -> Payment:
    """What is still to be paid after a cube of this kind."""
    return Payment(
        payment.due[1:],
        max(payment.required - 1, 0),
        payment.paid + 1,
        payment.used | 1 << kind,
    )


def rest_is_payable(
    payment: Payment, stock: tuple[int, ...], market: tuple[int, ...], coins: int
) -> bool:
    return is_payable(payment.due[: payment.required], payment.used, stock, market, coins)


def may_pay(state: State, player: Player, payment: Payment, kind: Resource) -> bool:
    """Whether a cube of this kind, held somewhere, may be paid from the land (GM 5.6)."""
    if payment.due[0] == kind:
        return True  # for named resources a payment once begun can always be completed
    stock = list(player.stock)
    stock[kind] -= 1
    rest = advance_payment(payment, kind)
    return rest_is_payable(rest, tuple(stock), state.market, player.coins)


def may_buy(state: State, player: Player, payment: Payment, kind: Resource) -> bool:
    """Whether such a cube may be bought now, leaving enough for the rest (GM 5.4, 5.6)."""
    level = state.market[kind]
    if level == FULL or level >= player.coins:
        return False
    if payment.due[0] == kind:
        return True
    market = list(state.market)
    market[kind] += 1
    rest = advance_payment(payment, kind)
    return rest_is_payable(rest, player.stock, tuple(market), player.coins - level - 1)


def cubes_on(player: Player, cell: Cell) -> int:
    return sum([place == cell for _, place in player.cubes])


def does_something(state: State, player: Player, cell: Cell, tile: Tile) -> bool:
    """Whether activating the tile would do something now (GM 8.2, 8.3, 8.4)."""
    effect = EFFECTS[tile]
    if effect.movement:
        return True
    if effect.produces is not None:
        return cubes_on(player, cell) < CUBE_LIMIT
    if effect.due:
        due = effect.due[: effect.required]
        return is_payable(due, 0, player.stock, state.market, player.coins)
    return effect.points[0] > 0


def in_reach(player: Player, turn: Turn) -> tuple[Cell, ...]:
    """The tiles that this turn may activate: the new one and those around it, or all (GM 8.1, 8.6)."""
    return player.cells if turn.tile == LOCH_OICH else around(player, turn.cell)


def may_stop(payment: Payment) -> bool:
    """Whether enough has been paid, and something at all (GM 13)."""
    return payment.paid > 0 and not payment.required


def has_ness(state: State, player: Player) -> bool:
    """Whether Loch Ness may activate one more tile in this turn (GM 8.5, 8.6)."""
    turn = state.turn
    assert turn is not None
    return LOCH_NESS in player.cards and not turn.ness_used and turn.tile != LOCH_OICH


def drop_stragglers(chain: tuple[int, ...]) -> tuple[int, ...]:
    """The chain without the tiles behind the last figure or die (GM 10.1)."""
    start = 0
    while chain[start] > 0:
        start += 1
    return chain[start:]


def lowest_stack(state: State) -> int:
    """A mask of the tiles that may be drawn now (GM 10.2)."""
    return next(stack for stack in state.stacks if stack)


def _tiles_left(state: State) -> int:
    return sum([stack.bit_count() for stack in state.stacks])


def ends_game(state: State) -> bool:
    """Whether the refill after this turn draws the last tile, which ends the game (GM 10.3).

    Asked once the figure has moved.
    """
    missing = CHAIN_LENGTH - len(drop_stragglers(state.chain))
    return _tiles_left(state) <= missing


def is_own_last_turn(state: State) -> bool:
    """Whether the player never moves again after this turn, regardless of the other players (GM 9.2).

    Asked once the figure has moved. One draw fills each entry that is missing, and each entry behind
    the figure costs one more before the figure is at the tail. Together they are what the figure and
    the entries ahead of it leave of the chain, so tiles behind the last figure change nothing.
    """
    assert state.turn is not None
    ahead = len(state.chain) - state.chain.index(figure(state.turn.seat))
    return _tiles_left(state) <= CHAIN_LENGTH - ahead


def may_promote(state: State, player: Player) -> bool:
    """Whether a clan member may become a chieftain, the last one included (GM 9.2)."""
    return len(player.members) > 1 or is_own_last_turn(state)
