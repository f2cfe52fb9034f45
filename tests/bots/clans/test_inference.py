"""Inference from past plays, with each number computed by hand."""

import math

import pytest

from clachan.bots.clans.inference import choices_of, likelihood
from clachan.games import clans
from clachan.games.clans.components import card, cards_in
from tests.support.bots.clans_table import game
from tests.support.games.clans_lines import golden_line
from tests.support.games.clans_photo import after, cards

# A shield costs nothing here, so that gains are points alone.
INFERENCE_SCALE = 8.0
START = "6R 6O 3Y 3G 4B 4V 5K 5Y"
HANDS = ("3R 3O 3B 3V 4R 4O 4Y 5R 5O", "3K 4G 4K 5G 5B 5V 6Y 6G")


def test_a_card_tempts_by_what_it_would_have_brought() -> None:
    state = game(START, HANDS, "3O@2N1", "3K@2N3")
    (choice,) = choices_of(1, state, cards("4K 6G 6Y 5G"), 0.0, INFERENCE_SCALE)
    assert choice.known == 1.0
    # With a shield: four threes on tile 2, three fives or sixes elsewhere; cards taken break ties.
    three, five, six = 12 + 4 / 64, 15 + 3 / 64, 18 + 3 / 64
    assert choice.tempting[card("5G")] == pytest.approx(math.exp((five - three) / 8))
    assert choice.tempting[card("6G")] == pytest.approx(math.exp((six - three) / 8))
    assert choice.tempting[card("6Y")] == choice.tempting[card("6G")]


def test_what_was_played_later_was_there_before() -> None:
    state = game(START, HANDS, "3O@2N1", "3K@2N3", "4R@3N1", "6G@1N1+")
    first, second = choices_of(1, state, cards("4K"), 0.0, INFERENCE_SCALE)
    assert first.known == pytest.approx(1 + math.exp((18 + 3 / 64 - 12 - 4 / 64) / 8))
    assert second.known == 1.0


def test_a_hand_is_less_likely_the_more_it_tempted() -> None:
    state = game(START, HANDS, "3O@2N1", "3K@2N3", "4R@3N1", "4G@3N3")
    choices = choices_of(1, state, cards("6G 6Y 5G 4K"), 0.0, INFERENCE_SCALE)
    assert len(choices) == 2
    hands = [cards("5G"), cards("6G"), cards("6Y 6G")]
    found = [likelihood(choices, hand) for hand in hands]
    assert 1 > found[0] > found[1] > found[2] > 0
    assert likelihood(choices, ()) == 1.0
    assert likelihood([], cards("6G")) == 1.0


def test_what_fitted_nowhere_tempted_no_player() -> None:
    hands = ("3B 3V 3K 4B 4V 4K 5R 6R 6O", "5O 5Y 5G 5B 5V 5K 6Y 6G")
    state = game("3R 3O 3Y 3G 4R 4O 4Y 4G", hands, "6R@1N1", "5O@1S1")
    (choice,) = choices_of(1, state, cards("5V 6B"), 0.0, INFERENCE_SCALE)
    assert choice.tempting[card("6B")] > 0
    assert choice.tempting[card("5V")] == 0
    assert likelihood([choice], cards("5V")) == 1.0


def test_a_face_down_play_is_no_choice() -> None:
    line = golden_line(2)
    state = after(clans.new_game(2), *line[: line.index("~5O@4S3") + 1])
    unseen = cards_in(state.bag | state.hands[1])
    choices = choices_of(1, state, unseen, 0.0, INFERENCE_SCALE)
    mine = line[25:][1::2]
    played = [text for text in mine[: mine.index("~5O@4S3")] if text[0] != "~"]
    assert len(choices) == len(played)
    assert all(choice.known >= 1 for choice in choices)
