"""The one process pool of simulations and the arena."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Final, TypeVar

from clachan.lab.errors import WorkerDied
from clachan.plugins import PluginFailed, load_plugins

MAX_WORKERS: Final = 61
"""Windows cannot wait for more processes."""
_GRACE_S: Final = 5.0

Item = TypeVar("Item")
Result = TypeVar("Result")


def map_unordered(
    function: Callable[[Item], Result], items: Iterator[Item], jobs: int
) -> Generator[Result, None, None]:
    """Yield the results in the order in which they are finished.

    One job runs in this process. More jobs run in processes of their own, each with its own copy of
    ``function``. An item is taken only when a process is free. Closing the generator ends all
    processes. Raises `WorkerDied` where a process ends early, and `PluginFailed` as ``function`` does.
    """
    if jobs == 1:
        for item in items:
            yield function(item)
        return
    # Spawned, not forked: this works on every system, and no state of this process is copied.
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, SpawnProcess] = {}
    try:
        for item in islice(items, min(jobs, MAX_WORKERS)):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(function, theirs), daemon=True)
            process.start()
            theirs.close()  # the pipe then closes when the worker ends
            workers[ours] = process
            with _worker_errors():
                ours.send(item)
        yield from _receive(workers, items)
    finally:
        _end(workers)


def _receive(workers: dict[Connection, SpawnProcess], items: Iterator[Any]) -> Iterator[Any]:
    """Yield each result and send the next item to the process that is free."""
    busy = set(workers)
    while busy:
        ready = wait(list(busy))
        for pipe in [pipe for pipe in busy if pipe in ready]:
            following = next(items, None)
            with _worker_errors():
                result = pipe.recv()
                if isinstance(result, PluginFailed):
                    raise result
                if following is not None:
                    pipe.send(following)
            if following is None:
                busy.remove(pipe)
            yield result


@contextmanager
def _worker_errors() -> Iterator[None]:
    """In this context the end of a worker raises `WorkerDied`."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerDied from error


def _end(workers: dict[Connection, SpawnProcess]) -> None:
    for pipe, process in workers.items():
        pipe.close()
        process.terminate()
    for process in workers.values():
        process.join(_GRACE_S)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _work(function: Callable[[Any], Any], pipe: Connection) -> None:
    """Answer each item with its result until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    Thread(target=_exit_with_parent, daemon=True).start()
    load_plugins()
    with suppress(EOFError, OSError):
        while True:
            item = pipe.recv()
            try:
                result = function(item)
            except PluginFailed as failure:
                result = failure
            pipe.send(result)


def _exit_with_parent() -> None:
    """Exit also where the parent was killed, and in the middle of an item."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
