"""Actions and games of Clans and Glory, and twins of games that a viewer cannot distinguish."""

import random
from pathlib import Path

from clachan.games import clans
from clachan.games.clans.actions import (
    DEAL_UNSEEN,
    DEALS,
    PLAYS,
    PLAYS_FACE_DOWN,
    PLAYS_UNSEEN,
    Action,
)
from clachan.games.clans.views import View
from tests.naive.golden_clans import read_actions
from tests.support.games.clans_photo import after

EVERY_ACTION: list[Action] = [
    *DEALS,
    DEAL_UNSEEN,
    *[play for table in (PLAYS, PLAYS_FACE_DOWN) for row in table for pair in row for play in pair],
    *[play for pair in PLAYS_UNSEEN for play in pair],
]
GOLDEN = Path(__file__).parents[2] / "games" / "clans" / "golden"


def golden_line(players: int) -> list[str]:
    """A whole game with at least two face-down plays."""
    return read_actions((GOLDEN / f"{players}-players.txt").read_text())


def after_a_face_down_play(players: int, rng: random.Random) -> list[str]:
    """The game of the golden file, cut somewhere after its first face-down play."""
    line = golden_line(players)
    first = next(index for index, text in enumerate(line) if text.startswith("~"))
    return line[: rng.randrange(first + 1, len(line))]


Known = tuple[View, tuple[Action, ...]]


def known_by(players: int, line: list[str], viewer: int | None) -> Known:
    """The view after the line, and what was seen on the way."""
    state, seen = clans.new_game(players), []
    for text in line:
        seen.append(clans.seen(state, clans.parse(text), viewer))
        state = after(state, text)
    return clans.view(state, viewer), tuple(seen)


def twin_of(players: int, line: list[str], viewer: int | None, rng: random.Random) -> list[str]:
    """Another line that looks the same to the viewer: what it did not see was dealt and played again."""
    known = known_by(players, line, viewer)
    return [clans.text(action) for action in clans.retrace(*known, rng)]
