"""Whole games of Glen More, to compare another implementation with byte for byte.

`python -m tests.naive.golden_glenmore` writes the files again.  `render` describes the game of any
`Playable`; `read_actions` and `read_players` return what is needed to render a file again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from .glenmore import NaiveGlenmore
from .glenmore_lines import random_line

SEED = 20240712  # for the generator alone: it picks the games
FOLDER = Path(__file__).resolve().parents[1] / "games" / "glenmore" / "golden"

# What each game must show: the beginnings of some of its actions.
WANTED = {
    2: ["pay", "buy", "sell", "stop", "gain", "promote", "ness"],
    3: ["pay", "buy", "sell", "stop", "gain", "promote", "resolve"],
    4: ["pay member", "buy", "sell", "stop", "promote", "ness", "discard"],
    5: ["pay chieftain", "buy", "sell", "stop", "promote", "ness", "resolve", "take 60"],
}


class Playable(Protocol):
    """A game that can be rendered; `NaiveGlenmore` documents each method."""

    def to_move(self) -> int | None: ...

    def legal(self) -> list[str]: ...

    def apply(self, text: str) -> None: ...

    def scores(self) -> list[tuple[int, int]]: ...

    def items(self, seat: int) -> list[tuple[str, int]]: ...

    def winners(self) -> list[int]: ...

    def ranking(self) -> list[int]: ...

    def picture(self, seat: int | None) -> str: ...


def render(game: Playable, actions: Sequence[str]) -> str:
    """Play these actions on a new game and render it, up to its end."""
    lines = []
    taking = False
    for text in actions:
        game.apply(text)
        lines.append(f"> {text}")
        was_taking, taking = taking, "decision take" in game.picture(0).split("\n")
        if game.to_move() is None or (taking and not was_taking):
            lines += [game.picture(0), ""]
    return "\n".join([*lines, *result(game)]) + "\n"


def result(game: Playable) -> list[str]:
    seats = range(len(game.scores()))
    return [
        " ".join(["scores", *[f"{points}/{cubes}" for points, cubes in game.scores()]]),
        *[f"items {seat}: {items_text(game.items(seat))}" for seat in seats],
        " ".join(["ranking", *[str(place) for place in game.ranking()]]),
        " ".join(["winners", *[str(seat) for seat in game.winners()]]),
    ]


def items_text(items: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {points}" for name, points in items)


def read_actions(text: str) -> list[str]:
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def read_players(text: str) -> int:
    headers = [line for line in text.splitlines() if line.startswith("players ")]
    return int(headers[0].removeprefix("players "))


def worth_telling(players: int, actions: Sequence[str]) -> bool:
    return all(
        any(f"{text} ".startswith(f"{wanted} ") for text in actions) for wanted in WANTED[players]
    )


def find_game(players: int, chooser: random.Random) -> list[str]:
    while True:
        actions = random_line(players, chooser)
        if worth_telling(players, actions):
            return actions


def golden_path(players: int) -> Path:
    return FOLDER / f"{players}-players.txt"


def main() -> None:
    chooser = random.Random(SEED)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for players in (2, 3, 4, 5):
        text = render(NaiveGlenmore(players), find_game(players, chooser))
        golden_path(players).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
