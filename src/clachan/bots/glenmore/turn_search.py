"""Searches for the best rest of a turn; there is no chance within a turn.

It is a beam search with the evaluation. Different orders with the same result are visited once. An
option that can do no harm, such as a free cube, movement point or points, is taken immediately. A
whole payment is one step.
"""

from __future__ import annotations

from typing import Final

from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.games.glenmore.board import (
    ACTIVATE,
    BUY,
    DONE,
    DRAW,
    MOVE,
    NESS,
    PAY,
    SELL,
    Board,
)
from clachan.games.glenmore.board_side import Side
from clachan.games.glenmore.components import EFFECTS
from clachan.games.glenmore.playout import apply_option

WORSE: Final = 1.0
"""How much worse a line may become on its way, in a wide search."""


class Line:
    """A way to go on: its options, and the board after them."""

    def __init__(self, board: Board, options: tuple[int, ...], value: float) -> None:
        self.board = board
        self.options = options
        self.value = value


def best_line(board: Board, evaluation: TurnEvaluation, width: int) -> Line:
    """The turn played to its end, starting from the decision that is due; the board is used up."""
    wide = width > 1
    lines = [Line(board, (), -1e9)]
    best: Line | None = None
    while lines:
        coming: list[Line] = []
        met: set[tuple[object, ...]] = set()
        for line in lines:
            for after in _steps(line, wide):
                after.value = evaluation.value(after.board)
                if after.board.phase == DRAW:
                    if best is None or after.value > best.value:
                        best = after
                elif _is_promising(line, after, wide):
                    key = _key(after.board)
                    if key not in met:
                        met.add(key)
                        coming.append(after)
        if len(coming) > 1:
            coming.sort(key=_by_value, reverse=True)
        lines = coming[:width]
    assert best is not None
    return best


def _by_value(line: Line) -> float:
    return line.value


def _is_promising(line: Line, after: Line, wide: bool) -> bool:
    if after.board.phase != ACTIVATE or line.board.phase != ACTIVATE:
        return True
    return after.value >= line.value - (WORSE if wide else 0.0)


def _key(board: Board) -> tuple[object, ...]:
    side = board.sides[board.seat]
    return (
        board.phase,
        tuple(side.cubes),
        side.coins,
        side.points,
        side.whisky,
        tuple(side.members),
        side.chieftains,
        tuple(sorted(board.activated)),
        board.movement,
        board.ness_used,
        board.gain_count,
    )


def _steps(line: Line, wide: bool) -> list[Line]:
    """The lines after one more step; what leaves no choice is done on the way."""
    board, path = line.board, line.options
    options = choices(board, wide)
    while len(options) == 1:
        path = (*path, options[0])
        apply_option(board, options[0])
        if board.phase == DRAW:
            return [Line(board, path, 0.0)]
        options = choices(board, wide)
    found: list[Line] = []
    for option in options:
        after = board.copy_for_turn()
        apply_option(after, option)
        _pay_up(after, (*path, option), wide, found)
    return found


def _pay_up(board: Board, path: tuple[int, ...], wide: bool, found: list[Line]) -> None:
    """Every way to complete a payment."""
    while board.phase == PAY:
        options = choices(board, wide)
        for option in options[1:]:
            after = board.copy_for_turn()
            apply_option(after, option)
            _pay_up(after, (*path, option), wide, found)
        apply_option(board, options[0])
        path = (*path, options[0])
    found.append(Line(board, path, 0.0))


def choices(board: Board, wide: bool) -> list[int]:
    """The options that the search tries: a single one where that one cannot do harm."""
    options = board.options()
    if len(options) == 1:
        return options
    side = board.sides[board.seat]
    phase = board.phase
    if phase == ACTIVATE:
        return _activations(board, side, options, wide)
    if phase == PAY:
        return _payments(board, side, options, wide)
    own = [option for option in options if option & 0xFF != SELL]
    if phase == MOVE and not wide:
        return _moves(board, own)
    return own


def _activations(board: Board, side: Side, options: list[int], wide: bool) -> list[int]:
    near: list[int] = []
    found: list[int] = []
    for option in options:
        what, cell = option & 0xFF, option >> 8 & 0xFFFF
        if what == ACTIVATE:
            if _is_free(side.tiles[cell]):
                return [option]
            near.append(cell)
            found.append(option)
        elif what == DONE or (what == NESS and cell not in near):
            found.append(option)
    return found + _sales(board, side, options, wide)


def _is_free(tile: int) -> bool:
    """Whether activating it costs nothing and leaves nothing to decide."""
    effect = EFFECTS[tile]
    return not effect.due and (effect.produces is None or effect.produces < 5)


def _sales(board: Board, side: Side, options: list[int], wide: bool) -> list[int]:
    """One sale of each kind, where the market pays well or the player has no turn left."""
    least = 1 if wide or board.is_own_last_turn() else 2
    sales = [option for option in options if option & 0xFF == SELL]
    return [
        option for option in _fullest(side, sales) if board.market[option >> 8 & 0xFFFF] >= least
    ]


def _fullest(side: Side, options: list[int]) -> list[int]:
    """Of the options that give away a cube, for each kind the one from the fullest tile."""
    found: list[int] = []
    fullness = 0
    for option in options:
        on = side.cubes_on(option >> 24)
        if found and (found[-1] ^ option) & 0xFFFFFF == 0:
            if on > fullness:
                found[-1] = option
                fullness = on
        else:
            found.append(option)
            fullness = on
    return found


def _payments(board: Board, side: Side, options: list[int], wide: bool) -> list[int]:
    """Kinds ascending, since the order does not matter; sales only where nothing else is left."""
    cubes = [option for option in options if option & 0xFF == PAY]
    found = _fullest(side, cubes)
    for option in options:
        what, kind = option & 0xFF, option >> 8 & 0xFFFF
        if what == BUY:
            if wide or not side.stock[kind]:
                found.append(option)
        elif what not in (PAY, SELL):
            found.append(option)
    ascending = [
        option
        for option in found
        if option & 0xFF not in (PAY, BUY) or not board.used >> (option >> 8 & 0xFFFF) + 1
    ]
    if ascending:
        return ascending
    return found or _fullest(side, options)


def _moves(board: Board, options: list[int]) -> list[int]:
    """In a hurry: promote, stay, or walk onto the new tile."""
    return [option for option in options if option & 0xFF != MOVE or option >> 24 == board.cell]
