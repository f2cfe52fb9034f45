"""Histories of Glen More: nothing is hidden, so there is only the true one."""

import random

import pytest

from clachan.core import IllegalAction
from clachan.games import glenmore
from tests.support.games.glenmore_lines import golden_line
from tests.support.games.glenmore_photo import after

PLAYERS = glenmore.meta.players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_history_is_the_actions_themselves(players: int) -> None:
    line = golden_line(players)
    for plies in (0, 1, len(line) // 2, len(line)):
        seen = tuple(glenmore.parse(text) for text in line[:plies])
        for viewer in (*range(players), None):
            view = glenmore.view(after(glenmore.new_game(players), *line[:plies]), viewer)
            assert glenmore.retrace(view, seen, random.Random(0)) == seen


def test_actions_that_do_not_lead_to_the_view_are_refused() -> None:
    line = golden_line(2)
    seen = tuple(glenmore.parse(text) for text in line[:40])
    view = glenmore.view(after(glenmore.new_game(2), *line[:40]), 0)
    with pytest.raises(ValueError, match="seen: these 39 actions do not lead to this view"):
        glenmore.retrace(view, seen[:-1], random.Random(0))
    with pytest.raises(IllegalAction):
        glenmore.retrace(view, seen[1:], random.Random(0))
