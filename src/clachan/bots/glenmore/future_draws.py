"""What chance may have in store: the tiles in one possible order, and the numbers of the die.

The same fate for every candidate makes them comparable: none is lucky by its draws alone.
"""

from random import Random
from typing import Final

from clachan.games.glenmore.board import DRAW, ROLL, Board, option
from clachan.games.glenmore.components import DIE
from clachan.games.glenmore.playout import take

_FACES: Final = [number for number, count in DIE.items() for _ in range(count)]


class Fate:
    def __init__(self, board: Board, seed: int) -> None:
        self.random = Random(seed)
        self.orders = [_shuffled(stack, self.random) for stack in board.stacks]
        self.at = [0] * len(self.orders)

    def refill(self, board: Board) -> None:
        """Let chance draw and roll until somebody has a turn, or the game is over."""
        while board.phase == DRAW or board.phase == ROLL:
            if board.phase == ROLL:
                face = int(self.random.random() * len(_FACES))
                take(board, option(ROLL, _FACES[face]))
            else:
                stack = board.lowest()
                take(board, option(DRAW, self.orders[stack][self.at[stack]]))
                self.at[stack] += 1


def _shuffled(stack: int, random: Random) -> list[int]:
    tiles: list[tuple[float, int]] = []
    while stack:
        low = stack & -stack
        tiles.append((random.random(), low.bit_length() - 1))
        stack ^= low
    tiles.sort()
    return [tile for _, tile in tiles]
