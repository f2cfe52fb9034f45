"""Prints a digest of random games; `run.py lockstep` compares interpreted with compiled rules.

All that the contract gives goes in: lists, weights, states, views, refusals, scores, outcomes.
"""

import random
import sys
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Any

from clachan.bots import LEVELS, make_bot
from clachan.core import Game
from clachan.games import GAMES

GAMES_EACH = 60 if "--deep" in sys.argv else 15


def trace(game: Game[Any, Any, Any, Any], players: int, rng: random.Random) -> str:
    digest = sha256()
    strangers: list[Any] = []
    state = game.new_game(players)
    while actions := game.legal_actions(state):
        strangers += rng.sample(actions, min(3, len(actions)))
        parts = [game.to_move(state), actions, game.chance_weights(state), state]
        parts += [game.view(state, seat) for seat in (*range(players), None)]
        parts += [game.why_illegal(state, action) for action in strangers[-40:]]
        parts += [game.score(state), game.outcome(state)]
        digest.update(repr(parts).encode())
        state = game.apply(state, rng.choice(actions))
    digest.update(repr([state, game.score(state), game.outcome(state)]).encode())
    return digest.hexdigest()


def playouts(name: str, players: int) -> str:
    """The ends of random playouts, where a game offers them."""
    if find_spec(f"clachan.games.{name}.playout") is None:
        return "none"
    module = import_module(f"clachan.games.{name}.playout")
    ends = [
        module.playout(GAMES[name].new_game(players), random.Random(seed))
        for seed in range(GAMES_EACH)
    ]
    return sha256(repr(ends).encode()).hexdigest()


def choices(name: str, players: int) -> str:
    """A game among the levels, with budgets that do not depend on the machine."""
    game, rng = GAMES[name], random.Random(players)
    bots = [make_bot(f"{level}:playouts=20", game) for level in LEVELS]
    state, chosen = game.new_game(players), []
    while actions := game.legal_actions(state):
        seat = game.to_move(state)
        if seat is None or seat < 0:
            action = rng.choice(actions)
        else:
            bot = bots[(seat + players) % len(bots)]
            action = bot.choose(game.view(state, seat), actions, rng)
        chosen.append(action)
        state = game.apply(state, action)
    return sha256(repr(chosen).encode()).hexdigest()


def form(name: str) -> str:
    """Whether the rules of a game run as source or compiled."""
    file = import_module(f"clachan.games.{name}.rules").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def main() -> None:
    """The first argument is the form that is expected: a comparison of equals proves nothing."""
    for name in GAMES:
        if form(name) != sys.argv[1]:
            sys.exit(f"the rules of {name} are {form(name)}, not {sys.argv[1]}")
    for name, game in GAMES.items():
        for players in game.meta.players:
            for seed in range(GAMES_EACH):
                print(name, players, seed, trace(game, players, random.Random(seed)))
            print(name, players, "playouts", playouts(name, players))
            print(name, players, "choices", choices(name, players))


if __name__ == "__main__":
    main()
