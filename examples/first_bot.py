"""A bot for the arena that needs nothing but Python; docs/bots.md explains every message.

    clachan arena clans --bot "python examples/first_bot.py" --bots random

It plays whatever is legal, and in Clans and Glory rather with a shield than without.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[str], rng: random.Random) -> str:
    """``view`` is all that our seat may know: see the views in PROTOCOL.md."""
    if view["game"] == "clans":
        # `7G@2N3+` plays a card and adds a shield, which is what brings points in the end.
        legal = [action for action in legal if action.endswith("+")] or legal
    return rng.choice(legal)


def main() -> None:
    rng = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            rng = random.Random(message["seed"])
            answer = {"type": "ready"}
        elif message["type"] == "choose":
            action = choose(message["view"], message["legal"], rng)
            answer = {"type": "play", "action": action}
        else:  # "over": the game has ended, and so do we
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
