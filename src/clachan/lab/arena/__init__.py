"""The arena: duplicate groups, sequential tests and ratings, on processes or a cluster (docs/bots.md)."""

from clachan.lab.arena.contest import Contest, Entrant, check_contest
from clachan.lab.arena.match import Machines, play_group, run_contest
from clachan.lab.arena.results import Results, ResultWriter, load_results, summarise
from clachan.lab.errors import ArenaError, ResultError, WorkerDied
from clachan.lab.statistics import Sprt

__all__ = [
    "ArenaError",
    "Contest",
    "Entrant",
    "Machines",
    "ResultError",
    "ResultWriter",
    "Results",
    "Sprt",
    "WorkerDied",
    "check_contest",
    "load_results",
    "play_group",
    "run_contest",
    "summarise",
]
