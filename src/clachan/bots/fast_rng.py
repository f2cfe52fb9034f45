"""A fast random number generator for playouts."""

from clachan.core import Rng


class FastRng:
    """The generator of Park and Miller, seeded by another generator."""

    def __init__(self, rng: Rng) -> None:
        self.last = 1 + rng.randrange(2147483646)

    def randrange(self, stop: int, /) -> int:
        self.last = self.last * 48271 % 2147483647
        return self.last * stop >> 31
