"""Groups until there are enough of them."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass

from clachan.lab.arena.contest import check_rules
from clachan.lab.arena.files import Keeper, Results
from clachan.lab.arena.results import Group
from clachan.lab.worker_pool import in_processes, in_this_process


@dataclass(frozen=True, slots=True)
class Machines:
    """Where the games are played."""

    jobs: int | None = None
    """Processes; as many as there are cores if ``None``."""
    cluster: str | None = None
    """The address of a Ray cluster, or ``local``."""

    def groups(self, results: Results, numbers: Iterator[int]) -> Generator[Group, None, None]:
        """In whatever order they are finished."""
        if self.cluster is not None:
            from clachan.lab.arena.cluster import on_cluster

            return on_cluster(results.contest, numbers, self.cluster, self.jobs)
        jobs = self.jobs or os.cpu_count() or 1
        if jobs == 1:
            return in_this_process(results.contest, numbers)
        return in_processes(results.contest, numbers, jobs)


def run(
    results: Results,
    groups: int,
    machines: Machines,
    keeper: Keeper,
    progress: Callable[[Results], None] = lambda _: None,
) -> Results:
    """Go on until there are so many groups, or until the sequential test has a verdict.

    Groups count in the order of their numbers, so that the verdict does not depend on how many were
    played at a time. Whatever stops it, what is played so far is kept. Results of older rules are
    refused with `ArenaError`.
    """
    check_rules(results.contest)
    numbers = iter(range(len(results.groups), groups))
    if results.verdict is not None or len(results.groups) >= groups:
        keeper.keep(results, at_once=True)
        return results
    played = machines.groups(results, numbers)
    try:
        keeper.keep(results, at_once=True)  # what cannot be written is known before the first game
        for group in in_order(played, len(results.groups)):
            results = results.add(group)
            keeper.keep(results)
            progress(results)
            if results.verdict is not None:
                break
    finally:
        try:
            keeper.keep(results, at_once=True)
        finally:
            played.close()
    return results


def in_order(groups: Iterable[Group], start: int) -> Iterator[Group]:
    """By number, each held back until those before it are there."""
    waiting: dict[int, Group] = {}
    for group in groups:
        waiting[group.number] = group
        while start in waiting:
            yield waiting.pop(start)
            start += 1
