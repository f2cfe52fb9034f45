"""A bot for Glen More: it plays random games to their end and takes the action that ends best.

    python examples/glenmore_bot.py                                    # one game against a random bot
    clachan arena glenmore --bot "python examples/glenmore_bot.py --arena" --bots random

docs/bots.md explains the functions that it uses.
"""

import json
import random
import sys
from collections.abc import Sequence
from typing import Any

from clachan.bots import make_bot
from clachan.core import Rng
from clachan.games import glenmore
from clachan.games.glenmore.playout import playout
from clachan.lab import play_game
from clachan.wire.views import read_view


class PlayoutBot:
    """Tries some of the legal actions, each with a number of random games."""

    def __init__(self, tried: int = 8, games: int = 4) -> None:
        self.tried, self.games = tried, games

    def choose(self, view: Any, legal: Sequence[Any], rng: Rng) -> Any:
        rest = list(legal)
        tried = [rest.pop(rng.randrange(len(rest))) for _ in range(min(self.tried, len(rest)))]
        return max(tried, key=lambda action: self._value(view, action, rng))

    def _value(self, view: Any, action: Any, rng: Rng) -> int:
        """Our lead over the best opponent after the action, summed over random games."""
        lead = 0
        for _ in range(self.games):
            state = glenmore.determinise(view, rng)  # all that we do not see is made up
            end = playout(glenmore.apply(state, action), rng)
            totals = [sheet.total for sheet in glenmore.score(end)]
            own = totals.pop(view.seat)
            lead += own - max(totals)
        return lead


def play_in_arena(bot: PlayoutBot) -> None:
    """Answer the messages of the arena."""
    rng = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            rng = random.Random(message["seed"])
            answer = {"type": "ready"}
        elif message["type"] == "choose":
            legal = [glenmore.parse(text) for text in message["legal"]]
            action = bot.choose(read_view(message["view"]), legal, rng)
            answer = {"type": "play", "action": glenmore.text(action)}
        else:  # "over"
            return
        print(json.dumps(answer), flush=True)


def main() -> None:
    bot = PlayoutBot()
    if "--arena" in sys.argv:
        play_in_arena(bot)
    else:
        result = play_game(glenmore, [bot, make_bot("random", glenmore)], random.Random(1))
        print("points:", *result.totals)
        print("places:", *result.ranking)


if __name__ == "__main__":
    main()
