"""The search of the levels on the kernel: worlds from Python, simulations and endings in compiled code."""

import math
import random
import time
from importlib.resources import files
from io import BytesIO
from threading import local
from typing import Final

import numpy as np

from clachan.bots.budget import Budget
from clachan.bots.clans.inference import Choice, choices_of, likelihood
from clachan.bots.clans.search import Style
from clachan.bots.clans.worlds import Worlds
from clachan.core import CHANCE, Rng, Seat
from clachan.games.clans import apply, determinise, legal_actions, new_game, to_move
from clachan.games.clans import view as view_of
from clachan.games.clans.actions import Action
from clachan.games.clans.components import cards_in
from clachan.games.clans.state import State
from clachan.games.clans.views import View
from clachan.kernels import clans as kernel
from clachan.kernels import clans_network
from clachan.kernels import clans_search as compiled
from clachan.kernels.clans_network_search import search_with_network
from clachan.kernels.rng import seed_rng

SAMPLES: Final = 512
"""How many worlds stand for all of them with three and four players."""
FEWEST_SAMPLES: Final = 64
"""The same where there is little time: each takes a tenth of a millisecond to deal and to weigh."""
MOST_NODES: Final = 1 << 21
MOST_BLOCKS: Final = 1 << 17
_SEEDS: Final = 1 << 63
_FIRST_CHUNK: Final = 50
_CHUNK_S: Final = 0.005
"""Compiled code cannot be interrupted, so that it looks at the clock this often, and more often at first."""
_LEAVES: Final = 20_000
"""Ends of games that are looked at before the pace is known, when the last plies are solved."""
_LEAVES_PER_PLAYOUT: Final = 40


def load() -> None:
    """Make a decision at the start of a game and one near its end, which call all that is compiled."""
    for plies in (0, 12):
        rng, state = random.Random(0), new_game(2)
        while to_move(state) == CHANCE:
            state = apply(state, rng.choice(legal_actions(state)))
        for _ in range(plies):
            state = apply(state, legal_actions(state)[0])
        view = view_of(state, to_move(state))
        CompiledSearch(view, rng, Style(network_weight=0.5)).simulate(2)
        search = CompiledSearch(view, rng, Style())
        search.simulate(2)
        if plies:
            search.solve(time.perf_counter() + 1)


def choose(view: View, rng: Rng, style: Style, budget: Budget, most: int) -> Action:
    """The play after ``most`` simulations, or at the end of a budget in milliseconds.

    A position of two players that is near enough to its end is solved, in at most half of the time.
    """
    start = time.perf_counter()
    seconds = budget.amount / 1000 if budget.unit == "ms" else math.inf
    samples = SAMPLES
    if budget.unit == "ms":
        samples = min(max(budget.amount, FEWEST_SAMPLES), SAMPLES)
    search = CompiledSearch(view, rng, style, samples)
    if view.players == 2 and search.left <= style.exact:
        leaves = None if budget.unit == "ms" else budget.amount * _LEAVES_PER_PLAYOUT
        solved = search.solve(start + seconds / 2, leaves)
        if solved is not None:
            return solved
    search.grow(most, start + seconds)
    return search.best_play()


class SharedArrays:
    """The arrays that all searches of a process use, one after the other: no memory is cleared between them."""

    def __init__(self) -> None:
        self.leads = np.zeros(compiled.LEADS_SIZE, np.int16)
        compiled.fill_leads(self.leads)
        self.setups = {players: kernel.make_setup(players) for players in (2, 3, 4)}
        self.nodes = np.empty((MOST_NODES, compiled.NODE_INTS), np.int32)
        self.values = np.empty((MOST_NODES, compiled.NODE_FLOATS), np.float32)
        self.blocks = np.empty((MOST_BLOCKS, compiled.BLOCK_INTS), np.int32)
        self.means = np.empty(MOST_BLOCKS, np.float32)
        self.network = load_network()
        self.features = np.zeros(clans_network.FEATURES, np.int16)
        self.work = np.zeros(clans_network.WORK_SIZE, np.float32)


def load_network() -> compiled.FloatArray:
    """Of two players, for positions of which all hands are known; docs/training.md says where it comes from."""
    data = (files("clachan.bots.clans") / "network.npz").read_bytes()
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        network: compiled.FloatArray = arrays["world"].astype(np.float32)
    return network


_of_thread: Final = local()


def shared_arrays() -> SharedArrays:
    """Of this thread: compiled code lets other threads run."""
    if not hasattr(_of_thread, "arrays"):
        _of_thread.arrays = SharedArrays()
    found: SharedArrays = _of_thread.arrays
    return found


class Deals:
    """The worlds that agree with a view, and their weights, as arrays."""

    def __init__(self, view: View, rng: Rng, style: Style, samples: int) -> None:
        if view.players == 2:
            found = Worlds(view, rng, style.shield, style.inference_scale)
            hands, weights = found.hands, found.weights
            self.state = determinise(view, rng)
        else:
            states = [determinise(view, rng) for _ in range(samples)]
            self.state = states[0]
            hands = [list(state.hands) for state in states]
            weights = _weigh(states, view, style)
        self.hands = np.array(hands, np.int64)
        self.weights = np.array(weights, np.float64)
        self.weights /= self.weights.sum()
        whole = 1 << 30
        self.sums = np.minimum(np.cumsum(self.weights) * whole, whole).astype(np.int64)
        self.sums[-1] = whole
        self.holdable = np.bitwise_or.reduce(self.hands, axis=0)


def _weigh(states: list[State], view: View, style: Style) -> list[float]:
    """How likely the other seats were to play as they did, with each of these deals."""
    weights = [1.0] * len(states)
    if not style.inference_scale:
        return weights
    known: dict[Seat, list[Choice]] = {}
    for seat in range(view.players):
        if seat != view.seat:
            held = 0
            for state in states:
                held |= state.hands[seat]
            cards = cards_in(held)
            known[seat] = choices_of(seat, states[0], cards, style.shield, style.inference_scale)
    for number, state in enumerate(states):
        for seat, choices in known.items():
            weights[number] *= likelihood(choices, cards_in(state.hands[seat]))
    return weights


class CompiledSearch:
    """One decision: a tree that grows until it is asked for the play."""

    def __init__(self, view: View, rng: Rng, style: Style, samples: int = SAMPLES) -> None:
        shared = self.shared = shared_arrays()
        self.deals = Deals(view, rng, style, samples)
        self.setup = shared.setups[view.players]
        self.state = kernel.from_state(self.deals.state)
        self.root = np.zeros(compiled.BOARD_SIZE, np.int64)
        compiled.set_up_board(self.setup, self.state, shared.leads, self.root)
        self.style = style_array(style)
        self.network_weight = style.network_weight if view.players == 2 else 0.0
        self.counters = np.zeros(compiled.COUNTER_SIZE, np.int64)
        self.counters[compiled.NODES] = 1
        shared.nodes[0] = (0, 0, -1, -1)
        self.board = np.zeros(compiled.BOARD_SIZE, np.int64)
        self.path = np.zeros(2 * compiled.MOST_PLIES, np.int64)
        self.result = np.zeros(4, np.float32)
        self.network = shared.network
        self.rng = np.zeros(1, np.uint64)
        seed_rng(self.rng, np.uint64(rng.randrange(_SEEDS)), 0)

    @property
    def left(self) -> int:
        """How many plays are to come."""
        return int(self.setup[kernel.END] - self.root[kernel.PLIES])

    def simulate(self, simulations: int) -> None:
        shared = self.shared
        arguments = (
            self.setup,
            self.root,
            shared.leads,
            self.deals.hands,
            self.deals.sums,
            self.deals.holdable,
            self.style,
            shared.nodes,
            shared.values,
            shared.blocks,
            shared.means,
            self.counters,
            self.board,
            self.path,
            self.result,
            self.rng,
            simulations,
        )
        if self.network_weight:
            search_with_network(
                *arguments, self.network, shared.features, shared.work, self.network_weight
            )
        else:
            compiled.search(*arguments)

    def grow(self, most: int, until: float) -> None:
        """Simulate until there are ``most`` simulations, or the time is over."""
        done, chunk, start = 0, min(_FIRST_CHUNK, most), time.perf_counter()
        while done < most:
            self.simulate(chunk)
            done += chunk
            now = time.perf_counter()
            if now >= until:
                break
            pace = done / max(now - start, 1e-6)
            # At least one: other processes may have taken the core up to now.
            chunk = max(1, int(min(most - done, pace * min(until - now, _CHUNK_S), done)))

    def children(self) -> list[tuple[Action, int, float]]:
        """The plays at the root, with the visits and the mean value of each."""
        nodes, values = self.shared.nodes, self.shared.values
        block = max(int(nodes[0, compiled.UP]), int(nodes[0, compiled.FACE_DOWN]))
        first, count = self.shared.blocks[block, : compiled.TRIES].tolist()
        return [
            (
                kernel.name_action(int(nodes[node, compiled.ACTION])),
                int(nodes[node, compiled.VISITS]),
                float(values[node, compiled.MEAN]),
            )
            for node in range(first, first + count)
        ]

    def best_play(self) -> Action:
        """The play with the most visits."""
        return max(self.children(), key=lambda child: (child[1], child[2]))[0]

    def solve(self, until: float, leaves: int | None = None) -> Action | None:
        """The play with the best expected share of the win, then margin; ``None`` where the time is too short.

        For two players. The other seat is taken to see all hands, of which it knows all but three cards anyway.
        """
        return Endgame(self, until, leaves).solve()


class Endgame:
    """Solves the last plies of two players in every world."""

    def __init__(self, search: CompiledSearch, until: float, leaves: int | None) -> None:
        self.search = search
        self.until = until
        self.leaves = leaves
        rows = search.left + 1
        self.boards = np.zeros((rows, compiled.BOARD_SIZE), np.int64)
        self.plays = np.zeros((rows, kernel.MOST_LEGAL), np.int64)
        self.gains = np.zeros((rows, kernel.MOST_LEGAL), np.int64)
        self.limits = np.zeros((rows, 5), np.int64)
        self.start = time.perf_counter()

    def solve(self) -> Action | None:
        weights = self.search.deals.weights
        order = np.argsort(-weights).tolist()
        highest = {}
        for world in order:
            value = self.value(world, -1, 2 * compiled.WIN)
            if value is None:
                return None
            highest[world] = value
        bound = sum(weights[world] * highest[world] for world in order)
        best, most = None, float("-inf")
        for action in self._plays():
            # What it is worth, where it was looked at, and at most elsewhere.
            total = bound
            for world in order:
                value = self.value(world, action, highest[world])
                if value is None:
                    return None
                total -= weights[world] * (highest[world] - value)
                if total <= most:
                    break
            else:
                best, most = action, total
        return None if best is None else kernel.name_action(best)

    def _plays(self) -> list[int]:
        """Those with the largest immediate gain first."""
        search = self.search
        seat = compiled.seat_to_play(search.setup, search.root)
        count = compiled.list_plays(
            search.setup, search.root, search.shared.leads, seat, self.plays[0], self.gains[0]
        )
        found: list[int] = self.plays[0, :count].tolist()
        return found

    def value(self, world: int, action: int, high: int) -> int | None:
        search, counters = self.search, self.search.counters
        most = self._most_leaves()
        if counters[compiled.LEAVES] >= most:
            return None
        value = compiled.solve_play(
            search.setup,
            search.root,
            search.shared.leads,
            search.deals.hands,
            world,
            action,
            high,
            self.boards,
            self.plays,
            self.gains,
            self.limits,
            counters,
            most,
        )
        return None if counters[compiled.LATE] else int(value)

    def _most_leaves(self) -> int:
        """By when to stop, at the pace up to now."""
        if self.leaves is not None:
            return self.leaves
        done = int(self.search.counters[compiled.LEAVES])
        now = time.perf_counter()
        if done < _LEAVES or now <= self.start:
            return done + _LEAVES if now < self.until else 0
        return done + int(min(done * (self.until - now) / (now - self.start), 1e12))


def style_array(style: Style) -> compiled.FloatArray:
    found = np.zeros(compiled.STYLE_SIZE, np.float32)
    found[compiled.NOISE] = max(1, int(style.noise * kernel.STANDING))
    found[compiled.SHIELD] = int(style.shield * kernel.STANDING)
    found[compiled.EXPLORE] = style.explore
    found[compiled.PRIOR_SCALE] = style.prior_scale
    found[compiled.DOUBT] = style.doubt
    found[compiled.WINNING] = style.winning
    found[compiled.CLEAR] = style.clear
    found[compiled.EXPAND_AFTER] = style.expand_after
    return found
