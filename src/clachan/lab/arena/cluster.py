"""Groups on a Ray cluster: the extra ``clachan[cluster]``."""

import socket
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from clachan.core import Message
from clachan.lab.arena.contest import Contest
from clachan.lab.arena.match import play_group
from clachan.lab.arena.results import Group
from clachan.lab.errors import ArenaError
from clachan.plugins import load_plugins

LOCAL: Final = "local"
"""A cluster of this machine alone, started for the contest."""
_CONNECT_S: Final = 3.0


def play_on_cluster(
    contest: Contest, numbers: Iterator[int], address: str, jobs: int | None
) -> Generator[Group, None, None]:
    """Yield the groups in the order in which they are finished.

    As many run at a time as the cluster has cores, or ``jobs``. Raises `ArenaError` where no cluster
    answers.
    """
    ray = _import_ray()
    _connect(ray, address, jobs)
    return _play_groups(ray, contest, numbers, jobs)


def _play_groups(
    ray: Any, contest: Contest, numbers: Iterator[int], jobs: int | None
) -> Generator[Group, None, None]:
    try:
        task, settings = ray.remote(_play_group), ray.put(contest)
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


def _play_group(contest: Contest, number: int) -> Group:
    """Play a group in a process of the cluster, with the plug-ins that are installed there."""
    load_plugins()
    return play_group(contest, number)


def check_cluster() -> None:
    """Check that Ray is installed; raises `ArenaError`."""
    _import_ray()


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        problem = 'cluster: Ray is not installed: pip install "clachan[cluster]"'
        raise ArenaError(problem, Message("arena-no-ray")) from error
    return ray


def _connect(ray: Any, address: str, jobs: int | None) -> None:
    if address == LOCAL:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
        return
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        problem = f"cluster: none answers at {address!r}"
        raise ArenaError(problem, Message("arena-no-cluster", (("address", address),))) from error


def _check_reachable(address: str) -> None:
    """Raises OSError or ValueError where no server listens; Ray itself would wait for ever."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    if parts.hostname and parts.port:
        socket.create_connection((parts.hostname, parts.port), _CONNECT_S).close()
