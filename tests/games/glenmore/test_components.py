"""The pieces, counted: GM 1 and the table of docs/games/glenmore.md."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.components import BONNETS, KINDS, PLACES, ROWS, STACKS, TILE_NAMES, Row
from tests.support.games.glenmore_photo import deal_game, land, picture_line, play, position, purse

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "glenmore.md"
TILES = ROWS[1:]  # all but the start village


def count(*values: str) -> dict[str, int]:
    return dict(Counter(values))


def test_gm_1_2_seventy_two_tiles_in_four_stacks_and_five_start_villages() -> None:
    assert len(TILES) + max(glenmore.meta.players) == 72
    assert count(*[row.stack for row in TILES]) == {"0": 8, "1": 23, "2": 19, "3": 17}
    assert [stack.bit_count() for stack in STACKS] == [8, 23, 19, 17]
    assert [row.tile for row in TILES] == [str(number) for number in range(1, 68)]
    assert ("S", *[row.tile for row in TILES]) == TILE_NAMES
    assert [row.stack for row in TILES] == sorted(row.stack for row in TILES)


def test_gm_1_2_frames() -> None:
    frames = count(*[row.frame for row in TILES])
    assert frames == {"yellow": 17, "green": 14, "grey": 19, "brown": 12, "blue": 5}
    assert ROWS[0].frame == "grey"


FRAMES = {
    "yellow": "quarry forest distillery abbey",
    "green": "grain_field pasture meadow",
    "grey": "village castle start_village",
    "brown": "butcher_sheep butcher_cattle butcher_mixed fair_3 fair_4 fair_5 grocer bridge"
    " tavern_3 tavern_4",
    "blue": "loch",
}


def test_gm_1_2_a_kind_has_one_frame() -> None:
    for row in ROWS:
        assert row.kind in FRAMES[row.frame].split()


def test_gm_1_2_twenty_one_kinds() -> None:
    assert len(set(KINDS)) == 21
    assert count(*KINDS) == {
        "start_village": 1,
        "village": 12,
        "castle": 7,
        "quarry": 6,
        "forest": 6,
        "grain_field": 6,
        "pasture": 4,
        "meadow": 4,
        "distillery": 4,
        "loch": 5,
        "abbey": 1,
        "butcher_sheep": 1,
        "butcher_cattle": 1,
        "butcher_mixed": 1,
        "fair_3": 2,
        "fair_4": 1,
        "fair_5": 1,
        "grocer": 1,
        "bridge": 1,
        "tavern_3": 2,
        "tavern_4": 1,
    }


def test_gm_1_2_rivers_and_roads() -> None:
    assert count(*[row.way for row in TILES]) == {"river": 16, "road": 17, "-": 34}
    assert ROWS[0].way == "river+road"


def test_gm_1_2_costs() -> None:
    assert count(*[row.cost for row in TILES]) == {
        "-": 33,
        "stone": 11,
        "wood": 10,
        "whisky": 3,
        "wood+stone": 2,
        "wood+stone+grain": 2,
        "wood+stone+cattle": 2,
        "wood+stone+sheep": 2,
        "member|chieftain": 1,
        "2_different": 1,
    }
    assert ROWS[0].cost == "-"


def test_gm_1_3_thirteen_special_places() -> None:
    places = [(row.place, row.kind) for row in ROWS if row.place != "-"]
    assert count(*[kind for _, kind in places]) == {"castle": 7, "loch": 5, "abbey": 1}
    assert len({name for name, _ in places}) == 13
    assert all(row.place != "-" for row in ROWS if row.kind in ("castle", "loch", "abbey"))


def test_gm_11_2_bonnets() -> None:
    assert {PLACES[tile]: bonnets for tile, bonnets in enumerate(BONNETS) if bonnets} == {
        "Cawdor Castle": 3,
        "Castle Moil": 1,
        "Castle Stalker": 1,
        "Armadale Castle": 1,
        "Castle of Mey": 1,
        "Donan Castle": 1,
    }


KIND_WORDS = {
    "butcher (sheep)": "butcher_sheep",
    "butcher (cattle)": "butcher_cattle",
    "butcher (sheep and cattle)": "butcher_mixed",
    "fair (up to 3)": "fair_3",
    "fair (up to 4)": "fair_4",
    "fair (up to 5)": "fair_5",
    "tavern (3 points)": "tavern_3",
    "tavern (4 points)": "tavern_4",
    "Iona Abbey": "abbey",
}


def kind_and_place(name: str) -> tuple[str, str]:
    kind = KIND_WORDS.get(name, name.replace(" ", "_"))
    if "Castle" in name or "Loch" in name or kind == "abbey":
        place = name.replace(" ", "_")
        return ("castle" if "Castle" in name else "loch" if "Loch" in name else "abbey"), place
    return kind, "-"


def documented() -> Iterator[Row]:
    """The tiles of the document's table."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| start village"))
    for line in lines[first : lines.index("", first)]:
        name, frame, *columns = [cell.strip() for cell in line.strip("|").split("|")]
        kind, place = kind_and_place(name)
        for stack, column in enumerate(columns):
            for entry in filter(None, column.split(" · ")):
                tile, *words = entry.split()
                way = "+".join(word for word in words if word in ("river", "road")) or "-"
                cost = "+".join(word for word in words if word not in ("river", "road")) or "-"
                yield Row(tile, "S" if tile == "S" else str(stack), kind, place, frame, way, cost)


def test_the_documents_table_is_that_of_the_rules() -> None:
    costs = {"member+or+chieftain": "member|chieftain", "2+different": "2_different"}
    table = {row.tile: row._replace(cost=costs.get(row.cost, row.cost)) for row in documented()}
    assert table == {row.tile: row for row in ROWS}


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_all_tiles_lie_somewhere_at_the_start(players: int) -> None:
    state = deal_game(players)
    chain = [word for word in picture_line(state, "chain").split() if word.isdigit()]
    assert len(chain) + sum(map(int, picture_line(state, "stacks").split())) == 67
    assert picture_line(state, "gone") == ""


@pytest.mark.parametrize("row", [row for row in TILES if "-" not in row.cost], ids=lambda r: r.tile)
def test_every_cost_is_asked_for_in_full(row: Row) -> None:
    """With the goods at hand and an empty market the payment takes just these."""
    mine = land("1,0=8:w1:s1:g1:c1:h1 0,1=14:m1", coins=0, whisky=1, chieftains=1)
    cell = {"river": "0,2", "road": "-1,0"}.get(row.way, "1,1")
    state = play(position(mine, tiles=row.tile), f"take {row.tile} {cell}")
    paid = []
    while picture_line(state, "decision") == "pay":
        action = glenmore.text(glenmore.legal_actions(state)[-1])
        paid.append(action.split()[1])
        state = play(state, action)
    whisky = 1 - purse(state, 0, "whisky") + new_whisky(row)
    assert paid + ["whisky"] * whisky == expected(row.cost)


def new_whisky(row: Row) -> int:
    return {"Castle_Moil": 1, "Donan_Castle": 2}.get(row.place, int(row.kind == "distillery"))


def expected(cost: str) -> list[str]:
    special = {"member|chieftain": ["chieftain"], "2_different": ["sheep", "cattle"]}
    return special.get(cost, cost.split("+"))
