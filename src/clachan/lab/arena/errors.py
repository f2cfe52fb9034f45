"""What is wrong with a contest, its file or its machines."""

from clachan.core import Message


class ArenaError(ValueError):
    """A sentence for programs and their authors; ``message`` is what a client says to a reader."""

    def __init__(self, problem: str, message: Message) -> None:
        super().__init__(problem)
        self.message = message


class ResultError(ArenaError):
    """A result file that is damaged, or of another contest."""


class WorkerDied(RuntimeError):
    """A process that played games is gone, or its bot has a fault; what is played is kept."""
