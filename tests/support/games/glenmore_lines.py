"""Actions and games of Glen More."""

from pathlib import Path

from clachan.games import glenmore
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.components import RESOURCES
from tests.naive.golden_glenmore import read_actions

CELLS = [f"{x},{y}" for x in range(-3, 4) for y in range(-3, 4)]
INNER = [f"{x},{y}" for x in range(-2, 3) for y in range(-2, 3)]
FAR = ["67,67", "-67,0"]
EVERY_TEXT = [
    *[f"draw {tile}" for tile in range(1, 68)],
    *[f"discard {tile}" for tile in range(1, 68)],
    *[f"roll {number}" for number in (1, 2, 3)],
    *[f"take {tile} {cell}" for tile in range(1, 68) for cell in (*CELLS, *FAR)],
    *[f"{verb} {kind}" for verb in ("buy", "gain") for kind in RESOURCES],
    *[
        f"{verb} {kind} {cell}"
        for verb in ("pay", "sell")
        for kind in (*RESOURCES, "member")
        for cell in (*CELLS, *FAR)
        if (verb, kind) != ("sell", "member")
    ],
    *[f"{verb} {cell}" for verb in ("activate", "ness", "promote") for cell in (*CELLS, *FAR)],
    *[f"move {one} {other}" for one in INNER for other in (*INNER, *FAR)],
    "pay chieftain",
    "stop",
    "resolve",
    "done",
    "end",
]
EVERY_ACTION: list[Action] = [glenmore.parse(text) for text in EVERY_TEXT]
GOLDEN = Path(__file__).parents[2] / "games" / "glenmore" / "golden"


def golden_line(players: int) -> list[str]:
    return read_actions((GOLDEN / f"{players}-players.txt").read_text())
