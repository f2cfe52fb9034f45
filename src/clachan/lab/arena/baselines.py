"""The frozen zoo: bots with a version and a budget in playouts, by which others are measured.

A version stands for one way to play. ``fingerprint`` tells when that has changed: then the version
is raised, and ratings of before are not compared with ratings of after. ``python -m
clachan.lab.arena.baselines`` writes the fingerprints as they are now into baselines.json.
"""

import hashlib
import random
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clachan.bots import Bot, make_bot
from clachan.core import CHANCE, AnyGame
from clachan.games import GAMES
from clachan.lab.arena.contest import Entrant
from clachan.lab.arena.draws import Draws

_DECISIONS: Final = 60  # of each game that makes a fingerprint
_PLAYOUTS: Final = 30


class Animal(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: int
    spec: str
    fingerprint: str = ""


@cache
def zoo() -> Mapping[str, tuple[Animal, ...]]:
    """By game, from the weakest up."""
    data = (files("clachan.lab.arena") / "baselines.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[Animal, ...]])


def animal(game: str, name: str) -> Animal:
    return next(animal for animal in zoo()[game] if animal.name == name)


def our_entrant(game: str, spec: str) -> Entrant:
    """One of our bots, with how it plays at present; raises `BotError`."""
    make_bot(spec, GAMES[game])
    return Entrant("bot", spec, animal(game, spec.partition(":")[0]).fingerprint)


def fingerprint(game_name: str, animal: Animal) -> str:
    """Of what it plays alone with itself and with little time: two of them, and a full table."""
    game = GAMES[game_name]
    spec = animal.spec.partition(":")[0]
    bot = make_bot(spec if spec == animal.spec else f"{spec}:playouts={_PLAYOUTS}", game)
    digest = hashlib.sha256()
    for players in (game.meta.players[0], game.meta.players[-1]):
        for action in _beginning(game, bot, players):
            digest.update(f"{action}\n".encode())
    return digest.hexdigest()[:16]


def _beginning(game: AnyGame, bot: Bot[Any, Any], players: int) -> Iterator[str]:
    draws, rng = Draws(game, "zoo"), random.Random(0)
    state, played = game.new_game(players), 0
    while played < _DECISIONS and (seat := game.to_move(state)) is not None:
        legal = game.legal_actions(state)
        if seat == CHANCE:
            state = game.apply(state, draws.draw(legal, game.chance_weights(state)))
            continue
        action = bot.choose(game.view(state, seat), legal, rng)
        yield game.text(action)
        state, played = game.apply(state, action), played + 1


def frozen() -> str:
    """The zoo as JSON, with fingerprints as they are now, a line for each bot."""
    games = []
    for game, animals in zoo().items():
        now = [replace(animal, fingerprint=fingerprint(game, animal)) for animal in animals]
        rows = ",\n".join(f"    {msgspec.json.encode(animal).decode()}" for animal in now)
        games.append(f'  "{game}": [\n{rows}\n  ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    text = frozen()  # before the file is opened, which it is read from
    Path(__file__).with_name("baselines.json").write_text(text, encoding="utf-8")
