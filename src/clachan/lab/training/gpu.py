"""Plays the games from which networks learn on a GPU: one thread plays many games, one after the other."""

from typing import Any, Final

import numpy as np

from clachan.bots.clans.compiled_search import shared_arrays, style_array
from clachan.bots.clans.levels import EXPERT_ON_KERNEL
from clachan.kernels import KernelUnavailable
from clachan.kernels import clans as rules
from clachan.kernels import clans_self_play as kernel
from clachan.kernels import gpu as _kernels_gpu  # noqa: F401 (makes numba.cuda fit to numpy)
from clachan.kernels.clans_search import FloatArray
from clachan.lab.training.self_play import Plan, Records

try:
    # Not in a function: numba's simulator replaces this name.
    from numba import cuda
except ImportError:
    cuda = None

_BLOCKS: Final = 256
_THREADS: Final = 64


class GpuPlayer:
    def __init__(self) -> None:
        if cuda is None or not cuda.is_available():
            raise KernelUnavailable(
                "no GPU was found: numba.cuda needs an NVIDIA GPU and its driver"
            )
        self.program = make_program()
        self.setup = cuda.to_device(rules.make_setup(2))
        self.leads = cuda.to_device(shared_arrays().leads)
        self.style = cuda.to_device(style_array(EXPERT_ON_KERNEL))

    def play(self, plan: Plan, networks: FloatArray, seed: int, first: int, games: int) -> Records:
        records = Records.make(plan, games)
        host = (records.worlds, records.views, records.leads, records.values)
        on_device = [cuda.device_array(array.shape, array.dtype) for array in host]
        self.program[_BLOCKS, _THREADS](
            self.setup,
            self.leads,
            self.style,
            cuda.to_device(networks),
            cuda.to_device(plan.to_array()),
            np.uint64(seed % 2**64),
            first,
            games,
            *on_device,
        )
        for array, found in zip(host, on_device, strict=True):
            found.copy_to_host(array)
        return records.select_used()


def make_program() -> Any:
    """The program of all threads, each of which has arrays of its own to work with."""
    play_games = kernel.play_games
    (
        (rng_shape, rng_type), (state_shape, state_type), (board_shape, board_type),
        (after_shape, after_type), (unseen_shape, unseen_type), (boards_shape, boards_type),
        (plays_shape, plays_type), (gains_shape, gains_type), (limits_shape, limits_type),
        (counters_shape, counters_type), (work_shape, work_type), (result_shape, result_type),
        (scratch_shape, scratch_type),
    ) = kernel.ARRAYS  # fmt: skip

    @cuda.jit  # type: ignore[untyped-decorator]
    def program(
        setup: Any, leads: Any, style: Any, networks: Any, plan: Any, seed: Any, first: Any,
        games: Any, worlds: Any, views: Any, numbers: Any, values: Any,
    ) -> None:  # fmt: skip
        rng = cuda.local.array(rng_shape, rng_type)
        state = cuda.local.array(state_shape, state_type)
        board = cuda.local.array(board_shape, board_type)
        after = cuda.local.array(after_shape, after_type)
        unseen = cuda.local.array(unseen_shape, unseen_type)
        boards = cuda.local.array(boards_shape, boards_type)
        plays = cuda.local.array(plays_shape, plays_type)
        gains = cuda.local.array(gains_shape, gains_type)
        limits = cuda.local.array(limits_shape, limits_type)
        counters = cuda.local.array(counters_shape, counters_type)
        work = cuda.local.array(work_shape, work_type)
        result = cuda.local.array(result_shape, result_type)
        scratch = cuda.local.array(scratch_shape, scratch_type)
        play_games(
            setup, leads, style, networks, plan, seed, first,
            cuda.grid(1), games, cuda.gridsize(1),
            rng, state, board, after, unseen, boards, plays, gains, limits, counters, work,
            result, scratch, worlds, views, numbers, values,
        )  # fmt: skip

    return program
