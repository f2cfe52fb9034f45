"""What a worker is asked."""

import pickle
from dataclasses import dataclass
from typing import Self

from clachan.bots import Budget
from clachan.core import View


@dataclass(frozen=True, slots=True)
class Question:
    """Which of the legal actions, all in the game's notation, would this bot take?"""

    game: str
    bot: str
    view: View
    legal: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    """Of the thought; without one a bot takes its own."""

    def pack(self) -> bytes:
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Only what the server itself packed, from the pipe that only it can write to."""
        question = pickle.loads(data)  # noqa: S301 - see above; answers come back as plain text
        assert isinstance(question, cls)
        return question
