"""The numbered rules of set-up, turns, taking, refill and order (GM 1 to 4, 10, 12, 13)."""

import pytest

from clachan.core import CHANCE, IllegalAction
from clachan.games import glenmore
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.reasons import GlenmoreReason
from tests.support.games.glenmore_photo import (
    deal_game,
    land,
    legal,
    own,
    picture_line,
    play,
    position,
    purse,
    reason,
    refilling,
    starting,
)

GAINS = [f"gain {kind}" for kind in RESOURCES]


# 1 Components


def test_gm_1_1_five_resources_and_whisky_is_none_of_them() -> None:
    assert RESOURCES == ("wood", "stone", "grain", "cattle", "sheep")
    state = position(land("0,1=2:w1", whisky=5), tiles="1", market="3 3 3 3 3")
    assert starting(state, "sell") == ["sell wood 0,1"]


def test_gm_1_1_nothing_is_limited_in_number() -> None:
    words = "0,1=2:w3 1,0=8:w3 1,1=24:w3 2,0=40:w3 -1,0=15"
    state = position(land(words, whisky=30, chieftains=25), tiles="28")
    state = play(state, "take 28 -1,1; activate -1,1; activate -1,0; buy grain")
    assert purse(state, 0, "whisky") == 31
    assert picture_line(state, "land 0").count(":w") == 5


def test_gm_1_2_the_start_village_has_a_river_and_a_road_and_tiles_are_never_turned() -> None:
    state = position(tiles="1 2")
    assert legal(state) == ["take 1 -1,0", "take 1 1,0", "take 2 0,-1", "take 2 0,1"]


def test_gm_1_3_the_player_who_lays_a_special_place_owns_its_card_for_good() -> None:
    state = position(land("1,0=8"), tiles="35 26 3", left="32 33 34")
    state = play(state, "take 35 0,1; done; draw 32; draw 33; draw 34")
    assert [picture_line(state, f"cards {seat}") for seat in range(4)] == ["35", "", "", ""]
    mine = position(land("0,1=35 1,0=8"), tiles="26")
    assert (
        picture_line(play(mine, "take 26 1,1; buy wood; buy stone; buy grain"), "cards 0")
        == "26 35"
    )


def test_gm_1_4_the_die_has_three_ones_two_twos_and_a_three() -> None:
    state = position(players=2, chain="D P0 P1 1 2 3")
    assert legal(state) == ["roll 1", "roll 2", "roll 3"]
    assert glenmore.chance_weights(state) == (3, 2, 1)


# 2 Set-up


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_2_1_a_start_village_with_a_clan_member_and_six_coins(players: int) -> None:
    state = glenmore.new_game(players)
    for seat in range(players):
        assert picture_line(state, f"player {seat}") == "coins 6 whisky 0 chieftains 0 points 0"
        assert picture_line(state, f"land {seat}") == "0,0=S:m1"
        assert picture_line(state, f"cards {seat}") == ""


@pytest.mark.parametrize(
    ("players", "chain", "ones"),
    [
        (2, "P0 P1 D", 2),
        (3, "P0 P1 P2 D", 1),
        (4, "P0 P1 P2 P3", 1),
        (5, "P0 P1 P2 P3 P4", 0),
    ],
)
def test_gm_2_2_the_first_chain(players: int, chain: str, ones: int) -> None:
    state = glenmore.new_game(players)
    assert picture_line(state, "chain") == chain
    for tile in (8, 7, 6, 5, 4, 3, 2, 1, 30, 31)[: 8 + ones]:
        assert glenmore.to_move(state) == CHANCE
        state = play(state, f"draw {tile}")
    assert picture_line(state, "chain") == f"{chain} 8 7 6 5 4 3 2 1{' 30 31'[: 3 * ones]}"
    assert picture_line(state, "stacks") == f"0 {23 - ones} 19 17"
    assert glenmore.to_move(state) == 0


def test_gm_2_2_every_tile_of_the_stack_is_as_likely() -> None:
    state = play(glenmore.new_game(4), "draw 3; draw 5")
    assert legal(state) == ["draw 1", "draw 2", "draw 4", "draw 6", "draw 7", "draw 8"]
    assert glenmore.chance_weights(state) == (1,) * 6
    assert glenmore.chance_weights(deal_game(4)) == ()


@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_gm_2_3_the_market_holds_a_coin_a_row_with_two_and_three(players: int, level: int) -> None:
    assert picture_line(glenmore.new_game(players), "market") == " ".join([str(level)] * 5)


# 3 Turn order


def test_gm_3_1_the_last_in_the_chain_moves() -> None:
    state = position(chain="P2 1 P0 D 2 P1 3", players=3)
    assert glenmore.to_move(state) == 2
    die = position(chain="D 1 P0 P1 2 3", players=2)
    assert glenmore.to_move(die) == CHANCE


def test_gm_3_1_the_same_player_may_move_several_times_in_a_row() -> None:
    chain = "P0 1 2 3 P1 P2 P3 6 7 8 9 12 21"
    state = position(chain=chain, left="22 23")
    state = play(state, "take 1 1,0; done; draw 22; take 2 0,1; done; draw 23")
    assert picture_line(state, "chain") == "P0 3 P1 P2 P3 6 7 8 9 12 21 22 23"
    assert glenmore.to_move(state) == 0


def test_gm_3_2_the_course_of_a_turn() -> None:
    mine = land("1,0=8 0,-1=3")
    state = position(mine, chain="P0 27 P1 P2 P3 6 7 9 12 21 1 5 4", left="22 23")
    decisions = []
    line = "take 27 0,1; buy wood; buy stone; activate 0,1; done; move 0,1 0,0; draw 22"
    for text in line.split("; "):
        decisions.append(picture_line(state, "decision"))
        state = play(state, text)
    assert decisions == ["take", "pay", "pay", "activate", "activate", "move", "draw"]
    assert picture_line(state, "decision") == "take"


def test_gm_3_3_the_die_counts_tiles_and_no_figures() -> None:
    state = position(players=2, chain="D 1 P0 2 P1 3 4 5 6 7 8 9 10", left="12 21 22")
    state = play(state, "roll 3")
    assert picture_line(state, "chain") == "P0 2 P1 D 4 5 6 7 8 9 10"
    assert picture_line(state, "gone").split()[:2] == ["1", "3"]
    state = play(state, "draw 12; draw 21")
    assert picture_line(state, "chain") == "P0 2 P1 D 4 5 6 7 8 9 10 12 21"
    assert glenmore.to_move(state) == 0


def test_gm_3_3_the_die_may_have_to_be_rolled_again() -> None:
    state = position(players=2, chain="D 1 2 P0 P1 3 4 5 6 7 8 9 10", left="12 21 22")
    state = play(state, "roll 1; draw 12")
    assert picture_line(state, "chain") == "D 2 P0 P1 3 4 5 6 7 8 9 10 12"
    assert legal(state) == ["roll 1", "roll 2", "roll 3"]


# 4 Taking a tile


def test_gm_4_1_any_tile_in_the_chain_with_a_cell_where_it_may_lie() -> None:
    state = position(land("0,1=2 1,0=8"), chain="P0 3 P1 D 1 33 P2 12 67", players=3)
    cells = [f"take 12 {cell}" for cell in ("-1,1", "1,-1", "1,1")]
    threes = ["take 3 0,-1"]  # at 0,2 no clan member would be near
    assert own(state) == ["take 1 -1,0", *threes, *cells, "take 67 -1,0"]


def test_gm_4_1_a_tile_that_cannot_be_paid_cannot_be_taken() -> None:
    poor = position(land("1,0=8", coins=1), tiles="29 16", market="1 0 0 0 0")
    assert own(poor) == ["take 16 1,-1", "take 16 1,1"]
    assert reason(poor, "take 29 1,1") is GlenmoreReason.CANNOT_PAY


def test_gm_4_2_if_no_tile_can_be_taken_one_is_discarded() -> None:
    chain = "P0 P1 P2 P3 10 33 12 21 22 23 24 25 31"
    state = position(chain=chain, left="28 27")
    assert legal(state) == [f"discard {tile}" for tile in (10, 12, 21, 22, 23, 24, 25, 31, 33)]
    state = play(state, "discard 12")
    assert picture_line(state, "chain") == "P1 P2 P3 10 33 P0 21 22 23 24 25 31"
    assert picture_line(state, "land 0") == "0,0=S:m1"
    assert "12" in picture_line(state, "gone").split()
    assert legal(state) == ["draw 27", "draw 28"]
    assert glenmore.to_move(play(state, "draw 27")) == 1


def test_gm_4_2_selling_stays_possible() -> None:
    state = position(land("0,1=9:h1", coins=0), tiles="42 33", market="0 0 0 0 1")
    assert legal(state) == ["discard 33", "discard 42", "sell sheep 0,1"]
    state = play(state, "sell sheep 0,1")
    assert purse(state, 0, "coins") == 1
    assert legal(state) == ["discard 33", "discard 42"]


def test_gm_4_2_only_then() -> None:
    assert reason(position(tiles="10 1"), "discard 10") is GlenmoreReason.MUST_TAKE


# 10 Refill


def test_gm_10_1_the_figure_takes_the_tiles_place_and_what_lies_behind_goes() -> None:
    chain = "P0 1 2 P1 3 4 5 6 7 8 P2 P3 9"
    near = play(position(chain=chain), "take 1 1,0; done")
    assert picture_line(near, "chain") == "P0 2 P1 3 4 5 6 7 8 P2 P3 9"
    far = play(position(chain=chain, left="10 11 12"), "take 4 1,0")
    assert picture_line(far, "chain") == "1 2 P1 3 P0 5 6 7 8 P2 P3 9"
    assert "1" not in picture_line(far, "gone").split()
    far = play(far, "done")
    assert picture_line(far, "chain") == "P1 3 P0 5 6 7 8 P2 P3 9"
    assert picture_line(far, "gone").split()[:2] == ["1", "2"]


def test_gm_10_1_the_book_example() -> None:
    """Before yellow lie a meadow and a village: red comes again unless it goes beyond them."""
    chain = "P0 3 4 P1 2 P2 P3 5 6 7 8 1 37"
    for tile, cell, next_seat in ((3, "0,1", 0), (4, "1,0", 0), (2, "0,1", 1), (8, "1,0", 1)):
        state = play(position(chain=chain, left="9 10 11 12"), f"take {tile} {cell}; done")
        while glenmore.to_move(state) == CHANCE:
            state = glenmore.apply(state, glenmore.legal_actions(state)[0])
        assert glenmore.to_move(state) == next_seat


def test_gm_10_2_from_the_lowest_stack_until_there_are_thirteen() -> None:
    chain = "P0 1 2 P1 3 4 5 6 7 8 P2 P3 9"
    state = play(position(chain=chain, left="10 32 33 67"), "take 4 1,0; done")
    assert legal(state) == ["draw 10"]
    state = play(state, "draw 10")
    assert legal(state) == ["draw 32", "draw 33"]
    assert reason(state, "draw 67") is GlenmoreReason.NOT_IN_STACK
    state = play(state, "draw 33; draw 32")
    assert picture_line(state, "chain") == "P1 3 P0 5 6 7 8 P2 P3 9 10 33 32"
    assert glenmore.to_move(state) == 1


def test_gm_10_3_the_last_tile_of_stacks_1_2_and_3_brings_a_scoring_immediately() -> None:
    whisky = land(whisky=1)
    state = position(land(), whisky, chain="P0 P1 P2 P3 1 2 3 4 5 6", left="8 20 50 67")
    state = play(refilling(state), "draw 8")
    assert purse(state, 1, "points") == 0  # the last 0-tile brings none
    for tile, points in ((20, 1), (50, 2)):
        state = play(state, f"draw {tile}")
        assert purse(state, 1, "points") == points
    assert glenmore.outcome(state) is None


def test_gm_10_3_after_the_third_scoring_the_game_ends_even_in_mid_refill() -> None:
    state = position(land(), land(whisky=1), chain="P0 P1 P2 P3 1 2 3 4 5 6", left="66 67")
    state = play(refilling(state), "draw 66; draw 67")
    assert picture_line(state, "chain") == "P0 P1 P2 P3 1 2 3 4 5 6 66 67"
    assert legal(state) == []
    assert glenmore.to_move(state) is None
    assert glenmore.chance_weights(state) == ()
    outcome = glenmore.outcome(state)
    assert outcome is not None
    assert outcome.reason.rule == "GM 10.3"
    assert outcome.winners == (1,)


# 12 Rulings that no test above is named after


def test_gm_12_loch_shiel_is_resolved_even_with_nothing_to_fill() -> None:
    state = play(position(tiles="52"), "take 52 0,1")
    assert legal(state) == ["resolve"]
    assert picture_line(play(state, "resolve"), "land 0") == "0,0=S:m1 0,1=52"


def test_gm_12_loch_shiel_fills_the_abbey_without_being_asked_whether() -> None:
    state = play(position(land("-1,0=48"), tiles="52"), "take 52 0,1; resolve")
    assert legal(state) == GAINS


def test_gm_12_points_are_open_to_all() -> None:
    state = position(land(points=7), land(points=3), players=3)
    for viewer in (0, 1, 2, None):
        assert [seat.points for seat in glenmore.view(state, viewer).lands] == [7, 3, 0]


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_12_the_first_seat_begins(players: int) -> None:
    assert glenmore.to_move(deal_game(players)) == 0


def test_gm_12_movement_points_of_loch_oich_are_spent_as_usual() -> None:
    state = position(land("-1,0=41:m1 0,-1=44"), tiles="60")
    state = play(state, "take 60 0,1; buy wood; buy stone; activate -1,0; activate 0,-1; done")
    assert "promote -1,0" in legal(state)
    state = play(state, "promote -1,0; move 0,0 0,1")
    assert picture_line(state, "land 0") == "-1,0=41 0,-1=44 0,0=S 0,1=60:m1"


def test_gm_12_tiles_alike_in_all_but_their_number_are_different_actions() -> None:
    state = position(land("1,0=8"), tiles="23 25")
    assert legal(state) == [f"take {tile} {cell}" for tile in (23, 25) for cell in ("1,-1", "1,1")]


# 13 The order of the lists


def test_gm_13_takes_by_number_then_cell_then_sales_by_resource_then_cell() -> None:
    mine = land("-1,0=48:h1:w1 0,1=2:w1 1,0=8:w1")
    state = position(mine, tiles="24 3 11", market="1 0 0 0 1")
    plain = ["-1,-1", "-1,1", "1,-1", "1,1"]
    assert legal(state) == [
        "take 3 0,-1",
        *[f"take 11 {cell}" for cell in plain],
        *[f"take 24 {cell}" for cell in plain],
        "sell wood -1,0",
        "sell wood 0,1",
        "sell wood 1,0",
        "sell sheep -1,0",
    ]


def test_gm_13_payments_by_resource_then_cell_then_what_is_bought_then_stop() -> None:
    mine = land("1,0=17 0,-1=3:h1:w1 -1,0=67:w1:s1", coins=4)
    state = play(position(mine, tiles="2", market="0 2 0 0 0"), "take 2 0,1; activate 1,0")
    assert legal(play(state, "buy grain")) == [
        "pay wood -1,0",
        "pay wood 0,-1",
        "pay stone -1,0",
        "pay sheep 0,-1",
        "buy wood",
        "buy stone",
        "buy cattle",
        "buy sheep",
        "stop",
        "sell stone -1,0",
    ]


def test_gm_13_members_by_cell_then_the_chieftain() -> None:
    state = position(land("0,1=14:m2 1,0=4:m1", chieftains=1), tiles="37")
    assert legal(play(state, "take 37 0,2")) == [
        "pay member 0,0",
        "pay member 0,1",
        "pay member 1,0",
        "pay chieftain",
    ]


def test_gm_13_activations_by_cell_then_ness_then_done() -> None:
    state = play(position(land("0,-1=37 -1,0=8"), tiles="2"), "take 2 0,1")
    assert legal(state) == [
        "activate -1,0",
        "activate 0,0",
        "activate 0,1",
        "ness -1,0",
        "ness 0,0",
        "ness 0,1",
        "done",
    ]


def test_gm_13_the_activate_decision_is_there_even_with_nothing_to_do() -> None:
    """One may still sell before the turn ends."""
    state = position(land("0,0=S 1,0=8:w3 2,0=40:m1:w3", coins=0), tiles="13", market="0 3 0 0 0")
    state = play(state, "take 13 2,1; pay wood 1,0; activate 2,1; pay wood 2,0; stop")
    state = play(state, "activate 1,0; activate 2,0")
    assert legal(state) == ["done"]


def test_gm_13_a_payment_with_one_possibility_is_still_a_decision() -> None:
    assert legal(play(position(tiles="15"), "take 15 1,0")) == ["buy stone"]


def test_the_old_state_is_untouched_and_a_refusal_changes_nothing() -> None:
    state = position(land("1,0=8:w1"), tiles="2 29", market="1 0 0 0 0")
    before = hash(state)
    play(state, "sell wood 1,0; take 2 0,1; activate 0,1")
    with pytest.raises(IllegalAction, match=r"glenmore-cell-taken \(GM 6.1\): cell 1,0"):
        play(state, "take 2 1,0")
    assert hash(state) == before


def test_new_game_refuses_options_it_does_not_have_and_other_numbers_of_players() -> None:
    with pytest.raises(ValueError, match="options: glenmore has none"):
        glenmore.new_game(2, (("variant", "solo"),))
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4, 5 for glenmore, not 6"):
        glenmore.new_game(6)
