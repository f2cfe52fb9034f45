"""The levels of Glen More: their bots, parameters and times for a turn."""

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from clachan.bots.budget import Budget, Countdown
from clachan.bots.glenmore.baseline import choose_option
from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.bots.glenmore.search import Style, best_take
from clachan.bots.glenmore.turn_search import best_line
from clachan.bots.registry import LevelMakers
from clachan.core import Rng
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.board import TAKE, Board
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.views import View

_SEEDS: Final = 2**53


class TurnBot:
    """Spends its budget on the choice of the tile; the rest of the turn is searched whole."""

    def __init__(self, style: Style, budget: Budget) -> None:
        self.style = style
        self.budget = budget

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        board = board_from_view(view)
        options = board.options()
        rows = self.style.rows_for(view.players)
        if board.phase == TAKE:
            goes_on = start_part(self.budget, self._share_for_take()).goes_on
            chosen = best_take(board, rows, self.style, goes_on, rng.randrange(_SEEDS))
        else:
            chosen = best_line(board, TurnEvaluation(board, rows), self._width()).first
        return legal[options.index(chosen)]

    def _share_for_take(self) -> float:
        """The budget is for a whole turn; what comes after the take needs little time, and no playout."""
        return 0.75 if self.budget.unit == "ms" else 1.0

    def _width(self) -> int:
        """The width of the turn search; 1 where there is little time."""
        hurried = self.budget.unit == "ms" and self.budget.amount < _HURRY
        return 1 if hurried else self.style.width


_HURRY: Final = 250


class PlainBot:
    """Gives half of a turn's budget to the choice of the tile, then each time a part of the rest.

    What is left it remembers from one decision of a turn to the next; the rest never runs out.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._left = _FOR_TAKE

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        board = board_from_view(view)
        options = board.options()
        goes_on = start_part(self.budget, self._share(board)).goes_on
        return legal[options.index(choose_option(board, goes_on, rng.randrange(_SEEDS)))]

    def _share(self, board: Board) -> float:
        if board.phase == TAKE:
            self._left = 1 - _FOR_TAKE
            return _FOR_TAKE
        share = self._left * _FOR_OTHERS
        self._left -= share
        return share


_FOR_TAKE: Final = 0.5
_FOR_OTHERS: Final = 0.25


def start_part(budget: Budget, share: float) -> Countdown:
    return Budget(max(int(budget.amount * share), 1), budget.unit).begin()


def board_from_view(view: View) -> Board:
    """Nothing is hidden but the order of the stacks, which the search resamples."""
    return board_from_state(state_of(view))


STYLES: Final = {
    "beginner": Style(10, 10, 1, rounds=0, error=3.0, naive=True),
    "casual": Style(10, 10, 1, rounds=0, error=2.5),
    "club": Style(12, 8, 2, rounds=0),
    "strong": Style(10, 4, 2, rounds=8),
    "expert": Style(14, 6, 4, rounds=1000, turns=3),
}

TIMES: Final = {
    "plain": Budget(1000),
    "beginner": Budget(1000),
    "casual": Budget(1000),
    "club": Budget(1000),
    "strong": Budget(1000),
    "expert": Budget(3000),
}


def _make_plain(budget: Budget | None) -> PlainBot:
    return PlainBot(budget or TIMES["plain"])


def _make_level(name: str, budget: Budget | None) -> TurnBot:
    return TurnBot(STYLES[name], budget or TIMES[name])


LEVELS: Final[LevelMakers] = MappingProxyType(
    {"plain": _make_plain} | {name: partial(_make_level, name) for name in STYLES}
)
