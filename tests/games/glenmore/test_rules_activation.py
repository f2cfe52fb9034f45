"""The numbered rules of activation and movement (GM 8, 9)."""

import pytest

from clachan.core import CHANCE
from clachan.games import glenmore
from clachan.games.glenmore.components import RESOURCES
from clachan.games.glenmore.reasons import GlenmoreReason
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import (
    RIVERS,
    ROADS,
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
    assert picture_line(state, "activated") == "-1,0 1,0 1,1"
    assert (
        picture_line(state, "land 0") == "-1,0=5:g1 0,-2=3 0,-1=6 0,0=S:m1 0,1=2 1,0=8:w1 1,1=24:w1"
    )


def test_gm_8_1_or_not_at_all() -> None:
    state = play(position(tiles="2"), "take 2 0,1; done")
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=2"
    assert glenmore.to_move(state) == CHANCE


@pytest.mark.parametrize(
    ("tile", "letter"), [(7, "s"), (2, "w"), (6, "c"), (3, "h"), (5, "g"), (1, "s"), (8, "w")]
)
def test_gm_8_2_production(tile: int, letter: str) -> None:
    cell = "0,1" if tile in RIVERS else "1,0"
    state = play(position(tiles=str(tile)), f"take {tile} {cell}; activate {cell}")
    assert picture_line(state, "land 0") == f"0,0=S:m1 {cell}={tile}:{letter}1"


def test_gm_8_2_iona_abbey_brings_a_cube_of_any_kind() -> None:
    state = play(position(land("1,0=48:w1:g1"), tiles="3"), "take 3 0,1; activate 1,0")
    assert legal(state) == GAINS
    state = play(state, "gain sheep")
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=3 1,0=48:w1:g1:h1"
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
    assert picture_line(state, "decision") == "activate"


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
    assert picture_line(state, "decision") == "activate"


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
    assert picture_line(state, "player 0") == f"coins 6 whisky 0 chieftains 0 points {points}"


@pytest.mark.parametrize(
    ("mine", "actions", "gained"),
    [
        ("1,0=8 1,1=33", "activate 1,1", [3]),
        ("1,0=8 1,1=10", "activate 1,1; buy sheep; buy sheep", [0, 0, 4]),
        ("1,0=8 1,1=10", "activate 1,1; buy sheep; stop", [0, 0, 2]),
        ("1,0=8 1,1=56 -1,0=5:g3", "activate 1,1" + "; pay grain -1,0" * 3, [0, 0, 0, 8]),
        ("1,0=15 -1,0=5:g2", "activate 1,0; pay grain -1,0", [0, 0]),
        ("", "activate 0,1", [0]),
    ],
)
def test_gm_8_3_the_log_reports_the_points_with_the_action_that_brings_them(
    mine: str, actions: str, gained: list[int]
) -> None:
    state = play(position(land(mine), tiles="2"), "take 2 0,1")
    for action, points in zip(actions.split("; "), gained, strict=True):
        message = glenmore.describe(glenmore.view(state, None), glenmore.parse(action))
        expected = {"seat": 0, "points": points}
        reported = [
            {name: value for name, value in then.args if name in expected} for then in message.then
        ]
        assert reported == ([expected] if points else [])
        before, state = state, play(state, action)
        assert purse(state, 0, "points") - purse(before, 0, "points") == points


def test_gm_8_5_points_by_loch_ness_are_reported_too() -> None:
    mine = land("1,0=8 1,1=33 0,-1=45 0,-2=3 0,-3=33")
    state = play(position(mine, tiles="2"), "take 2 0,1")
    action = glenmore.parse("ness 0,-3")
    message = glenmore.describe(glenmore.view(state, None), action)
    assert [dict(then.args)["points"] for then in message.then] == [3]


def test_gm_5_5_paying_for_a_tile_brings_no_points() -> None:
    state = play(position(land("1,0=8"), tiles="34"), "take 34 1,1")
    message = glenmore.describe(glenmore.view(state, None), glenmore.parse("buy wood"))
    assert message.then == ()


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
        assert picture_line(state, "decision") == "move"
        state = play(state, move)
    assert picture_line(state, "decision") == "draw"


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
    assert "0,-2=6:c1" in picture_line(state, "land 0")


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
    assert picture_line(state, "decision") == "move"


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
    assert reason(state, "move 0,0 2,0") is GlenmoreReason.NO_TILE_TO_GO_TO
    state = play(state, "promote 1,0")
    assert purse(state, 0, "chieftains") == 1
    assert picture_line(state, "land 0") == "0,-1=3 0,0=S:m1 0,1=2 1,0=4 1,1=24"
    assert picture_line(state, "decision") == "move"


def test_gm_9_1_points_not_spent_are_lost() -> None:
    state = moving("1,0=4:m1", "activate 0,0; activate 1,0")
    state = play(state, "end")
    assert picture_line(state, "decision") == "draw"
    assert picture_line(state, "land 0") == "0,0=S:m1 0,1=2 1,0=4:m1"


def test_gm_9_1_all_points_on_one_member_or_on_several() -> None:
    start = moving("1,0=4:m1 1,1=24", "activate 0,0; activate 1,0")
    one = play(start, "move 0,0 0,1; move 0,1 1,1")
    assert picture_line(one, "land 0") == "0,0=S 0,1=2 1,0=4:m1 1,1=24:m1"
    both = play(start, "move 0,0 0,1; move 1,0 1,1")
    assert picture_line(both, "land 0") == "0,0=S 0,1=2:m1 1,0=4 1,1=24:m1"
    assert picture_line(both, "decision") == "draw"


def test_gm_9_1_no_points_no_decision() -> None:
    assert picture_line(moving("1,0=8", "activate 1,0"), "decision") == "draw"


def test_gm_9_2_the_last_clan_member_may_not_be_promoted() -> None:
    state = moving("1,0=4", "activate 0,0; activate 1,0")
    assert starting(state, "promote") == []
    assert reason(state, "promote 0,0") is GlenmoreReason.LAST_MEMBER
    two = moving("1,0=4:m1", "activate 0,0; activate 1,0")
    assert starting(play(two, "promote 0,0"), "promote") == []
