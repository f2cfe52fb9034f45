"""The levels of Glen More: their bots, parameters and times for a turn."""

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from clachan.bots.budget import Budget, Countdown
from clachan.bots.compiled import find_search
from clachan.bots.glenmore.baseline import choose_option
from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.bots.glenmore.search import CompiledStyle, Style, best_take
from clachan.bots.glenmore.turn_search import best_line
from clachan.bots.registry import LevelMakers
from clachan.core import Rng
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.board import TAKE, Board
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.playout import apply_option
from clachan.games.glenmore.rules import apply, legal_actions
from clachan.games.glenmore.views import View
from clachan.games.glenmore.views import view as view_of

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
        return legal[options.index(self._search(board, rng)[0])]

    def choose_turn(
        self, view: View, legal: Sequence[Action], rng: Rng
    ) -> list[tuple[View, Action]]:
        """The rest of the turn as it was found: chance has no part in it, and nothing is hidden."""
        if len(legal) == 1:
            return [(view, legal[0])]
        state, board = state_of(view), board_from_view(view)
        turn: list[tuple[View, Action]] = []
        for option in self._search(board_from_view(view), rng):
            action = legal_actions(state)[board.options().index(option)]
            turn.append((view_of(state, view.seat), action))
            state = apply(state, action)
            apply_option(board, option)
        return turn

    def _search(self, board: Board, rng: Rng) -> tuple[int, ...]:
        """The options of the turn, from the decision that is due; the board is used up."""
        rows = self.style.rows_for(len(board.sides))
        if board.phase == TAKE:
            goes_on = start_part(self.budget, self._share_for_take()).goes_on
            return best_take(board, rows, self.style, goes_on, rng.randrange(_SEEDS))
        return best_line(board, TurnEvaluation(board, rows), self._width()).options

    def _share_for_take(self) -> float:
        """The budget is for a whole turn; what comes after the take needs little time, and no playout."""
        return 0.75 if self.budget.unit == "ms" else 1.0

    def _width(self) -> int:
        """The width of the turn search; 1 where there is little time."""
        hurried = self.budget.unit == "ms" and self.budget.amount < _HURRY
        return 1 if hurried else self.style.width


_HURRY: Final = 250


class LevelBot:
    """Searches on the kernel where that is loaded, else in plain Python."""

    def __init__(self, plain: TurnBot, style: CompiledStyle) -> None:
        self.plain = plain
        self.style = style
        self._coming: list[tuple[View, Action]] = []

    @property
    def budget(self) -> Budget:
        return self.plain.budget

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        """What it has found for this decision at one before, in the same turn; else it searches."""
        if len(legal) == 1:
            return legal[0]
        for seen, action in self._coming:
            if seen == view:
                return action
        turn = self.choose_turn(view, legal, rng)
        self._coming = turn[1:]
        return turn[0][1]

    def choose_turn(
        self, view: View, legal: Sequence[Action], rng: Rng
    ) -> list[tuple[View, Action]]:
        compiled = find_search("glenmore")
        if compiled is None or len(legal) == 1:
            return self.plain.choose_turn(view, legal, rng)
        budget = self.budget.for_kernels
        turn: list[tuple[View, Action]] = compiled.choose_turn(view, rng, self.style, budget)
        return turn or self.plain.choose_turn(view, legal, rng)


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

COMPILED_STYLES: Final = {
    "strong": CompiledStyle(playouts=400, candidates=12),
    "expert": CompiledStyle(playouts=1_000_000),
}
"""Of the levels that search on the kernel."""

TIMES: Final = {
    "plain": Budget(1000),
    "beginner": Budget(300),
    "casual": Budget(300),
    "club": Budget(300),
    "strong": Budget(300),
    "expert": Budget(3000),
}


def _make_plain(budget: Budget | None) -> PlainBot:
    return PlainBot(budget or TIMES["plain"])


def _make_turn_bot(name: str, budget: Budget | None) -> TurnBot:
    return TurnBot(STYLES[name], budget or TIMES[name])


def _make_level(name: str, budget: Budget | None) -> LevelBot:
    return LevelBot(_make_turn_bot(name, budget), COMPILED_STYLES[name])


LEVELS: Final[LevelMakers] = MappingProxyType(
    {"plain": _make_plain}
    | {"expert-v2": partial(_make_turn_bot, "expert")}
    | {name: partial(_make_turn_bot, name) for name in STYLES if name not in COMPILED_STYLES}
    | {name: partial(_make_level, name) for name in COMPILED_STYLES}
)
