"""Counts of action sequences of Glen More, to compare move generators by.

`python -m tests.naive.perft_glenmore` counts again from the lines of play that the file carries;
a position that the file does not have gets a line from the seed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from .glenmore import NaiveGlenmore
from .glenmore_chain import CHAIN, tail_trimmed
from .glenmore_legal import is_own_last_turn
from .glenmore_lines import after, random_line, verb_of

SEED = 20240711  # for the generator alone: it picks the lines
TARGET = Path(__file__).resolve().parents[1] / "games" / "glenmore" / "perft.json"

FIRST_TAKE = "first take"
MIDDLE = {
    2: "activate in mid-game, with Loch Ness",
    3: "pay in mid-game, with a choice to stop",
    4: "activate in mid-game, with Loch Ness",
    5: "pay in mid-game, with a choice to stop",
}
LATE = "last take of a game"
OWN_LAST = "own last turn with one member, others still to move"
FIRST_DEPTH = 2
MOST_LEAVES = 60_000  # a position is counted as deep as stays below this
DEEPEST = 6  # beyond this the late position has only finished sequences to add


def perft(game: NaiveGlenmore, depth: int) -> int:
    """Number of action sequences of this length; one that ends the game sooner counts once."""
    actions = game.legal()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(child(game, text), depth - 1) for text in actions)


def child(game: NaiveGlenmore, text: str) -> NaiveGlenmore:
    twin = game.copy()
    twin.apply(text)
    return twin


def counts_up_to(game: NaiveGlenmore, deepest: int) -> list[int]:
    """Depth after depth, as long as the next one promises to stay small."""
    counts = [perft(game, 1)]
    growth = counts[0]
    while len(counts) < deepest and counts[-1] * growth <= MOST_LEAVES:
        counts.append(perft(game, len(counts) + 1))
        growth = 1 + counts[-1] // counts[-2]
    return counts


def with_loch_ness(game: NaiveGlenmore) -> bool:
    return "ness" in [verb_of(text) for text in game.legal()] and len(game.legal()) >= 8


def with_a_choice_to_stop(game: NaiveGlenmore) -> bool:
    return "stop" in game.legal() and len(game.legal()) >= 6


def in_the_middle(
    players: int, line: list[str], wanted: Callable[[NaiveGlenmore], bool]
) -> list[str] | None:
    """This line up to the first position in its middle half that is as wanted."""
    for length in range(len(line) // 4, 3 * len(line) // 4):
        if wanted(after(players, line[:length])):
            return line[:length]
    return None


def find_middle(players: int, chooser: random.Random) -> list[str]:
    wanted = with_loch_ness if "Ness" in MIDDLE[players] else with_a_choice_to_stop
    while True:
        found = in_the_middle(players, random_line(players, chooser), wanted)
        if found is not None:
            return found


def up_to_take(line: list[str], which: int) -> list[str]:
    """The line before the first (0) or the last (-1) tile is taken."""
    places = [place for place, text in enumerate(line) if verb_of(text) == "take"]
    return line[: places[which]]


def with_the_last_member_free(game: NaiveGlenmore) -> bool:
    """GM 9.2: it may be promoted, and the others still have turns."""
    if game.decision != "move" or not is_own_last_turn(game):
        return False
    _, player = game.now()
    missing = CHAIN - len(tail_trimmed(game.chain))
    return player.members() == 1 and sum(map(len, game.stacks)) > missing


def find_own_last_turn(players: int, chooser: random.Random) -> list[str]:
    while True:
        game, line = NaiveGlenmore(players), random_line(players, chooser)
        for length, text in enumerate(line):
            if with_the_last_member_free(game):
                return line[:length]
            game.apply(text)


def new_line(players: int, name: str) -> list[str]:
    """Each position has a generator of its own: a new line moves no other."""
    chooser = random.Random(f"{SEED} {players} {name}")
    if name == MIDDLE[players]:
        return find_middle(players, chooser)
    if name == OWN_LAST:
        return find_own_last_turn(players, chooser)
    return up_to_take(random_line(players, chooser), 0 if name == FIRST_TAKE else -1)


def known_lines() -> dict[tuple[int, str], list[str]]:
    """The lines that the file has."""
    if not TARGET.exists():
        return {}
    entries = json.loads(TARGET.read_text(encoding="utf-8"))
    return {(each["players"], each["position"]): each["line"].split("; ") for each in entries}


def entry(players: int, name: str, line: list[str]) -> dict[str, object]:
    deepest = FIRST_DEPTH if name == FIRST_TAKE else DEEPEST
    counts = counts_up_to(after(players, line), deepest)
    return {"players": players, "position": name, "line": "; ".join(line), "counts": counts}


def entries() -> list[dict[str, object]]:
    known = known_lines()
    return [
        entry(players, name, known.get((players, name)) or new_line(players, name))
        for players in (2, 3, 4, 5)
        for name in (FIRST_TAKE, MIDDLE[players], LATE, OWN_LAST)
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
