"""Which actions a position of Glen More offers, in the order in which they are listed."""

from __future__ import annotations

from .glenmore_chain import CHAIN, figure, tail_trimmed, tiles_in
from .glenmore_land import Cell, around, cell_text, cells_paying_a_member, legal_cells
from .glenmore_pay import (
    Due,
    as_counts,
    can_buy,
    can_sell,
    cost_in_cubes,
    input_of,
    less,
    more,
    payable,
    price,
)
from .glenmore_state import MEMBER_COST, State
from .glenmore_tiles import (
    MOST_CUBES,
    MOVEMENT,
    PRODUCTION,
    RESOURCES,
    TAVERNS,
    TILES,
    in_number_order,
)

DIE_SIDES = [1, 1, 1, 2, 2, 3]  # GM 1.4


def legal_actions(game: State) -> list[str]:
    if game.decision == "draw":
        return [f"draw {tile}" for tile in in_number_order(stack_to_draw_from(game))]
    if game.decision == "roll":
        return [f"roll {number}" for number in sorted(set(DIE_SIDES))]
    if game.decision == "over":
        return []
    own = {
        "take": take_actions,
        "pay": pay_actions,
        "gain": gain_actions,
        "resolve": resolve_actions,
        "activate": activate_actions,
        "move": move_actions,
    }
    return [*own[game.decision](game), *sell_actions(game)]


def chance_weights(game: State) -> list[int]:
    if game.decision == "roll":
        return [DIE_SIDES.count(number) for number in sorted(set(DIE_SIDES))]
    return [1 for _ in legal_actions(game)] if game.decision == "draw" else []


def stack_to_draw_from(game: State) -> list[str]:
    """GM 10.2."""
    return next(stack for stack in game.stacks if stack)


def sell_actions(game: State) -> list[str]:
    """GM 5.3."""
    _, player = game.now()
    return [
        f"sell {kind} {cell_text(cell)}"
        for kind in RESOURCES
        if can_sell(game.market[kind])
        for cell in player.cells_with(kind)
    ]


def take_actions(game: State) -> list[str]:
    """GM 4.1, and GM 4.2 where that gives nothing."""
    tiles = in_number_order(tiles_in(game.chain))
    takes = [f"take {tile} {cell_text(cell)}" for tile in tiles for cell in cells_for(game, tile)]
    return takes or [f"discard {tile}" for tile in tiles]


def cells_for(game: State, name: str) -> list[Cell]:
    _, player = game.now()
    cells = legal_cells(TILES[name], player.land)
    return [cell for cell in cells if cost_can_be_paid(game, name, cell)]


def cost_can_be_paid(game: State, name: str, cell: Cell) -> bool:
    _, player = game.now()
    cost = TILES[name].cost
    if cost == "whisky":
        return player.whisky > 0
    if cost == MEMBER_COST:  # GM 5.7
        return player.chieftains > 0 or bool(cells_paying_a_member(cell, player.land))
    return payable_now(game, cost_in_cubes(TILES[name]))


def payable_now(game: State, due: Due) -> bool:
    """GM 5.6."""
    _, player = game.now()
    return payable(due, as_counts(player.cubes()), player.coins, as_counts(game.market))


def pay_actions(game: State) -> list[str]:
    turn, player = game.now()
    if turn.due is None:  # GM 5.7
        givers = cells_paying_a_member(turn.cell, player.land)
        members = [f"pay member {cell_text(cell)}" for cell in givers]
        return [*members, "pay chieftain"] if player.chieftains > 0 else members
    pays = [
        f"pay {kind} {cell_text(cell)}"
        for kind in turn.due.kinds_now()
        for cell in player.cells_with(kind)
        if rest_payable_after_paying(game, turn.due, kind)
    ]
    buys = [
        f"buy {kind}"
        for kind in turn.due.kinds_now()
        if can_buy(game.market[kind], player.coins)
        and rest_payable_after_buying(game, turn.due, kind)
    ]
    stops = ["stop"] if turn.due.enough() else []
    return [*pays, *buys, *stops]


def rest_payable_after_paying(game: State, due: Due, kind: str) -> bool:
    """GM 5.6, with a cube from the land."""
    _, player = game.now()
    cubes, levels = as_counts(player.cubes()), as_counts(game.market)
    return payable(due.with_one_more(kind), less(cubes, kind), player.coins, levels)


def rest_payable_after_buying(game: State, due: Due, kind: str) -> bool:
    """GM 5.6, with a cube from the market."""
    _, player = game.now()
    cubes, levels = as_counts(player.cubes()), as_counts(game.market)
    coins = player.coins - price(game.market[kind])
    return payable(due.with_one_more(kind), cubes, coins, more(levels, kind))


def gain_actions(game: State) -> list[str]:
    return [f"gain {kind}" for kind in RESOURCES]


def resolve_actions(game: State) -> list[str]:
    return ["resolve"]


def activate_actions(game: State) -> list[str]:
    cells = [cell_text(cell) for cell in cells_in_reach(game) if would_work(game, cell)]
    far = [cell_text(cell) for cell in cells_for_ness(game) if would_work(game, cell)]
    return [
        *[f"activate {cell}" for cell in cells],
        *[f"ness {cell}" for cell in far],
        "done",
    ]


def cells_in_reach(game: State) -> list[Cell]:
    """GM 8.1, and GM 8.6 for Loch Oich."""
    turn, player = game.now()
    if game.laid("Loch Oich"):
        return player.cells()
    near = [turn.cell, *around(turn.cell)]
    return [cell for cell in player.cells() if cell in near]


def cells_for_ness(game: State) -> list[Cell]:
    """GM 8.5, and GM 8.6 for Loch Oich."""
    turn, player = game.now()
    allowed = player.owns("Loch Ness") and not turn.ness_used and not game.laid("Loch Oich")
    return player.cells() if allowed else []


def would_work(game: State, cell: Cell) -> bool:
    """Would an activation do something now?"""
    turn, player = game.now()
    plot = player.land[cell]
    kind = plot.tile().kind
    if cell in turn.activated or kind == "loch":  # GM 8.1, 8.4
        return False
    if kind in PRODUCTION or kind == "abbey":
        return plot.number_of_cubes() < MOST_CUBES  # GM 8.2
    if kind in MOVEMENT or kind in TAVERNS:
        return True
    return payable_now(game, input_of(kind))


def move_actions(game: State) -> list[str]:
    """GM 9.1 and 9.2."""
    _, player = game.now()
    cells = player.cells_with_members()
    moves = [
        f"move {cell_text(cell)} {cell_text(near)}"
        for cell in cells
        for near in around(cell)
        if near in player.land
    ]
    may_promote = player.members() > 1 or is_own_last_turn(game)
    promotions = [f"promote {cell_text(cell)}" for cell in cells if may_promote]
    return [*moves, *promotions, "end"]


def is_own_last_turn(game: State) -> bool:
    """GM 9.2: every entry behind the figure costs one draw before the figure is at the tail."""
    turn, _ = game.now()
    left = sum(len(stack) for stack in game.stacks)
    chain = tail_trimmed(game.chain)
    missing = CHAIN - len(chain)
    behind = chain.index(figure(turn.seat))
    return left <= missing + behind
