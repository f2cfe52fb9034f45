"""A view printed: `str(view)` draws the table."""

from pathlib import Path

import pytest

from clachan.games import clans
from clachan.games.clans.components import CARD_NAMES
from tests.naive.golden_clans import read_actions
from tests.support.games.clans_photo import after, position

GOLDEN = Path(__file__).parent / "golden"


def test_the_table_is_drawn_as_its_viewer_sees_it() -> None:
    state = position(
        "1N2=4R 2S3=6R 4E=4G", hands=("5K 3V", "3G"), stacks={1: (1, 0)}, shields=(4, 4)
    )
    state = after(state, "~5K@2N1+")
    assert str(clans.view(state, 0)).splitlines() == [
        "clans for 2, ply 26, as seat 0 sees it: seat 1 to move",
        "  tile 1      | tile 2      | tile 3      | tile 4",
        "N .   4R  .   | ~5K .   .   | .   .   .   | .   .   .",
        "  1 0         | 0           |             |",
        "S .   .   .   | .   .   6R  | .   .   .   | .   .   .",
        "W .   E 4G",
        "seat 0: 3 shields, 1 card: 3V",
        "seat 1: 4 shields, 1 card",
        "bag: 22 cards",
    ]
    assert "~?" in str(clans.view(state, 1))
    assert str(clans.view(state, 1)).splitlines()[-2] == "seat 1: 4 shields, 1 card: 3G"
    assert repr(clans.view(state, 0)).startswith("View(players=2, seat=0, to_move=1, plies=26,")


@pytest.mark.parametrize("players", clans.meta.players)
def test_every_position_can_be_drawn_and_shows_no_secret(players: int) -> None:
    state = clans.new_game(players)
    for text in read_actions((GOLDEN / f"{players}-players.txt").read_text()):
        state = after(state, text)
        for viewer in (0, None):
            view, drawn = clans.view(state, viewer), str(clans.view(state, viewer))
            shown = {card for _, card in view.face_up} | {d.card for d in view.face_down}
            shown |= {card for cards in (*view.hands, view.bag) for card in cards or ()}
            for card, name in enumerate(CARD_NAMES):
                assert (name in drawn) == (card in shown)
    assert str(clans.view(state, None)).startswith(f"clans for {players}, ply ")
    assert "as a spectator sees it: over\n" in str(clans.view(state, None))
    assert "chance to move\n" in str(clans.view(clans.new_game(players), 0))
