"""Groups on many processes of one machine."""

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final

from clachan.lab.arena.contest import Contest
from clachan.lab.arena.errors import WorkerDied
from clachan.lab.arena.match import play_group
from clachan.lab.arena.results import Group
from clachan.lab.arena.starts import Starts
from clachan.lab.processes import MOST_WORKERS

_GRACE: Final = 5.0


def in_this_process(contest: Contest, numbers: Iterator[int]) -> Generator[Group, None, None]:
    starts = Starts()
    for number in numbers:
        yield play_group(contest, number, starts)


def in_processes(
    contest: Contest, numbers: Iterator[int], jobs: int
) -> Generator[Group, None, None]:
    """In the order in which they are finished; closing the iterator ends all processes."""
    # Spawned, not forked: the same on every system, and nothing of this process leaks over.
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, SpawnProcess] = {}
    try:
        for number in islice(numbers, min(jobs, MOST_WORKERS)):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(contest, theirs), daemon=True)
            process.start()
            theirs.close()  # so that the end of the worker is the end of the pipe
            workers[ours] = process
            with _alive():
                ours.send(number)
        yield from _answers(workers, numbers)
    finally:
        _end(workers)


def _answers(workers: dict[Connection, SpawnProcess], numbers: Iterator[int]) -> Iterator[Group]:
    busy = set(workers)
    while busy:
        ready = wait(list(busy))
        for pipe in [pipe for pipe in busy if pipe in ready]:
            following = next(numbers, None)
            with _alive():
                group = pipe.recv()
                if following is not None:
                    pipe.send(following)
            if following is None:
                busy.remove(pipe)
            assert isinstance(group, Group)
            yield group


@contextmanager
def _alive() -> Iterator[None]:
    """In here the end of a worker is an error with a name."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerDied("a process that played games has ended") from error


def _end(workers: dict[Connection, SpawnProcess]) -> None:
    for pipe, process in workers.items():
        pipe.close()
        process.terminate()
    for process in workers.values():
        process.join(_GRACE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _work(contest: Contest, pipe: Connection) -> None:
    """Plays the groups that it is told to, until nobody tells it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which ends us
    Thread(target=_leave_with_the_arena, daemon=True).start()
    starts = Starts()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_group(contest, pipe.recv(), starts))


def _leave_with_the_arena() -> None:
    """Also where it was killed, and in the midst of a group; our programs then end by themselves."""
    arena = multiprocessing.parent_process()
    assert arena is not None
    wait([arena.sentinel])
    os._exit(1)
