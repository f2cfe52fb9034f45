"""Messages: keys and arguments that a client turns into sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

Args: TypeAlias = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Message:
    """The key and the arguments of a sentence; a client translates it.

    >>> dict(Message("clans-play", (("rank", 7), ("colour", "G"))).args)
    {'rank': 7, 'colour': 'G'}
    """

    key: str
    args: Args = ()
    then: tuple[Message, ...] = ()
    """Messages that follow this one, for example for a scoring that the action caused."""

    @property
    def all(self) -> Iterator[Message]:
        """The message and all messages that follow it.

        >>> [message.key for message in Message("draw", then=(Message("scoring"),)).all]
        ['draw', 'scoring']
        """
        yield self
        for message in self.then:
            yield from message.all


class Reason(Enum):
    """Why something was refused, or why a game ended; subclassed by each game.

    A member is declared with its message key and the number of the rule behind it:

    >>> class ChessReason(Reason):
    ...     IN_CHECK = "in-check", "Ch 3.9"
    >>> ChessReason.IN_CHECK.key, ChessReason.IN_CHECK.rule
    ('in-check', 'Ch 3.9')
    """

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule
