"""The levels of Clans and Glory.

Each has a number of playouts that make its strength, on every machine that is quick enough; and
milliseconds after which it plays what it has found. A budget that is asked for replaces the one
that has its unit, and one in playouts is all that counts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, cast

from clachan.bots.bot import Bot
from clachan.bots.budget import Budget
from clachan.bots.clans.endgame import solve
from clachan.bots.clans.playouts import own_gain
from clachan.bots.clans.search import InformedTree, PlainTree, Style, Tree
from clachan.bots.clans.worlds import Worlds
from clachan.bots.compiled import find_search
from clachan.bots.fast_rng import FastRng
from clachan.bots.registry import LevelMakers
from clachan.core import Rng
from clachan.games.clans.actions import PLAYS, PLAYS_FACE_DOWN, Action
from clachan.games.clans.board import (
    CARD_BITS,
    CARD_SHIFT,
    DOWN,
    SLOT_BITS,
    STANDING,
    Board,
    Move,
)
from clachan.games.clans.components import TILE_OF
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
        worlds = Worlds(view, rng, self.style.shield, self.style.inference_scale)
        move = None
        if worlds.weights and worlds.start.left <= self.style.exact:
            move = solve(worlds, _share(self.budget).begin())
        if move is None:
            move = self.tree(worlds, self.style, fast_rng).grow(countdown, self.most)
        return action_of(move)


@dataclass(frozen=True, slots=True)
class KernelSearch:
    """How a level searches on the kernel."""

    style: Style
    most: int
    """The number of simulations after which it ends."""
    style_of_two: Style | None = None
    """The style for two players, if it differs."""

    def style_for(self, players: int) -> Style:
        return (self.style_of_two if players == 2 else None) or self.style


class LevelBot:
    """Searches on the kernel where that is loaded, else in plain Python."""

    def __init__(self, plain: SearchingBot, on_kernel: KernelSearch) -> None:
        self.plain = plain
        self.on_kernel = on_kernel

    @property
    def budget(self) -> Budget:
        return self.plain.budget

    def choose(self, view: View, legal: Sequence[Action], rng: Rng) -> Action:
        _require_seat(view)
        compiled = find_search("clans")
        if compiled is None or len(legal) == 1:
            return self.plain.choose(view, legal, rng)
        style, most = self.on_kernel.style_for(view.players), self.on_kernel.most
        found: Action = compiled.choose(view, rng, style, self.budget.for_kernels, most)
        return found


class BeginnerBot:
    """Takes what seems to bring most immediately, and misjudges it by some points; it does not look ahead."""

    def __init__(self, noise: float) -> None:
        """By how many points it misjudges a move at most."""
        self.noise = int(noise * STANDING)

    def choose(self, view: View, _legal: Sequence[Action], rng: Rng) -> Action:
        _require_seat(view)
        board = Board(determinise(view, rng))
        # The same misjudgement for a card on all slots of a tile: how a card fits in is seen at a glance.
        judged: dict[tuple[int, int, int], int] = {}
        best = 0
        choices: list[Move] = []
        for move in board.moves():
            tile = TILE_OF[move >> 1 & SLOT_BITS]
            what = (move >> CARD_SHIFT, tile, move & 1)
            if what not in judged:
                judged[what] = own_gain(board, move) + rng.randrange(self.noise)
            value = judged[what]
            if not choices or value > best:
                best, choices = value, [move]
            elif value == best:
                choices.append(move)
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
_EXPERT: Final = Style(exact=4, inference_scale=4.0)
_ON_KERNEL: Final = Style()
EXPERT_ON_KERNEL: Final = Style(exact=6, inference_scale=4.0, explore=1.2)
EXPERT_OF_TWO: Final = replace(EXPERT_ON_KERNEL, network_weight=1.0, prior_scale=9.0, explore=2.0)
"""With the network, which judges better than the immediate gain: so the tree follows the gain less."""


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


def _level_maker(
    plain: Style, plain_most: int, ms: int, on_kernel: KernelSearch
) -> Callable[[Budget | None], Bot[Any, Any]]:
    """``plain`` and ``plain_most`` are for the search in Python."""
    make_plain = _search_maker(plain, ms, plain_most)

    def make(budget: Budget | None) -> Bot[Any, Any]:
        asked = on_kernel
        if budget is not None and budget.unit == "playouts":
            asked = replace(on_kernel, most=budget.for_kernels.amount)
        return LevelBot(cast("SearchingBot", make_plain(budget)), asked)

    return make


def _make_beginner(_budget: Budget | None) -> Bot[Any, Any]:
    """It does not search, so that every budget is enough."""
    return BeginnerBot(noise=8.0)


LEVELS: Final[LevelMakers] = MappingProxyType(
    {
        "plain": _search_maker(_PLAIN, OTHERS_MS, ENOUGH, PlainTree),
        "expert-v2": _search_maker(_EXPERT, EXPERT_MS),
        "beginner": _make_beginner,
        "casual": _level_maker(_CASUAL, 30, OTHERS_MS, KernelSearch(_ON_KERNEL, 45)),
        "club": _level_maker(_INFORMED, 40, OTHERS_MS, KernelSearch(_ON_KERNEL, 150)),
        "strong": _level_maker(_INFORMED, 160, OTHERS_MS, KernelSearch(_ON_KERNEL, 1_500)),
        "expert": _level_maker(
            _EXPERT,
            ENOUGH,
            EXPERT_MS,
            KernelSearch(EXPERT_ON_KERNEL, 1_000_000, EXPERT_OF_TWO),
        ),
    }
)
