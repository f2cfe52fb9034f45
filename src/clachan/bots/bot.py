"""The interface of every bot."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from clachan.core import Rng

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, /) -> A:
        """One of the legal actions, chosen from what the seat may know; never a state."""
        ...
