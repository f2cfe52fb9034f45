"""Tables of Clans and Glory in pairs that differ only in what one viewer cannot see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core import CHANCE, Seat
from clachan.games import clans
from clachan.server.auth import visitor_hash
from clachan.server.storage import TableRow
from clachan.server.tables.commands import apply_events
from clachan.server.tables.events import Chair, Created, write_event
from clachan.server.tables.lobby import start_match
from clachan.server.tables.summaries import write_summary
from clachan.server.tables.table import new_table
from clachan.wire.protocol.shapes import LiveClock
from clachan.wire.record_messages import EntryMessage
from tests.support.games.clans_lines import golden_line
from tests.support.games.clans_photo import after
from tests.support.server.simulated_server import NOON, World

TABLE = "twin-table-of-22-signs"
SECRET = bytes(range(100, 132))
JOIN_KEY = "join-key-with-22-signs"


def token_of(browser: str) -> str:
    return browser.ljust(43, "_")


@dataclass(frozen=True)
class Twin:
    """One of the two: how it was dealt, and what is played by whom."""

    players: int
    deals: tuple[str, ...]
    plays: tuple[str, ...]

    @property
    def movers(self) -> list[Seat]:
        return [ply % self.players for ply in range(len(self.plays))]


def twins_for(players: int, viewer: Seat | None, seed: int) -> tuple[Twin, Twin]:
    """A golden game up to its last play but one, and another that looked just so to the viewer."""
    line = golden_line(players)[:-1]
    state, seen = clans.new_game(players), []
    for text in line:
        seen.append(clans.seen(state, clans.parse(text), viewer))
        state = after(state, text)
    again = clans.retrace(clans.view(state, viewer), tuple(seen), random.Random(seed))
    return _twin(players, line), _twin(players, [clans.text(action) for action in again])


def _twin(players: int, line: Sequence[str]) -> Twin:
    deals = tuple(text for text in line if text.startswith("deal"))
    return Twin(players, deals, tuple(line[len(deals) :]))


async def create_table(world: World, twin: Twin, browsers: Sequence[str]) -> None:
    """The table with these cards, as the server would have stored it; by seat: whose it is."""
    chairs = tuple(
        Chair(f"{browser} {seat}", (visitor_hash(token_of(browser)),), None, f"salt {seat}")
        for seat, browser in enumerate(browsers)
    )
    head = Created(
        at=NOON,
        host=chairs[0].holders[0],
        game="clans",
        match="00112233445566778899aabbccddeeff",
        secret=SECRET,
        join_key=JOIN_KEY,
        chairs=chairs,
        clock=LiveClock(3600, 5),
        shuffle_seats=False,
        grace_ms=60_000,
        given=tuple(EntryMessage(CHANCE, text) for text in twin.deals),
    )
    table = new_table(head)
    found = apply_events(table, start_match(table, head.host, NOON))
    events = [write_event(event) for event in (head, *found.events)]
    row = TableRow(write_summary(found.table), None, NOON)
    members = {holder for chair in chairs for holder in chair.holders}
    await world.storage.create(TABLE, events, row, members)
