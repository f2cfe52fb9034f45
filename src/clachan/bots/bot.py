"""The interface of every bot, and the error about a name or a budget."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from clachan.core import Message, Rng
from clachan.core.errors import ClachanError

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, /) -> A:
        """One of the legal actions; a bot gets the view of its seat and never a state."""
        ...


class BotError(ClachanError, ValueError):
    """A wrong name or budget of a bot; the text names the field and its allowed values."""

    def __init__(self, problem: str, key: str = "arena-bot-refused", **args: str) -> None:
        arguments = tuple(args.items()) or (("problem", problem),)
        super().__init__(problem, Message(key, arguments))
