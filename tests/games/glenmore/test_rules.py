"""Each numbered rule, on a table one can picture: set-up, turn order, tiles and what they do."""

import random

import pytest

from clachan.core import CHANCE, IllegalAction
from clachan.games import glenmore
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.reasons import GlenmoreReason
from clachan.games.glenmore.state import State
from tests.games.glenmore.photo import (
    any_action,
    dealt,
    land,
    legal,
    own,
    play,
    position,
    purse,
    refilling,
    starting,
    told,
)

GAINS = [f"gain {kind}" for kind in RESOURCES]


def reason(state: State, text: str) -> GlenmoreReason:
    refusal = glenmore.why_illegal(state, glenmore.parse(text))
    assert refusal is not None
    assert isinstance(refusal.reason, GlenmoreReason)
    return refusal.reason


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
    assert told(state, "land 0").count(":w") == 5


def test_gm_1_2_the_start_village_has_a_river_and_a_road_and_tiles_are_never_turned() -> None:
    state = position(tiles="1 2")
    assert legal(state) == ["take 1 -1,0", "take 1 1,0", "take 2 0,-1", "take 2 0,1"]


def test_gm_1_3_whoever_lays_a_special_place_owns_its_card_for_good() -> None:
    state = position(land("1,0=8"), tiles="35 26 3", left="32 33 34")
    state = play(state, "take 35 0,1; done; draw 32; draw 33; draw 34")
    assert [told(state, f"cards {seat}") for seat in range(4)] == ["35", "", "", ""]
    mine = position(land("0,1=35 1,0=8"), tiles="26")
    assert told(play(mine, "take 26 1,1; buy wood; buy stone; buy grain"), "cards 0") == "26 35"


def test_gm_1_4_the_die_has_three_ones_two_twos_and_a_three() -> None:
    state = position(players=2, chain="D P0 P1 1 2 3")
    assert legal(state) == ["roll 1", "roll 2", "roll 3"]
    assert glenmore.chance_weights(state) == (3, 2, 1)


# 2 Set-up


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_2_1_a_start_village_with_a_clan_member_and_six_coins(players: int) -> None:
    state = glenmore.new_game(players)
    for seat in range(players):
        assert told(state, f"player {seat}") == "coins 6 whisky 0 chieftains 0 points 0"
        assert told(state, f"land {seat}") == "0,0=S:m1"
        assert told(state, f"cards {seat}") == ""


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
    assert told(state, "chain") == chain
    for tile in (8, 7, 6, 5, 4, 3, 2, 1, 30, 31)[: 8 + ones]:
        assert glenmore.to_move(state) == CHANCE
        state = play(state, f"draw {tile}")
    assert told(state, "chain") == f"{chain} 8 7 6 5 4 3 2 1{' 30 31'[: 3 * ones]}"
    assert told(state, "stacks") == f"0 {23 - ones} 19 17"
    assert glenmore.to_move(state) == 0


def test_gm_2_2_every_tile_of_the_stack_is_as_likely() -> None:
    state = play(glenmore.new_game(4), "draw 3; draw 5")
    assert legal(state) == ["draw 1", "draw 2", "draw 4", "draw 6", "draw 7", "draw 8"]
    assert glenmore.chance_weights(state) == (1,) * 6
    assert glenmore.chance_weights(dealt(4)) == ()


@pytest.mark.parametrize(("players", "level"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_gm_2_3_the_market_holds_a_coin_a_row_with_two_and_three(players: int, level: int) -> None:
    assert told(glenmore.new_game(players), "market") == " ".join([str(level)] * 5)


# 3 Turn order


def test_gm_3_1_whoever_is_last_in_the_chain_moves() -> None:
    state = position(chain="P2 1 P0 D 2 P1 3", players=3)
    assert glenmore.to_move(state) == 2
    die = position(chain="D 1 P0 P1 2 3", players=2)
    assert glenmore.to_move(die) == CHANCE


def test_gm_3_1_the_same_player_may_move_several_times_in_a_row() -> None:
    chain = "P0 1 2 3 P1 P2 P3 6 7 8 9 12 21"
    state = position(chain=chain, left="22 23")
    state = play(state, "take 1 1,0; done; draw 22; take 2 0,1; done; draw 23")
    assert told(state, "chain") == "P0 3 P1 P2 P3 6 7 8 9 12 21 22 23"
    assert glenmore.to_move(state) == 0


def test_gm_3_2_the_course_of_a_turn() -> None:
    mine = land("1,0=8 0,-1=3")
    state = position(mine, chain="P0 27 P1 P2 P3 6 7 9 12 21 1 5 4", left="22 23")
    decisions = []
    line = "take 27 0,1; buy wood; buy stone; activate 0,1; done; move 0,1 0,0; draw 22"
    for text in line.split("; "):
        decisions.append(told(state, "decision"))
        state = play(state, text)
    assert decisions == ["take", "pay", "pay", "activate", "activate", "move", "draw"]
    assert told(state, "decision") == "take"


def test_gm_3_3_the_die_counts_tiles_and_no_figures() -> None:
    state = position(players=2, chain="D 1 P0 2 P1 3 4 5 6 7 8 9 10", left="12 21 22")
    state = play(state, "roll 3")
    assert told(state, "chain") == "P0 2 P1 D 4 5 6 7 8 9 10"
    assert told(state, "gone").split()[:2] == ["1", "3"]
    state = play(state, "draw 12; draw 21")
    assert told(state, "chain") == "P0 2 P1 D 4 5 6 7 8 9 10 12 21"
    assert glenmore.to_move(state) == 0


def test_gm_3_3_the_die_may_have_to_be_rolled_again() -> None:
    state = position(players=2, chain="D 1 2 P0 P1 3 4 5 6 7 8 9 10", left="12 21 22")
    state = play(state, "roll 1; draw 12")
    assert told(state, "chain") == "D 2 P0 P1 3 4 5 6 7 8 9 10 12"
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
    assert told(state, "chain") == "P1 P2 P3 10 33 P0 21 22 23 24 25 31"
    assert told(state, "land 0") == "0,0=S:m1"
    assert "12" in told(state, "gone").split()
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


# 5 Market and paying


def test_gm_5_1_prices() -> None:
    shop = land("1,0=17", coins=20)
    state = play(position(shop, tiles="3", market="0 1 2 3 3"), "take 3 0,1; activate 1,0")
    assert own(state) == ["buy wood", "buy stone", "buy grain"]
    state = play(state, "buy wood; buy stone; buy grain")
    assert purse(state, 0, "coins") == 20 - 1 - 2 - 3
    assert told(state, "market") == "1 2 3 3 3"


def test_gm_5_1_proceeds() -> None:
    rich = land("0,1=2:w3 1,0=1:s1 -1,0=5:g1", coins=0)
    state = position(rich, tiles="3", market="3 1 0 0 0")
    assert starting(state, "sell") == ["sell wood 0,1", "sell stone 1,0"]
    state = play(state, "sell wood 0,1; sell wood 0,1; sell stone 1,0; sell wood 0,1")
    assert purse(state, 0, "coins") == 3 + 2 + 1 + 1
    assert told(state, "market") == "0 0 0 0 0"


def test_gm_5_2_which_tile_a_cube_leaves_is_the_players_choice() -> None:
    woods = land("0,1=2:w2 1,0=8:w1")
    state = play(position(woods, tiles="29", market="1 0 0 0 0"), "take 29 1,1")
    cells = ["wood 0,1", "wood 1,0"]
    assert legal(state) == [
        *[f"pay {cell}" for cell in cells],
        "buy wood",
        *[f"sell {cell}" for cell in cells],
    ]
    state = play(state, "pay wood 1,0")
    assert told(state, "land 0") == "0,0=S:m1 0,1=2:w2 1,0=8 1,1=29:m1"


DECISIONS = [
    ("take", ""),
    ("pay", "take 29 1,1"),
    ("pay", "take 37 0,2"),
    ("gain", "take 9 0,2"),
    ("resolve", "take 52 0,2"),
    ("activate", "take 3 0,2"),
    ("move", "take 3 0,2; activate 0,1; done"),
]


@pytest.mark.parametrize(("decision", "line"), DECISIONS, ids=lambda word: word or "at once")
def test_gm_5_3_selling_at_every_decision_as_often_as_one_likes(decision: str, line: str) -> None:
    mine = land("0,1=14:m2 1,0=8:w3:h1")
    state = position(mine, tiles="29 37 9 52 3", market="2 0 0 0 1")
    state = play(state, line) if line else state
    assert told(state, "decision") == decision
    assert starting(state, "sell") == ["sell wood 1,0", "sell sheep 1,0"]
    state = play(state, "sell wood 1,0; sell wood 1,0; sell sheep 1,0")
    assert told(state, "decision") == decision
    assert starting(state, "sell") == []


def test_gm_5_3_only_in_ones_own_turn() -> None:
    other = land("0,1=2:w1")
    state = position(land(), other, tiles="3", market="1 1 1 1 1")
    assert starting(state, "sell") == []
    assert reason(state, "sell wood 0,1") is GlenmoreReason.NO_CUBE_THERE


@pytest.mark.parametrize(("decision", "line"), DECISIONS, ids=lambda word: word or "at once")
def test_gm_5_4_buying_only_to_pay_at_once(decision: str, line: str) -> None:
    state = position(land("0,1=14:m2 1,0=8"), tiles="29 37 9 52 3")
    state = play(state, line) if line else state
    assert bool(starting(state, "buy")) == line.startswith("take 29")


def test_gm_5_4_bought_cubes_never_lie_on_a_tile() -> None:
    state = position(land("1,0=8", coins=6), tiles="30")
    state = play(state, "take 30 1,1; buy wood; buy stone")
    assert told(state, "land 0") == "0,0=S:m1 1,0=8 1,1=30:m1"


def test_gm_5_4_buying_a_kind_that_one_holds() -> None:
    state = play(position(land("1,0=8:w1"), tiles="29"), "take 29 1,1; buy wood")
    assert told(state, "land 0") == "0,0=S:m1 1,0=8:w1 1,1=29:m1"
    assert purse(state, 0, "coins") == 5


def test_gm_5_5_named_resources_are_paid_in_their_order() -> None:
    mine = land("1,0=8:w1 -1,0=5:g1", coins=6)
    state = play(position(mine, tiles="26"), "take 26 1,1")
    assert own(state) == ["pay wood 1,0", "buy wood"]
    state = play(state, "pay wood 1,0")
    assert own(state) == ["buy stone"]
    state = play(state, "buy stone")
    assert own(state) == ["pay grain -1,0", "buy grain"]
    assert reason(state, "buy sheep") is GlenmoreReason.NOT_DUE


@pytest.mark.parametrize(
    ("site", "line"),
    [("0,1=66", "activate 0,1"), ("0,1=2 1,1=34", "activate 1,1")],
    ids=["bridge", "mixed butcher"],
)
def test_gm_5_5_the_input_of_an_activation_too(site: str, line: str) -> None:
    state = play(position(land(site), tiles="1"), f"take 1 1,0; {line}")
    first, second = ("wood", "stone") if "66" in site else ("cattle", "sheep")
    assert own(state) == [f"buy {first}"]
    assert own(play(state, f"buy {first}")) == [f"buy {second}"]


def test_gm_5_5_where_the_kind_is_free_so_is_the_order() -> None:
    mine = land("1,0=8:w1 -1,0=5:g1 0,-1=3:h1", coins=0)
    oich = play(position(mine, tiles="60"), "take 60 0,1")
    assert legal(oich) == ["pay wood 1,0", "pay grain -1,0", "pay sheep 0,-1"]
    oich = play(oich, "pay sheep 0,-1")
    assert legal(oich) == ["pay wood 1,0", "pay grain -1,0"]
    assert reason(play(position(land(), tiles="60"), "take 60 0,1; buy wood"), "buy wood") is (
        GlenmoreReason.KIND_USED
    )


def test_gm_5_5_whisky_is_paid_by_itself() -> None:
    state = position(land("1,0=8", whisky=2), tiles="33")
    state = play(state, "take 33 1,1")
    assert told(state, "decision") == "activate"
    assert purse(state, 0, "whisky") == 1


def test_gm_5_6_what_could_be_raised_by_selling_counts() -> None:
    """The rule book's example: Anna has 2 wood, a cattle and 3 coins and takes Iona Abbey."""
    words = "0,0=S 0,1=2:w2 0,-1=6:c1 1,0=49:m1 1,1=23 1,-1=12"
    state = position(land(words, coins=3), tiles="48", market="0 1 0 2 2")
    state = play(state, "take 48 2,0; sell cattle 0,-1")
    assert purse(state, 0, "coins") == 5
    state = play(state, "pay wood 0,1; buy stone; buy sheep")
    assert purse(state, 0, "coins") == 0
    assert told(state, "market") == "0 2 0 1 3"
    state = play(state, "activate 1,1; activate 1,-1; activate 2,0; gain sheep; sell sheep 2,0")
    assert purse(state, 0, "coins") == 3
    state = play(state, "activate 1,0; buy grain; pay wood 0,1; pay stone 1,1; pay sheep 1,-1")
    assert told(state, "player 0") == "coins 2 whisky 0 chieftains 0 points 8"
    assert told(state, "land 0") == "0,-1=6 0,0=S 0,1=2 1,-1=12 1,0=49:m1 1,1=23 2,0=48"


@pytest.mark.parametrize(
    ("cattle", "market"),
    [("c1", "0 1 0 1 2"), ("m0", "0 1 0 2 2"), ("c1", "0 1 0 2 3"), ("c1", "0 3 0 2 2")],
    ids=["cattle too cheap", "no cattle", "no sheep for sale", "no stone for sale"],
)
def test_gm_5_6_the_example_when_it_falls_short(cattle: str, market: str) -> None:
    words = f"0,0=S 0,1=2:w2 0,-1=6:{cattle} 1,0=49:m1 1,1=23 1,-1=12"
    state = position(land(words, coins=3), tiles="48 3", market=market)
    assert starting(state, "take 48") == []


def test_gm_5_6_selling_and_buying_back_costs_nothing() -> None:
    for level in (1, 2, 3):
        mine = land("1,0=8:w1", coins=0)
        state = position(mine, tiles="29", market=f"{level} 0 0 0 0")
        state = play(state, "take 29 1,1; sell wood 1,0; buy wood")
        assert purse(state, 0, "coins") == 0
        assert told(state, "market") == f"{level} 0 0 0 0"
        assert told(state, "decision") == "activate"


def test_gm_5_6_nothing_is_offered_that_would_leave_the_rest_unpaid() -> None:
    """Loch Oich with 2 coins: wood for 2 would leave nothing for another kind."""
    state = play(position(land(coins=2), tiles="60", market="1 0 0 3 3"), "take 60 0,1")
    assert legal(state) == ["buy stone", "buy grain"]
    assert reason(state, "buy wood") is GlenmoreReason.REST_UNPAYABLE
    assert legal(play(state, "buy grain")) == ["buy stone"]


def test_gm_5_6_a_payment_may_have_to_begin_with_a_sale() -> None:
    """Paying the only wood would leave no coin for another kind; sold, it buys two."""
    mine = land("1,0=8:w1", coins=0)
    state = play(position(mine, tiles="60", market="2 0 0 3 3"), "take 60 0,1")
    assert legal(state) == ["sell wood 1,0"]
    assert reason(state, "pay wood 1,0") is GlenmoreReason.REST_UNPAYABLE
    state = play(state, "sell wood 1,0; buy stone; buy grain")
    assert told(state, "decision") == "activate"


def test_gm_5_6_the_grocer_too() -> None:
    state = position(land("1,0=8 1,1=56", coins=4), tiles="3", market="2 0 0 3 3")
    state = play(state, "take 3 0,1; activate 1,1")
    assert legal(state) == ["buy stone", "buy grain"]
    assert reason(state, "buy wood") is GlenmoreReason.REST_UNPAYABLE
    state = play(state, "buy grain")
    assert legal(state) == ["buy stone", "buy grain"]
    assert legal(play(state, "buy grain")) == ["buy stone"]


@pytest.mark.parametrize(
    ("market", "coins", "payable"),
    [
        ("2 0 0 3 3", 0, True),  # a wood is sold for 2 and buys stone and grain
        ("1 0 0 3 3", 0, False),
        ("1 0 0 3 3", 1, True),  # one wood is paid, the row takes no more than one
        ("0 0 3 3 3", 0, False),
        ("3 3 3 3 3", 9, False),  # sold and bought back, two wood are still two
    ],
)
def test_gm_5_6_the_grocer_with_two_cubes(market: str, coins: int, payable: bool) -> None:
    mine = land("1,0=8:w2 1,1=56", coins=coins)
    state = play(position(mine, tiles="3", market=market), "take 3 0,1")
    assert ("activate 1,1" in legal(state)) == payable


def test_gm_5_6_a_market_that_is_sold_out_sells_nothing_to_the_grocer() -> None:
    mine = land("1,0=8 1,1=56", coins=99)
    state = play(position(mine, tiles="3", market="3 3 3 3 3"), "take 3 0,1")
    assert "activate 1,1" not in legal(state)


def test_gm_5_6_a_payment_once_begun_can_be_completed() -> None:
    """In random positions of every payment some action is always open, down to the last cube."""
    chooser = random.Random(56)
    for _ in range(60):
        cubes = ":".join(f"{letter}{chooser.randrange(3)}" for letter in "wsgch")
        market = " ".join(str(chooser.randrange(4)) for _ in range(5))
        mine = land(f"0,1=14:m1 1,0=67:{cubes} 1,1=29 2,1=56", coins=chooser.randrange(5))
        state = position(mine, tiles="60 26 34 30 62", market=market)
        while told(state, "decision") in ("take", "pay"):
            assert legal(state)
            state = glenmore.apply(state, any_action(state, chooser))


def test_gm_5_7_loch_ness_costs_a_clan_member_or_a_chieftain() -> None:
    alone = position(land("0,1=2"), tiles="37 3")
    assert starting(alone, "take 37") == []
    paid = play(position(land("0,1=14:m2"), tiles="37"), "take 37 0,2")
    assert legal(paid) == ["pay member 0,0", "pay member 0,1"]
    assert told(play(paid, "pay member 0,1"), "land 0") == "0,0=S:m1 0,1=14:m1 0,2=37"
    chief = position(land("0,1=2", chieftains=1), tiles="37")
    assert legal(chief) == ["take 37 0,-1"]
    chief = play(chief, "take 37 0,-1")
    assert legal(chief) == ["pay chieftain"]
    chief = play(chief, "pay chieftain")
    assert purse(chief, 0, "chieftains") == 0
    assert told(chief, "land 0") == "0,-1=37 0,0=S:m1 0,1=2"


def test_gm_5_7_the_cell_must_still_be_next_to_a_member_when_it_is_paid() -> None:
    state = position(land("0,1=14:m1 1,0=8"), tiles="37")
    assert legal(state) == ["take 37 0,-1", "take 37 0,2"]
    south = play(state, "take 37 0,-1")
    assert legal(south) == ["pay member 0,1"]
    assert reason(south, "pay member 0,0") is GlenmoreReason.CELL_LOSES_MEMBER
    north = play(state, "take 37 0,2")
    assert legal(north) == ["pay member 0,0"]
    alone = position(land("0,0=S 0,1=14:m1 1,0=8:m1"), tiles="37 1")
    assert starting(alone, "take 37") == ["take 37 0,-1", "take 37 0,2"]
    lost = position(land("0,0=S:m1 0,1=2 1,0=8 2,0=40 3,0=18"), tiles="37 1")
    assert reason(lost, "take 37 0,-1") is GlenmoreReason.CELL_LOSES_MEMBER


def test_gm_5_7_loch_oich_costs_two_different_resources() -> None:
    one_kind = land("1,0=8:w3", coins=0)
    assert starting(position(one_kind, tiles="60 3", market="0 0 0 0 0"), "take 60") == []
    assert starting(position(one_kind, tiles="60", market="1 3 0 3 3"), "take 60") != []
    full = position(land("1,0=8:w3", coins=9), tiles="60 3", market="3 3 3 3 3")
    assert starting(full, "take 60") == []


def test_gm_5_7_taverns_cost_a_whisky() -> None:
    dry = position(land("1,0=8"), tiles="33 42 63 3")
    assert starting(dry, "take")[0].startswith("take 3 ")
    assert reason(dry, "take 63 1,1") is GlenmoreReason.NO_WHISKY
    wet = position(land("1,0=8", whisky=1), tiles="33 42 63")
    assert [text.split()[1] for text in legal(wet)] == ["33", "33", "42", "42", "63", "63"]


# 6 Laying a tile


def test_gm_6_1_a_shared_side_and_a_member_on_a_neighbour_cell() -> None:
    mine = land("1,0=8 2,0=40 2,1=24")
    state = position(mine, tiles="10")
    assert legal(state) == ["take 10 1,-1", "take 10 1,1"]
    assert reason(state, "take 10 -1,1") is GlenmoreReason.NO_SIDE
    assert reason(state, "take 10 2,2") is GlenmoreReason.NO_MEMBER_NEAR
    assert reason(state, "take 10 2,1") is GlenmoreReason.CELL_TAKEN
    moved = position(land("0,0=S 1,0=8 2,0=40 2,1=24:m1"), tiles="10")
    assert legal(moved) == [f"take 10 {cell}" for cell in ("1,1", "2,2", "3,1")]


def test_gm_6_1_a_member_on_the_cell_itself_or_two_away_is_not_near() -> None:
    state = position(land("0,0=S 1,0=8 2,0=40 3,0=18:m1"), tiles="10 1")
    assert legal(state) == ["take 1 4,0", *[f"take 10 {x},{y}" for x in (2, 3) for y in (-1, 1)]]


def test_gm_6_2_rivers_meet_rivers_and_roads_meet_roads() -> None:
    state = position(tiles="1 2 10")
    assert reason(state, "take 10 0,1") is GlenmoreReason.WAY_BROKEN
    assert reason(state, "take 10 1,0") is GlenmoreReason.WAY_BROKEN
    assert reason(state, "take 2 1,0") is GlenmoreReason.WAY_BROKEN
    assert reason(state, "take 1 0,1") is GlenmoreReason.WAY_BROKEN


def test_gm_6_3_a_way_is_continued_and_never_begun_anew() -> None:
    state = position(land("0,1=2 1,0=8"), tiles="3 67 10")
    assert starting(state, "take 3 ") == ["take 3 0,-1"]
    assert starting(state, "take 67") == ["take 67 -1,0"]
    assert starting(state, "take 10") == ["take 10 -1,1", "take 10 1,-1", "take 10 1,1"]
    assert reason(state, "take 3 1,1") is GlenmoreReason.SECOND_WAY
    assert reason(state, "take 67 1,1") is GlenmoreReason.SECOND_WAY


def test_gm_6_3_a_plain_tile_beyond_a_gap_blocks_the_line_for_good() -> None:
    mine = land("0,0=S 0,1=2 1,1=24:m1 1,2=23 1,3=25:m1")
    state = position(mine, tiles="10 3")
    assert starting(state, "take 3 ") == ["take 3 0,2"]
    assert "take 10 0,3" in legal(state)
    assert "take 10 0,2" not in legal(state)
    state = play(state, "take 10 0,3; done")
    blocked = land("0,0=S 0,1=2 0,3=10 1,1=24:m1 1,2=23 1,3=25:m1")
    assert told(state, "land 0") == told(position(blocked), "land 0")
    later = position(blocked, tiles="3 12")
    assert starting(later, "take 3 ") == []
    assert reason(later, "take 3 0,2") is GlenmoreReason.WAY_BROKEN
    assert reason(later, "take 12 0,2") is GlenmoreReason.WAY_BROKEN


def test_gm_6_4_the_river_runs_in_column_0_and_the_road_in_row_0() -> None:
    chooser = random.Random(64)
    for players in glenmore.meta.players:
        state = glenmore.new_game(players)
        while glenmore.to_move(state) is not None:
            for text in starting(state, "take"):
                _, tile, cell = text.split()
                x, y = cell.split(",")
                assert x == "0" or int(tile) not in RIVERS
                assert y == "0" or int(tile) not in ROADS
            state = glenmore.apply(state, any_action(state, chooser))


RIVERS = (2, 3, 6, 7, 9, 14, 20, 27, 35, 37, 44, 50, 52, 58, 60, 66)
ROADS = (1, 4, 5, 8, 15, 17, 18, 19, 39, 40, 41, 48, 49, 59, 61, 64, 67)


# 7 One-time effects


def test_gm_7_1_villages_castles_and_distilleries() -> None:
    village = play(position(tiles="4"), "take 4 1,0")
    assert told(village, "land 0") == "0,0=S:m1 1,0=4:m1"
    castle = play(
        position(land("1,0=8"), tiles="38"), "take 38 1,1; buy wood; buy stone; buy cattle"
    )
    assert told(castle, "land 0") == "0,0=S:m1 1,0=8 1,1=38:m1"
    still = play(position(tiles="15"), "take 15 1,0; buy stone")
    assert purse(still, 0, "whisky") == 1
    assert told(still, "decision") == "activate"


def test_gm_7_2_castles_moil_donan_and_armadale() -> None:
    mine = land("1,0=8:w1:s1:g1")
    moil = play(
        position(mine, tiles="26"), "take 26 1,1; pay wood 1,0; pay stone 1,0; pay grain 1,0"
    )
    assert (purse(moil, 0, "whisky"), purse(moil, 0, "coins")) == (1, 6)
    donan = play(
        position(mine, tiles="64"), "take 64 -1,0; pay wood 1,0; pay stone 1,0; pay grain 1,0"
    )
    assert (purse(donan, 0, "whisky"), purse(donan, 0, "coins")) == (2, 6)
    armadale = play(position(mine, tiles="30"), "take 30 1,1; pay wood 1,0; pay stone 1,0")
    assert (purse(armadale, 0, "whisky"), purse(armadale, 0, "coins")) == (0, 9)


def test_gm_7_2_armadale_cannot_be_paid_with_its_own_coins() -> None:
    state = position(land("1,0=8", coins=1), tiles="30 3")
    assert starting(state, "take 30") == []


def test_gm_7_2_castle_stalker_brings_two_clan_members() -> None:
    state = play(position(tiles="27"), "take 27 0,1; buy wood; buy stone")
    assert told(state, "land 0") == "0,0=S:m1 0,1=27:m2"


def test_gm_7_2_loch_lochy_holds_two_cubes_of_any_kind() -> None:
    state = play(position(tiles="9"), "take 9 0,1")
    assert legal(state) == GAINS
    state = play(state, "gain sheep")
    assert legal(state) == GAINS
    assert told(play(state, "gain sheep"), "land 0") == "0,0=S:m1 0,1=9:h2"
    state = play(state, "gain wood")
    assert told(state, "land 0") == "0,0=S:m1 0,1=9:w1:h1"
    assert legal(state) == ["activate 0,0", "done"]


def test_gm_7_2_loch_shiel_fills_every_empty_production_tile() -> None:
    words = "-1,0=67 0,1=2 1,0=18 1,1=21 1,-1=12:h1 -1,1=11 -1,-1=26"
    state = play(position(land(words), tiles="52"), "take 52 0,-1; resolve")
    assert told(state, "land 0") == (
        "-1,-1=26 -1,0=67:s1 -1,1=11 0,-1=52 0,0=S:m1 0,1=2:w1 1,-1=12:h1 1,0=18:g1 1,1=21:c1"
    )
    assert told(state, "decision") == "activate"
    assert told(state, "activated") == ""


def test_gm_7_2_loch_shiel_waits_while_its_player_sells() -> None:
    mine = land("1,0=8:w1 -1,0=48")
    state = play(position(mine, tiles="52", market="1 0 0 0 0"), "take 52 0,1")
    assert legal(state) == ["resolve", "sell wood 1,0"]
    state = play(state, "sell wood 1,0; resolve")
    assert told(state, "land 0") == "-1,0=48 0,0=S:m1 0,1=52 1,0=8:w1"
    assert legal(state) == GAINS
    state = play(state, "gain cattle")
    assert told(state, "land 0") == "-1,0=48:c1 0,0=S:m1 0,1=52 1,0=8:w1"
    assert told(state, "decision") == "activate"


def test_gm_7_2_loch_shiel_leaves_an_abbey_that_is_not_empty() -> None:
    state = play(position(land("-1,0=48:g1"), tiles="52"), "take 52 0,1; resolve")
    assert told(state, "land 0") == "-1,0=48:g1 0,0=S:m1 0,1=52"
    assert told(state, "decision") == "activate"


def test_gm_7_2_one_time_effects_come_before_any_activation() -> None:
    """The whisky of a new distillery, the member of a new village: before the first activation."""
    state = play(position(tiles="4"), "take 4 1,0")
    assert told(state, "activated") == ""
    assert legal(state) == ["activate 0,0", "activate 1,0", "done"]


def test_gm_7_3_lasting_effects_do_nothing_when_laid() -> None:
    for tile, line in ((35, "take 35 0,1"), (43, "take 43 1,1; buy wood; buy stone; buy sheep")):
        state = play(position(land("1,0=8", coins=9), tiles=str(tile)), line)
        assert told(state, "decision") == "activate"
        assert purse(state, 0, "points") == 0
        assert told(state, "cards 0") == str(tile)


# 8 Activation


def test_gm_8_1_the_new_tile_and_its_neighbours_once_each_in_any_order() -> None:
    mine = land("0,-2=3 0,-1=6 1,0=8 1,1=24 -1,0=5")
    state = play(position(mine, tiles="2"), "take 2 0,1")
    cells = ["-1,0", "0,0", "0,1", "1,0", "1,1"]
    assert legal(state) == [*[f"activate {cell}" for cell in cells], "done"]
    assert reason(state, "activate 0,-1") is GlenmoreReason.NOT_NEAR
    state = play(state, "activate 1,1; activate -1,0; activate 1,0")
    assert legal(state) == ["activate 0,0", "activate 0,1", "done"]
    assert reason(state, "activate 1,1") is GlenmoreReason.ALREADY_ACTIVATED
    assert told(state, "activated") == "-1,0 1,0 1,1"
    assert told(state, "land 0") == "-1,0=5:g1 0,-2=3 0,-1=6 0,0=S:m1 0,1=2 1,0=8:w1 1,1=24:w1"


def test_gm_8_1_or_not_at_all() -> None:
    state = play(position(tiles="2"), "take 2 0,1; done")
    assert told(state, "land 0") == "0,0=S:m1 0,1=2"
    assert glenmore.to_move(state) == CHANCE


@pytest.mark.parametrize(
    ("tile", "letter"), [(7, "s"), (2, "w"), (6, "c"), (3, "h"), (5, "g"), (1, "s"), (8, "w")]
)
def test_gm_8_2_production(tile: int, letter: str) -> None:
    cell = "0,1" if tile in RIVERS else "1,0"
    state = play(position(tiles=str(tile)), f"take {tile} {cell}; activate {cell}")
    assert told(state, "land 0") == f"0,0=S:m1 {cell}={tile}:{letter}1"


def test_gm_8_2_iona_abbey_brings_a_cube_of_any_kind() -> None:
    state = play(position(land("1,0=48:w1:g1"), tiles="3"), "take 3 0,1; activate 1,0")
    assert legal(state) == GAINS
    state = play(state, "gain sheep")
    assert told(state, "land 0") == "0,0=S:m1 0,1=3 1,0=48:w1:g1:h1"
    assert legal(state) == ["activate 0,0", "activate 0,1", "done"]


def test_gm_8_2_a_full_tile_cannot_be_activated() -> None:
    mine = land("1,0=8:w3 -1,0=48:w1:s1:c1")
    state = play(position(mine, tiles="2", market="1 0 0 0 0"), "take 2 0,1")
    assert own(state) == ["activate 0,0", "activate 0,1", "done"]
    assert reason(state, "activate 1,0") is GlenmoreReason.TILE_FULL
    state = play(state, "sell wood 1,0")
    assert own(state) == ["activate 0,0", "activate 0,1", "activate 1,0", "done"]


def test_gm_8_3_a_distillery_turns_grain_into_whisky() -> None:
    mine = land("1,0=15 -1,0=5:g2")
    state = play(position(mine, tiles="2"), "take 2 0,1; activate 1,0")
    assert own(state) == ["pay grain -1,0", "buy grain"]
    state = play(state, "pay grain -1,0")
    assert purse(state, 0, "whisky") == 1
    assert purse(state, 0, "points") == 0
    assert reason(state, "activate 1,0") is GlenmoreReason.ALREADY_ACTIVATED


@pytest.mark.parametrize(("tile", "kind"), [(10, "sheep"), (31, "cattle")])
def test_gm_8_3_butchers_take_one_or_two(tile: int, kind: str) -> None:
    state = position(land(f"1,0=8 1,1={tile}"), tiles="2")
    state = play(state, f"take 2 0,1; activate 1,1; buy {kind}")
    assert legal(state) == [f"buy {kind}", "stop"]
    assert purse(play(state, "stop"), 0, "points") == 2
    state = play(state, f"buy {kind}")
    assert purse(state, 0, "points") == 4
    assert told(state, "decision") == "activate"


def test_gm_8_3_the_mixed_butcher_takes_exactly_one_of_each() -> None:
    state = position(land("1,0=8 1,1=34"), tiles="2")
    state = play(state, "take 2 0,1; activate 1,1; buy cattle")
    assert legal(state) == ["buy sheep"]
    assert reason(state, "stop") is GlenmoreReason.CANNOT_STOP
    assert purse(play(state, "buy sheep"), 0, "points") == 5


@pytest.mark.parametrize(
    ("tile", "most", "points"),
    [(13, 3, [1, 3, 5]), (17, 3, [1, 3, 5]), (49, 4, [1, 3, 5, 8]), (55, 5, [1, 3, 5, 8, 12])],
)
def test_gm_8_3_fairs(tile: int, most: int, points: list[int]) -> None:
    cell = "1,0" if tile in ROADS else "1,1"
    state = position(land(f"{cell}={tile} -1,0=5", coins=9), tiles="2")
    state = play(state, f"take 2 0,1; activate {cell}")
    assert own(state) == [f"buy {kind}" for kind in RESOURCES]
    for count, kind in enumerate(("sheep", "wood", "cattle", "stone", "grain")[:most], 1):
        state = play(state, f"buy {kind}")
        stopped = play(state, "stop") if count < most else state
        assert purse(stopped, 0, "points") == points[count - 1]
    assert told(state, "decision") == "activate"


def test_gm_8_3_a_fair_takes_each_kind_once() -> None:
    mine = land("1,0=17 0,-1=6:c2 -1,0=5:g2", coins=0)
    state = position(mine, tiles="2", market="1 1 1 1 1")
    state = play(state, "take 2 0,1; activate 1,0; pay cattle 0,-1; pay grain -1,0")
    assert own(state) == ["stop"]
    assert purse(play(state, "stop"), 0, "points") == 3


def test_gm_8_3_the_grocer_takes_exactly_three() -> None:
    mine = land("1,0=8:w2 1,1=56 -1,0=5:g1", coins=0)
    state = play(position(mine, tiles="2"), "take 2 0,1; activate 1,1; pay wood 1,0")
    assert own(state) == ["pay wood 1,0", "pay grain -1,0"]
    assert reason(state, "stop") is GlenmoreReason.CANNOT_STOP
    state = play(state, "pay grain -1,0; pay wood 1,0")
    assert purse(state, 0, "points") == 8


def test_gm_8_3_the_bridge_takes_wood_and_stone() -> None:
    state = play(position(tiles="66"), "take 66 0,1; activate 0,1; buy wood; buy stone")
    assert purse(state, 0, "points") == 7


@pytest.mark.parametrize(("tile", "points"), [(33, 3), (42, 3), (63, 4)])
def test_gm_8_3_taverns_want_nothing(tile: int, points: int) -> None:
    state = play(position(land(f"1,0=8 1,1={tile}"), tiles="2"), "take 2 0,1; activate 1,1")
    assert told(state, "player 0") == f"coins 6 whisky 0 chieftains 0 points {points}"


def test_gm_8_3_only_what_would_do_something_is_offered() -> None:
    mine = land("1,0=15 1,1=10 -1,0=17", coins=0)
    state = play(position(mine, tiles="2"), "take 2 0,1")
    assert legal(state) == ["activate 0,0", "activate 0,1", "done"]
    assert reason(state, "activate 1,1") is GlenmoreReason.CANNOT_PAY


def test_gm_8_4_villages_and_castles_bring_movement_points() -> None:
    mine = land("1,0=4 1,1=26 -1,0=61")
    state = play(position(mine, tiles="2"), "take 2 0,1; activate 0,0; activate 1,0")
    state = play(state, "activate 1,1; done")
    for move in ("move 0,0 0,1", "move 0,1 1,1", "move 1,1 1,0"):
        assert told(state, "decision") == "move"
        state = play(state, move)
    assert told(state, "decision") == "draw"


def test_gm_8_4_lochs_are_never_activated() -> None:
    state = play(position(land("0,1=9 0,-1=35"), tiles="1"), "take 1 1,0")
    assert legal(state) == ["activate 0,0", "activate 1,0", "done"]
    assert reason(state, "activate 0,1") is GlenmoreReason.NEVER_ACTIVATED


FAR = "0,-1=37 0,-2=6 1,-2=24 -1,0=8"


def test_gm_8_5_loch_ness_activates_one_tile_more_near_or_far() -> None:
    state = play(position(land(FAR), tiles="2"), "take 2 0,1")
    cells = ["-1,0", "0,-2", "0,0", "0,1", "1,-2"]
    near = ["-1,0", "0,0", "0,1"]
    assert legal(state) == [
        *[f"activate {cell}" for cell in near],
        *[f"ness {cell}" for cell in cells],
        "done",
    ]
    state = play(state, "ness 0,-2")
    assert legal(state) == [*[f"activate {cell}" for cell in near], "done"]
    assert reason(state, "ness 1,-2") is GlenmoreReason.NESS_USED
    assert "0,-2=6:c1" in told(state, "land 0")


def test_gm_8_5_no_tile_is_activated_twice_in_a_turn() -> None:
    state = play(position(land(FAR), tiles="2"), "take 2 0,1; activate 0,1")
    assert "ness 0,1" not in legal(state)
    state = play(state, "ness -1,0")
    assert "activate -1,0" not in legal(state)
    assert reason(state, "activate -1,0") is GlenmoreReason.ALREADY_ACTIVATED


def test_gm_8_5_loch_ness_pays_for_what_it_activates() -> None:
    mine = land("0,-1=37 0,-2=6 1,-2=10 1,-1=24")
    state = play(position(mine, tiles="2"), "take 2 0,1; ness 1,-2; buy sheep; stop")
    assert purse(state, 0, "points") == 2
    assert starting(state, "ness") == []


def test_gm_8_5_in_the_turn_in_which_it_is_laid_and_in_each_later_one() -> None:
    mine = land("0,1=14:m1 0,2=6 -1,0=8", chieftains=1)
    state = position(mine, chain="P0 37 1 P1 P2 P3", left="32 33 34 36 38 39 40 41 42")
    state = play(state, "take 37 0,-1; pay chieftain; ness 0,2; done")
    while glenmore.to_move(state) == CHANCE:
        state = glenmore.apply(state, glenmore.legal_actions(state)[0])
    state = play(state, "take 1 1,0")
    assert "ness 0,2" in legal(state)


def test_gm_8_5_only_its_owner() -> None:
    state = play(position(land(), land(FAR), tiles="2"), "take 2 0,1")
    assert starting(state, "ness") == []
    assert reason(state, "ness 0,0") is GlenmoreReason.NOT_YOUR_NESS


def test_gm_8_6_loch_oich_activates_all_tiles_and_ness_rests() -> None:
    state = play(position(land(FAR), tiles="60"), "take 60 0,1; buy wood; buy stone")
    cells = ["-1,0", "0,-2", "0,0", "1,-2"]
    assert legal(state) == [*[f"activate {cell}" for cell in cells], "done"]
    assert reason(state, "ness 0,0") is GlenmoreReason.NESS_NOT_NOW
    state = play(state, "activate 0,-2; activate 1,-2; activate 0,0; done")
    assert told(state, "decision") == "move"


def test_gm_8_6_only_in_the_turn_in_which_it_is_laid() -> None:
    state = play(position(land("0,1=60 0,-1=7 0,-2=6"), tiles="1"), "take 1 1,0")
    assert legal(state) == ["activate 0,-1", "activate 0,0", "activate 1,0", "done"]


# 9 Movement


def moving(words: str, line: str, left: str | None = None, chain: str = "") -> State:
    state = position(land(words), tiles="2", left=left, chain=chain)
    return play(state, f"take 2 0,1; {line}; done")


def test_gm_9_1_a_step_to_a_neighbouring_tile_or_off_the_board() -> None:
    state = moving("1,0=4:m1 1,1=24 0,-1=3", "activate 0,0; activate 1,0")
    near_start = ["0,-1", "0,1", "1,0", "1,1"]
    near_village = ["0,-1", "0,0", "0,1", "1,1"]
    assert legal(state) == [
        *[f"move 0,0 {cell}" for cell in near_start],
        *[f"move 1,0 {cell}" for cell in near_village],
        "promote 0,0",
        "promote 1,0",
        "end",
    ]
    assert reason(state, "move 0,0 2,0") is GlenmoreReason.NO_TILE_THERE
    state = play(state, "promote 1,0")
    assert purse(state, 0, "chieftains") == 1
    assert told(state, "land 0") == "0,-1=3 0,0=S:m1 0,1=2 1,0=4 1,1=24"
    assert told(state, "decision") == "move"


def test_gm_9_1_points_not_spent_are_lost() -> None:
    state = moving("1,0=4:m1", "activate 0,0; activate 1,0")
    state = play(state, "end")
    assert told(state, "decision") == "draw"
    assert told(state, "land 0") == "0,0=S:m1 0,1=2 1,0=4:m1"


def test_gm_9_1_all_points_on_one_member_or_on_several() -> None:
    start = moving("1,0=4:m1 1,1=24", "activate 0,0; activate 1,0")
    one = play(start, "move 0,0 0,1; move 0,1 1,1")
    assert told(one, "land 0") == "0,0=S 0,1=2 1,0=4:m1 1,1=24:m1"
    both = play(start, "move 0,0 0,1; move 1,0 1,1")
    assert told(both, "land 0") == "0,0=S 0,1=2:m1 1,0=4 1,1=24:m1"
    assert told(both, "decision") == "draw"


def test_gm_9_1_no_points_no_decision() -> None:
    assert told(moving("1,0=8", "activate 1,0"), "decision") == "draw"


def test_gm_9_2_the_last_clan_member_may_not_be_promoted() -> None:
    state = moving("1,0=4", "activate 0,0; activate 1,0")
    assert starting(state, "promote") == []
    assert reason(state, "promote 0,0") is GlenmoreReason.LAST_MEMBER
    two = moving("1,0=4:m1", "activate 0,0; activate 1,0")
    assert starting(play(two, "promote 0,0"), "promote") == []


LAST = "P0 2 P1 P2 P3 51 53 54 55 56 57 59 61"


@pytest.mark.parametrize(
    ("left", "chain", "allowed"),
    [
        ("67", LAST, True),  # one entry is missing, one tile is left
        ("66 67", LAST, False),
        ("66 67", LAST.replace("P0 2", "P0 2 62"), False),  # 62 stays: P0 is still the last
        ("66 67", LAST.replace("P0 2", "P0 62 2"), True),  # 62 will be left behind
        ("50 67", LAST, False),
        ("50", LAST, False),
    ],
)
def test_gm_9_2_except_in_a_turn_that_is_certain_to_end_the_game(
    left: str, chain: str, allowed: bool
) -> None:
    words = chain.split()[:13]
    state = moving("1,0=8", "activate 0,0", left=left, chain=" ".join(words))
    assert starting(state, "promote") == (["promote 0,0"] if allowed else [])


def test_gm_9_2_the_game_then_ends_indeed() -> None:
    state = moving("1,0=8", "activate 0,0", left="67", chain=LAST)
    state = play(state, "promote 0,0")
    assert told(state, "land 0") == "0,0=S 0,1=2 1,0=8"
    assert glenmore.to_move(play(state, "draw 67")) is None


# 10 Refill


def test_gm_10_1_the_figure_takes_the_tiles_place_and_what_lies_behind_goes() -> None:
    chain = "P0 1 2 P1 3 4 5 6 7 8 P2 P3 9"
    near = play(position(chain=chain), "take 1 1,0; done")
    assert told(near, "chain") == "P0 2 P1 3 4 5 6 7 8 P2 P3 9"
    far = play(position(chain=chain, left="10 11 12"), "take 4 1,0")
    assert told(far, "chain") == "1 2 P1 3 P0 5 6 7 8 P2 P3 9"
    assert "1" not in told(far, "gone").split()
    far = play(far, "done")
    assert told(far, "chain") == "P1 3 P0 5 6 7 8 P2 P3 9"
    assert told(far, "gone").split()[:2] == ["1", "2"]


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
    assert told(state, "chain") == "P1 3 P0 5 6 7 8 P2 P3 9 10 33 32"
    assert glenmore.to_move(state) == 1


def test_gm_10_3_the_last_tile_of_stacks_1_2_and_3_brings_a_scoring_at_once() -> None:
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
    assert told(state, "chain") == "P0 P1 P2 P3 1 2 3 4 5 6 66 67"
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
    assert told(play(state, "resolve"), "land 0") == "0,0=S:m1 0,1=52"


def test_gm_12_loch_shiel_fills_the_abbey_without_being_asked_whether() -> None:
    state = play(position(land("-1,0=48"), tiles="52"), "take 52 0,1; resolve")
    assert legal(state) == GAINS


def test_gm_12_points_are_open_to_all() -> None:
    state = position(land(points=7), land(points=3), players=3)
    for viewer in (0, 1, 2, None):
        assert [seat.points for seat in glenmore.view(state, viewer).lands] == [7, 3, 0]


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_12_the_first_seat_begins(players: int) -> None:
    assert glenmore.to_move(dealt(players)) == 0


def test_gm_12_movement_points_of_loch_oich_are_spent_as_usual() -> None:
    state = position(land("-1,0=41:m1 0,-1=44"), tiles="60")
    state = play(state, "take 60 0,1; buy wood; buy stone; activate -1,0; activate 0,-1; done")
    assert "promote -1,0" in legal(state)
    state = play(state, "promote -1,0; move 0,0 0,1")
    assert told(state, "land 0") == "-1,0=41 0,-1=44 0,0=S 0,1=60:m1"


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
