"""The bots that think as long as the expert, measured once and stored in files."""

import math
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from clachan.atomic_files import replace_file
from clachan.core import Message
from clachan.core.printable import escape_unprintable
from clachan.games import GAMES
from clachan.lab.arena import (
    Contest,
    Entrant,
    Machines,
    ResultError,
    Results,
    ResultWriter,
    run_contest,
)
from clachan.lab.arena.baselines import bot_entrant, find_baseline

_TRIALS: Final = 2
_GROUPS: Final = 2
_START: Final = 200
"""Playouts of the first match; the expert searches on the kernel, and has many more."""


class EqualTimeBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that was found, and the expert that it was compared with."""

    spec: Annotated[str, Meta(pattern="^[a-z0-9-]+:playouts=[1-9][0-9]{0,8}$")]
    expert: Entrant


def find_equal_time_bot(game: str, folder: Path, name: str = "plain") -> str:
    """The stored bot of this name, or a new one from short matches, each of which corrects its playouts."""
    if (known := _load(game, folder, name)) is not None:
        return known
    expert, playouts = _expert(game), _START
    for trial in range(_TRIALS):
        ratio = _measure_time_ratio(game, f"{name}:playouts={playouts}", trial)
        playouts = max(1, round(playouts * ratio))
    found = EqualTimeBot(f"{name}:playouts={playouts}", expert)
    replace_file(_file(game, folder, name), msgspec.json.encode(found) + b"\n")
    return found.spec


def load_equal_time_bot(game: str, folder: Path, name: str = "plain") -> str:
    """The stored bot of this name, or the baseline, without playing; raises `ResultError`."""
    return _load(game, folder, name) or find_baseline(game, name).spec


def _load(game: str, folder: Path, name: str) -> str | None:
    """The bot that was found for the present expert; raises `ResultError`."""
    file = _file(game, folder, name)
    if not file.exists():
        return None
    try:
        found = msgspec.json.decode(file.read_bytes(), type=EqualTimeBot)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        why = escape_unprintable(str(error))
        message = Message("arena-damaged", (("why", why),))
        raise ResultError(f"{file}: not a whole result: {why}", message) from error
    if found.spec.partition(":")[0] != name:
        message = Message("arena-damaged", (("why", found.spec),))
        raise ResultError(f"{file}: of another bot: {found.spec}", message)
    if found.expert != _expert(game):
        message = Message("arena-other-version", (("file", str(file)),))
        raise ResultError(f"{file}: of another expert; move it away first", message)
    return found.spec


def _file(game: str, folder: Path, name: str) -> Path:
    return folder / f"{game}-{name}.json"


def _expert(game: str) -> Entrant:
    return bot_entrant(game, find_baseline(game, "expert").spec)


def _measure_time_ratio(game: str, spec: str, seed: int) -> float:
    """How many times as long the expert thinks as this bot."""
    entrants = (_expert(game), bot_entrant(game, spec))
    contest = Contest("match", game, GAMES[game].meta.rules_version, 2, entrants, seed)
    results = run_contest(Results(contest, None, ()), _GROUPS, Machines(jobs=1), ResultWriter(None))
    return time_ratio(results)


def time_ratio(results: Results) -> float:
    """How many times as long the first entrant thought as the second, with equally many seats for both."""
    first, second = (math.fsum(group.seconds[who] for group in results.groups) for who in (0, 1))
    return first / max(second, 1e-6)
