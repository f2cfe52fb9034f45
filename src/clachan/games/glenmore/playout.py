"""Random games on a board, for search and statistics."""

from clachan.core import Rng
from clachan.games.glenmore.board import (
    ACTIVATE,
    BUY,
    DISCARD,
    DONE,
    DRAW,
    END,
    GAIN,
    MOVE,
    NESS,
    OVER,
    PAY,
    PAY_CHIEFTAIN,
    PAY_MEMBER,
    PROMOTE,
    RESOLVE,
    ROLL,
    SELL,
    STOP,
    TAKE,
    Board,
)
from clachan.games.glenmore.board_from_state import board_from_state, state_from_board
from clachan.games.glenmore.board_side import Side
from clachan.games.glenmore.components import (
    ANY,
    COSTS,
    DIE,
    EFFECTS,
    KINDS,
    LOCH_LOCHY,
    LOCH_SHIEL,
    ORIGIN,
    START,
)
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.games.glenmore.scoring import COMPARED, lead_points
from clachan.games.glenmore.state import DIE_ENTRY, Scoring, State

_FACES = [face for face, count in enumerate(DIE.values()) for _ in range(count)]


def playout(state: State, rng: Rng) -> State:
    """The end of a random game from here, each action drawn with one ``randrange``."""
    board = board_from_state(state)
    play_at_random(board, rng)
    return state_from_board(board)


def play_at_random(board: Board, rng: Rng) -> None:
    """To the end of the game."""
    options = board.options()
    while options:
        if board.phase == ROLL:
            number = _FACES[rng.randrange(len(_FACES))]
        else:
            number = rng.randrange(len(options))
        apply_option(board, options[number])
        options = board.options()


def refill(board: Board, rng: Rng) -> None:
    """Let chance draw and roll until a player has a turn, or the game is over."""
    while board.phase == DRAW or board.phase == ROLL:
        if board.phase == ROLL:
            _roll(board, 1 + _FACES[rng.randrange(len(_FACES))])
        else:
            stack = board.stacks[board.lowest()]
            for _ in range(rng.randrange(stack.bit_count())):
                stack &= stack - 1
            _draw(board, (stack & -stack).bit_length() - 1)
        board.plies += 1


def apply_option(board: Board, choice: int) -> None:
    """Carry out one of the board's options."""
    board.plies += 1
    what, one, other = choice & 0xFF, choice >> 8 & 0xFFFF, choice >> 24
    if what == DRAW:
        _draw(board, one)
        return
    if what == ROLL:
        _roll(board, one)
        return
    side = board.sides[board.seat]
    if what in (ACTIVATE, NESS):
        board.ness_used = board.ness_used or what == NESS
        _activate(board, side, one)
    elif what == TAKE:
        _take(board, side, one, other)
    elif what == SELL:
        side.remove_cube(one, other)
        side.coins += board.market[one]
        board.market[one] -= 1
    elif what == BUY:
        board.market[one] += 1
        side.coins -= board.market[one]
        _count_cube(board, side, one)
    elif what == PAY:
        side.remove_cube(one, other)
        _count_cube(board, side, one)
    elif what == DONE:
        if board.movement:
            board.phase = MOVE
        else:
            _end_turn(board, side)
    elif what in (MOVE, PROMOTE):
        _move(board, side, one, other if what == MOVE else -1)
    elif what == END:
        _end_turn(board, side)
    elif what == STOP:
        _finish_payment(board, side)
    elif what == GAIN:
        side.add_cube(one, board.gain_cell)
        board.gain_count -= 1
        if not board.gain_count:
            board.phase = ACTIVATE
    elif what == DISCARD:
        _move_figure(board, one)
        _end_turn(board, side)
    elif what == RESOLVE:
        _resolve(board, side)
    else:
        if what == PAY_MEMBER:
            side.members.remove(one)
        else:
            assert what == PAY_CHIEFTAIN
            side.chieftains -= 1
        _lay(board, side)


def _next(board: Board) -> None:
    """Refill first; then the entry at the tail moves (GM 3.1)."""
    chain = board.chain
    if len(chain) < CHAIN_LENGTH:
        board.phase = DRAW
    elif chain[0] == DIE_ENTRY:
        board.phase = ROLL
    else:
        board.phase = TAKE
        board.seat = -1 - chain[0]
        board.tile, board.cell = START, ORIGIN
        board.activated = []
        board.movement = 0
        board.ness_used = False


def _draw(board: Board, tile: int) -> None:
    number = board.lowest()
    board.stacks[number] ^= 1 << tile
    board.chain.append(tile)
    if number and not board.stacks[number]:
        _score(board)
        if board.scorings == 3:
            board.phase = OVER
            return
    _next(board)


def _score(board: Board) -> None:
    sides = board.sides
    scoring = Scoring(
        tuple([side.whisky for side in sides]),
        tuple([side.chieftains_worth() for side in sides]),
        tuple([len(side.cards) for side in sides]),
    )
    board.scored = (*board.scored, scoring)
    for what, counts in zip(COMPARED, scoring, strict=True):
        points = lead_points(counts)
        for seat in range(len(sides)):
            sides[seat].win(points[seat], board.scorings, what, START)


def totals(board: Board) -> list[int]:
    """By seat, the points if the game ended now: the totals of `scoring.score`."""
    sides = board.sides
    fewest = min([len(side.cells) for side in sides])
    return [side.points + side.account() - 3 * (len(side.cells) - fewest) for side in sides]


def _roll(board: Board, number: int) -> None:
    at = 0
    while number:
        at += 1
        if board.chain[at] > 0:
            number -= 1
    board.chain[at] = DIE_ENTRY
    del board.chain[0]
    _drop_stragglers(board)
    _next(board)


def _drop_stragglers(board: Board) -> None:
    start = 0
    while board.chain[start] > 0:
        start += 1
    del board.chain[:start]


def _move_figure(board: Board, tile: int) -> None:
    board.chain[board.chain.index(tile)] = board.chain[0]
    del board.chain[0]


def _end_turn(board: Board, side: Side) -> None:
    side.settle()
    _drop_stragglers(board)
    _next(board)


def _take(board: Board, side: Side, tile: int, cell: int) -> None:
    _move_figure(board, tile)
    board.tile, board.cell = tile, cell
    cost = COSTS[tile]
    if cost.member:
        board.phase = PAY_MEMBER
    elif cost.due:
        board.begin_payment(cost.due, len(cost.due), -1)
    else:
        _lay(board, side)


def _lay(board: Board, side: Side) -> None:
    side.lay(board.tile, board.cell)
    board.phase = RESOLVE if board.tile == LOCH_SHIEL else ACTIVATE
    if board.tile == LOCH_LOCHY:
        board.begin_gain(board.cell, 2)


def _count_cube(board: Board, side: Side, kind: int) -> None:
    board.paid += 1
    board.used |= 1 << kind
    if board.paid == len(board.due):
        _finish_payment(board, side)


def _finish_payment(board: Board, side: Side) -> None:
    if board.activating < 0:
        _lay(board, side)
    else:
        _reward(board, side, board.activating, board.paid)


def _activate(board: Board, side: Side, cell: int) -> None:
    board.activated.append(cell)
    tile = side.tiles[cell]
    effect = EFFECTS[tile]
    produces = effect.produces
    if effect.movement:
        board.movement += 1
    elif produces is None:
        if effect.due:
            board.begin_payment(effect.due, effect.required, tile)
            board.pay_cell = cell
        else:
            _reward(board, side, tile, 0)
    elif produces == ANY:
        board.begin_gain(cell, 1)
    else:
        side.add_cube(produces, cell)


def _reward(board: Board, side: Side, tile: int, paid: int) -> None:
    effect = EFFECTS[tile]
    side.win(effect.points[paid], 0, KINDS[tile], tile)
    side.whisky += effect.whisky
    board.phase = ACTIVATE


def _move(board: Board, side: Side, origin: int, target: int) -> None:
    side.members.remove(origin)
    if target < 0:
        side.chieftains += 1
    else:
        side.members.append(target)
        side.members.sort()
    board.movement -= 1
    if not board.movement:
        _end_turn(board, side)


def _resolve(board: Board, side: Side) -> None:
    board.phase = ACTIVATE
    for cell in side.cells:
        kind = EFFECTS[side.tiles[cell]].produces
        if kind is not None and not side.cubes_on(cell):
            if kind == ANY:
                board.begin_gain(cell, 1)
            else:
                side.add_cube(kind, cell)
