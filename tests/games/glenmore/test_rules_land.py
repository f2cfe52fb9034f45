"""The numbered rules of laying tiles and of what they do once (GM 6, 7)."""

import random

from clachan.games import glenmore
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.reasons import GlenmoreReason
from tests.support.games.glenmore_photo import (
    RIVERS,
    ROADS,
    any_action,
    land,
    legal,
    picture_line,
    play,
    position,
    purse,
    reason,
    starting,
)

GAINS = [f"gain {kind}" for kind in RESOURCES]


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


def test_gm_6_3_a_way_is_continued_and_never_begun_again() -> None:
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
    assert picture_line(state, "land 0") == picture_line(position(blocked), "land 0")
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


# 7 One-time effects


def test_gm_7_1_villages_castles_and_distilleries() -> None:
    village = play(position(tiles="4"), "take 4 1,0")
    assert picture_line(village, "land 0") == "0,0=S:m1 1,0=4:m1"
    castle = play(
        position(land("1,0=8"), tiles="38"), "take 38 1,1; buy wood; buy stone; buy cattle"
    )
    assert picture_line(castle, "land 0") == "0,0=S:m1 1,0=8 1,1=38:m1"
    still = play(position(tiles="15"), "take 15 1,0; buy stone")
    assert purse(still, 0, "whisky") == 1
    assert picture_line(still, "decision") == "activate"


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
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=27:m2"


def test_gm_7_2_loch_lochy_holds_two_cubes_of_any_kind() -> None:
    state = play(position(tiles="9"), "take 9 0,1")
    assert legal(state) == GAINS
    state = play(state, "gain sheep")
    assert legal(state) == GAINS
    assert picture_line(play(state, "gain sheep"), "land 0") == "0,0=S:m1 0,1=9:h2"
    state = play(state, "gain wood")
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=9:w1:h1"
    assert legal(state) == ["activate 0,0", "done"]


def test_gm_7_2_loch_shiel_fills_every_empty_production_tile() -> None:
    words = "-1,0=67 0,1=2 1,0=18 1,1=21 1,-1=12:h1 -1,1=11 -1,-1=26"
    state = play(position(land(words), tiles="52"), "take 52 0,-1; resolve")
    assert picture_line(state, "land 0") == (
        "-1,-1=26 -1,0=67:s1 -1,1=11 0,-1=52 0,0=S:m1 0,1=2:w1 1,-1=12:h1 1,0=18:g1 1,1=21:c1"
    )
    assert picture_line(state, "decision") == "activate"
    assert picture_line(state, "activated") == ""


def test_gm_7_2_loch_shiel_waits_while_its_player_sells() -> None:
    mine = land("1,0=8:w1 -1,0=48")
    state = play(position(mine, tiles="52", market="1 0 0 0 0"), "take 52 0,1")
    assert legal(state) == ["resolve", "sell wood 1,0"]
    state = play(state, "sell wood 1,0; resolve")
    assert picture_line(state, "land 0") == "-1,0=48 0,0=S:m1 0,1=52 1,0=8:w1"
    assert legal(state) == GAINS
    state = play(state, "gain cattle")
    assert picture_line(state, "land 0") == "-1,0=48:c1 0,0=S:m1 0,1=52 1,0=8:w1"
    assert picture_line(state, "decision") == "activate"


def test_gm_7_2_loch_shiel_leaves_an_abbey_that_is_not_empty() -> None:
    state = play(position(land("-1,0=48:g1"), tiles="52"), "take 52 0,1; resolve")
    assert picture_line(state, "land 0") == "-1,0=48:g1 0,0=S:m1 0,1=52"
    assert picture_line(state, "decision") == "activate"


def test_gm_7_2_one_time_effects_come_before_any_activation() -> None:
    """The whisky of a new distillery, the member of a new village: before the first activation."""
    state = play(position(tiles="4"), "take 4 1,0")
    assert picture_line(state, "activated") == ""
    assert legal(state) == ["activate 0,0", "activate 1,0", "done"]


def test_gm_7_3_lasting_effects_do_nothing_when_laid() -> None:
    for tile, line in ((35, "take 35 0,1"), (43, "take 43 1,1; buy wood; buy stone; buy sheep")):
        state = play(position(land("1,0=8", coins=9), tiles=str(tile)), line)
        assert picture_line(state, "decision") == "activate"
        assert purse(state, 0, "points") == 0
        assert picture_line(state, "cards 0") == str(tile)
