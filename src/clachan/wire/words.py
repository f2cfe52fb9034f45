"""Sentences and moves as messages of the protocol."""

from msgspec import Struct

from clachan.core import Message


class WordsMessage(Struct, frozen=True):
    """The key of a sentence and its arguments; clients make the text in the user's language."""

    key: str
    args: dict[str, int | str]


class Move(Struct, frozen=True):
    """A legal action, with its notation and its description."""

    text: str
    words: WordsMessage


def words_message(message: Message) -> WordsMessage:
    """Return the message as a Struct.

    >>> words_message(Message("clans-deal-unseen", (("seat", 2),)))
    WordsMessage(key='clans-deal-unseen', args={'seat': 2})
    """
    return WordsMessage(message.key, dict(message.args))
