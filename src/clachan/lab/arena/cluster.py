"""Groups on a cluster, by Ray: the extra ``clachan[cluster]``."""

import socket
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from clachan.core import Message
from clachan.lab.arena.contest import Contest
from clachan.lab.arena.errors import ArenaError
from clachan.lab.arena.match import play_group
from clachan.lab.arena.results import Group

LOCAL: Final = "local"
"""A cluster of this machine alone, started for the contest."""
_PATIENCE: Final = 3.0  # seconds


def on_cluster(
    contest: Contest, numbers: Iterator[int], address: str, jobs: int | None
) -> Generator[Group, None, None]:
    """In the order in which they are finished; as many at once as it has cores, or ``jobs``.

    Raises `ArenaError` where no cluster answers.
    """
    ray = _ray()
    _join(ray, address, jobs)
    return _played(ray, contest, numbers, jobs)


def _played(
    ray: Any, contest: Contest, numbers: Iterator[int], jobs: int | None
) -> Generator[Group, None, None]:
    try:
        task, settings = ray.remote(play_group), ray.put(contest)
        most = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [task.remote(settings, number) for number in islice(numbers, most)]
        while running:
            (done, *_), running = ray.wait(running)
            running += [task.remote(settings, number) for number in islice(numbers, 1)]
            group = ray.get(done)
            assert isinstance(group, Group)
            yield group
    finally:
        ray.shutdown()


def check_cluster() -> None:
    """That Ray is installed; raises `ArenaError`."""
    _ray()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        problem = "cluster: Ray is not installed; install clachan[cluster]"
        raise ArenaError(problem, Message("arena-no-ray")) from error
    return ray


def _join(ray: Any, address: str, jobs: int | None) -> None:
    if address == LOCAL:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        problem = f"cluster: none answers at {address!r}"
        raise ArenaError(problem, Message("arena-no-cluster", (("address", address),))) from error


def _knock(address: str) -> None:
    """Ray waits for ever at a door behind which nobody is; raises OSError or ValueError."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    if parts.hostname and parts.port:
        socket.create_connection((parts.hostname, parts.port), _PATIENCE).close()
