"""The oracle itself against the numbers and worked examples of the rules."""

from __future__ import annotations

import random

from .clans import (
    HAND_SIZES,
    NaiveClans,
    adjacent,
    all_slots,
    cards_in_game,
    random_line,
    score_tile,
    slots_of_tile,
    tile_count,
    total,
)
from .golden_clans import golden_path, read_actions, read_players, render, worth_telling
from .perft_clans import perft

COUNTS = (2, 3, 4)
A, B = 0, 1


def dealt(players: int) -> NaiveClans:
    """Just after a deal of the cards in card order."""
    game = NaiveClans(players)
    while game.to_move() == -1:
        game.apply(game.legal()[0])
    return game


def refused(game: NaiveClans, text: str) -> bool:
    try:
        game.apply(text)
    except ValueError:
        return True
    return False


def with_tile(cards: list[str], stack: list[int]) -> NaiveClans:
    """Two players, these cards on tile 1 and these shields on its stack."""
    game = NaiveClans(2)
    game.face_up = dict(zip(slots_of_tile(1, 4), cards, strict=False))
    game.stacks[1] = stack
    return game


# CG 2


def test_cg_2_2_number_of_slots() -> None:
    assert [len(all_slots(players)) for players in COUNTS] == [26, 32, 38]
    tiles = [len(slots_of_tile(tile, 5)) for tile in range(1, 6)]
    assert tiles == [7, 6, 6, 6, 7]


def test_cg_2_3_slot_names() -> None:
    slots = all_slots(2)
    assert slots[:8] == ["1W", "1N1", "1N2", "1N3", "1S1", "1S2", "1S3", "2N1"]
    assert slots[-2:] == ["4S3", "4E"]
    assert len(set(slots)) == len(slots)


def test_cg_2_4_three_adjacent_slots_and_symmetry() -> None:
    for players in COUNTS:
        for slot in all_slots(players):
            around = adjacent(slot, players)
            assert len(set(around)) == 3
            assert slot not in around
            assert all(slot in adjacent(near, players) for near in around)


def test_cg_2_4_named_cases() -> None:
    assert set(adjacent("1W", 2)) == {"1N1", "1S1", "4E"}
    assert set(adjacent("4E", 2)) == {"4N3", "4S3", "1W"}
    assert set(adjacent("1N1", 2)) == {"1W", "1N2", "1S1"}
    assert set(adjacent("1N3", 3)) == {"1N2", "2N1", "1S3"}
    assert set(adjacent("6S3", 4)) == {"6S2", "6E", "6N3"}
    assert set(adjacent("3S2", 4)) == {"3S1", "3S3", "3N2"}


# CG 3


def test_cg_3_numbers() -> None:
    expected = {
        2: (4, 28, 8, [9, 8], 3),
        3: (5, 35, 5, [9, 9, 8], 4),
        4: (6, 42, 6, [8, 8, 8, 7], 5),
    }
    for players, (tiles, cards, start, hands, unseen) in expected.items():
        game = dealt(players)
        assert tile_count(players) == tiles
        assert len(cards_in_game(players)) == cards
        assert len(game.face_up) == start
        assert [len(hand) for hand in game.hands] == hands
        assert len(game.bag) == unseen
        assert game.to_move() == 0


def test_cg_3_2_order_of_the_deal() -> None:
    game = dealt(4)
    assert list(game.face_up) == ["1N2", "2S2", "3N2", "4S2", "5N2", "6S2"]
    assert list(game.face_up.values()) == ["3R", "3O", "3Y", "3G", "3B", "3V"]
    assert game.hands[0] == ["3K", "4R", "4O", "4Y", "4G", "4B", "4V", "4K"]
    assert game.hands[3][-1] == "8O"
    assert list(dealt(2).face_up) == ["1N2", "1S2", "2N2", "2S2", "3N2", "3S2", "4N2", "4S2"]


def test_cg_7_2_who_sees_the_deal() -> None:
    game = NaiveClans(2)
    assert game.seen("deal 3R", None) == "deal 3R"
    for _ in range(8):
        game.apply(game.legal()[0])
    viewers = (0, 1, None)
    assert [game.seen("deal 6K", viewer) for viewer in viewers] == ["deal 6K", "deal ?", "deal ?"]


# CG 4, 5


def face_down_game() -> NaiveClans:
    """Only 3R lies open, and seat 0 holds nothing that fits."""
    game = dealt(2)
    game.face_up = {"1N2": "3R"}
    game.hands[0] = ["5K", "4G"]
    return game


def test_cg_4_1_a_card_needs_a_match() -> None:
    game = face_down_game()
    game.hands[0] = ["5K", "4G", "5R"]
    slots = ["1N1", "1N3", "1S2"]
    assert game.legal() == [f"5R@{slot}{end}" for slot in slots for end in ("", "+")]
    assert refused(game, "~5K@3N1")


def test_cg_4_2_face_down_only_when_nothing_fits() -> None:
    game = face_down_game()
    legal = game.legal()
    assert len(legal) == 2 * 25 * 2
    assert legal[:3] == ["~4G@1W", "~4G@1W+", "~4G@1N1"]
    assert game.seen("~5K@3N1+", 0) == "~5K@3N1+"
    assert game.seen("~5K@3N1+", 1) == game.seen("~5K@3N1+", None) == "~@3N1+"
    game.apply("~5K@3N1+")
    assert "down 3N1=0:5K" in game.picture(0)
    assert "down 3N1=0:?" in game.picture(1)
    assert game.stacks[3] == [0]
    fitting = ["3R", "3O", "3Y", "3G", "3B", "3V", "3K", "4R", "5R", "6R"]
    assert game.ruled_out == [fitting, []]


def test_cg_4_2_a_face_down_card_never_matches() -> None:
    game = face_down_game()
    game.hands[1] = ["5O"]
    game.apply("~5K@3N1")
    assert all(text.startswith("~") for text in game.legal())


def test_cg_4_3_no_shield_left() -> None:
    game = dealt(3)
    game.shields[0] = 0
    assert not any(text.endswith("+") for text in game.legal())


def test_cg_5_1_everyone_has_the_same_number_of_turns() -> None:
    chooser = random.Random(5)
    for players in COUNTS:
        line = random_line(players, chooser)
        plays = [text for text in line if not text.startswith("deal")]
        assert len(plays) == players * HAND_SIZES[players][-1]


def test_cg_5_2_nothing_is_secret_after_the_end() -> None:
    chooser = random.Random(52)
    for players in COUNTS:
        game = NaiveClans(players)
        for text in random_line(players, chooser):
            game.apply(text)
        assert game.legal() == []
        assert "?" not in game.picture(None)
        assert game.winners() == [s for s, place in enumerate(game.ranking()) if place == 1]


def test_cg_6_5_places() -> None:
    game = dealt(3)
    game.hands[-1] = []
    game.face_up = {"1W": "3R", "2N1": "3O", "3N1": "6K", "4N1": "3V"}
    game.stacks = {1: [0], 2: [0], 3: [1], 4: [], 5: []}
    assert game.scores() == [(6, 2), (6, 1), (0, 0)]
    assert game.ranking() == [1, 2, 3]
    game.stacks[4] = [2]
    game.face_up["4N1"] = "6V"
    assert game.ranking() == [1, 2, 2]
    game.stacks = {1: [], 2: [], 3: [1], 4: [2], 5: []}
    assert game.ranking() == [3, 1, 1]
    assert game.winners() == [1, 2]


# CG 9


def test_cg_9_1_ranks_present_in_ascending_order() -> None:
    takes = score_tile([3, 3, 4, 4, 7, 7, 7], [A, B, A])
    assert takes == [(0, A, 3, 2), (1, B, 4, 2), (2, A, 7, 3)]
    assert total(takes, A) == (27, 5)
    assert total(takes, B) == (8, 2)


def test_cg_9_2_a_lower_rank_shifts_everything() -> None:
    before = score_tile([4, 4, 6, 6], [A, B])
    assert before == [(0, A, 4, 2), (1, B, 6, 2)]
    after = score_tile([4, 4, 6, 6, 3], [A, B])
    assert after == [(0, A, 3, 1), (1, B, 4, 2)]


def test_cg_9_3_many_low_cards() -> None:
    game = with_tile(["3R", "3O", "3Y", "3G", "4R", "4O"], [A, B])
    assert game.scores() == [(12, 4), (8, 2)]
    assert game.takes() == [(1, 0, A, 3, 4), (1, 1, B, 4, 2)]


def test_cg_9_4_points_are_the_ranks() -> None:
    takes = [(0, A, 8, 2), (0, A, 7, 3), (0, A, 6, 2), (0, A, 5, 1)]
    assert total(takes, A) == (54, 8)


def test_cg_9_5_a_shield_too_many() -> None:
    game = with_tile(["5R", "5O"], [A, B])
    assert game.takes() == [(1, 0, A, 5, 2)]
    assert game.scores() == [(10, 2), (0, 0)]


def test_cg_6_1_face_down_cards_are_taken_away() -> None:
    game = with_tile(["5R", "5O"], [A])
    game.face_down["1S3"] = (B, "3K")
    assert game.takes() == [(1, 0, A, 5, 2)]


# The other tools


def test_perft_of_the_first_deals() -> None:
    assert [perft(NaiveClans(players), 1) for players in COUNTS] == [28, 35, 42]
    assert perft(NaiveClans(3), 2) == 35 * 34


def test_a_copy_is_independent() -> None:
    game = dealt(3)
    before = game.picture(0)
    twin = game.copy()
    assert twin.picture(0) == before
    twin.apply(twin.legal()[-1])
    assert game.picture(0) == before


def test_golden_files_are_current() -> None:
    for players in COUNTS:
        text = golden_path(players).read_text(encoding="utf-8")
        actions = read_actions(text)
        assert read_players(text) == players
        assert worth_telling(actions)
        assert render(NaiveClans(players), actions) == text
