"""Each numbered rule, on a table one can picture."""

import random

import pytest

from clachan.core import CHANCE, IllegalAction
from clachan.games import clans
from clachan.games.clans.components import CARD_NAMES, RANKS, SLOT_NAMES, TILE_OF, indices, slot
from clachan.games.clans.reasons import ClansReason
from clachan.games.clans.setup import SETUPS, Setup
from clachan.games.clans.state import State, card_at, hand_of
from tests.support.games.clans_photo import after, cards, legal, position


def adjacent(players: int, name: str) -> set[str]:
    return {SLOT_NAMES[index] for index in indices(SETUPS[players].adjacent[slot(name)])}


def reason(state: State, text: str) -> ClansReason:
    refusal = clans.why_illegal(state, clans.parse(text))
    assert refusal is not None
    assert isinstance(refusal.reason, ClansReason)
    return refusal.reason


def test_cg_1_1_ranks_3_to_8_in_seven_colours_each_once() -> None:
    assert len(set(CARD_NAMES)) == 42
    assert sorted(set(RANKS)) == [3, 4, 5, 6, 7, 8]
    assert {name[1] for name in CARD_NAMES} == set("ROYGBVK")


def test_cg_1_3_five_shields_each() -> None:
    assert clans.new_game(3).shields == (5, 5, 5)


@pytest.mark.parametrize(("players", "tiles", "slots"), [(2, 4, 26), (3, 5, 32), (4, 6, 38)])
def test_cg_2_1_and_2_2_tiles_and_slots(players: int, tiles: int, slots: int) -> None:
    state = clans.new_game(players)
    assert len(state.stacks) == tiles
    assert state.free.bit_count() == slots
    per_tile = [TILE_OF[index] for index in indices(state.free)]
    assert [per_tile.count(tile) for tile in range(1, tiles + 1)] == [7, *[6] * (tiles - 2), 7]


def test_cg_2_3_slot_names_in_order() -> None:
    assert " ".join(SLOT_NAMES[:9]) == "1W 1N1 1N2 1N3 1S1 1S2 1S3 2N1 2N2"
    assert SLOT_NAMES[-1] == "6E"


@pytest.mark.parametrize("setup", SETUPS.values(), ids=lambda setup: str(setup.players))
def test_cg_2_4_every_slot_has_three_adjacent_slots(setup: Setup) -> None:
    for one in indices(setup.slots):
        assert setup.adjacent[one].bit_count() == 3
        assert not setup.adjacent[one] & ~setup.slots
        assert all(setup.adjacent[other] >> one & 1 for other in indices(setup.adjacent[one]))


def test_cg_2_4_neighbours_opposites_and_heads() -> None:
    assert adjacent(2, "1N2") == {"1N1", "1N3", "1S2"}
    assert adjacent(2, "1N3") == {"1N2", "2N1", "1S3"}
    assert adjacent(2, "1W") == {"1N1", "1S1", "4E"}
    assert adjacent(2, "4S3") == {"4S2", "4E", "4N3"}
    assert adjacent(3, "4N3") == {"4N2", "5N1", "4S3"}
    assert adjacent(4, "6E") == {"6N3", "6S3", "1W"}


@pytest.mark.parametrize(
    ("players", "bag", "starts", "hands", "unseen"),
    [(2, 28, 8, [9, 8], 3), (3, 35, 5, [9, 9, 8], 4), (4, 42, 6, [8, 8, 8, 7], 5)],
)
def test_cg_3_the_deal(
    players: int, bag: int, starts: int, hands: list[int], unseen: int, rng: random.Random
) -> None:
    state = clans.new_game(players)
    assert state.bag.bit_count() == bag
    deals = 0
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
        deals += 1
        on_table = sum(card_at(state, place) is not None for place in SETUPS[players].start_slots)
        assert on_table == min(deals, starts)
    assert [hand.bit_count() for hand in state.hands] == hands
    assert state.bag.bit_count() == unseen
    assert clans.to_move(state) == 0


def test_cg_3_1_start_slots() -> None:
    starts = {n: " ".join(SLOT_NAMES[s] for s in SETUPS[n].start_slots) for n in SETUPS}
    assert starts[2] == "1N2 1S2 2N2 2S2 3N2 3S2 4N2 4S2"
    assert starts[3] == "1N2 2S2 3N2 4S2 5N2"
    assert starts[4] == "1N2 2S2 3N2 4S2 5N2 6S2"


def test_cg_3_2_start_cards_first_then_a_whole_hand_at_a_time() -> None:
    state = after(clans.new_game(3), "deal 3R", "deal 3O", "deal 3Y", "deal 3G", "deal 3B")
    assert card_at(state, slot("1N2")) == cards("3R")[0]
    assert card_at(state, slot("5N2")) == cards("3B")[0]
    state = after(state, *[f"deal {rank}{colour}" for rank in "45" for colour in "ROYGB"])
    assert hand_of(state, 0) == cards("4R 4O 4Y 4G 4B 5R 5O 5Y 5G")
    assert hand_of(state, 1) == cards("5B")


def test_cg_3_2_draws_are_equally_likely() -> None:
    state = after(clans.new_game(2), "deal 3R")
    assert clans.chance_weights(state) == (1,) * 27


def test_cg_4_1_a_match_of_rank_or_colour_with_any_adjacent_card() -> None:
    state = position("1N2=4R 3S2=5B", hands=("4K 6R 6V", "3G"), shields=(0, 5))
    assert legal(state) == ["4K@1N1", "4K@1N3", "4K@1S2", "6R@1N1", "6R@1N3", "6R@1S2"]


def test_cg_4_1_matching_across_a_tile_border_and_along_the_table() -> None:
    state = position("1N3=4R 1W=5B", hands=("4K 5V", "3G"), shields=(0, 5))
    assert "4K@2N1" in legal(state)
    assert "5V@4E" in legal(state)


def test_cg_4_2_face_down_when_nothing_fits() -> None:
    state = position("1N2=4R", hands=("5K 6V", "3G"), shields=(0, 5))
    assert set(legal(state)) == {
        f"~{name}@{place}"
        for name in ("5K", "6V")
        for place in SLOT_NAMES
        if place in SLOT_NAMES[:26] and place != "1N2"
    }


def test_cg_4_2_a_face_down_card_blocks_its_slot_and_matches_nothing() -> None:
    state = position("1N2=4R", hands=("5K 6V", "5B 4G"), shields=(0, 0))
    state = after(state, "~5K@1N1")
    assert legal(state) == ["4G@1N3", "4G@1S2"]
    assert card_at(state, slot("1N1")) is None


def test_cg_4_2_a_face_down_card_is_worth_nothing() -> None:
    state = position("1N2=4R", hands=("5K 6V", "3G"))
    state = after(state, "~6V@1N1+")
    assert [sheet.total for sheet in clans.score(state)] == [4, 0]


def test_cg_4_3_a_shield_goes_on_top_of_the_stack_of_the_tile_played_to() -> None:
    state = position("2N2=4R", hands=("4K 3V", "4G 3R"), stacks={2: (1,)})
    state = after(state, "4K@2N1+", "4G@2N3")
    assert state.stacks == ((), (1, 0), (), ())
    assert state.shields == (4, 5)


def test_cg_4_3_with_a_face_down_card_too() -> None:
    state = position("2N2=4R", hands=("5K", "4G 3R"))
    assert after(state, "~5K@4E+").stacks == ((), (), (), (0,))


def test_cg_4_3_no_more_than_five() -> None:
    state = position("2N2=4R", hands=("4K", "4G"), shields=(0, 5))
    assert all(not text.endswith("+") for text in legal(state))
    assert reason(state, "4K@2N1+") is ClansReason.NO_SHIELD_LEFT


def test_cg_4_4_turns_go_round() -> None:
    state = position("1N2=4R", hands=("4O 3K", "4Y 3V", "4G 3B"))
    turns = []
    for text in ("4O@1N1", "4Y@1W", "4G@1S1", "~3K@5E"):
        turns.append(clans.to_move(state))
        state = after(state, text)
    assert turns == [0, 1, 2, 0]


@pytest.mark.parametrize(("players", "turns"), [(2, 8), (3, 8), (4, 7)])
def test_cg_5_1_everyone_has_the_same_number_of_turns(
    players: int, turns: int, rng: random.Random
) -> None:
    state, moved = clans.new_game(players), []
    while (seat := clans.to_move(state)) is not None:
        moved += [seat] if seat != CHANCE else []
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    assert [moved.count(seat) for seat in range(players)] == [turns] * players
    assert state.hands[-1] == 0
    assert clans.legal_actions(state) == ()
    assert reason(state, "3R@1N1") is ClansReason.GAME_OVER


def test_cg_5_1_the_last_turns_shield_counts() -> None:
    state = position("1N2=4R", hands=("3V", "4O"), ply=15)
    ended = after(state, "4O@1N1+")
    outcome = clans.outcome(ended)
    assert outcome is not None
    assert outcome.reason.rule == "CG 5.1"
    assert [sheet.total for sheet in clans.score(ended)] == [0, 8]
    assert clans.outcome(state) is None


def test_cg_5_2_when_it_is_over_nothing_is_secret() -> None:
    state = position("1N2=4R", hands=("3V", "5O"), ply=15)
    ended = after(state, "~5O@3N1")
    view = clans.view(ended, None)
    assert view.hands == (cards("3V"), ())
    assert view.face_down[0].card == cards("5O")[0]
    assert view.bag is not None
    assert len(view.bag) == view.bag_size


def test_the_old_state_is_untouched_and_a_refusal_changes_nothing() -> None:
    state = position("1N2=4R", hands=("4O", "3K"))
    before = hash(state)
    after(state, "4O@1N1+")
    with pytest.raises(
        IllegalAction, match=r"clans-slot-taken \(CG 4.1\): tile 1, side N, place 2"
    ):
        after(state, "4O@1N2")
    assert hash(state) == before


def test_new_game_refuses_options_it_does_not_have() -> None:
    with pytest.raises(ValueError, match="options: clans has none"):
        clans.new_game(2, (("variant", "fog"),))
