"""Tables to sit the bots at."""

import random

from clachan.bots import Bot
from clachan.core import CHANCE
from clachan.games import clans
from clachan.games.clans.actions import Action
from clachan.games.clans.state import State
from clachan.games.clans.views import View
from tests.support.games.clans_photo import after


def deal_game(players: int, rng: random.Random) -> State:
    state = clans.new_game(players)
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    return state


def midgame(players: int, plays: int, rng: random.Random) -> State:
    """A position after this many random plays."""
    state = deal_game(players, rng)
    for _ in range(plays):
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    return state


def game(starts: str, hands: tuple[str, ...], *plays: str) -> State:
    """From the deal on, so that all plays are known; the start cards by tile, north first (CG 3.1)."""
    cards = " ".join((starts, *hands)).split()
    return after(clans.new_game(len(hands)), *[f"deal {card}" for card in cards], *plays)


def choose_action(bot: Bot[View, Action], state: State, seed: int = 0) -> Action:
    seat = clans.to_move(state)
    return bot.choose(clans.view(state, seat), clans.legal_actions(state), random.Random(seed))
