"""Baselines: bots with a version and a budget in playouts, with which others are compared.

A version stands for one way to play. ``fingerprint`` shows when that has changed: then the version
is raised, and ratings from before are not compared with ratings from after. ``python -m
clachan.lab.arena.baselines`` writes the present fingerprints into baselines.json.
"""

import hashlib
import random
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clachan.bots import Bot, bot_name, make_bot
from clachan.bots.compiled import load_searches_of
from clachan.core import AnyGame, Seat
from clachan.games import GAMES
from clachan.lab.arena.contest import Entrant
from clachan.lab.arena.draws import Draws
from clachan.lab.selfplay import run_game

_DECISIONS: Final = 60  # of each game that goes into a fingerprint
_PLAYOUTS: Final = 30


class Baseline(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: int
    spec: str
    fingerprint: str = ""


@cache
def load_baselines() -> Mapping[str, tuple[Baseline, ...]]:
    """The baselines by game, from the weakest to the strongest."""
    data = (files("clachan.lab.arena") / "baselines.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[Baseline, ...]])


def baselines_of(game: str) -> tuple[Baseline, ...]:
    """The baselines of a game; ``()`` for a game of another package."""
    return load_baselines().get(game, ())


def find_baseline(game: str, name: str) -> Baseline:
    return next(baseline for baseline in baselines_of(game) if baseline.name == name)


def bot_entrant(game: str, spec: str) -> Entrant:
    """A bot, with its present fingerprint if it is a baseline; raises `BotError`."""
    make_bot(spec, GAMES[game])
    name = bot_name(spec)
    prints = (baseline.fingerprint for baseline in baselines_of(game) if baseline.name == name)
    return Entrant("bot", spec, next(prints, ""))


def fingerprint(game_name: str, baseline: Baseline) -> str:
    """A digest of its decisions against itself with few playouts, at a small and a full table."""
    game = GAMES[game_name]
    load_searches_of([baseline.spec], game_name)
    spec = baseline.spec.partition(":")[0]
    bot = make_bot(spec if spec == baseline.spec else f"{spec}:playouts={_PLAYOUTS}", game)
    digest = hashlib.sha256()
    for players in (game.meta.players[0], game.meta.players[-1]):
        for action in _first_actions(game, bot, players):
            digest.update(f"{action}\n".encode())
    return digest.hexdigest()[:16]


def _first_actions(game: AnyGame, bot: Bot[Any, Any], players: int) -> list[str]:
    # The key is part of the fingerprints in baselines.json.
    draws, rng = Draws(game, "zoo"), random.Random(0)
    actions: list[str] = []

    def decide(_seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        if len(actions) == _DECISIONS:
            return None
        action = bot.choose(view, legal, rng)
        actions.append(game.text(action))
        return action

    run_game(game, players, decide, draws.draw)
    return actions


def baselines_json() -> str:
    """The baselines with their present fingerprints as JSON, a line for each bot."""
    games = []
    for game, baselines in load_baselines().items():
        now = [replace(one, fingerprint=fingerprint(game, one)) for one in baselines]
        rows = ",\n".join(f"    {msgspec.json.encode(one).decode()}" for one in now)
        games.append(f'  "{game}": [\n{rows}\n  ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    text = baselines_json()  # reads the file, so it comes before the file is opened
    Path(__file__).with_name("baselines.json").write_text(text, encoding="utf-8")
