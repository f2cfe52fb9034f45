"""The arena: duplicate groups, sequential tests, a ladder, on processes or a cluster (docs/bots.md)."""

from clachan.lab.arena.contest import Contest, Entrant, check
from clachan.lab.arena.errors import ArenaError, ResultError, WorkerDied
from clachan.lab.arena.files import Keeper, Results, load, summary
from clachan.lab.arena.match import play_group
from clachan.lab.arena.running import Machines, run
from clachan.lab.arena.sprt import Sprt

__all__ = [
    "ArenaError",
    "Contest",
    "Entrant",
    "Keeper",
    "Machines",
    "ResultError",
    "Results",
    "Sprt",
    "WorkerDied",
    "check",
    "load",
    "play_group",
    "run",
    "summary",
]
