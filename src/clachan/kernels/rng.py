"""Random numbers that depend only on a seed and the number of a game: splitmix64.

The same on a CPU, on a GPU and in plain Python. There the arithmetic of numpy reports that it wraps around, so call
these functions within ``np.errstate(over="ignore")``.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.kernels.jit import jit_inline

RngArray: TypeAlias = NDArray[np.uint64]
"""One element: the counter."""

# numba makes a float of an unsigned and a signed int, so that all are unsigned here.
_U: Final = np.uint64
_STEP: Final = _U(0x9E3779B97F4A7C15)
_FIRST: Final = _U(0xBF58476D1CE4E5B9)
_SECOND: Final = _U(0x94D049BB133111EB)
_ONE, _27, _30, _31, _32 = _U(1), _U(27), _U(30), _U(31), _U(32)


@jit_inline
def mix(number: np.uint64) -> np.uint64:
    """A number that has nothing to do with its neighbours."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@jit_inline
def seed_rng(rng: RngArray, seed: np.uint64, game: int) -> None:
    """Set the numbers of one game; games with other seeds or numbers have others."""
    rng[0] = mix(mix(seed) + (_U(game) + _ONE) * _STEP)


@jit_inline
def randrange(rng: RngArray, bound: int) -> int:
    """From 0 to below the bound, which is below 2**32; equally likely but for a part in 2**32."""
    rng[0] += _STEP
    return np.int64(((mix(rng[0]) >> _32) * _U(bound)) >> _32)  # type: ignore[return-value]
