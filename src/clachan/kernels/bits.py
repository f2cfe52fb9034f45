"""Bit masks in signed ints of 64 bits, of which the highest is never set."""

from typing import Final

import numpy as np

from clachan.kernels.jit import jit_inline

_U: Final = np.uint64
_PAIRS: Final = _U(0x5555555555555555)
_FOURS: Final = _U(0x3333333333333333)
_BYTES: Final = _U(0x0F0F0F0F0F0F0F0F)
_ONES: Final = _U(0x0101010101010101)
_HIGHEST: Final = _U(0x8080808080808080)
_SEVENS: Final = _U(0x7F7F7F7F7F7F7F7F)
_DIAGONAL: Final = _U(0x8040201008040201)
_BYTE: Final = _U(0xFF)
_1, _2, _3, _4, _7, _8, _56 = _U(1), _U(2), _U(3), _U(4), _U(7), _U(8), _U(56)


@jit_inline
def count_bits(mask: int) -> int:
    """How many bits are set; a compiler makes one instruction of it."""
    bits = _U(mask)
    bits = bits - ((bits >> _1) & _PAIRS)
    bits = (bits & _FOURS) + ((bits >> _2) & _FOURS)
    bits = (bits + (bits >> _4)) & _BYTES
    return np.int64((bits * _ONES) >> _56)  # type: ignore[return-value]


@jit_inline
def lowest_bit(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return count_bits((mask & -mask) - 1)


@jit_inline
def nth_bit(mask: int, number: int) -> int:
    """The index of the set bit with this number, from 0, counting from the lowest.

    All bytes at the same time, without a branch: finds the byte by the sums of bits up to each one, and then the bit in
    it (Vigna, "Broadword implementation of rank/select queries").
    """
    bits = _U(mask)
    counts = bits - ((bits >> _1) & _PAIRS)
    counts = (counts & _FOURS) + ((counts >> _2) & _FOURS)
    sums = ((counts + (counts >> _4)) & _BYTES) * _ONES
    start = count_up_to(sums, _U(number)) << _3
    rest = _U(number) - (((sums << _8) >> start) & _BYTE)
    spread = (((bits >> start) & _BYTE) * _ONES) & _DIAGONAL
    sums = (((spread + _SEVENS) >> _7) & _ONES) * _ONES
    return np.int64(start + count_up_to(sums, rest))  # type: ignore[return-value]


@jit_inline
def count_up_to(sums: np.uint64, number: np.uint64) -> np.uint64:
    """How many of the eight bytes are not above the number; all are below 128."""
    return ((((number * _ONES) | _HIGHEST) - sums & _HIGHEST) >> _7) * _ONES >> _56
