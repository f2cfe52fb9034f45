"""Bit masks in signed ints of 64 bits, of which the highest is never set."""

from typing import Final

import numpy as np

from clachan.kernels.jit import jit

_U: Final = np.uint64
_PAIRS: Final = _U(0x5555555555555555)
_FOURS: Final = _U(0x3333333333333333)
_BYTES: Final = _U(0x0F0F0F0F0F0F0F0F)
_ONES: Final = _U(0x0101010101010101)
_1, _2, _4, _56 = _U(1), _U(2), _U(4), _U(56)


@jit
def count_bits(mask: int) -> int:
    """How many bits are set; a compiler makes one instruction of it."""
    bits = _U(mask)
    bits = bits - ((bits >> _1) & _PAIRS)
    bits = (bits & _FOURS) + ((bits >> _2) & _FOURS)
    bits = (bits + (bits >> _4)) & _BYTES
    return np.int64((bits * _ONES) >> _56)  # type: ignore[return-value]


@jit
def lowest_bit(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return count_bits((mask & -mask) - 1)


@jit
def nth_bit(mask: int, number: int) -> int:
    """The index of the set bit with this number, from 0, counting from the lowest."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_bit(mask)
