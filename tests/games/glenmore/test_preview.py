"""The preview of an action, and its description in the log."""

import random

import pytest

from clachan.core import CHANCE, IllegalAction, Message
from clachan.games import glenmore
from clachan.games.glenmore.preview import ActionPreview, Way
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import (
    any_action,
    at,
    land,
    play,
    position,
    refilling,
    resource,
)


def preview(state: State, text: str) -> ActionPreview:
    return glenmore.preview(glenmore.view(state, glenmore.to_move(state)), glenmore.parse(text))


def chance_preview(state: State, text: str) -> ActionPreview:
    return glenmore.preview(glenmore.view(state, None), glenmore.parse(text))


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(resource(name) for name in names)


def cells(*names: str) -> tuple[int, ...]:
    return tuple(at(name) for name in names)


MINE = land("1,0=8:w2 0,-1=3:h1 -1,0=5", coins=5)


def test_the_cost_of_a_tile_and_the_ways_to_pay_it() -> None:
    """Two wood at hand or for 2 coins each, a stone for 3, a grain at hand and nowhere else."""
    mine = land("1,0=8:w2 0,-1=3:h1 -1,0=5:g1", coins=5)
    result = preview(position(mine, tiles="26", market="1 2 3 0 0"), "take 26 1,1")
    assert result.cost == kinds("wood", "stone", "grain")
    assert result.ways == (
        Way(resource("wood"), 2, 2),
        Way(resource("stone"), 0, 3),
        Way(resource("grain"), 1, None),
    )


def test_loch_oich_may_be_paid_with_anything() -> None:
    result = preview(position(MINE, tiles="60", market="1 2 3 0 0"), "take 60 0,1")
    assert len(result.cost) == 2
    assert [(way.held, way.price) for way in result.ways] == [
        (2, 2),
        (0, 3),
        (0, None),
        (0, 1),
        (1, 1),
    ]


def test_a_tavern_costs_whisky() -> None:
    result = preview(position(land("1,0=8", whisky=1), tiles="33"), "take 33 1,1")
    assert (result.whisky, result.cost, result.ways) == (1, (), ())
    assert preview(position(tiles="2"), "take 2 0,1").whisky == 0


def test_what_an_activation_takes_and_brings_at_most() -> None:
    mine = land("1,0=17 1,1=10 0,-1=3:h1 -1,0=15", coins=3)
    state = play(position(mine, tiles="2"), "take 2 0,1")
    butcher = preview(state, "activate 1,1")
    assert butcher.cost == kinds("sheep", "sheep")
    assert butcher.ways == (Way(resource("sheep"), 1, 1),)
    assert butcher.most_points == 4
    assert butcher.gains == (0, 0, 0, 0)
    assert preview(state, "activate 1,0").most_points == 5
    assert len(preview(state, "activate 1,0").ways) == 5
    assert preview(state, "activate -1,0").most_points == 0
    assert preview(state, "activate -1,0").cost == kinds("grain")
    assert preview(state, "activate 0,0").cost == ()


def test_the_same_by_loch_ness() -> None:
    state = play(position(land("0,-1=37 0,-2=6 1,-2=42"), tiles="2"), "take 2 0,1")
    assert preview(state, "ness 1,-2").most_points == 3
    assert preview(state, "ness 1,-2").gains == (3, 0, 0, 0)
    assert preview(state, "ness 0,-2").most_points == 0


def test_the_most_that_can_be_paid_counts() -> None:
    """One wood and no coins at a fair of five: one point, whatever the table says."""
    state = position(land("1,0=8:w1 1,1=55", coins=0), tiles="2")
    assert preview(play(state, "take 2 0,1"), "activate 1,1").most_points == 1


def test_each_cube_bought_raises_the_price_of_the_next() -> None:
    """The first sheep costs 1 coin, the second 2 (GM 5.4)."""
    state = play(position(land("1,1=10", coins=2), tiles="2"), "take 2 0,1")
    assert preview(state, "activate 1,1").most_points == 2


def test_loch_ness_is_not_free() -> None:
    state = position(land("0,-1=6 1,0=4:m1"), tiles="37")
    assert preview(state, "take 37 0,1").member
    assert not preview(position(tiles="2"), "take 2 0,1").member


def test_one_time_effects_count_for_what_is_set_off() -> None:
    """Armadale's three coins buy the grain that a distillery wants."""
    state = position(land("1,0=15 0,1=2:w1 0,2=7:s1", coins=0), tiles="30", market="0 0 2 0 0")
    assert cells("1,0")[0] in preview(state, "take 30 1,1").sets_off


def test_a_discard_moves_the_figure_too() -> None:
    state = position(tiles="33")
    assert preview(state, "discard 33").after_turn == 1


def test_what_is_not_legal_is_not_previewed() -> None:
    with pytest.raises(IllegalAction, match="glenmore-no-side"):
        preview(position(tiles="2"), "take 2 0,5")


def test_what_is_still_due_after_a_cube() -> None:
    state = position(land("1,0=8:w1"), tiles="26")
    assert preview(play(state, "take 26 1,1"), "pay wood 1,0").cost == kinds("stone", "grain")


def test_what_must_be_paid_of_what_is_still_due() -> None:
    state = play(position(land("1,1=10 1,0=4:h2"), tiles="2", market="0 0 0 0 2"), "take 2 0,1")
    assert preview(state, "activate 1,1").required == 1
    paying = play(state, "activate 1,1")
    sale = preview(paying, "sell sheep 1,0")
    assert (sale.cost, sale.required) == (kinds("sheep", "sheep"), 1)
    paid = preview(paying, "pay sheep 1,0")
    assert (paid.cost, paid.required) == (kinds("sheep"), 0)
    sold_later = preview(play(paying, "pay sheep 1,0"), "sell sheep 1,0")
    assert (sold_later.cost, sold_later.required) == (kinds("sheep"), 0)


def test_coins_left() -> None:
    state = position(land("1,0=8:w1", coins=6), tiles="29", market="2 0 0 0 0")
    assert preview(state, "sell wood 1,0").coins_left == 8
    assert preview(play(state, "take 29 1,1"), "buy wood").coins_left == 3
    assert preview(state, "take 29 1,1").coins_left == 6


def test_coins_are_points() -> None:
    state = position(land("1,0=8:w1", coins=6), tiles="29", market="2 0 0 0 0")
    assert preview(state, "sell wood 1,0").gains == (2, 0, 0, 0)
    assert preview(state, "take 29 1,1").gains == (0, 0, 0, 0)
    bought = preview(play(state, "take 29 1,1"), "buy wood")
    assert (bought.gains, bought.for_tiles) == ((-3 - 3, 0, 0, 0), (-3, 0, 0, 0))
    assert bought.gains_without_tiles == (-3, 0, 0, 0)


@pytest.mark.parametrize(("left", "counts"), [("50 51", False), ("51", True), ("", True)])
def test_tiles_count_from_the_last_stack_on(left: str, counts: bool) -> None:
    """Number 50 is of the third stack, 51 of the fourth."""
    state = position(land("1,0=8"), tiles="29", left=left)
    assert preview(state, "take 29 1,1").tiles_count_now is counts


def test_what_a_take_sets_off() -> None:
    state = position(land("1,0=8:w3 0,-1=3 -1,0=5 1,1=9"), tiles="2 66")
    assert preview(state, "take 2 0,1").sets_off == cells("-1,0", "0,0", "0,1")
    assert preview(state, "take 66 0,1").sets_off == cells("-1,0", "0,0", "0,1")
    assert preview(play(state, "take 2 0,1"), "activate 0,1").sets_off == ()


def test_loch_oich_sets_off_all_the_land() -> None:
    state = position(land("0,-1=6 0,-2=7 1,-2=24 1,0=8"), tiles="60")
    offered = play(state, "take 60 0,1; buy grain; buy cattle")
    near_and_far = cells("0,-2", "0,-1", "0,0", "1,-2", "1,0")
    assert [glenmore.text(action) for action in glenmore.legal_actions(offered)][:-1] == [
        f"activate {cell}" for cell in ("0,-2", "0,-1", "0,0", "1,-2", "1,0")
    ]
    assert preview(state, "take 60 0,1").sets_off == near_and_far


@pytest.mark.parametrize(
    ("text", "seat"),
    [("take 1 1,0", 0), ("take 2 0,1", 1), ("take 3 0,1", 1)],
)
def test_whose_turn_follows(text: str, seat: int) -> None:
    state = position(chain="P0 1 P1 2 D 3 P2", players=3)
    assert preview(state, text).after_turn == seat


def test_the_die_may_be_next() -> None:
    state = position(chain="P0 1 D 2 P1 3 P2", players=3)
    assert preview(state, "take 1 1,0").after_turn == 0
    assert preview(state, "take 2 0,1").after_turn == CHANCE
    taken = play(state, "take 2 0,1")
    assert preview(taken, "done").after_turn is None


def test_who_decides_next() -> None:
    state = position(land("1,0=8"), tiles="29")
    assert preview(state, "take 29 1,1").next_to_move == 0
    done = play(state, "take 29 1,1; buy wood")
    assert preview(done, "done").next_to_move == CHANCE


def test_a_draw_is_previewed_too() -> None:
    state = refilling(position(land(whisky=2), tiles="1 2", left="66 67"))
    result = chance_preview(state, "draw 66")
    assert result.next_to_move == CHANCE
    assert (result.ways, result.coins_left, result.sets_off) == ((), 0, ())
    last = chance_preview(play(state, "draw 66"), "draw 67")
    assert last.next_to_move is None
    assert last.gains == (2, 0, 0, 0)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gains_are_what_the_score_then_says(players: int) -> None:
    chooser = random.Random(players)
    state = glenmore.new_game(players)
    while actions := glenmore.legal_actions(state):
        seat = glenmore.to_move(state)
        view = glenmore.view(state, None if seat == CHANCE else seat)
        before = [sheet.total for sheet in glenmore.score(state)]
        for action in actions:
            then = glenmore.apply(state, action)
            totals = [sheet.total for sheet in glenmore.score(then)]
            result = glenmore.preview(view, action)
            assert result.gains == tuple(
                total - old for total, old in zip(totals, before, strict=True)
            )
            assert result.for_tiles == for_tiles(state, then)
            assert result.next_to_move == glenmore.to_move(then)
        state = glenmore.apply(state, any_action(state, chooser))


def for_tiles(state: State, then: State) -> tuple[int, ...]:
    """Each tile more than in the smallest land costs 3 points (GM 11.4)."""
    before, later = (
        [len(player.tiles) - min(len(each.tiles) for each in one.players) for player in one.players]
        for one in (state, then)
    )
    return tuple(-3 * (more - old) for more, old in zip(later, before, strict=True))


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_after_turn_is_whose_turn_it_then_is(players: int) -> None:
    """For a take: played on without activations to the next decision of someone else or the end."""
    chooser = random.Random(players)
    state = glenmore.new_game(players)
    while glenmore.to_move(state) is not None:
        for action in glenmore.legal_actions(state)[::7]:
            text = glenmore.text(action)
            if text.startswith("take"):
                result, then = preview(state, text), hurried(glenmore.apply(state, action))
                assert result.after_turn == glenmore.to_move(then)
        state = glenmore.apply(state, any_action(state, chooser))


def hurried(state: State) -> State:
    """The turn brought to its end, and the chain refilled: what follows is a turn or a roll."""
    while True:
        actions = glenmore.legal_actions(state)
        texts = [glenmore.text(action) for action in actions]
        if not texts or texts[0].startswith(("take", "discard", "roll")):
            return state
        quick = [text for text in texts if text in ("done", "stop", "resolve")]
        state = play(state, quick[0] if quick else texts[0])


# In words


SEAT = ("seat", 0)
QUARRY = (("tile", 1), ("kind", "quarry"), ("name", ""))
FOREST = (("tile", 2), ("kind", "forest"), ("name", ""))


def words(state: State, text: str) -> Message:
    return glenmore.describe(glenmore.view(state, 1), glenmore.parse(text))


def test_chance_in_words() -> None:
    start = glenmore.new_game(2)
    place = (("tile", 9), ("kind", "loch"), ("name", "Loch Lochy"))
    assert words(start, "draw 1") == Message("glenmore-draw", QUARRY)
    assert words(start, "draw 9") == Message("glenmore-draw", place)


def test_gm_3_3_the_roll_in_words_names_the_tile_that_it_removes() -> None:
    rolling = position(players=2, chain="D P0 1 P1 2")
    assert words(rolling, "roll 1") == Message("glenmore-roll", (("number", 1), *QUARRY))
    assert words(rolling, "roll 2") == Message("glenmore-roll", (("number", 2), *FOREST))


def test_actions_in_words() -> None:
    state = position(land("1,0=1:s1 0,1=14", coins=3), tiles="2", market="1 2 0 0 0")
    quarry = (("cell", "1,0"), *QUARRY[1:], ("where", "only"))
    stone = ("resource", "stone")
    start = (("other", "start_village"), ("other_name", ""), ("other_where", "only"))
    expected = {
        "take 2 0,-1": ("take", *FOREST, ("cell", "0,-1"), ("side", "south"), *start),
        "discard 1": ("discard", *QUARRY),
        "pay stone 1,0": ("pay", stone, *quarry),
        "sell stone 1,0": ("sell", stone, *quarry, ("coins", 2)),
        "buy stone": ("buy", stone, ("coins", 3)),
        "pay member 1,0": ("pay-member", *quarry),
        "pay chieftain": ("pay-chieftain",),
        "gain stone": ("gain", stone),
        "activate 1,0": ("activate", QUARRY[0], *quarry),
        "ness 1,0": ("ness", QUARRY[0], *quarry),
        "move 1,0 0,0": ("move", *quarry, ("to", "0,0"), *start),
        "promote 1,0": ("promote", *quarry),
        "stop": ("stop",),
        "resolve": ("resolve",),
        "done": ("done",),
        "end": ("end",),
    }
    for text, (key, *args) in expected.items():
        assert words(state, text) == Message(f"glenmore-{key}", (SEAT, *args))  # type: ignore[arg-type]


def test_every_action_of_a_game_can_be_described() -> None:
    chooser = random.Random(1)
    state = glenmore.new_game(3)
    while glenmore.to_move(state) is not None:
        view = glenmore.view(state, 2)
        for action in glenmore.legal_actions(state):
            assert glenmore.describe(view, action).key.startswith("glenmore-")
        state = glenmore.apply(state, any_action(state, chooser))
