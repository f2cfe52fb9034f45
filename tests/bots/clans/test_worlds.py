"""What the others may hold, and how likely it is."""

import random
from collections import Counter

from clachan.bots.clans.inference import choices_of, likelihood
from clachan.bots.clans.worlds import SAMPLES, Worlds, ways_to_hide
from clachan.bots.fast_rng import FastRng
from clachan.games import clans
from clachan.games.clans.components import BITS, card, cards_in
from clachan.games.clans.state import State
from tests.support.bots.clans_table import deal_game, game, midgame
from tests.support.games.clans_lines import golden_line
from tests.support.games.clans_photo import after, position

WARY = 8.0
PASSED_OVER = game(
    "6R 6O 3Y 3G 4B 4V 5K 5Y",
    ("3R 3O 3B 3V 4R 4O 4Y 5R 5O", "3K 4G 4K 5G 5B 5V 6Y 6G"),
    *("3O@2N1", "3K@2N3", "4R@3N1", "4G@3N3"),
)


def worlds_of(state: State, inference_scale: float = WARY) -> Worlds:
    return Worlds(clans.view(state, clans.to_move(state)), random.Random(0), 6.0, inference_scale)


def bit(name: str) -> int:
    return BITS[card(name)]


def test_two_players_have_at_most_220_worlds() -> None:
    first, second = deal_game(2, random.Random(0)), midgame(2, 1, random.Random(0))
    assert len(worlds_of(first).hands) == 165  # 8 of the 11 cards that seat 0 does not see
    assert len(worlds_of(second).hands) == 165  # seat 0 has played one of its 9
    assert state_is_listed(first)
    assert state_is_listed(second)


def state_is_listed(state: State) -> bool:
    worlds = worlds_of(state, 0.0)
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


def test_past_plays_make_worlds_more_and_less_likely() -> None:
    """Seat 1 has laid threes and fours while a six with a shield would have brought 18 points."""
    low, high = bit("5G") | bit("5B") | bit("5V"), bit("6Y") | bit("6G") | bit("6B")
    rest = bit("4K") | bit("6V") | bit("6K")
    weights, strict = weights_of(PASSED_OVER, WARY), weights_of(PASSED_OVER, 2.0)
    assert weights[low | rest] > 1.2 * weights[high | rest]
    assert strict[low | rest] > 2 * strict[high | rest]
    assert set(weights_of(PASSED_OVER, 0.0).values()) == {1.0}


def weights_of(state: State, inference_scale: float) -> dict[int, float]:
    """By what the other may hold."""
    worlds, other = worlds_of(state, inference_scale), 1 - (clans.to_move(state) or 0)
    return {
        hands[other]: weight for hands, weight in zip(worlds.hands, worlds.weights, strict=True)
    }


def test_where_plays_are_not_known_worlds_are_equal() -> None:
    forgotten = PASSED_OVER._replace(plays=b"")
    assert set(weights_of(forgotten, WARY).values()) == {1.0}


def test_of_a_position_that_was_set_up_the_plays_since_count() -> None:
    photo = position("1N2=6R 1S2=6O 3N2=3V", hands=("4K 5B", "6K 3G"), ply=13)
    weights = weights_of(after(photo, "3G@3N1"), WARY)
    assert weights[bit("6K")] < weights[bit("5G")] == 1.0


def test_face_down_cards_are_counted_and_past_plays_weighed() -> None:
    line = golden_line(2)
    state = after(clans.new_game(2), *line[: line.index("~5O@4S3") + 1])
    assert clans.to_move(state) == 0
    ways, weights = weights_of(state, 0.0), weights_of(state, WARY)
    choices = choices_of(
        1, state, cards_in(state.bag | BITS[card("5O")] | state.hands[1]), 6.0, WARY
    )
    assert weights == {hand: ways[hand] * likelihood(choices, cards_in(hand)) for hand in ways}
    assert all(0 < weights[hand] < ways[hand] for hand in ways)


def test_worlds_are_dealt_by_their_weight() -> None:
    worlds, fast_rng = worlds_of(PASSED_OVER, WARY), FastRng(random.Random(1))
    dealt_hands: Counter[int] = Counter()
    for _ in range(4000):
        worlds.deal(fast_rng)
        dealt_hands[worlds.board.hands[1]] += 1
    whole = sum(worlds.weights)
    for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
        assert abs(dealt_hands[hands[1]] / 4000 - weight / whole) < 0.03


def test_with_more_players_worlds_are_drawn_while_they_are_few() -> None:
    state = deal_game(3, random.Random(0))
    worlds, fast_rng = worlds_of(state), FastRng(random.Random(1))
    for _ in range(SAMPLES + 20):
        worlds.deal(fast_rng)
        assert worlds.board.hands[0] == state.hands[0]
    assert len(worlds.hands) == SAMPLES
    assert worlds.weights == []
