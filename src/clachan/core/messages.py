"""What a client turns into words: keys and arguments, never sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

Args: TypeAlias = tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence still to be said, in whatever language the reader has.

    >>> dict(Message("clans-play", (("rank", 7), ("colour", "G"))).args)
    {'rank': 7, 'colour': 'G'}
    """

    key: str
    args: Args = ()
    then: tuple[Message, ...] = ()
    """What is to be said after it: what an action has set off by itself."""

    @property
    def all(self) -> Iterator[Message]:
        """The message and what is said after it.

        >>> [told.key for told in Message("draw", then=(Message("scoring"),)).all]
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
