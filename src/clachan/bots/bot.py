"""The interface of every bot, and the error about a name or a budget."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from clachan.core import Message, Rng
from clachan.core.errors import ClachanError

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, /) -> A:
        """One of the legal actions; a bot gets the view of its seat and never a state."""
        ...


@runtime_checkable
class TurnPlanner(Protocol[V_contra, A]):
    """A bot that can also choose all actions of a turn together."""

    def choose_turn(
        self, view: V_contra, legal: Sequence[A], rng: Rng, /
    ) -> Sequence[tuple[Any, A]]:
        """The actions of the turn, each with the view that it is for; the first is for ``view``.

        An action is played only if the seat has exactly its view then. So the turn ends before anything
        that the bot does not know.
        """
        ...


class BotError(ClachanError, ValueError):
    """A wrong name or budget of a bot; the text names the field and its allowed values."""

    def __init__(self, problem: str, key: str = "arena-bot-refused", **args: str) -> None:
        arguments = tuple(args.items()) or (("problem", problem),)
        super().__init__(problem, Message(key, arguments))
