"""From a state to a board and back."""

from clachan.games.glenmore.board import (
    ACTIVATE,
    DRAW,
    GAIN,
    MOVE,
    OVER,
    PAY,
    PAY_MEMBER,
    RESOLVE,
    ROLL,
    TAKE,
    Board,
)
from clachan.games.glenmore.board_side import side_of
from clachan.games.glenmore.components import Cell, Tile
from clachan.games.glenmore.state import (
    ACTIVATING,
    DRAWING,
    MOVING,
    PAYING_MEMBER,
    RESOLVING,
    ROLLING,
    TAKING,
    Decision,
    Gaining,
    Paying,
    Payment,
    State,
    Turn,
)
from clachan.games.glenmore.state import OVER as GAME_OVER

_PLAIN: dict[Decision, int] = {
    DRAWING: DRAW,
    ROLLING: ROLL,
    TAKING: TAKE,
    PAYING_MEMBER: PAY_MEMBER,
    RESOLVING: RESOLVE,
    ACTIVATING: ACTIVATE,
    MOVING: MOVE,
    GAME_OVER: OVER,
}
_DECISIONS: dict[int, Decision] = {phase: decision for decision, phase in _PLAIN.items()}


def board_from_state(state: State) -> Board:
    """A board in this position."""
    sides = [side_of(player) for player in state.players]
    board = Board(sides, list(state.chain), list(state.stacks), list(state.market))
    board.plies = state.plies
    board.scored = state.scored
    if state.turn is not None:
        turn = state.turn
        board.seat, board.tile, board.cell = turn.seat, turn.tile, turn.cell
        board.activated = list(turn.activated)
        board.movement = turn.movement
        board.ness_used = turn.ness_used
    _set_decision(board, state.decision)
    return board


def _set_decision(board: Board, decision: Decision) -> None:
    if isinstance(decision, Gaining):
        board.begin_gain(decision.cell, decision.count)
    elif isinstance(decision, Paying):
        payment = decision.payment
        # The board counts from the first cube on; what was paid before does not matter.
        due = (0,) * payment.paid + payment.due
        activating = decision.tile if decision.for_activation else -1
        board.begin_payment(due, payment.paid + payment.required, activating)
        board.paid, board.used, board.pay_cell = payment.paid, payment.used, decision.cell
    else:
        board.phase = _PLAIN[decision]


def state_from_board(board: Board) -> State:
    """The state that this board is in."""
    return State(
        decision=_decision(board),
        plies=board.plies,
        players=tuple([side.player() for side in board.sides]),
        chain=tuple(board.chain),
        stacks=tuple(board.stacks),
        market=tuple(board.market),
        scored=board.scored,
        turn=None if board.phase in (DRAW, ROLL, OVER) else _turn(board),
    )


def _turn(board: Board) -> Turn:
    return Turn(
        seat=board.seat,
        tile=Tile(board.tile),
        cell=Cell(board.cell),
        activated=tuple(sorted([Cell(cell) for cell in board.activated])),
        movement=board.movement,
        ness_used=board.ness_used,
    )


def _decision(board: Board) -> Decision:
    if board.phase == GAIN:
        return Gaining(Cell(board.gain_cell), board.gain_count)
    if board.phase != PAY:
        return _DECISIONS[board.phase]
    required = max(board.required - board.paid, 0)
    payment = Payment(board.due[board.paid :], required, board.paid, board.used)
    if board.activating < 0:
        return Paying(payment, Tile(board.tile), Cell(board.cell), False)
    return Paying(payment, Tile(board.activating), Cell(board.pay_cell), True)
