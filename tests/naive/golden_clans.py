"""Whole games rendered picture by picture, to compare another implementation with byte for byte.

`python -m tests.naive.golden_clans` writes the files again.  `render` describes the game of any
`Playable`; `read_actions` and `read_players` return what is needed to render a file again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from .clans import CHANCE, NaiveClans, random_line

SEED = 20240705  # for the generator alone: it picks the games
FOLDER = Path(__file__).resolve().parents[1] / "games" / "clans" / "golden"


class Playable(Protocol):
    """A game that can be rendered; `NaiveClans` documents each method."""

    def to_move(self) -> int | None: ...

    def legal(self) -> list[str]: ...

    def apply(self, text: str) -> None: ...

    def seen(self, text: str, seat: int | None) -> str: ...

    def scores(self) -> list[tuple[int, int]]: ...

    def takes(self) -> list[tuple[int, int, int, int, int]]: ...

    def winners(self) -> list[int]: ...

    def ranking(self) -> list[int]: ...

    def picture(self, seat: int | None) -> str: ...


def render(game: Playable, actions: Sequence[str]) -> str:
    """Play these actions on a new game and render it, up to its end."""
    lines = []
    for text in actions:
        game.apply(text)
        lines.append(f"> {text}")
        if game.to_move() != CHANCE:
            lines += [*pictures(game), ""]
    return "\n".join([*lines, *result(game)]) + "\n"


def pictures(game: Playable) -> list[str]:
    """Seat 0's picture in full; of the other viewers' only the lines that differ from it."""
    first = game.picture(0).split("\n")
    lines = list(first)
    for viewer in other_viewers(game):
        own = game.picture(viewer).split("\n")
        changed = [line for line, known in zip(own, first, strict=True) if line != known]
        header = f"viewer {'-' if viewer is None else viewer}"
        lines += [header, *[f"  {line}" for line in changed if line != header]]
    return lines


def other_viewers(game: Playable) -> list[int | None]:
    """Every seat but 0, then the spectator."""
    return [*range(1, len(game.scores())), None]


def result(game: Playable) -> list[str]:
    return [
        " ".join(["scores", *[dashed(score) for score in game.scores()]]),
        " ".join(["takes", *[dashed(take) for take in game.takes()]]),
        " ".join(["ranking", *[str(place) for place in game.ranking()]]),
        " ".join(["winners", *[str(seat) for seat in game.winners()]]),
    ]


def dashed(numbers: Sequence[int]) -> str:
    return "-".join(str(number) for number in numbers)


def read_actions(text: str) -> list[str]:
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def read_players(text: str) -> int:
    headers = [line for line in text.splitlines() if line.startswith("players ")]
    return int(headers[0].removeprefix("players "))


def worth_telling(actions: Sequence[str]) -> bool:
    """At least one face-down play with a shield and one without."""
    hidden = [text for text in actions if text.startswith("~")]
    return len({text.endswith("+") for text in hidden}) == 2


def find_game(players: int, chooser: random.Random) -> list[str]:
    while True:
        actions = random_line(players, chooser)
        if worth_telling(actions):
            return actions


def golden_path(players: int) -> Path:
    return FOLDER / f"{players}-players.txt"


def main() -> None:
    chooser = random.Random(SEED)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for players in (2, 3, 4):
        text = render(NaiveClans(players), find_game(players, chooser))
        golden_path(players).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
