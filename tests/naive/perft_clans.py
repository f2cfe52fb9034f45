"""Counts of action sequences, to compare move generators by.

`python -m tests.naive.perft_clans` writes the counts again.  The file carries whole lines of play,
so that nothing which reads it depends on the seed used here.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from .clans import NaiveClans, after, random_line

SEED = 20240704  # for the generator alone: it picks the lines
TARGET = Path(__file__).resolve().parents[1] / "games" / "clans" / "perft.json"

BEFORE_LAST_DEALS = "before the last two deals"
FIRST_PLAY = "first play"
LATE = "three plays before the end"
# As deep as stays below some 200 000 leaves.  The late one goes a step beyond the end of the
# game, where a finished sequence still counts once.
DEPTHS = {BEFORE_LAST_DEALS: 3, FIRST_PLAY: 2, LATE: 4}
PLAYS_LEFT = 3


def perft(game: NaiveClans, depth: int) -> int:
    """Number of action sequences of this length; one that ends the game sooner counts once."""
    actions = game.legal()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(child(game, text), depth - 1) for text in actions)


def child(game: NaiveClans, text: str) -> NaiveClans:
    twin = game.copy()
    twin.apply(text)
    return twin


def deals_in(line: list[str]) -> int:
    return len([text for text in line if text.startswith("deal")])


def any_line(line: list[str]) -> bool:
    return bool(line)


def hides_early_and_late(line: list[str]) -> bool:
    """A face-down play in the part that is written out, and another in the part that is counted."""
    shown, counted = line[:-PLAYS_LEFT], line[-PLAYS_LEFT:]
    return has_face_down(shown) and has_face_down(counted)


def has_face_down(line: list[str]) -> bool:
    return any(text.startswith("~") for text in line)


def find_line(
    players: int, chooser: random.Random, wanted: Callable[[list[str]], bool]
) -> list[str]:
    """The first random game that is as wanted."""
    while True:
        line = random_line(players, chooser)
        if wanted(line):
            return line


def lines_for(players: int, chooser: random.Random) -> dict[str, list[str]]:
    whole = find_line(players, chooser, any_line)
    late = find_line(players, chooser, hides_early_and_late)
    return {
        BEFORE_LAST_DEALS: whole[: deals_in(whole) - 2],
        FIRST_PLAY: whole[: deals_in(whole)],
        LATE: late[:-PLAYS_LEFT],
    }


def entry(players: int, name: str, line: list[str]) -> dict[str, object]:
    game = after(players, line)
    counts = [perft(game, depth) for depth in range(1, DEPTHS[name] + 1)]
    return {"players": players, "position": name, "line": "; ".join(line), "counts": counts}


def entries() -> list[dict[str, object]]:
    chooser = random.Random(SEED)
    return [
        entry(players, name, line)
        for players in (2, 3, 4)
        for name, line in lines_for(players, chooser).items()
    ]


def object_text(fields: dict[str, object]) -> str:
    """A field a line, the counts in one line."""
    body = ",\n".join(f"    {json.dumps(key)}: {json.dumps(fields[key])}" for key in fields)
    return "  {\n" + body + "\n  }"


def main() -> None:
    text = "[\n" + ",\n".join(object_text(fields) for fields in entries()) + "\n]\n"
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
