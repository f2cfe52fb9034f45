"""Lines of play of Glen More: played over again, or made up."""

from __future__ import annotations

import random

from .glenmore import NaiveGlenmore
from .glenmore_state import CHANCE

SELDOM = ["sell", "stop", "done", "end"]  # what would cut the turns of a made-up game short
OFTEN = 4


def after(players: int, line: list[str]) -> NaiveGlenmore:
    """The position that these actions lead to from the start."""
    game = NaiveGlenmore(players)
    for text in line:
        game.apply(text)
    return game


def verb_of(text: str) -> str:
    return text.split(maxsplit=1)[0]


def any_action(game: NaiveGlenmore, chooser: random.Random) -> str:
    """A verb first, then evenly among its actions; chance by its weights."""
    actions = game.legal()
    if game.to_move() == CHANCE:
        return chooser.choices(actions, game.weights())[0]
    verbs = list(dict.fromkeys(verb_of(text) for text in actions))
    likely = [1 if verb in SELDOM else OFTEN for verb in verbs]
    chosen = chooser.choices(verbs, likely)[0]
    return chooser.choice([text for text in actions if verb_of(text) == chosen])


def random_line(players: int, chooser: random.Random) -> list[str]:
    """A whole game."""
    game = NaiveGlenmore(players)
    line = []
    while game.to_move() is not None:
        text = any_action(game, chooser)
        game.apply(text)
        line.append(text)
    return line
