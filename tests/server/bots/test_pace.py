"""Bots at a pace that people can follow."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import Seat
from clachan.server.bots.pool import BotPool
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.storage import Storage
from clachan.server.tables.commands import apply_events
from clachan.server.tables.creation import create_table
from clachan.server.tables.events import EntryAdded
from clachan.server.tables.lobby import start_match
from clachan.server.tables.scheduler import BotTimer, next_timer, pause_ms
from clachan.server.tables.table import Table, new_table
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import BotChair, PersonChair

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


def start_table() -> Table:
    chairs = (PersonChair("Ada"), BotChair("greedy"))
    table = new_table(create_table(NewTable("clans", chairs, shuffle_seats=False), "ada", 0, 0))
    return apply_events(table, start_match(table, "ada", 0)).table


def after_first_action(table: Table, seat: Seat) -> Table:
    assert table.match is not None
    action = table.game.text(table.game.legal_actions(table.match.state)[0])
    return apply_events(table, EntryAdded(table.at + 1, seat=seat, action=action)).table


def test_the_time_of_a_bots_move_is_computed_alike_each_time() -> None:
    """The stored time, by which another process takes over, is the real one."""
    services = Services(Settings(bot_pace_ms=700), cast("Storage", None), cast("BotPool", None))
    table, pauses = start_table(), set()
    for _ in range(5):
        table = after_first_action(table, seat=0)
        timer = next_timer(table, services)
        assert isinstance(timer, BotTimer)
        assert next_timer(table, services) == timer
        pauses.add(timer.at - table.at)
        table = after_first_action(table, seat=1)
    assert len(pauses) > 1
