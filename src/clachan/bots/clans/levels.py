"""The levels of Clans and Glory.

Each has a number of playouts that make its strength, on every machine that is quick enough; and
milliseconds after which it plays what it has found. A budget that is asked for replaces the one
that has its unit, and one in playouts is all that counts.
"""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

from clachan.bots.bot import Bot
from clachan.bots.budget import Budget
from clachan.bots.clans.endgame import solve
from clachan.bots.clans.playouts import own_gain
from clachan.bots.clans.search import InformedTree, PlainTree, Style, Tree
from clachan.bots.clans.worlds import Worlds
from clachan.bots.fast_rng import FastRng
from clachan.bots.registry import LevelMakers
from clachan.core import Rng
from clachan.games.clans.actions import PLAYS, PLAYS_FACE_DOWN, Action
from clachan.games.clans.board import (
    CARD_BITS,
    CARD_SHIFT,
    DOWN,
    SLOT_BITS,
    Board,
    Move,
)
from clachan.games.clans.determinise import determinise
from clachan.games.clans.views import View

ENOUGH: Final = 20_000
"""Playouts after which a search ends that has time left: more only fill the memory."""
_POSITIONS: Final = 10
"""How many last positions are solved for one playout of a budget."""


class SearchingBot:
    """Searches many worlds until its budget is spent or ``most`` playouts are done."""

    def __init__(
        self, style: Style, budget: Budget, most: int = ENOUGH, tree: type[Tree] = InformedTree
    ) -> None:
        self.style = style
        self.budget = budget
        self.most = most
        self.tree = tree

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        _require_seat(view)
        if len(legal) == 1:
            return legal[0]
        countdown = self.budget.begin()
        fast_rng = FastRng(rng)
        worlds = Worlds(view, rng, self.style.shield, self.style.temptation)
        move = None
        if worlds.weights and worlds.start.left <= self.style.exact:
            move = solve(worlds, _share(self.budget).begin())
        if move is None:
            move = self.tree(worlds, self.style, fast_rng).grow(countdown, self.most)
        return action_of(move)


class BeginnerBot:
    """Plays for its own points, overlooks some moves and ignores what others gain."""

    def __init__(self, overlooks: int) -> None:
        """How many of a hundred moves it does not notice."""
        self.overlooks = overlooks

    def choose(self, view: View, _legal: Sequence[Action], rng: Rng) -> Action:
        _require_seat(view)
        board = Board(determinise(view, rng))
        moves = board.moves()
        noticed = [move for move in moves if rng.randrange(100) >= self.overlooks] or moves
        values = [own_gain(board, move) for move in noticed]
        best = max(values)
        choices = [move for move, value in zip(noticed, values, strict=True) if value == best]
        return action_of(choices[rng.randrange(len(choices))])


def action_of(move: Move) -> Action:
    rows = PLAYS_FACE_DOWN if move >= DOWN else PLAYS
    return rows[move >> CARD_SHIFT & CARD_BITS][move >> 1 & SLOT_BITS][move & 1]


def _share(budget: Budget) -> Budget:
    """For solving; a search follows in the rest where it does not come to an end."""
    if budget.unit == "playouts":
        return Budget(budget.amount * _POSITIONS, "playouts")
    return Budget(max(budget.amount // 2, 1))


def _require_seat(view: View) -> None:
    if view.seat is None:
        raise ValueError("view: a spectator's; a bot needs a seat")


EXPERT_MS: Final = 1000
OTHERS_MS: Final = 333

_PLAIN: Final = Style(noise=0.0, explore=0.3, winning=0.0)
_CASUAL: Final = Style(noise=0.0)
_INFORMED: Final = Style()
_EXPERT: Final = Style(exact=4, temptation=4.0)


def _search_maker(
    style: Style, ms: int, most: int = ENOUGH, tree: type[Tree] = InformedTree
) -> Callable[[Budget | None], Bot[Any, Any]]:
    def make(budget: Budget | None) -> Bot[Any, Any]:
        if budget is None:
            return SearchingBot(style, Budget(ms), most, tree)
        if budget.unit == "ms":
            return SearchingBot(style, budget, most, tree)
        return SearchingBot(style, budget, budget.amount, tree)

    return make


def _make_beginner(_budget: Budget | None) -> Bot[Any, Any]:
    """It does not search, so that every budget is enough."""
    return BeginnerBot(overlooks=40)


LEVELS: Final[LevelMakers] = MappingProxyType(
    {
        "plain": _search_maker(_PLAIN, OTHERS_MS, ENOUGH, PlainTree),
        "expert-v2": _search_maker(_EXPERT, EXPERT_MS),
        "beginner": _make_beginner,
        "casual": _search_maker(_CASUAL, OTHERS_MS, 30),
        "club": _search_maker(_INFORMED, OTHERS_MS, 40),
        "strong": _search_maker(_INFORMED, OTHERS_MS, 160),
        "expert": _search_maker(_EXPERT, EXPERT_MS),
    }
)
