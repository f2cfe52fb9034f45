"""Errors of a contest, of its result file and of the processes that play it."""

from clachan.core import Message
from clachan.core.errors import ClachanError


class ArenaError(ClachanError, ValueError):
    """A contest that cannot be played as it is described."""


class ResultError(ArenaError):
    """A result file that is damaged, or belongs to another contest."""


class WorkerDied(ClachanError, RuntimeError):
    """A process that played games has ended. Results so far are kept."""

    def __init__(self) -> None:
        super().__init__("a process that played games has ended", Message("arena-worker-died"))
