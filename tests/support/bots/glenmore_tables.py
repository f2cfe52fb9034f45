"""Glen More with bots at the table."""

import random
from collections.abc import Sequence
from typing import Any

from clachan.bots import Bot
from clachan.core import CHANCE
from clachan.games import glenmore
from clachan.games.glenmore.state import State, Taking


def play_game(bots: Sequence[Bot[Any, Any]], seed: int) -> State:
    """To the end; all that a bot chooses must be legal."""
    rng = random.Random(seed)
    state = glenmore.new_game(len(bots))
    while (seat := glenmore.to_move(state)) is not None:
        legal = glenmore.legal_actions(state)
        if seat == CHANCE:
            action = rng.choices(legal, glenmore.chance_weights(state))[0]
        else:
            action = bots[seat].choose(glenmore.view(state, seat), legal, rng)
            assert action in legal
        state = glenmore.apply(state, action)
    return state


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in glenmore.score(state)]


def turns_of(bot: Bot[Any, Any], players: int, turns: int) -> list[State]:
    """Positions before a take, after this bot has played for everyone."""
    rng = random.Random(players)
    found: list[State] = []
    state = glenmore.new_game(players)
    while len(found) <= turns and (legal := glenmore.legal_actions(state)):
        if isinstance(state.decision, Taking):
            found.append(state)
        seat = glenmore.to_move(state)
        if seat == CHANCE:
            action = rng.choices(legal, glenmore.chance_weights(state))[0]
        else:
            action = bot.choose(glenmore.view(state, seat), legal, rng)
        state = glenmore.apply(state, action)
    return found
