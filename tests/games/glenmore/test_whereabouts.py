"""How messages describe a tile or a cell: by what people see, never by a number or a name."""

import pytest

from clachan.core import Args
from clachan.games import glenmore
from clachan.games.glenmore.components import Cell, cell
from clachan.games.glenmore.places import second_tile_args, site_args, tile_on_cell_args
from clachan.games.glenmore.state import Player, State
from tests.support.games.glenmore_photo import land, play, position


def at(name: str) -> Cell:
    x, y = map(int, name.split(","))
    return cell(x, y)


def where(player: Player, name: str) -> int | str:
    return dict(tile_on_cell_args(player, at(name)))["where"]


def site(player: Player, name: str) -> tuple[int | str, ...]:
    args = dict(site_args(player, at(name)))
    return args["side"], args["other"], args["other_where"]


def test_the_only_one_of_its_kind_needs_no_more_words() -> None:
    player = land("1,0=1 0,1=27")
    assert tile_on_cell_args(player, at("1,0")) == (
        ("kind", "quarry"),
        ("name", ""),
        ("where", "only"),
    )
    assert dict(tile_on_cell_args(player, at("0,1")))["name"] == "Castle Stalker"
    assert where(player, "0,0") == "only"


def test_special_places_have_their_name_alone() -> None:
    player = land("0,1=27 1,1=26 1,0=8")
    assert where(player, "1,1") == "only"
    assert second_tile_args(player, at("1,1")) == (
        ("other", "castle"),
        ("other_name", "Castle Moil"),
        ("other_where", "only"),
    )


def test_river_and_road_distinguish_tiles() -> None:
    player = land("0,1=2 1,0=8 1,1=24")  # forests
    assert where(player, "0,1") == "river"
    assert where(player, "1,0") == "road"
    assert where(player, "1,1") == "northeast"


@pytest.mark.parametrize(
    ("tiles", "name", "expected"),
    [
        ("0,1=3 1,1=12 -1,1=57", "1,1", "east"),  # meadows
        ("0,1=3 1,1=12 -1,1=57", "-1,1", "west"),
        ("1,0=8 1,1=24 1,-1=28", "1,1", "north"),  # forests
        ("1,0=8 1,1=24 1,-1=28", "1,-1", "south"),
        ("1,0=1 1,1=23 0,1=14 -1,1=25 1,-1=32 0,-1=44 -1,-1=7", "1,1", "northeast"),  # quarries
        ("1,0=1 1,1=23 0,1=14 -1,1=25 1,-1=32 0,-1=44 -1,-1=7", "-1,1", "northwest"),
        ("1,0=1 1,1=23 0,1=14 -1,1=25 1,-1=32 0,-1=44 -1,-1=67", "1,-1", "southeast"),
        ("1,1=23 0,1=14 -1,1=25 1,-1=32 0,-1=44 -1,-1=23", "-1,-1", "southwest"),
    ],
)
def test_otherwise_it_is_where_they_lie(tiles: str, name: str, expected: str) -> None:
    assert where(land(tiles), name) == expected


def test_one_that_lies_between_others_is_in_the_middle() -> None:
    player = land("1,0=8 2,0=40 1,1=24 2,1=28 3,0=5 3,1=53")
    assert where(player, "2,1") == "middle"


def test_a_cell_is_described_by_a_tile_that_is_alone_in_its_kind() -> None:
    player = land("1,0=8 0,1=2 1,1=12")
    assert site(player, "1,2") == ("north", "meadow", "only")
    assert site(player, "-1,0") == ("west", "start_village", "only")
    assert site(player, "2,0") == ("east", "forest", "road")
    assert site(player, "0,-1") == ("south", "start_village", "only")


def facts(state: State, text: str) -> Args:
    refusal = glenmore.why_illegal(state, glenmore.parse(text))
    assert refusal is not None
    return refusal.facts


def test_refusals_name_the_tile() -> None:
    state = position(land("0,1=14:m1 1,0=8:w3"), tiles="3 12 33")
    assert ("kind", "forest") in facts(state, "take 12 1,0")
    assert ("kind", "meadow") in facts(state, "take 12 5,5")
    assert ("kind", "none") in facts(state, "sell wood 5,5")
    moving = play(state, "take 12 1,1; activate 0,1; done")
    assert ("kind", "none") in facts(moving, "promote 5,5")
    assert ("other", "forest") not in facts(moving, "move 0,1 5,5")
