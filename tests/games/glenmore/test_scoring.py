"""GM 11: the scorings, the final account, and the sheet in the middle of a game."""

import pytest

from clachan.core import Args, Message, ScoreItem
from clachan.games import glenmore
from clachan.games.glenmore.state import Player, Scoring, State
from tests.support.games.glenmore_photo import land, picture_line, play, position, purse, refilling

TILES = "1 2 3 4 5 6"
LAST_TILE = {1: "31", 2: "50", 3: "67"}


def hold_scoring(*lands: Player, number: int = 1) -> State:
    """The moment after the last tile of a stack was drawn."""
    left = " ".join(tile for stack, tile in LAST_TILE.items() if stack >= number)
    state = position(*lands, players=2, tiles="1 2 3 4 5 6 7 8", left=left)
    return play(refilling(state), f"draw {LAST_TILE[number]}")


def points(state: State) -> list[int]:
    seats = range(glenmore.view(state, None).players)
    return [purse(state, seat, "points") for seat in seats]


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in glenmore.score(state)]


def test_gm_11_1_a_lead_over_the_player_with_the_fewest() -> None:
    for lead, worth in enumerate((0, 1, 2, 3, 5, 8, 8, 8)):
        assert points(hold_scoring(land(whisky=2), land(whisky=2 + lead))) == [0, worth]
        assert points(hold_scoring(land(chieftains=lead), land())) == [worth, 0]


def test_gm_11_1_the_example_of_the_book() -> None:
    """Danny has the most whisky, Bruno the least; Clara has the most chieftains."""
    state = hold_scoring(
        land("0,1=9", whisky=3, chieftains=2),
        land("0,1=35", whisky=0, chieftains=1),
        land(whisky=3, chieftains=4),
        land(whisky=7),
    )
    assert points(state) == [3 + 2 + 1, 0 + 1 + 1, 3 + 5 + 0, 8 + 0 + 0]


def test_gm_11_1_each_comparison_is_on_its_own_and_itemised() -> None:
    state = hold_scoring(land("0,1=27", whisky=1, chieftains=1), land(whisky=0))
    lead = "glenmore-score-lead"
    assert [(item.source, item.points) for item in glenmore.score(state)[0].items[:3]] == [
        (Message(lead, lead_args("whisky", count=1, fewest=0)), 1),
        (Message(lead, lead_args("chieftains", count=2, fewest=0)), 2),
        (Message(lead, lead_args("cards", count=1, fewest=0)), 1),
    ]


def lead_args(what: str, count: int, fewest: int) -> Args:
    return (("scoring", 1), ("what", what), ("count", count), ("fewest", fewest))


def test_gm_11_1_what_was_compared_is_kept_for_every_seat() -> None:
    """Also for players who got nothing; all players see it."""
    state = hold_scoring(land("0,1=27", whisky=3, chieftains=1), land(whisky=1), number=2)
    for seat in (None, 0, 1):
        view = glenmore.view(state, seat)
        assert view.scored[1] == Scoring(whisky=(3, 1), chieftains=(2, 0), cards=(1, 0))
        assert view.scorings == len(view.scored) == 2


def test_gm_10_3_the_draw_that_brings_a_scoring_describes_it() -> None:
    state = refilling(
        position(land(whisky=4), land(chieftains=1), land(), tiles=TILES, left="50 67")
    )
    message = glenmore.describe(glenmore.view(state, None), glenmore.parse("draw 50"))
    assert message.key == "glenmore-draw"
    assert message.then[0] == Message("glenmore-scoring", (("scoring", 2),))
    gains = [dict(message.args) for message in message.then[1:]]
    assert gains == [
        {"seat": 0, "points": 5, "whisky": 5, "chieftains": 0, "cards": 0},
        {"seat": 1, "points": 1, "whisky": 0, "chieftains": 1, "cards": 0},
        {"seat": 2, "points": 0, "whisky": 0, "chieftains": 0, "cards": 0},
        {"seat": 3, "points": 0, "whisky": 0, "chieftains": 0, "cards": 0},
    ]
    assert points(play(state, "draw 50")) == [gain["points"] for gain in gains]


@pytest.mark.parametrize("left", ["8 31 50", "30 31 50"])
def test_gm_10_3_any_other_draw_describes_only_itself(left: str) -> None:
    """The last tile of the stack with which the chain begins brings no scoring."""
    state = refilling(position(players=2, tiles="1 2 3 4 5 6 7", left=left))
    draw = glenmore.parse(f"draw {left.split(maxsplit=1)[0]}")
    assert glenmore.describe(glenmore.view(state, None), draw).then == ()


@pytest.mark.parametrize(
    ("words", "chieftains", "strength"),
    [
        ("", 3, 3),
        ("0,1=27", 3, 4),
        ("0,1=27 1,0=8 1,1=51", 0, 4),
        ("1,0=64 1,1=26 0,1=27 -1,0=8 -1,1=30", 0, 4),
        ("1,0=8 1,1=38", 1, 3),
        ("1,0=8 1,1=38 1,-1=51", 1, 6),
        ("1,0=8 1,1=43 0,1=9", 1, 1),
    ],
)
def test_gm_11_2_chieftains_bonnets_and_castle_of_mey(
    words: str, chieftains: int, strength: int
) -> None:
    """Against a rival whose cards and tiles do not matter here."""
    state = hold_scoring(land(words, chieftains=chieftains), land())
    leads = [
        item.points
        for item in glenmore.score(state)[0].items
        if ("what", "chieftains") in item.source.args
    ]
    assert leads == [(0, 1, 2, 3, 5, 8)[min(strength, 5)]]


def test_gm_11_3_cards_are_counted_whatever_they_are() -> None:
    state = hold_scoring(land("0,1=9 0,-1=35 1,0=48"), land("0,1=52"))
    assert points(state) == [2, 0]


def over(*lands: Player) -> State:
    return hold_scoring(*lands, number=3)


def items(state: State, seat: int) -> list[tuple[str, int, int]]:
    """What the final account says: what for, how many, points."""
    return [
        (
            item.source.key.removeprefix("glenmore-score-"),
            *dict(item.source.args).values(),
            item.points,
        )  # type: ignore[misc]
        for item in glenmore.score(state)[seat].items
        if "lead" not in item.source.key
    ]


def test_gm_11_4_iona_abbey_loch_morar_and_duart_castle() -> None:
    words = "-1,0=48 0,1=35 1,0=4 1,1=43 0,-1=3 1,-1=24 -1,1=11 -1,-1=22"
    state = over(land(words, coins=4), land("0,1=2", coins=0))
    assert items(state, 0) == [
        ("iona", 3, 6),
        ("morar", 2, 4),
        ("duart", 2, 6),
        ("coins", 4, 4),
        ("tiles", 7, -21),
    ]


def test_gm_11_4_without_the_card_frames_and_villages_count_nothing() -> None:
    state = over(land("1,0=4 0,1=2 0,-1=3", coins=0), land("0,1=7 1,0=1 -1,0=8", coins=0))
    assert totals(state) == [0, 0]
    assert items(state, 0) == []


def test_gm_11_4_a_point_for_each_coin() -> None:
    assert totals(over(land(coins=11), land(coins=0))) == [11, 0]


def with_tiles(number: int) -> Player:
    """A land of that many tiles, and no coins: a road to the east, and along it."""
    road = [1, 4, 5, 8, 15, 17, 18, 19, 39, 40, 41, 49, 59, 61, 67]
    words = [f"{x},0={tile}" for x, tile in enumerate(road[: number - 1], 1)]
    return land(" ".join(words), coins=0)


def test_gm_11_4_the_example_of_the_book() -> None:
    state = over(*[with_tiles(number) for number in (15, 13, 16, 13)])
    assert totals(state) == [-6, 0, -9, 0]
    assert points(state) == [-6, 0, -9, 0]


def test_gm_11_4_a_total_may_be_negative() -> None:
    assert totals(over(with_tiles(9), land(coins=1))) == [-24, 1]


def test_gm_11_4_comes_after_the_third_scoring_and_only_then() -> None:
    earlier = hold_scoring(land(coins=9), land(), number=2)
    assert points(earlier) == [0, 0]
    assert glenmore.outcome(earlier) is None
    assert points(over(land(coins=9), land(coins=2))) == [9, 2]


@pytest.mark.parametrize(
    ("one", "other", "ranking"),
    [
        (land(coins=5), land(coins=6), (2, 1)),
        (land("0,1=2:w1", coins=6), land("0,1=3", coins=6), (1, 2)),
        (land("0,1=2:w1", coins=6), land("0,1=3:h2", coins=6), (2, 1)),
        (land("0,1=2:w1", coins=6), land("0,1=3:h1", coins=6), (1, 1)),
    ],
    ids=["points", "a cube", "more cubes", "shared"],
)
def test_gm_11_5_points_then_cubes_then_shared(
    one: Player, other: Player, ranking: tuple[int, ...]
) -> None:
    outcome = glenmore.outcome(over(one, other))
    assert outcome is not None
    assert outcome.ranking == ranking
    assert outcome.winners == tuple(seat for seat in (0, 1) if ranking[seat] == 1)


def test_gm_11_5_places_are_counted_past_a_tie() -> None:
    outcome = glenmore.outcome(over(land(coins=5), land(coins=9), land(coins=5), land(coins=1)))
    assert outcome is not None
    assert outcome.ranking == (2, 1, 2, 4)


def test_in_the_middle_of_a_game_the_sheet_says_what_it_would_be_now() -> None:
    state = position(land("0,1=35 0,-1=3", coins=2), land(coins=0), players=2)
    assert totals(state) == [2 + 2 - 6, 0]
    assert picture_line(state, "player 0").endswith("points 0")


def test_an_activation_is_an_item_with_its_tile_and_kind() -> None:
    state = play(position(tiles="66"), "take 66 0,1; activate 0,1; buy wood; buy stone")
    item = glenmore.score(state)[0].items[0]
    args = (("tile", 66), ("kind", "bridge"))
    assert item == ScoreItem(Message("glenmore-score-activation", args), 7)


def test_the_tie_break_counts_cubes_of_all_kinds() -> None:
    state = position(land("0,1=9:w1:h1 1,0=8:w3"))
    assert glenmore.score(state)[0].tie_breaks == (5,)
    assert glenmore.score(state)[1].tie_breaks == (0,)
