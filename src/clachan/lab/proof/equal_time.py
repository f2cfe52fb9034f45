"""The plain bot that thinks as long as the expert, found once and then kept."""

import json
import math
from pathlib import Path
from typing import Final

from clachan.games import GAMES
from clachan.lab.arena import Contest, Entrant, Keeper, Machines, Results, run
from clachan.lab.arena.files import replace_file
from clachan.lab.arena.zoo import animal

_TRIALS: Final = 3
_GROUPS: Final = 2


def plain_of_equal_time(game: str, folder: Path) -> str:
    """By short matches, in each of which the plain bot's playouts are set right by the time it took."""
    file = folder / f"{game}-plain.json"
    if file.exists():
        return str(json.loads(file.read_bytes())["spec"])
    playouts = int(animal(game, "expert").spec.rpartition("=")[2])
    for trial in range(_TRIALS):
        playouts = max(1, round(playouts * _slower(game, playouts, trial)))
    spec = f"plain:playouts={playouts}"
    replace_file(file, json.dumps({"spec": spec}).encode())
    return spec


def known_plain(game: str, folder: Path) -> str:
    """Without playing: what was found, or the plain bot of the zoo."""
    file = folder / f"{game}-plain.json"
    return plain_of_equal_time(game, folder) if file.exists() else animal(game, "plain").spec


def _slower(game: str, playouts: int, seed: int) -> float:
    """How many times as long the expert thinks as a plain bot with so many playouts."""
    entrants = (
        Entrant("bot", animal(game, "expert").spec),
        Entrant("bot", f"plain:playouts={playouts}"),
    )
    contest = Contest("match", game, GAMES[game].meta.rules_version, 2, entrants, seed)
    results = run(Results(contest, None, ()), _GROUPS, Machines(jobs=1), Keeper(None))
    return time_ratio(results)


def time_ratio(results: Results) -> float:
    """How many times as long as the second the first thought, in games with as many seats for each."""
    first, second = (math.fsum(group.seconds[who] for group in results.groups) for who in (0, 1))
    return first / max(second, 1e-6)
