"""Networks in numpy: new ones, and how they learn."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from clachan.kernels import clans_network as kernel
from clachan.kernels.clans_search import FloatArray

_FIRST_SPREAD: Final = 0.1
_SECOND_SPREAD: Final = 0.125
_OUTPUT_SPREAD: Final = 0.25


def make_network(seed: int) -> FloatArray:
    """A network that has learned nothing."""
    rng = np.random.default_rng(seed)
    network = np.zeros(kernel.NETWORK_SIZE, np.float32)
    for first, stop, spread in (
        (0, kernel.SECOND_LAYER, _FIRST_SPREAD),
        (kernel.SECOND_LAYER, kernel.SECOND_BIAS, _SECOND_SPREAD),
        (kernel.OUTPUT, kernel.OUTPUT_BIAS, _OUTPUT_SPREAD),
    ):
        network[first:stop] = rng.normal(0.0, spread, stop - first)
    return network


class Learner:
    """A network that learns by Adam, and its running average, which plays."""

    def __init__(self, network: FloatArray) -> None:
        self.network = network
        self.average = network.copy()
        self.mean = np.zeros_like(network)
        self.square = np.zeros_like(network)
        self.steps = 0

    def update(self, gradient: NDArray[np.float32], rate: float) -> None:
        """One step down the mean gradient of a batch."""
        self.steps += 1
        self.mean += np.float32(1 - _MEAN_DECAY) * (gradient - self.mean)
        self.square += np.float32(1 - _SQUARE_DECAY) * (gradient * gradient - self.square)
        size = np.float32(rate / (1 - _MEAN_DECAY**self.steps))
        root = np.sqrt(self.square / np.float32(1 - _SQUARE_DECAY**self.steps))
        self.network -= size * self.mean / (root + np.float32(1e-7))
        # The first averages are over few steps, so that the start is soon forgotten.
        part = max(_AVERAGED, 1 / (1 + self.steps))
        self.average += np.float32(part) * (self.network - self.average)


_MEAN_DECAY: Final = 0.9
_SQUARE_DECAY: Final = 0.999
_AVERAGED: Final = 0.002
