"""What the others may hold, and how likely it is."""

import random
from collections import Counter

from clachan.bots.clans.worlds import SAMPLES, Worlds, ways_to_hide
from clachan.games import clans
from clachan.games.clans.board import Dice
from clachan.games.clans.components import BITS, card
from clachan.games.clans.state import State
from tests.bots.clans.table import dealt, midgame
from tests.games.clans.photo import after, position


def worlds_of(state: State, suspicion: float = 0.0) -> Worlds:
    return Worlds(clans.view(state, clans.to_move(state)), random.Random(0), suspicion, shield=6.0)


def bit(name: str) -> int:
    return BITS[card(name)]


def test_two_players_have_at_most_220_worlds() -> None:
    first, second = dealt(2, random.Random(0)), midgame(2, 1, random.Random(0))
    assert len(worlds_of(first).hands) == 165  # 8 of the 11 cards that seat 0 does not see
    assert len(worlds_of(second).hands) == 165  # seat 0 has played one of its 9
    assert state_is_listed(first)
    assert state_is_listed(second)


def state_is_listed(state: State) -> bool:
    worlds = worlds_of(state)
    return list(state.hands) in worlds.hands and set(worlds.weights) == {1.0}


def test_the_truth_is_always_among_the_worlds() -> None:
    for seed in range(60):
        state = midgame(2, seed % 16, random.Random(seed))
        assert list(state.hands) in worlds_of(state).hands


def test_a_face_down_play_rules_out_what_fitted() -> None:
    state = position(
        "1N2=4R", hands=("4K 6R", "3B 5G 3O"), stacks={}, ply=1
    )  # seat 1 to move: nothing of 3B 5G 3O fits
    state = after(state, "~3B@2N1")
    worlds = worlds_of(state)
    assert list(state.hands) in worlds.hands
    fitted = sum(bit(f"4{colour}") for colour in "ROYGBVK") | bit("3R") | bit("5R") | bit("6R")
    assert all(hands[1] & fitted == 0 for hands in worlds.hands)
    # What lies face down may be any of the other cards that did not fit.
    assert len(set(worlds.weights)) == 1
    assert worlds.weights[0] > 1


def test_ways_to_hide_cards() -> None:
    assert ways_to_hide([], 0b11) == 1
    assert ways_to_hide([0], 0b11) == 2
    assert ways_to_hide([0b01], 0b11) == 1
    assert ways_to_hide([0, 0], 0b111) == 6
    assert ways_to_hide([0b11], 0b11) == 0


def test_who_plays_sensibly_would_have_played_what_brings_much() -> None:
    # Another 6 brings seat 1 six points more; the green 5 fits nowhere.
    state = position("1N2=6R 3N2=3V", hands=("4K 5B", "6K"), stacks={1: (1,)}, ply=14)
    worlds = worlds_of(state, suspicion=0.1)
    weights = {hands[1]: weight for hands, weight in zip(worlds.hands, worlds.weights, strict=True)}
    assert weights[bit("6K")] < weights[bit("5G")]
    assert set(worlds_of(state).weights) == {1.0}
    assert worlds.start.seat == 0  # and the position is left as it was
    assert worlds.start.hands[0] == state.hands[0]


def test_worlds_are_dealt_by_their_weight() -> None:
    state = position("1N2=6R 3N2=3V", hands=("4K 5B", "6K"), stacks={1: (1,)}, ply=14)
    worlds, dice = worlds_of(state, suspicion=0.1), Dice(random.Random(1))
    dealt_hands: Counter[int] = Counter()
    for _ in range(4000):
        worlds.deal(dice)
        dealt_hands[worlds.board.hands[1]] += 1
    whole = sum(worlds.weights)
    for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
        assert abs(dealt_hands[hands[1]] / 4000 - weight / whole) < 0.03


def test_with_more_players_worlds_are_drawn_while_they_are_few() -> None:
    state = dealt(3, random.Random(0))
    worlds, dice = worlds_of(state), Dice(random.Random(1))
    for _ in range(SAMPLES + 20):
        worlds.deal(dice)
        assert worlds.board.hands[0] == state.hands[0]
    assert len(worlds.hands) == SAMPLES
    assert worlds.weights == []
