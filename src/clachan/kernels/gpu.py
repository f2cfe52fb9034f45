"""Runs the kernels on a GPU: one thread plays many games, one after the other."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clachan.kernels.errors import KernelUnavailable
from clachan.kernels.interface import Kernel

# numpy 2.5 has none, and numba.cuda of 0.68.0 asks for it.
vars(np).setdefault("row_stack", np.vstack)
try:
    # Not in a function: numba's simulator replaces this name.
    from numba import cuda
except ImportError:
    cuda = None

_BLOCKS: Final = 2048
_THREADS: Final = 128

# By kernel and number of players.
_programs: Final[dict[tuple[str, int], Any]] = {}


def play_random_games(
    kernel: Kernel, players: int, games: int, seed: np.uint64
) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    """Moves, wins and totals; raises `KernelUnavailable` where there is no GPU."""
    if cuda is None or not cuda.is_available():
        raise KernelUnavailable("no GPU was found: numba.cuda needs an NVIDIA GPU and its driver")
    key = (kernel.__name__, players)
    if key not in _programs:
        _programs[key] = make_program(kernel, players)
    results = cuda.to_device(np.zeros((_BLOCKS * _THREADS, 1 + 2 * players), np.int64))
    _programs[key][_BLOCKS, _THREADS](
        cuda.to_device(kernel.make_setup(players)), seed, games, results
    )
    sums = results.copy_to_host().sum(axis=0)
    return int(sums[0]), sums[1 : 1 + players], sums[1 + players :]


def make_program(kernel: Kernel, players: int) -> Any:
    """The program of all threads. Each adds up its games in memory of its own: moves, wins, totals."""
    state_size, state_type = kernel.STATE_SIZE, kernel.STATE_TYPE
    play_games = kernel.play_random_games

    @cuda.jit  # type: ignore[untyped-decorator]
    def program(setup: Any, seed: Any, games: Any, results: Any) -> None:
        state = cuda.local.array(state_size, state_type)
        rng = cuda.local.array(1, np.uint64)
        wins = cuda.local.array(players, np.int64)
        totals = cuda.local.array(players, np.int64)
        for seat in range(players):
            wins[seat] = 0
            totals[seat] = 0
        thread = cuda.grid(1)
        results[thread, 0] = play_games(
            setup, state, rng, seed, thread, games, cuda.gridsize(1), wins, totals
        )
        for seat in range(players):
            results[thread, 1 + seat] = wins[seat]
            results[thread, 1 + players + seat] = totals[seat]

    return program
