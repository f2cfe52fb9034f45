"""The search on the kernel: as the rules and the playouts in Python, exact at the end, fair, repeatable, in time."""

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("numba", reason="uncompiled, these tests take minutes")

from clachan.bots import Budget, compiled
from clachan.bots.clans import compiled_search
from clachan.bots.clans.compiled_search import CompiledSearch
from clachan.bots.clans.endgame import WIN, Solver
from clachan.bots.clans.levels import LEVELS
from clachan.bots.clans.search import Style
from clachan.core import CHANCE, Seat
from clachan.games import clans
from clachan.games.clans.actions import Action, PlayFaceDown
from clachan.games.clans.board import STANDING, Board
from clachan.games.clans.state import State
from clachan.kernels import clans as kernel
from clachan.kernels import clans_search
from clachan.kernels.rng import seed_rng
from tests.bots.clans.compiled_decisions import describe_decisions
from tests.kernels.clans_lockstep import random_positions
from tests.support.bots.clans_table import choose_action, deal_game, midgame
from tests.support.games.clans_photo import position

# They compile for some seconds.
pytestmark = [
    pytest.mark.long,
    pytest.mark.unmeasured,
    pytest.mark.usefixtures("compiled_searches"),
]

ROOT = Path(__file__).parents[3]
ON_KERNEL = ("casual", "club", "strong", "expert")
players = pytest.mark.parametrize("players", clans.meta.players)


@pytest.fixture(autouse=True)
def _loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_loaded", {"clans": compiled_search})


def search_of(state: State, style: Style | None = None, seed: int = 0) -> CompiledSearch:
    view = clans.view(state, clans.to_move(state))
    return CompiledSearch(view, random.Random(seed), style or Style())


# ------------------------------------------------------------------ as in Python


@players
def test_playouts_are_those_of_the_kernel(players: int) -> None:
    """Play for play, with the same random numbers; and the standings that are kept are right."""
    leads = compiled_search.shared_arrays().leads
    setup = kernel.make_setup(players)
    rng, other_rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    face_down = 0
    for seed in range(60):
        state = kernel.from_state(deal_game(players, random.Random(seed)))
        board = np.zeros(clans_search.BOARD_SIZE, np.int64)
        clans_search.set_up_board(setup, state, leads, board)
        for numbers in (rng, other_rng):
            seed_rng(numbers, np.uint64(seed), 0)
        while (seat := kernel.to_move(setup, state)) >= 0:
            action = kernel.choose_informed(setup, state, other_rng, 384, 384)
            assert action == clans_search.choose_play(setup, board, leads, rng, seat, 384, 384)
            face_down += action >= kernel.FIRST_FACE_DOWN
            kernel.apply(setup, state, action)
            clans_search.play(setup, board, leads, seat, action)
            standings = kernel.find_standings(setup, state)
            worth = board[clans_search.WORTH : clans_search.PLAYED].sum()
            if players == 2:
                assert worth == kernel.average_lead(standings, 0, 2)
            else:
                assert worth == standings
    assert face_down > 5


def test_decisions_are_the_same_without_the_compiler() -> None:
    command = [sys.executable, "-m", "tests.bots.clans.compiled_decisions"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    assert done.stdout.split("\n")[:-1] == list(describe_decisions())


@players
def test_the_plays_at_the_root_are_the_legal_ones(players: int) -> None:
    face_down = 0
    for seed in range(25):
        for state, action in random_positions(players, seed):
            down = isinstance(action, PlayFaceDown)
            if down or (action and clans.to_move(state) == 0 and seed < 3):
                search = search_of(state)
                search.simulate(1)
                plays = {action for action, _, _ in search.children()}
                assert plays == set(clans.legal_actions(state))
                face_down += down
    assert face_down


@players
def test_every_simulation_counts_once(players: int) -> None:
    search = search_of(midgame(players, players * 2, random.Random(3)))
    for _ in range(4):
        search.simulate(250)
    children = search.children()
    assert sum(visits for _, visits, _ in children) == 1000
    assert all(0 <= mean <= 1 for _, _, mean in children)


def test_a_tree_that_is_full_goes_on_with_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    search = search_of(midgame(2, 2, random.Random(3)))
    search.shared = SimpleNamespace(**vars(search.shared))  # type: ignore[assignment]
    search.shared.nodes = search.shared.nodes[:300]
    search.simulate(2000)
    assert int(search.counters[clans_search.NODES]) <= 300
    assert sum(visits for _, visits, _ in search.children()) == 2000


def test_a_win_in_hand_is_played() -> None:
    state = position("1N2=6R 1S2=6K 3N2=3V", hands=("6G 3B", "5R 3O"), ply=14)
    search = search_of(state)
    search.simulate(500)
    assert clans.text(search.best_play()).startswith("6G@1")


# ------------------------------------------------------------------ worlds


def test_two_players_have_all_worlds_and_more_have_samples() -> None:
    for count, plays, worlds in ((2, 0, 165), (2, 2, 120), (3, 0, compiled_search.SAMPLES)):
        deals = search_of(midgame(count, plays, random.Random(1))).deals
        assert len(deals.hands) == worlds
        assert deals.weights.sum() == pytest.approx(1)
        assert (np.diff(deals.sums) >= 0).all()
        assert not (deals.hands & ~deals.holdable).any()


@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_that_explains_the_plays_weighs_more(players: int) -> None:
    """A card that would have brought more than what its seat played is less likely to be there."""
    state = midgame(players, players * 3, random.Random(5))
    style = Style(inference_scale=4.0)
    deals = search_of(state, style).deals
    assert len(set(np.round(deals.weights, 9).tolist())) > 10
    flat = search_of(state, Style(inference_scale=0.0)).deals
    assert set(np.round(flat.weights, 9).tolist()) == {round(1 / compiled_search.SAMPLES, 9)}


def test_worlds_come_up_as_often_as_they_weigh() -> None:
    sums = np.array([10, 10, 25, 100], np.int64)
    found = Counter(clans_search.find_world(sums, number) for number in range(100))
    assert found == {0: 10, 2: 15, 3: 75}


@pytest.mark.parametrize("name", ON_KERNEL)
@pytest.mark.parametrize(
    "state",
    [
        midgame(2, 6, random.Random(1)),
        midgame(2, 11, random.Random(2)),
        midgame(3, 8, random.Random(4)),
        midgame(4, 20, random.Random(3)),
        position(
            "1N2=4R 2S2=5V 4N2=6G", hands=("3B 3K", "5R 6B 5G"), down="3N1=1:3O 3S1=0:3Y", ply=12
        ),
    ],
)
def test_worlds_that_a_seat_cannot_distinguish_get_the_same_answer(name: str, state: State) -> None:
    bot = LEVELS[name](Budget(300, "playouts"))
    view = clans.view(state, clans.to_move(state))
    twins = [clans.determinise(view, random.Random(seed)) for seed in range(5)]
    assert len({choose_action(bot, twin) for twin in twins}) == 1


# ------------------------------------------------------------------ levels


@pytest.mark.parametrize("name", ON_KERNEL)
@players
def test_a_level_plays_whole_games(name: str, players: int) -> None:
    rng, bot = random.Random(players), LEVELS[name](Budget(50, "playouts"))
    state = clans.new_game(players)
    while legal := clans.legal_actions(state):
        seat = clans.to_move(state)
        if seat == CHANCE:
            action = rng.choice(legal)
        else:
            action = bot.choose(clans.view(state, seat), legal, rng)
            assert action in legal
        state = clans.apply(state, action)
    assert clans.outcome(state) is not None


@pytest.mark.parametrize("name", ON_KERNEL)
def test_simulations_can_be_repeated(name: str) -> None:
    state = midgame(2, 4, random.Random(5))
    bots = [LEVELS[name](Budget(400, "playouts")) for _ in range(3)]
    assert len({choose_action(bot, state) for bot in bots}) == 1


def test_the_expert_of_the_past_does_not_use_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    state = midgame(2, 4, random.Random(5))
    before = choose_action(LEVELS["expert-v2"](Budget(40, "playouts")), state)
    monkeypatch.setattr(compiled, "_loaded", {})
    for name in ("expert-v2", "expert"):
        assert choose_action(LEVELS[name](Budget(40, "playouts")), state) == before


def test_without_numba_the_expert_is_that_of_the_past() -> None:
    code = """
import random, sys
sys.modules["numba"] = None
from clachan.bots import make_bot
from clachan.bots.compiled import find_search, load_searches
from clachan.games import clans
from tests.support.bots.clans_table import choose_action, midgame
load_searches()
assert find_search("clans") is None
state = midgame(2, 4, random.Random(5))
names = ("expert:playouts=40", "expert-v2:playouts=40")
first, second = (choose_action(make_bot(name, clans), state) for name in names)
assert first == second
"""
    env = {name: value for name, value in os.environ.items() if name != compiled.VARIABLE}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, check=True)


class Clock:
    """Time that passes with simulations."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.simulations, self.seconds = 0, seconds
        simulate = CompiledSearch.simulate

        def count(search: CompiledSearch, simulations: int) -> None:
            self.simulations += simulations
            simulate(search, min(simulations, 10))

        monkeypatch.setattr(CompiledSearch, "simulate", count)
        monkeypatch.setattr("clachan.bots.clans.compiled_search.time", self)

    def perf_counter(self) -> float:
        return self.simulations * self.seconds


@pytest.mark.parametrize("ms", [50, 1000])
@pytest.mark.parametrize("pace", [2e-6, 1e-5, 1e-4])
def test_a_deadline_is_kept(ms: int, pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, pace)
    choose_action(LEVELS["expert"](Budget(ms)), midgame(2, 2, random.Random(1)))
    assert 0.9 <= clock.perf_counter() * 1000 / ms <= 1.1


@pytest.mark.parametrize("budget", [Budget(4_000, "playouts"), Budget(1_000)], ids=str)
def test_a_search_goes_on_after_a_slow_start(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other processes may take the core during the first simulations."""

    class SlowStart(Clock):
        def perf_counter(self) -> float:
            return super().perf_counter() + (0.5 if self.simulations else 0.0)

    clock = SlowStart(monkeypatch, 1e-5)
    choose_action(LEVELS["expert"](budget), midgame(2, 2, random.Random(1)))
    if budget.unit == "playouts":
        assert clock.simulations == budget.amount
    else:
        assert 0.9 <= clock.perf_counter() <= 1.1


@pytest.mark.parametrize(("ms", "worlds"), [(10, 64), (100, 100), (1000, 512)])
def test_with_little_time_there_are_fewer_worlds(
    ms: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    Clock(monkeypatch, 1e-4)
    simulate = CompiledSearch.simulate

    def record(search: CompiledSearch, simulations: int) -> None:
        seen.append(len(search.deals.hands))
        simulate(search, simulations)

    monkeypatch.setattr(CompiledSearch, "simulate", record)
    choose_action(LEVELS["expert"](Budget(ms)), midgame(4, 2, random.Random(1)))
    assert set(seen) == {worlds}


def test_a_level_stops_after_its_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 1e-9)
    bot = LEVELS["club"](None)
    choose_action(bot, midgame(2, 2, random.Random(1)))
    assert clock.simulations == bot.on_kernel.most  # type: ignore[attr-defined]  # of a LevelBot


# ------------------------------------------------------------------ the end


@pytest.mark.parametrize("seed", range(24))
def test_an_ending_is_worth_what_the_search_in_python_says(seed: int) -> None:
    """Which tests compare with brute force through the contract."""
    state = midgame(2, 12 + seed % 4, random.Random(seed))
    search = search_of(state)
    search.deals.hands = np.array([state.hands], np.int64)
    expected = Solver(Board(state), Budget(10**9, "playouts").begin()).value(-2 * WIN, 2 * WIN)
    assert compiled_search.Endgame(search, 0.0, 10**9).value(0, -1, 2 * WIN) == expected


def worth(state: State, seat: Seat) -> int:
    """By the rules alone: the end when both seats play for win and margin and see all hands."""
    mover = clans.to_move(state)
    if mover is None:
        mine, other = (clans.score(state)[who] for who in (seat, 1 - seat))
        margin = (mine.total - other.total) * STANDING + mine.tie_breaks[0] - other.tie_breaks[0]
        return margin + WIN * ((margin > 0) - (margin < 0))
    values = [worth(clans.apply(state, action), seat) for action in clans.legal_actions(state)]
    return max(values) if mover == seat else min(values)


@pytest.mark.parametrize("seed", range(6))
def test_the_best_play_over_all_worlds_is_found(seed: int) -> None:
    state = midgame(2, 14, random.Random(seed))
    search = search_of(state, Style(inference_scale=8.0))
    found = search.solve(float("inf"))
    assert found is not None

    def expected(action: Action) -> float:
        total = 0.0
        for hands, weight in zip(search.deals.hands.tolist(), search.deals.weights, strict=True):
            world = state._replace(hands=tuple(hands))
            total += weight * worth(clans.apply(world, action), 0)
        return total

    best = max(expected(action) for action in clans.legal_actions(state))
    assert expected(found) == pytest.approx(best)


def test_without_time_for_the_end_the_tree_answers() -> None:
    state = midgame(2, 10, random.Random(1))
    assert search_of(state).solve(float("inf"), leaves=50) is None
    assert search_of(state).solve(0.0) is None
    assert choose_action(LEVELS["expert"](Budget(1, "playouts")), state) in clans.legal_actions(
        state
    )
