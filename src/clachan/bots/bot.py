"""The interface of every bot."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from clachan.core import Message, Rng
from clachan.core.errors import ClachanError

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, /) -> A:
        """One of the legal actions, chosen from what the seat may know; never a state."""
        ...


class BotError(ClachanError, ValueError):
    """Names the field and what it may be, in one sentence for programs and their authors.

    ``message`` is what a client says to a reader.
    """

    def __init__(self, problem: str, key: str = "arena-bot-refused", **args: str) -> None:
        arguments = tuple(args.items()) or (("problem", problem),)
        super().__init__(problem, Message(key, arguments))
