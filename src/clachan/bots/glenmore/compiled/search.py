"""The search of the levels on the kernel: candidates for a whole turn, compared by playing on in compiled code.

Half of the candidates are dropped after each part of the budget, so that all of it is used. Once a turn is found, its
decisions need no further search: chance has no part in a turn.
"""

import time
from threading import local
from typing import Final

import numpy as np

from clachan.bots.budget import Budget
from clachan.bots.glenmore.compiled.evaluation import make_rows, tiles_to_come
from clachan.bots.glenmore.compiled.takes import TAKES_LIMIT, find_ends
from clachan.bots.glenmore.compiled.tree import clear_tree, compare, make_tree
from clachan.bots.glenmore.compiled.turns import ENDS_LIMIT, make_workspace
from clachan.bots.glenmore.evaluation import clear_lead
from clachan.bots.glenmore.search import CompiledStyle
from clachan.bots.glenmore.weights import ROWS
from clachan.core import Rng
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.rules import apply
from clachan.games.glenmore.views import View
from clachan.games.glenmore.views import view as view_of
from clachan.kernels import glenmore as kernel
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import Array

_CHUNK_S: Final = 0.02
"""Compiled code cannot be interrupted, so that it looks at the clock this often."""
_FIRST_PACE: Final = 1000.0
"""Playouts a second, as long as they have not been timed."""
_SEEDS: Final = 2**53

_of_thread: Final = local()


def load() -> None:
    """Find the first turn of a game, which calls all that is compiled."""
    setup, array = kernel.make_setup(2), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    kernel.reset(setup, array)
    while kernel.to_move(setup, array) < 0:
        kernel.apply(setup, array, kernel.nth_legal(setup, array, 0))
    for number in find_turn(array, CompiledStyle(2, takes=2), Budget(2, "playouts"), 0):
        kernel.apply(setup, array, number)


def choose_turn(
    view: View, rng: Rng, style: CompiledStyle, budget: Budget
) -> list[tuple[View, Action]]:
    """The actions of the turn from this decision on, each with the view that it is for; none if no end was found."""
    state = state_of(view)
    array = kernel.from_state(state)
    setup = kernel.make_setup(len(state.players))
    turn: list[tuple[View, Action]] = []
    for number in find_turn(array, style, budget, rng.randrange(_SEEDS)):
        action = kernel.name_action(array, number)
        turn.append((view_of(state, view.seat), action))
        kernel.apply(setup, array, number)
        state = apply(state, action)
    return turn


def find_turn(array: Array, style: CompiledStyle, budget: Budget, seed: int) -> list[int]:
    """The numbers of the actions of the turn from this decision on; none if no end was found.

    With a budget in playouts they depend on the position and the seed alone.
    """
    if not hasattr(_of_thread, "searcher"):
        _of_thread.searcher = TurnSearcher()
    searcher: TurnSearcher = _of_thread.searcher
    return searcher.find_turn(array, style, Pace(style, budget), seed)


class Pace:
    """Divides a budget among the parts of a search."""

    def __init__(self, style: CompiledStyle, budget: Budget) -> None:
        is_counted = budget.unit == "playouts"
        self.most = budget.amount if is_counted else style.playouts
        self.seconds = None if is_counted else budget.amount / 1000
        self.start = time.perf_counter()
        self.playouts = 0
        self._pace = _FIRST_PACE
        self._asked, self._count = 0.0, 0

    def next_count(self, running: int, share: float) -> int:
        """How often each of those that are running is played now; 0 when this share of the budget is used up."""
        count = (int(self.most * share) - self.playouts) // running
        if self.seconds is not None:
            now = time.perf_counter()
            if self._count:
                self._pace = self._count / max(now - self._asked, 1e-6)
            left = self.start + self.seconds * share - now
            timed = int(min(left, _CHUNK_S) * self._pace / running)
            # One round may take longer than a chunk, but not longer than what is left.
            is_left = left > running / self._pace if self.playouts else left > 0
            count = min(count, max(timed, int(is_left)))
            self._asked, self._count = now, max(count, 0) * running
        count = max(count, 0)
        self.playouts += count * running
        return count


class TurnSearcher:
    """Finds turns, one at a time, because the memory is used again."""

    def __init__(self) -> None:
        self.rows = {players: make_rows(rows) for players, rows in ROWS.items()}
        self.workspace = make_workspace()
        self.tree = make_tree()
        self.state = np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
        self.actions = np.zeros(TAKES_LIMIT, kernel.STATE_TYPE)
        self.values = np.zeros(TAKES_LIMIT, np.float64)
        self.totals = np.zeros(ENDS_LIMIT, np.float64)
        self.order = np.zeros(ENDS_LIMIT, kernel.STATE_TYPE)

    def find_turn(self, array: Array, style: CompiledStyle, pace: Pace, seed: int) -> list[int]:
        w, players = self.workspace, int(array[at.PLAYERS])
        setup, rows = kernel.make_setup(players), self.rows[players]
        with np.errstate(over="ignore"):  # in plain Python
            ends = find_ends(
                setup,
                array,
                w,
                rows,
                style.takes,
                style.width,
                style.ends,
                self.state,
                self.actions,
                self.values,
            )
            if ends == 0:
                return []
            ranked = np.argsort(-w.end_values[:ends], kind="stable")[: style.candidates]
            self.order[: len(ranked)] = ranked
            if len(ranked) > 1:
                judged = self._judge(array)
                self._compare(array, setup, len(ranked), judged, style, pace, seed)
        best = int(self.order[0])
        path: list[int] = w.end_paths[best, : w.end_sizes[best]].tolist()
        return path

    def _judge(self, array: Array) -> Array:
        """By end, how much of the victory it seems to bring, beside the one that seems best."""
        values = self.workspace.end_values
        gaps = (values - values[self.order[0]]) / clear_lead(int(tiles_to_come(array)))
        judged: Array = 1 / (1 + np.exp(np.clip(-gaps, -50, 50)))
        return judged

    def _compare(
        self,
        array: Array,
        setup: Array,
        running: int,
        judged: Array,
        style: CompiledStyle,
        pace: Pace,
        seed: int,
    ) -> None:
        """Bring the best candidate to the front."""
        seat, rows = int(array[at.SEAT]), self.rows[int(array[at.PLAYERS])]
        self.totals[:] = 0.0
        clear_tree(self.tree)
        parts = (running - 1).bit_length()
        done = 0
        for part in range(1, parts + 1):
            while count := pace.next_count(running, part / parts):
                compare(
                    setup,
                    self.workspace,
                    self.tree,
                    seat,
                    self.order,
                    running,
                    done,
                    done + count,
                    np.uint64(seed),
                    rows,
                    style.replies,
                    style.careful,
                    style.turns,
                    style.temperature,
                    style.softness,
                    style.margin_part,
                    self.totals,
                )
                done += count
            values = (self.totals + style.trust * judged) / (done + style.trust)
            ranked = sorted(self.order[:running].tolist(), key=lambda end: -values[end])
            running = (running + 1) // 2
            self.order[:running] = ranked[:running]
