"""Chance for playouts."""

import random

from clachan.bots.fast_rng import FastRng


def test_dice_go_by_the_rng_they_are_given() -> None:
    throws = [
        [FastRng(random.Random(seed)).randrange(1000) for _ in range(3)] for seed in (1, 1, 2)
    ]
    assert throws[0] == throws[1] != throws[2]


def test_dice_keep_below_where_they_stop() -> None:
    fast_rng = FastRng(random.Random(0))
    assert {fast_rng.randrange(6) for _ in range(200)} == set(range(6))
    assert {fast_rng.randrange(1) for _ in range(20)} == {0}
