"""The numbered rules of the market and of paying (GM 5)."""

import random

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.reasons import GlenmoreReason
from tests.support.games.glenmore_photo import (
    any_action,
    land,
    legal,
    own,
    picture_line,
    play,
    position,
    purse,
    reason,
    starting,
)

GAINS = [f"gain {kind}" for kind in RESOURCES]


# 5 Market and paying


def test_gm_5_1_prices() -> None:
    shop = land("1,0=17", coins=20)
    state = play(position(shop, tiles="3", market="0 1 2 3 3"), "take 3 0,1; activate 1,0")
    assert own(state) == ["buy wood", "buy stone", "buy grain"]
    state = play(state, "buy wood; buy stone; buy grain")
    assert purse(state, 0, "coins") == 20 - 1 - 2 - 3
    assert picture_line(state, "market") == "1 2 3 3 3"


def test_gm_5_1_proceeds() -> None:
    rich = land("0,1=2:w3 1,0=1:s1 -1,0=5:g1", coins=0)
    state = position(rich, tiles="3", market="3 1 0 0 0")
    assert starting(state, "sell") == ["sell wood 0,1", "sell stone 1,0"]
    state = play(state, "sell wood 0,1; sell wood 0,1; sell stone 1,0; sell wood 0,1")
    assert purse(state, 0, "coins") == 3 + 2 + 1 + 1
    assert picture_line(state, "market") == "0 0 0 0 0"


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
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=2:w2 1,0=8 1,1=29:m1"


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
    assert picture_line(state, "decision") == decision
    assert starting(state, "sell") == ["sell wood 1,0", "sell sheep 1,0"]
    state = play(state, "sell wood 1,0; sell wood 1,0; sell sheep 1,0")
    assert picture_line(state, "decision") == decision
    assert starting(state, "sell") == []


def test_gm_5_3_only_in_ones_own_turn() -> None:
    other = land("0,1=2:w1")
    state = position(land(), other, tiles="3", market="1 1 1 1 1")
    assert starting(state, "sell") == []
    assert reason(state, "sell wood 0,1") is GlenmoreReason.NO_CUBE_THERE


@pytest.mark.parametrize(("decision", "line"), DECISIONS, ids=lambda word: word or "at once")
def test_gm_5_4_buying_only_to_pay_immediately(decision: str, line: str) -> None:
    state = position(land("0,1=14:m2 1,0=8"), tiles="29 37 9 52 3")
    state = play(state, line) if line else state
    assert bool(starting(state, "buy")) == line.startswith("take 29")


def test_gm_5_4_bought_cubes_never_lie_on_a_tile() -> None:
    state = position(land("1,0=8", coins=6), tiles="30")
    state = play(state, "take 30 1,1; buy wood; buy stone")
    assert picture_line(state, "land 0") == "0,0=S:m1 1,0=8 1,1=30:m1"


def test_gm_5_4_buying_a_kind_that_one_holds() -> None:
    state = play(position(land("1,0=8:w1"), tiles="29"), "take 29 1,1; buy wood")
    assert picture_line(state, "land 0") == "0,0=S:m1 1,0=8:w1 1,1=29:m1"
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


def test_gm_5_5_whisky_is_paid_without_a_decision() -> None:
    state = position(land("1,0=8", whisky=2), tiles="33")
    state = play(state, "take 33 1,1")
    assert picture_line(state, "decision") == "activate"
    assert purse(state, 0, "whisky") == 1


def test_gm_5_6_what_could_be_raised_by_selling_counts() -> None:
    """The rule book's example: Anna has 2 wood, a cattle and 3 coins and takes Iona Abbey."""
    words = "0,0=S 0,1=2:w2 0,-1=6:c1 1,0=49:m1 1,1=23 1,-1=12"
    state = position(land(words, coins=3), tiles="48", market="0 1 0 2 2")
    state = play(state, "take 48 2,0; sell cattle 0,-1")
    assert purse(state, 0, "coins") == 5
    state = play(state, "pay wood 0,1; buy stone; buy sheep")
    assert purse(state, 0, "coins") == 0
    assert picture_line(state, "market") == "0 2 0 1 3"
    state = play(state, "activate 1,1; activate 1,-1; activate 2,0; gain sheep; sell sheep 2,0")
    assert purse(state, 0, "coins") == 3
    state = play(state, "activate 1,0; buy grain; pay wood 0,1; pay stone 1,1; pay sheep 1,-1")
    assert picture_line(state, "player 0") == "coins 2 whisky 0 chieftains 0 points 8"
    assert picture_line(state, "land 0") == "0,-1=6 0,0=S 0,1=2 1,-1=12 1,0=49:m1 1,1=23 2,0=48"


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
        assert picture_line(state, "market") == f"{level} 0 0 0 0"
        assert picture_line(state, "decision") == "activate"


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
    assert picture_line(state, "decision") == "activate"


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
        while picture_line(state, "decision") in ("take", "pay"):
            assert legal(state)
            state = glenmore.apply(state, any_action(state, chooser))


def test_gm_5_7_loch_ness_costs_a_clan_member_or_a_chieftain() -> None:
    alone = position(land("0,1=2"), tiles="37 3")
    assert starting(alone, "take 37") == []
    paid = play(position(land("0,1=14:m2"), tiles="37"), "take 37 0,2")
    assert legal(paid) == ["pay member 0,0", "pay member 0,1"]
    assert picture_line(play(paid, "pay member 0,1"), "land 0") == "0,0=S:m1 0,1=14:m1 0,2=37"
    chief = position(land("0,1=2", chieftains=1), tiles="37")
    assert legal(chief) == ["take 37 0,-1"]
    chief = play(chief, "take 37 0,-1")
    assert legal(chief) == ["pay chieftain"]
    chief = play(chief, "pay chieftain")
    assert purse(chief, 0, "chieftains") == 0
    assert picture_line(chief, "land 0") == "0,-1=37 0,0=S:m1 0,1=2"


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
