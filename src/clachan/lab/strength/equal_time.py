"""The plain bot that thinks as long as the expert, found once and then kept."""

import math
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from clachan.core import Message
from clachan.games import GAMES
from clachan.lab.arena import Contest, Entrant, Keeper, Machines, ResultError, Results, run
from clachan.lab.arena.baselines import animal, our_entrant
from clachan.lab.arena.files import replace_file

_TRIALS: Final = 3
_GROUPS: Final = 8


class Equal(Struct, frozen=True, forbid_unknown_fields=True):
    """What was found, and for which expert."""

    spec: Annotated[str, Meta(pattern="^plain:playouts=[1-9][0-9]{0,8}$")]
    expert: Entrant


def plain_of_equal_time(game: str, folder: Path) -> str:
    """By short matches, in each of which the plain bot's playouts are set right by the time it took."""
    if (known := _kept(game, folder)) is not None:
        return known
    expert = _expert(game)
    playouts = int(expert.spec.rpartition("=")[2])
    for trial in range(_TRIALS):
        playouts = max(1, round(playouts * _slower(game, playouts, trial)))
    found = Equal(f"plain:playouts={playouts}", expert)
    replace_file(_file(game, folder), msgspec.json.encode(found) + b"\n")
    return found.spec


def known_plain(game: str, folder: Path) -> str:
    """Without playing: what was found, or the plain bot of the zoo; raises `ResultError`."""
    return _kept(game, folder) or animal(game, "plain").spec


def _kept(game: str, folder: Path) -> str | None:
    """What was found for the expert as it is now; raises `ResultError`."""
    file = _file(game, folder)
    if not file.exists():
        return None
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Equal)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        why = ascii(str(error))
        message = Message("arena-damaged", (("why", why),))
        raise ResultError(f"{file}: not a whole result: {why}", message) from error
    if found.expert != _expert(game):
        message = Message("arena-other-version", (("file", str(file)),))
        raise ResultError(f"{file}: of another expert; move it away first", message)
    return found.spec


def _file(game: str, folder: Path) -> Path:
    return folder / f"{game}-plain.json"


def _expert(game: str) -> Entrant:
    return our_entrant(game, animal(game, "expert").spec)


def _slower(game: str, playouts: int, seed: int) -> float:
    """How many times as long the expert thinks as a plain bot with so many playouts."""
    entrants = (_expert(game), our_entrant(game, f"plain:playouts={playouts}"))
    contest = Contest("match", game, GAMES[game].meta.rules_version, 2, entrants, seed)
    results = run(Results(contest, None, ()), _GROUPS, Machines(jobs=1), Keeper(None))
    return time_ratio(results)


def time_ratio(results: Results) -> float:
    """How many times as long as the second the first thought, in games with as many seats for each."""
    first, second = (math.fsum(group.seconds[who] for group in results.groups) for who in (0, 1))
    return first / max(second, 1e-6)
