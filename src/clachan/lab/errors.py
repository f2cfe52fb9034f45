"""Errors of a contest, of its result file and of the processes that play it."""

from clachan.core import Message


class ArenaError(ValueError):
    """A contest that cannot be played.

    The text is for programs and their authors; a client shows ``message`` to its reader.
    """

    def __init__(self, problem: str, message: Message) -> None:
        super().__init__(problem)
        self.message = message


class ResultError(ArenaError):
    """A result file that is damaged, or belongs to another contest."""


class WorkerDied(RuntimeError):
    """A process that played games has ended. Results so far are kept."""
