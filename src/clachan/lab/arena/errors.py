"""What is wrong with a contest, its file or its machines."""

from clachan.core.errors import ClachanError


class ArenaError(ClachanError, ValueError):
    """A contest that cannot be played as it is described."""


class ResultError(ArenaError):
    """A result file that is damaged, or of another contest."""


class WorkerDied(RuntimeError):
    """A process that played games is gone, or its bot has a fault; what is played is kept."""
