"""Array kernels of the games, compiled for CPU and GPU (docs/kernels.md).

They need the packages of the extra ``fast``. This module imports none of them before they are needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from clachan.games import GAMES
from clachan.kernels.errors import KernelUnavailable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from clachan.kernels.interface import Kernel

__all__ = ["KernelUnavailable", "RandomGames", "find_kernel", "random_games"]

_KERNELS: Final = {"clans": "clachan.kernels.clans", "glenmore": "clachan.kernels.glenmore"}
_DEVICES: Final = ("cpu", "gpu")
# Compiled code cannot be interrupted, so that it plays this many games at a time.
_SLICE: Final = 50_000


@dataclass(frozen=True, eq=False, slots=True)
class RandomGames:
    """What came of random games; all numbers are sums over the games."""

    games: int
    moves: int
    """How many actions the seats made, without those of chance."""
    wins: NDArray[np.int64]
    """By seat; a shared win counts one for each winner."""
    totals: NDArray[np.int64]
    """By seat, the final scores."""


def random_games(
    name: str, players: int, games: int, seed: int, device: str = "cpu"
) -> RandomGames:
    """Play games to the end, every action drawn uniformly from the legal ones, chance by its weights.

    Game ``g`` depends only on the seed and on ``g``, so that all devices have the same result. Raises
    `KernelUnavailable` without the extra ``fast`` or without the device, and `ValueError` for a wrong argument.
    """
    kernel = find_kernel(name)
    if type(players) is not int or players not in GAMES[name].meta.players:
        allowed = ", ".join(map(str, GAMES[name].meta.players))
        raise ValueError(f"players must be one of {allowed} for {name}, not {players!r}")
    if type(games) is not int or games < 0:
        raise ValueError(f"games must be an int from 0, not {games!r}")
    if type(seed) is not int:
        raise ValueError(f"seed must be an int, not {seed!r}")
    if device not in _DEVICES:
        raise ValueError(f"device must be one of {', '.join(_DEVICES)}, not {device!r}")
    import numpy as np

    play = _play_on_cpu
    if device == "gpu":
        from clachan.kernels.gpu import play_random_games as play
    moves, wins, totals = play(kernel, players, games, np.uint64(seed % 2**64))
    return RandomGames(games, moves, wins, totals)


def find_kernel(name: str) -> Kernel:
    """The kernel of a game; raises `KernelUnavailable` without the extra ``fast``."""
    if name not in _KERNELS:
        raise ValueError(f"name must be one of {', '.join(_KERNELS)}, not {name!r}")
    try:
        import numba  # noqa: F401 (asks whether it is there)

        kernel: Any = import_module(_KERNELS[name])
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("numba", "numpy", "llvmlite"):
            raise
        raise KernelUnavailable(
            'kernels need numba and numpy: pip install "clachan[fast]"'
        ) from error
    return cast("Kernel", kernel)


def _play_on_cpu(
    kernel: Kernel, players: int, games: int, seed: np.uint64
) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    import numpy as np

    setup = kernel.make_setup(players)
    state = np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    rng = np.zeros(1, np.uint64)
    wins, totals = np.zeros(players, np.int64), np.zeros(players, np.int64)
    moves = 0
    with np.errstate(over="ignore"):  # in plain Python
        for first in range(0, games, _SLICE):
            stop = min(first + _SLICE, games)
            moves += kernel.play_random_games(setup, state, rng, seed, first, stop, 1, wins, totals)
    return int(moves), wins, totals
