"""The kernel of Clans and Glory plays as the rules do, action by action."""

import itertools
import os
import random
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from clachan.bots.clans.playouts import PlayoutPlayer, gain, shield_price
from clachan.bots.fast_rng import FastRng
from clachan.core import CHANCE, Seat
from clachan.games import clans as rules
from clachan.games.clans.actions import DEAL_UNSEEN
from clachan.games.clans.board import CARD_SHIFT, DOWN, Board, Move
from clachan.games.clans.components import COLOURS, LOWEST_RANK, RANKS, cards_in
from clachan.games.clans.state import State
from clachan.kernels import clans as kernel
from clachan.kernels import random_games
from clachan.kernels.rng import RngArray, randrange, seed_rng
from tests.kernels.clans_lockstep import (
    NUMBERS,
    array_of,
    is_face_down,
    play_in_lockstep,
    random_positions,
    seats_in,
)

pytest.importorskip("numba", reason="uncompiled, these tests take minutes")

pytestmark = pytest.mark.usefixtures("compiled_searches")
ROOT = Path(__file__).parents[2]
players = pytest.mark.parametrize("players", rules.meta.players)


def make_rng(seed: int) -> RngArray:
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, np.uint64(seed), 0)
    return rng


def positions_before_plays(players: int, games: int) -> list[State]:
    return [
        state
        for seed in range(games)
        for state, action in random_positions(players, seed)
        if action is not None and rules.to_move(state) != CHANCE
    ]


@cache
def positions_with_face_down_cards(players: int) -> list[State]:
    """The first of each random game that has any with a card or more left to play: twenty, of many games."""
    games = (random_positions(players, seed) for seed in itertools.count())
    first = (next((s for s, action in game if action and s.face_down), None) for game in games)
    return list(itertools.islice(filter(None, first), 20))


# ------------------------------------------------------------------ the rules


@players
def test_every_step_is_that_of_the_rules(players: int) -> None:
    face_down = sum(play_in_lockstep(players, seed) for seed in range(200))
    assert face_down > 0


@pytest.mark.deep
@players
def test_every_step_of_many_games_is_that_of_the_rules(players: int) -> None:
    for seed in range(100_000):
        play_in_lockstep(players, seed)


def test_every_step_is_that_of_the_rules_without_the_compiler() -> None:
    command = [sys.executable, "-m", "tests.kernels.clans_lockstep", "3"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True)


@players
def test_random_games_are_random_games_of_the_rules(players: int) -> None:
    """Chance and the seats draw from the list of legal actions, with the numbers of the game."""
    wins, totals, moves = Counter[Seat](), Counter[Seat](), 0
    rng = np.zeros(1, np.uint64)
    for game in range(30):
        seed_rng(rng, np.uint64(7), game)
        state = rules.new_game(players)
        while legal := rules.legal_actions(state):
            moves += rules.to_move(state) != CHANCE
            state = rules.apply(state, legal[randrange(rng, len(legal))])
        outcome = rules.outcome(state)
        assert outcome is not None
        wins.update(outcome.winners)
        totals.update({seat: sheet.total for seat, sheet in enumerate(rules.score(state))})
    played = random_games("clans", players, games=30, seed=7)
    seats = range(players)
    assert (played.games, played.moves) == (30, moves)
    assert played.wins.tolist() == [wins[seat] for seat in seats]
    assert played.totals.tolist() == [totals[seat] for seat in seats]


# ------------------------------------------------------------------ actions and conversions


def test_every_action_has_a_number_of_its_own() -> None:
    names = [kernel.name_action(number) for number in range(kernel.ACTIONS)]
    assert len(set(names)) == kernel.ACTIONS
    assert [kernel.number_action(name) for name in names] == list(range(kernel.ACTIONS))


def test_what_is_no_action_has_no_number() -> None:
    with pytest.raises(ValueError, match="cannot be played"):
        kernel.number_action(DEAL_UNSEEN)
    for number in (-1, kernel.ACTIONS):
        with pytest.raises(ValueError, match="from 0 to 6761"):
            kernel.name_action(number)


@players
def test_the_mask_has_the_legal_actions(players: int) -> None:
    mask = np.zeros(kernel.ACTIONS, np.uint8)
    for state, _ in random_positions(players, seed=1):
        kernel.mark_legal(*array_of(state), mask)
        legal = [NUMBERS[action] for action in rules.legal_actions(state)]
        assert np.flatnonzero(mask).tolist() == sorted(legal)


@players
def test_states_survive_the_way_there_and_back(players: int) -> None:
    for seed in range(20):
        for state, _ in random_positions(players, seed):
            assert kernel.to_state(*array_of(state)) == state


@players
def test_an_array_of_a_view_has_this_view(players: int, rng: random.Random) -> None:
    for state in positions_with_face_down_cards(players):
        for seat in range(players):
            view = rules.view(state, seat)
            array = kernel.from_view(view, rng)
            assert rules.view(kernel.to_state(kernel.make_setup(players), array), seat) == view


# ------------------------------------------------------------------ playouts


def worth(board: Board, move: Move, price: int) -> int:
    return gain(board, move) - price * (move & 1)


def test_the_informed_choice_is_the_best_of_the_bots_own() -> None:
    rng, player = make_rng(1), PlayoutPlayer(FastRng(random.Random(1)), 1 / 64, 6.0)
    chosen = set()
    for players in rules.meta.players:
        for state in positions_before_plays(players, 20):
            board = Board(state)
            number = int(kernel.choose_informed(*array_of(state), rng, 1, 6 * 64))
            assert kernel.name_action(number) in rules.legal_actions(state)
            price = shield_price(board, 6.0)
            down, play = divmod(number, kernel.FIRST_FACE_DOWN)
            card, place = divmod(play, 80)
            move = (card << CARD_SHIFT) + place + down * DOWN
            chosen.add((down, place & 1))
            expected = player.move(board)
            assert expected >= DOWN if down else expected < DOWN
            if not down:
                assert worth(board, move, price) == worth(board, expected, price)
    assert chosen == {(0, 0), (0, 1), (1, 0), (1, 1)}


@players
def test_informed_playouts_end_the_game(players: int) -> None:
    setup, state = array_of(rules.new_game(players))
    moves = kernel.play_informed(setup, state, make_rng(players), 6 * 64, 6 * 64)
    assert moves == setup[kernel.END] - setup[kernel.DEALT]
    assert rules.outcome(kernel.to_state(setup, state)) is not None


# ------------------------------------------------------------------ secrets


@players
def test_another_deal_has_the_same_view(players: int) -> None:
    rng = make_rng(1)
    states = positions_before_plays(players, 3) + positions_with_face_down_cards(players)
    changed = 0
    for state in states:
        for seat in range(players):
            setup, array = array_of(state)
            kernel.determinise(setup, array, seat, rng)
            other = kernel.to_state(setup, array)
            assert rules.view(other, seat) == rules.view(state, seat)
            changed += other != state
    assert changed > len(states)


def test_nothing_is_secret_at_the_end() -> None:
    *_, (state, _) = random_positions(2, seed=1)
    setup, array = array_of(state)
    kernel.determinise(setup, array, 0, make_rng(1))
    assert kernel.to_state(setup, array) == state


def test_deals_are_equally_likely_after_a_face_down_play() -> None:
    """Hands that the rules allow, by their frequency: within five standard deviations."""
    rng = make_rng(1)
    state = positions_with_face_down_cards(4)[13]
    (down,), (setup, array) = state.face_down, array_of(state)
    assert down.seat
    assert state.hands[down.seat].bit_count() == 1
    allowed = cards_in(kernel.unseen_cards(setup, array, 0) & ~down.ruled_out)
    assert len(allowed) > 5
    # Whichever card it holds, the others can be dealt in equally many ways.
    found = Counter[int]()
    for _ in range(400 * len(allowed)):
        kernel.determinise(setup, array, 0, rng)
        found[int(array[kernel.HANDS + down.seat])] += 1
    assert set(found) == {1 << card for card in allowed}
    assert all(abs(count - 400) < 5 * 400**0.5 for count in found.values())


@players
def test_twin_worlds_give_equal_observations(players: int) -> None:
    """Seats whose views are equal observe the same; the seats whose cards differ do not."""
    rng = make_rng(1)
    one, other = (np.zeros(kernel.OBSERVATION_SIZE, np.int8) for _ in range(2))
    differ = 0
    for state in positions_before_plays(players, 2) + positions_with_face_down_cards(players):
        setup, array = array_of(state)
        for seat in range(players):
            twin = array.copy()
            kernel.determinise(setup, twin, seat, rng)
            for looking in range(players):
                kernel.observe(setup, array, looking, one)
                kernel.observe(setup, twin, looking, other)
                same_view = rules.view(kernel.to_state(setup, twin), looking) == rules.view(
                    state, looking
                )
                assert (one == other).all() == same_view
                differ += not same_view
    assert differ > 0


@players
def test_an_observation_is_what_the_view_shows(players: int) -> None:
    setup = kernel.make_setup(players)
    flat = np.zeros(kernel.OBSERVATION_SIZE, np.int8)
    for state in positions_before_plays(players, 2) + positions_with_face_down_cards(players)[:10]:
        for seat in range(players):
            view = rules.view(state, seat)
            kernel.observe(setup, kernel.from_state(state), seat, flat)
            parts = {
                name: flat[start : start + int(np.prod(shape))].reshape(shape)
                for name, (start, shape) in kernel.OBSERVATION.items()
            }
            around = [(seat + away) % players for away in range(players)]
            assert np.flatnonzero(parts["players"]).tolist() == [players - 2]
            assert parts["plays left"][0] == setup[kernel.END] - state.plies
            assert view.to_move == around[int(np.flatnonzero(parts["mover"])[0])]
            assert tuple(np.flatnonzero(parts["hand"]).tolist()) == view.hands[seat]
            assert parts["hand sizes"][:players].tolist() == [view.hand_sizes[s] for s in around]
            assert parts["shields"][:players].tolist() == [view.shields[s] for s in around]
            for away, other in enumerate(around):
                assert tuple(np.flatnonzero(parts["ruled out"][away])) == view.ruled_out[other]
            own = sorted(down.card for down in view.face_down if down.card is not None)
            assert np.flatnonzero(parts["own face-down"]).tolist() == own
            ranks, colours = parts["table"][:, :6], parts["table"][:, 6:13]
            assert [
                (slot, (rank + LOWEST_RANK), COLOURS[colour])
                for slot, rank in zip(*np.nonzero(ranks), strict=True)
                for colour in np.flatnonzero(colours[slot])
            ] == [(slot, RANKS[card], COLOURS[card % 7]) for slot, card in view.face_up]
            downs = [(down.slot, down.seat) for down in view.face_down]
            assert [
                (slot, around[away])
                for slot, away in zip(*np.nonzero(parts["table"][:, 14:]), strict=True)
            ] == downs
            empty = setup[kernel.ALL_SLOTS].bit_count() - len(view.face_up) - len(downs)
            assert parts["table"][:, 13].sum() == empty
            for tile, stack in enumerate(view.stacks):
                shields = [around[away] for away in np.nonzero(parts["stacks"][tile])[1]]
                assert tuple(shields) == stack


def test_winners_share_equal_standings() -> None:
    """CG 6.5: points, then cards."""
    point, card = 64, 1
    standings = [10 * point + 2 * card, 10 * point + 3 * card, 9 * point, 10 * point + 3 * card]
    packed = sum(standing << 16 * seat for seat, standing in enumerate(standings))
    assert seats_in(kernel.best_seats(packed, 4)) == (1, 3)
    assert seats_in(kernel.best_seats(0, 3)) == (0, 1, 2)


def test_a_face_down_play_is_known_by_its_number() -> None:
    actions = [action for _, action in random_positions(2, seed=0) if action is not None]
    for action in actions:
        number = NUMBERS[action]
        is_down = kernel.FIRST_FACE_DOWN <= number < kernel.FIRST_DEAL
        assert is_down == is_face_down(action)
