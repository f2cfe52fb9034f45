"""A view printed: `str(view)` draws the table."""

from pathlib import Path

import pytest

from clachan.games import glenmore
from tests.naive.golden_glenmore import read_actions
from tests.support.games.glenmore_photo import after, land, play, position

GOLDEN = Path(__file__).parent / "golden"


def test_the_table_is_drawn() -> None:
    lands = land("0,1=2:w2 1,0=4:m1", coins=5, whisky=1), land("0,-1=9:g1:h1", points=7)
    state = position(*lands, players=2, chain="P0 31 D 43 P1 12", market="1 0 3 0 2")
    assert str(glenmore.view(state, 0)).splitlines() == [
        "glenmore for 2, ply 0, as seat 0 sees it: seat 0, taking",
        "chain from the tail: [seat 0], 31 butcher cattle, die, 43 Duart Castle, [seat 1], 12 meadow",
        "market: wood 1, stone 0, grain 3, cattle 0, sheep 2",
        "tiles in the stacks: 6 20 18 17",
        "scorings: 0",
        "seat 0: coins 5, whisky 1, chieftains 0, points 0; 2 forest, 4 village",
        "      0    1",
        "   1  2ww  .",
        "   0  S*   4*",
        "seat 1: coins 6, whisky 0, chieftains 0, points 7; 9 Loch Lochy; Loch Lochy",
        "      0",
        "   0  S*",
        "  -1  9gh",
    ]
    assert repr(glenmore.view(state, 0)).startswith("View(players=2, seat=0, to_move=0, plies=0,")


def test_the_decision_says_what_is_due() -> None:
    state = position(land("0,1=2:w1"), players=2, tiles="17", market="1 1 1 1 1")
    state = play(state, "take 17 1,0")
    title = str(glenmore.view(state, None)).splitlines()[0]
    assert title == "glenmore for 2, ply 1, as a spectator sees it: seat 0, paying wood"


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_every_position_can_be_drawn(players: int) -> None:
    state = glenmore.new_game(players)
    assert "sees it: chance, drawing\n" in str(glenmore.view(state, 0))
    for text in read_actions((GOLDEN / f"{players}-players.txt").read_text()):
        state = after(state, text)
        drawn = str(glenmore.view(state, 0))
        assert all(f"seat {seat}: coins " in drawn for seat in range(players))
    assert "sees it: over\n" in str(glenmore.view(state, 0))
