"""One choice of a bot that may be of another package: it may raise anything, or choose an illegal action."""

from collections.abc import Sequence
from typing import Any

from clachan.bots.bot import Bot


class BadChoice(Exception):
    """A bot raised an error, the cause; or else it chose an illegal action, with this ``text``."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.text = text


def choose_legally(bot: Bot[Any, Any], view: Any, legal: Sequence[Any], rng: Any) -> Any:
    """Return the bot's choice, one of the legal actions; raises `BadChoice`."""
    try:
        action = bot.choose(view, legal, rng)
        illegal = None if action in legal else repr(action)
    except (MemoryError, KeyboardInterrupt):
        raise  # compiled rules report a signal in the first way
    except BaseException as error:
        raise BadChoice from error
    if illegal is not None:
        raise BadChoice(illegal)
    return action
