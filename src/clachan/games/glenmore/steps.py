"""The position after an action that is known to be legal."""

from typing import Final, TypeVar, assert_never

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
    ANY,
    COSTS,
    EFFECTS,
    HAS_ONE_TIME_EFFECT,
    KINDS,
    LOCH_LOCHY,
    LOCH_SHIEL,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    ORIGIN,
    PLACES,
    START,
    Cell,
    Resource,
    Tile,
)
from clachan.games.glenmore.conditions import (
    CHAIN_LENGTH,
    advance_payment,
    cubes_on,
    drop_stragglers,
)
from clachan.games.glenmore.land import sites_of, with_tile
from clachan.games.glenmore.scoring import after_scoring
from clachan.games.glenmore.state import (
    ACTIVATING,
    DIE_ENTRY,
    DRAWING,
    MOVING,
    OVER,
    PAYING_MEMBER,
    RESOLVING,
    ROLLING,
    TAKING,
    Decision,
    Entry,
    Gain,
    Gaining,
    Paying,
    Payment,
    Player,
    State,
    Turn,
    seat_of,
)

T = TypeVar("T")

# `_replace` says more and takes four times as long; it stands where it is not hot.
_new: Final = tuple.__new__


def after(state: State, action: Action) -> State:
    """What an action does; the decision that follows is part of it."""
    decision, plies, *rest = state
    state = _new(State, (decision, plies + 1, *rest))
    match action:
        case Draw(tile):
            return _after_draw(state, tile)
        case Activate(cell):
            return _after_activate(state, cell, False)
        case Sell(kind, cell):
            return _after_sell(state, kind, cell)
        case Take(tile, cell):
            return _after_take(state, tile, cell)
        case Pay(kind, cell):
            return _after_cube(state, without_cube(_player(state), kind, cell), state.market, kind)
        case Buy(kind):
            return _after_buy(state, kind)
        case Done():
            return _after_done(state)
        case Move(origin, target):
            return _after_move(state, origin, target)
        case Promote(cell):
            return _after_move(state, cell, None)
        case End():
            return _end_turn(state)
        case GainCube(kind):
            return _after_gain(state, kind)
        case Stop():
            return _finish_payment(state)
        case Ness(cell):
            return _after_activate(state, cell, True)
        case Roll(number):
            return _after_roll(state, number)
        case Discard(tile):
            return _end_turn(move_figure(state, tile))
        case PayMember(cell):
            player = _player(state)
            return lay_tile(
                _with_player(state, player._replace(members=_without(player.members, cell)))
            )
        case PayChieftain():
            player = _player(state)
            return lay_tile(_with_player(state, player._replace(chieftains=player.chieftains - 1)))
        case Resolve():
            return _after_resolve(state)
        case _:
            assert_never(action)


# The chain (GM 2, 3, 10)


def _next_decision(chain: tuple[Entry, ...]) -> tuple[Decision, Turn | None]:
    """Refill first; then the entry at the tail moves (GM 3.1)."""
    if len(chain) < CHAIN_LENGTH:
        return DRAWING, None
    if chain[0] == DIE_ENTRY:
        return ROLLING, None
    return TAKING, Turn(seat_of(chain[0]), START, ORIGIN, (), 0, False)


def _with_chain(state: State, chain: tuple[Entry, ...]) -> State:
    """The chain as it now lies, and the decision that follows from it."""
    _, plies, players, _, stacks, market, scored, _ = state
    decision, turn = _next_decision(chain)
    return _new(State, (decision, plies, players, chain, stacks, market, scored, turn))


def _after_draw(state: State, tile: Tile) -> State:
    stacks = list(state.stacks)
    number = next(index for index, stack in enumerate(stacks) if stack)
    stacks[number] ^= 1 << tile
    _, plies, players, chain, _, market, scored, _ = state
    chain = (*chain, tile)
    decision, turn = _next_decision(chain)
    drawn = _new(State, (decision, plies, players, chain, tuple(stacks), market, scored, turn))
    if number and not stacks[number]:
        drawn = after_scoring(drawn)
        if drawn.scorings == 3:
            return drawn._replace(decision=OVER, turn=None)
    return drawn


def _after_roll(state: State, number: int) -> State:
    """The die moves over that many tiles and takes the place of the last (GM 3.3)."""
    tiles = [index for index, entry in enumerate(state.chain) if entry > 0]
    at = tiles[number - 1]
    chain = (*state.chain[1:at], DIE_ENTRY, *state.chain[at + 1 :])
    return _with_chain(state, drop_stragglers(chain))


def move_figure(state: State, tile: Tile) -> State:
    """The figure takes the place of the tile; the old tail is gone (GM 10.1)."""
    chain = state.chain
    at = chain.index(tile)
    moved = (*chain[1:at], chain[0], *chain[at + 1 :])
    return _new(State, (*state[:3], moved, *state[4:]))


def _end_turn(state: State) -> State:
    player = _player(state)
    settled = _new(Player, (*player[:11], sites_of(player, player.members), *player[12:]))
    return _with_chain(_with_player(state, settled), drop_stragglers(state.chain))


# Taking and laying (GM 4 to 7)


def _after_take(state: State, tile: Tile, cell: Cell) -> State:
    turn = Turn(seat_of(state.chain[0]), tile, cell, (), 0, False)
    taken = _new(State, (*move_figure(state, tile)[:7], turn))
    cost = COSTS[tile]
    if cost.member:
        return _with_decision(taken, PAYING_MEMBER)
    if cost.due:
        payment = Payment(cost.due, len(cost.due), 0, 0)
        return _with_decision(taken, Paying(payment, tile, cell, False))
    return lay_tile(taken)


def lay_tile(state: State) -> State:
    """The tile lies, and its one-time effects have taken place or are to be decided (GM 7)."""
    turn = state.turn
    assert turn is not None
    tile, cell = turn.tile, turn.cell
    player = with_tile(_player(state), tile, cell)
    if HAS_ONE_TIME_EFFECT[tile]:
        player = player._replace(
            coins=player.coins + NEW_COINS[tile],
            whisky=player.whisky + NEW_WHISKY[tile] - COSTS[tile].whisky,
            members=tuple(sorted([*player.members, *[cell] * NEW_MEMBERS[tile]])),
            cards=tuple(sorted([*player.cards, tile])) if PLACES[tile] else player.cards,
        )
    if tile == LOCH_LOCHY:
        return _with_decision(_with_player(state, player), Gaining(cell, 2))
    decision: Decision = RESOLVING if tile == LOCH_SHIEL else ACTIVATING
    return _with_decision(_with_player(state, player), decision)


def _after_resolve(state: State) -> State:
    """Loch Shiel: a cube onto each production tile that has none (GM 7.2)."""
    player = _player(state)
    abbey = None
    for cell, tile in zip(player.cells, player.tiles, strict=True):
        kind = EFFECTS[tile].produces
        if kind is not None and not cubes_on(player, cell):
            if kind == ANY:
                abbey = cell
            else:
                player = with_cube(player, kind, cell)
    resolved = _with_player(state, player)
    return resolved._replace(decision=ACTIVATING if abbey is None else Gaining(abbey, 1))


def _after_gain(state: State, kind: Resource) -> State:
    decision = state.decision
    assert isinstance(decision, Gaining)
    gained = _with_player(state, with_cube(_player(state), kind, decision.cell))
    if decision.count > 1:
        return gained._replace(decision=Gaining(decision.cell, decision.count - 1))
    return gained._replace(decision=ACTIVATING)


# Market and payments (GM 5)


def with_cube(player: Player, kind: Resource, cell: Cell) -> Player:
    stock = list(player.stock)
    stock[kind] += 1
    cubes = tuple(sorted([*player.cubes, (kind, cell)]))
    return _new(Player, (*player[:6], cubes, tuple(stock), *player[8:]))


def without_cube(player: Player, kind: Resource, cell: Cell) -> Player:
    stock = list(player.stock)
    stock[kind] -= 1
    cubes = _without(player.cubes, (kind, cell))
    return _new(Player, (*player[:6], cubes, tuple(stock), *player[8:]))


def _after_sell(state: State, kind: Resource, cell: Cell) -> State:
    market = list(state.market)
    player = without_cube(_player(state), kind, cell)
    sold = _with_player(state, _with_coins(player, player.coins + market[kind]))
    market[kind] -= 1
    return _new(State, (*sold[:5], tuple(market), *sold[6:]))


def _after_buy(state: State, kind: Resource) -> State:
    market = list(state.market)
    market[kind] += 1
    player = _player(state)
    return _after_cube(state, _with_coins(player, player.coins - market[kind]), tuple(market), kind)


def _with_coins(player: Player, coins: int) -> Player:
    return _new(Player, (coins, *player[1:]))


def _after_cube(state: State, player: Player, market: tuple[int, ...], kind: Resource) -> State:
    """One cube has been paid; when no more can be paid, the payment ends."""
    decision = state.decision
    assert isinstance(decision, Paying)
    payment = advance_payment(decision.payment, kind)
    paying = Paying(payment, decision.tile, decision.cell, decision.for_activation)
    _, *head = _with_player(state, player)[:5]
    paid = _new(State, (paying, *head, market, *state[6:]))
    return paid if payment.due else _finish_payment(paid)


def _finish_payment(state: State) -> State:
    decision = state.decision
    assert isinstance(decision, Paying)
    if not decision.for_activation:
        return lay_tile(state)
    return _reward(state, decision.tile, decision.payment.paid)


# Activation and movement (GM 8, 9)


def _after_activate(state: State, cell: Cell, by_ness: bool) -> State:
    turn = state.turn
    assert turn is not None
    player = state.players[turn.seat]
    tile = player.tiles[player.cells.index(cell)]
    effect = EFFECTS[tile]
    later = Turn(
        turn.seat,
        turn.tile,
        turn.cell,
        tuple(sorted([*turn.activated, cell])),
        turn.movement + effect.movement,
        turn.ness_used or by_ness,
    )
    activated = _new(State, (*state[:7], later))
    if effect.movement:
        return activated
    if effect.produces == ANY:
        return _with_decision(activated, Gaining(cell, 1))
    if effect.produces is not None:
        return _with_player(activated, with_cube(player, effect.produces, cell))
    if effect.due:
        payment = Payment(effect.due, effect.required, 0, 0)
        return _with_decision(activated, Paying(payment, tile, cell, True))
    return _reward(activated, tile, 0)


def _reward(state: State, tile: Tile, paid: int) -> State:
    """Points and whisky for what was paid."""
    player, effect = _player(state), EFFECTS[tile]
    points = effect.points[paid]
    if points:
        player = player._replace(gains=(*player.gains, Gain(points, 0, KINDS[tile], tile)))
    if effect.whisky:
        player = player._replace(whisky=player.whisky + effect.whisky)
    return _with_decision(_with_player(state, player), ACTIVATING)


def _after_done(state: State) -> State:
    assert state.turn is not None
    return _with_decision(state, MOVING) if state.turn.movement else _end_turn(state)


def _after_move(state: State, origin: Cell, target: Cell | None) -> State:
    """A member goes to a neighbouring tile, or off the board to become a chieftain (GM 9.1)."""
    turn, player = state.turn, _player(state)
    assert turn is not None
    members = _without(player.members, origin)
    if target is None:
        player = player._replace(members=members, chieftains=player.chieftains + 1)
    else:
        player = _new(Player, (*player[:3], tuple(sorted([*members, target])), *player[4:]))
    moved = _with_player(state, player)
    moved = _new(State, (*moved[:7], turn._replace(movement=turn.movement - 1)))
    return moved if turn.movement > 1 else _end_turn(moved)


def _player(state: State) -> Player:
    assert state.turn is not None
    return state.players[state.turn.seat]


def _with_player(state: State, player: Player) -> State:
    assert state.turn is not None
    players = list(state.players)
    players[state.turn.seat] = player
    return _new(State, (*state[:2], tuple(players), *state[3:]))


def _with_decision(state: State, decision: Decision) -> State:
    return _new(State, (decision, *state[1:]))


def _without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]
