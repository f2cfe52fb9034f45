"""The kernel of Glen More plays as the rules do, action by action."""

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from clachan.games import glenmore as rules
from clachan.games.glenmore.actions import ACTIONS
from clachan.games.glenmore.components import x_of, y_of
from clachan.games.glenmore.playout import playout
from clachan.games.glenmore.scoring import scoring_counts
from clachan.games.glenmore.state import DIE_ENTRY, Gaining, Paying, State, seat_of
from clachan.kernels import glenmore as kernel
from clachan.kernels import random_games
from clachan.kernels.glenmore import rules as layout
from clachan.kernels.rng import RngArray, randrange, seed_rng
from tests.kernels.glenmore_lockstep import (
    array_of,
    assert_equal_lists,
    play_in_lockstep,
    random_positions,
    seats_in,
)
from tests.support.games.glenmore_photo import land, play, position

pytest.importorskip("numba", reason="uncompiled, these tests take minutes")

pytestmark = pytest.mark.usefixtures("compiled_searches")
ROOT = Path(__file__).parents[2]
_WORD = (1 << 64) - 1
players = pytest.mark.parametrize("players", rules.meta.players)


def make_rng(seed: int, game: int = 0) -> RngArray:
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, np.uint64(seed), game)
    return rng


class KernelNumbers:
    """The random numbers of a game of the kernel, for the rules: splitmix64 in plain ints."""

    def __init__(self, seed: int, game: int) -> None:
        self.counter = int(make_rng(seed, game)[0])

    def randrange(self, stop: int, /) -> int:
        self.counter = (self.counter + 0x9E3779B97F4A7C15) & _WORD
        mixed = self.counter
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return ((mixed ^ mixed >> 31) >> 32) * stop >> 32


# ------------------------------------------------------------------ the rules


@players
def test_every_step_is_that_of_the_rules(players: int) -> None:
    actions: Counter[str] = Counter()
    for seed in range(6):
        actions += play_in_lockstep(players, seed)
    common = {"Take", "Pay", "Buy", "Activate", "Move", "Promote", "Sell", "GainCube", "Stop"}
    assert common <= set(actions)


def assert_same_games(players: int, games: int) -> None:
    """Random games of the kernel and of the rules' board, drawn with the same numbers, end in equal states.

    Both draw each action by its number in the list, so that one more action, or two in another order, would lead to
    another game. Lists themselves are compared above, in fewer games.
    """
    setup, array = kernel.make_setup(players), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    scores = np.zeros(players, np.int64)
    for game in range(games):
        kernel.reset(setup, array)
        kernel.play_random(setup, array, make_rng(1, game))
        state = playout(rules.new_game(players), KernelNumbers(1, game))
        assert kernel.to_state(setup, array) == state
        kernel.score(setup, array, scores)
        assert scores.tolist() == [sheet.total for sheet in rules.score(state)]
        outcome = rules.outcome(state)
        assert outcome is not None
        assert seats_in(kernel.find_winners(setup, array)) == outcome.winners


@players
def test_random_games_end_as_those_of_the_rules(players: int) -> None:
    assert_same_games(players, 150)


@pytest.mark.deep
@players
def test_many_random_games_end_as_those_of_the_rules(players: int) -> None:
    assert_same_games(players, 100_000)


@pytest.mark.deep
@players
def test_every_step_of_many_games_is_that_of_the_rules(players: int) -> None:
    actions: Counter[str] = Counter()
    for seed in range(1_000):
        actions += play_in_lockstep(players, seed)
    assert {"Ness", "PayMember", "PayChieftain", "Resolve"} <= set(actions)


def test_every_step_is_that_of_the_rules_without_the_compiler() -> None:
    command = [sys.executable, "-m", "tests.kernels.glenmore_lockstep", "2"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)


@players
def test_random_games_add_up(players: int) -> None:
    setup, array = kernel.make_setup(players), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    scores, totals = np.zeros(players, np.int64), np.zeros(players, np.int64)
    moves, wins = 0, Counter[int]()
    for game in range(50):
        kernel.reset(setup, array)
        moves += kernel.play_random(setup, array, make_rng(3, game))
        kernel.score(setup, array, scores)
        totals += scores
        wins.update(seats_in(kernel.find_winners(setup, array)))
    played = random_games("glenmore", players, games=50, seed=3)
    assert (played.games, played.moves) == (50, moves)
    assert played.totals.tolist() == totals.tolist()
    assert played.wins.tolist() == [wins[seat] for seat in range(players)]


RICH = land("0,1=14:m1 1,0=8:w1 -1,0=48 0,-1=37 1,1=56 -1,1=10 2,0=49", chieftains=1, whisky=1)


def assert_every_action(state: State) -> None:
    """Every legal action of this position leads to the same position in both."""
    setup, array = array_of(state)
    for number, action in zip(
        assert_equal_lists(setup, array, state), rules.legal_actions(state), strict=True
    ):
        after = array.copy()
        kernel.apply(setup, after, number)
        assert kernel.to_state(setup, after) == rules.apply(state, action)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "take 60 0,2",
        "take 60 0,2; pay wood 1,0",
        "take 9 0,2; gain wood",
        "take 52 0,2; resolve",
        "take 52 0,2",
        "take 33 1,2; ness 2,0",
        "take 33 1,2; ness 2,0; pay wood 1,0",
        "take 33 1,2; activate 1,1; pay wood 1,0",
        "take 33 1,2; activate 0,1; ness 0,0; done; promote 0,0",
    ],
    ids=lambda line: line or "at once",
)
def test_special_places(line: str) -> None:
    """GM 7.2, 8.5, 8.6"""
    state = position(RICH, tiles="60 9 52 33", market="1 0 1 2 3")
    assert_every_action(play(state, line) if line else state)


def test_loch_ness_and_discards() -> None:
    """GM 4.2, 5.7"""
    ness = position(land("0,1=14:m2 1,0=4:m1", chieftains=1), tiles="37 3")
    assert_every_action(ness)
    assert_every_action(play(ness, "take 37 0,2"))
    assert_every_action(position(land("0,1=14:m1"), tiles="37 3"))
    assert_every_action(position(land("0,1=2"), tiles="37 3"))
    assert_every_action(position(tiles="10 12"))


def test_gm_9_2_the_last_member_in_the_last_turn() -> None:
    offered = set()
    for start in ("P0 2 P1 P2 P3", "P0 P1 P2 P3 2"):
        for left in ("67", "66 67", "64 65 66 67", "63 64 65 66 67", "50 65 66 67"):
            state = position(land("1,0=4"), chain=f"{start} 51 53 54 55 56 57 59 61", left=left)
            state = play(state, "take 2 0,1; activate 0,0; activate 1,0; done")
            assert_every_action(state)
            offered.add(
                any(rules.text(a).startswith("promote") for a in rules.legal_actions(state))
            )
    assert offered == {True, False}


def test_a_land_far_from_its_start() -> None:
    """No land is too large: a row of tiles to the east, and one to the north."""
    row = " ".join(f"{x},0={tile}" for x, tile in enumerate((1, 4, 5, 8, 15, 17, 18, 19, 39), 1))
    column = " ".join(f"1,{y}={y + 20}" for y in range(1, 40) if y + 20 not in (35, 37, 39))
    assert_every_action(position(land(f"{row} {column} 0,1=2:m1", coins=9), tiles="3 62 61"))


# ------------------------------------------------------------------ actions and conversions


@players
def test_the_mask_has_the_legal_actions(players: int) -> None:
    mask = np.zeros(kernel.ACTIONS, np.int8)
    numbers = np.zeros(kernel.MOST_LEGAL, np.int64)
    for state, _ in random_positions(players, seed=1):
        setup, array = array_of(state)
        kernel.mark_legal(setup, array, mask)
        count = kernel.list_legal(setup, array, numbers)
        assert np.flatnonzero(mask).tolist() == sorted(numbers[:count].tolist())


def test_every_kind_of_action_has_its_numbers() -> None:
    """Numbers lie one after the other, without gaps: each belongs to one kind of action."""
    firsts = (
        *(layout.DRAWS, layout.ROLLS, layout.TAKES, layout.DISCARDS, layout.PAYS, layout.BUYS),
        *(layout.PAY_MEMBERS, layout.PAY_CHIEFTAIN, layout.STOP, layout.GAINS),
        *(layout.RESOLVE_ACTION, layout.ACTIVATIONS, layout.NESSES, layout.DONE, layout.MOVES),
        *(layout.PROMOTIONS, layout.END, layout.SALES),
    )
    assert len(firsts) == len(ACTIONS)
    assert list(firsts) == sorted(firsts)
    assert kernel.ACTIONS == layout.SALES + layout.HOLDINGS


@players
def test_states_survive_the_way_there_and_back(players: int) -> None:
    """An array of a state offers and does what the rules do, as does one that was played."""
    for state, action in random_positions(players, seed=2):
        setup, array = array_of(state)
        assert kernel.to_state(setup, array) == state
        assert_equal_lists(setup, array, state)
        if action is not None:
            kernel.apply(setup, array, kernel.number_action(array, action))
            assert kernel.to_state(setup, array) == rules.apply(state, action)


@players
def test_an_array_of_a_view_has_this_view(players: int, rng: random.Random) -> None:
    kernel_rng = make_rng(1)
    for state, _ in random_positions(players, seed=3):
        seat = state.plies % players
        view = rules.view(state, seat)
        setup, array = kernel.make_setup(players), kernel.from_view(view, rng)
        assert rules.view(kernel.to_state(setup, array), seat) == view
        kernel.determinise(setup, array, seat, kernel_rng)
        assert rules.view(kernel.to_state(setup, array), seat) == view


# ------------------------------------------------------------------ playouts


@players
def test_informed_playouts_end_the_game_and_play_by_the_rules(players: int) -> None:
    for game in range(10):
        rng, twin_rng = make_rng(1, game), make_rng(1, game)
        setup, array = array_of(rules.new_game(players))
        twin = array.copy()
        moves = kernel.play_informed(setup, array, rng, 5)
        state = rules.new_game(players)
        count = 0
        while (seat := rules.to_move(state)) is not None:
            number = kernel.choose_informed(setup, twin, twin_rng, 5)
            state = rules.apply(state, kernel.name_action(twin, int(number)))
            kernel.apply(setup, twin, number)
            count += seat >= 0
        assert count == moves
        assert kernel.to_state(setup, array) == state


def test_an_informed_player_beats_a_random_one() -> None:
    setup, array = kernel.make_setup(2), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    won = 0
    for game in range(100):
        rng, informed = make_rng(2, game), game % 2
        kernel.reset(setup, array)
        while count := kernel.count_legal(setup, array):
            action = kernel.nth_legal(setup, array, randrange(rng, count))
            if kernel.to_move(setup, array) == informed:
                action = kernel.choose_informed(setup, array, rng, 5)
            kernel.apply(setup, array, action)
        won += kernel.find_winners(setup, array) == 1 << informed
    assert won > 90


# ------------------------------------------------------------------ observations


def observe(setup: layout.Array, array: layout.Array, seat: int) -> dict[str, layout.Array]:
    flat = np.full(kernel.OBSERVATION_SIZE, -1, kernel.OBSERVATION_TYPE)
    kernel.observe(setup, array, seat, flat)
    assert sum(int(np.prod(shape)) for _, shape in kernel.OBSERVATION.values()) == flat.size
    return {
        name: flat[start : start + int(np.prod(shape))].reshape(shape)
        for name, (start, shape) in kernel.OBSERVATION.items()
    }


@players
def test_twin_worlds_give_equal_observations(players: int) -> None:
    """Positions with equal views look the same, whatever else their arrays remember; others do not."""
    setup = kernel.make_setup(players)
    array = np.full(kernel.STATE_SIZE, -1, kernel.STATE_TYPE)
    kernel.reset(setup, array)
    last = b""
    flat, twin = (np.zeros(kernel.OBSERVATION_SIZE, np.int16) for _ in range(2))
    for state, action in random_positions(players, seed=4):
        for seat in range(players):
            kernel.observe(setup, array, seat, flat)
            kernel.observe(setup, kernel.from_state(state), seat, twin)
            assert (flat == twin).all()
        assert flat.tobytes() != last
        last = flat.tobytes()
        if action is not None:
            kernel.apply(setup, array, kernel.number_action(array, action))


@players
def test_an_observation_is_what_the_view_shows(players: int) -> None:
    for state, _ in random_positions(players, seed=5):
        setup, array = array_of(state)
        for seat in range(players):
            assert_observed(observe(setup, array, seat), state, seat)


def assert_observed(parts: dict[str, layout.Array], state: State, seat: int) -> None:
    view = rules.view(state, seat)
    around = [(seat + away) % view.players for away in range(view.players)]
    assert np.flatnonzero(parts["players"]).tolist() == [view.players - 2]
    movers = [around[away] for away in np.flatnonzero(parts["mover"])]
    assert movers == ([] if view.turn is None else [view.to_move])
    assert parts["scorings"].tolist() == [view.scorings]
    assert tuple(parts["market"]) == view.market
    assert [tuple(row) for row in parts["chain"]] == [
        (
            max(entry, 0),
            int(entry == DIE_ENTRY),
            *[int(entry < 0 and around[a : a + 1] == [seat_of(entry)]) for a in range(5)],
        )
        for entry in view.chain
    ] + [(0,) * 7] * (13 - len(view.chain))
    stacks = [tile for stack in view.stacks for tile in stack]
    assert (np.flatnonzero(parts["stacks"]) + 1).tolist() == stacks
    worth = scoring_counts(view.lands).chieftains
    for away, owner in enumerate(around):
        player = view.lands[owner]
        assert parts["purses"][away].tolist() == [
            *(player.coins, player.whisky, player.chieftains, worth[owner], player.points),
            *(len(player.cards), len(player.members), len(player.cells)),
        ]
        assert tuple(parts["stock"][away]) == player.stock
        assert_land_observed(parts, state, owner, away)
    own = view.lands[seat]
    for name, cells in zip(("plain", "river", "road"), own.sites, strict=True):
        seen = parts[f"{name} sites"]
        assert seen[: len(cells)].tolist() == [[1, x_of(cell), y_of(cell)] for cell in cells]
        assert not seen[len(cells) :].any()
    assert_turn_observed(parts, state)


def assert_land_observed(
    parts: dict[str, layout.Array], state: State, owner: int, away: int
) -> None:
    player, turn = state.players[owner], state.turn
    activated = turn.activated if turn is not None and turn.seat == owner else ()
    rows = parts["pieces"]
    assert (rows[:, away] == 1).sum() == len(player.cells)
    for cell, tile in zip(player.cells, player.tiles, strict=True):
        row = rows[tile - 1 if tile else 67 + away]
        assert row[:5].tolist() == [int(index == away) for index in range(5)]
        assert row[5:7].tolist() == [x_of(cell), y_of(cell)]
        assert row[7:12].tolist() == [player.cubes.count((kind, cell)) for kind in range(5)]
        assert row[12:14].tolist() == [player.members.count(cell), int(cell in activated)]


def assert_turn_observed(parts: dict[str, layout.Array], state: State) -> None:
    turn, decision = state.turn, state.decision
    due = [parts["pieces"][row] for row in np.flatnonzero(parts["pieces"][:, 14])]
    cells = [(int(row[5]), int(row[6])) for row in due]
    count, kinds, used, target = 0, [], 0, None
    if isinstance(decision, Paying):
        payment = decision.payment
        count, kinds, used = payment.paid, [payment.due[0]], payment.used
        target = decision.cell if decision.for_activation else None
    elif isinstance(decision, Gaining):
        count, target = decision.count, decision.cell
    assert cells == ([] if target is None else [(x_of(target), y_of(target))])
    assert np.flatnonzero(parts["due"]).tolist() == kinds
    assert parts["used"].tolist() == [used >> kind & 1 for kind in range(5)]
    expected = [0] * 6
    if turn is not None:
        at = (x_of(turn.cell), y_of(turn.cell)) if turn.tile else (0, 0)
        expected = [turn.tile, *at, turn.movement, int(turn.ness_used), count]
    assert parts["turn"].tolist() == expected
