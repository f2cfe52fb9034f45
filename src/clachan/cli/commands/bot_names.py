"""Bots as commands name them, each with a budget if it has one: ``expert:ms=200``."""

from clachan.bots import BotError, make_bot
from clachan.cli.errors import Refused
from clachan.cli.spelling import tidy
from clachan.cli.text import Words
from clachan.core import AnyGame, Message


def check_bot(spec: str, game: AnyGame, words: Words) -> None:
    """Raises `Refused` for one that there is not, or that cannot think so."""
    try:
        make_bot(spec, game)
    except BotError as error:
        raise Refused(words.message(tidied(error.message))) from error


def tidied(message: Message) -> Message:
    """What somebody typed may be in it."""
    args = message.args
    return Message(
        message.key,
        tuple((name, tidy(arg) if isinstance(arg, str) else arg) for name, arg in args),
    )
