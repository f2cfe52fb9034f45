"""Bots at a pace that people can follow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.server.tables.scheduler import pause_ms

VARIATIONS = st.floats(0, 1, exclude_max=True)
TIMES = st.integers(0, 60_000)


@given(VARIATIONS, VARIATIONS)
def test_a_turn_opens_slowly_and_goes_on_quickly(one: float, other: float) -> None:
    opening = pause_ms(pause=1000, budget=10_000, is_chained=False, variation=one)
    chained = pause_ms(pause=1000, budget=10_000, is_chained=True, variation=other)
    assert 400 <= chained <= 700
    assert 1150 <= opening <= 1450


@given(TIMES, TIMES, st.booleans(), VARIATIONS)
def test_no_pause_is_longer_than_the_budget(
    pause: int, budget: int, is_chained: bool, variation: float
) -> None:
    chosen = pause_ms(pause=pause, budget=budget, is_chained=is_chained, variation=variation)
    assert 0 <= chosen <= budget


@pytest.mark.parametrize("is_chained", [True, False])
def test_the_pause_varies(is_chained: bool) -> None:
    pauses = {
        pause_ms(pause=700, budget=10_000, is_chained=is_chained, variation=tenth / 10)
        for tenth in range(10)
    }
    assert len(pauses) == 10


@given(st.booleans(), VARIATIONS)
def test_without_a_pause_no_player_waits(is_chained: bool, variation: float) -> None:
    assert pause_ms(pause=0, budget=10_000, is_chained=is_chained, variation=variation) == 0
