"""A check of a whole history: do the stored events explain everything that clients were sent?

Clients note what they send and receive, in the order in which it happens. Afterwards `History.check`
compares that with the events of the table: every acknowledged command is there once, in its place,
nothing that was refused is there, and there is one order of commands that explains all answers and views.
"""

import asyncio
import operator
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from clachan.core import CHANCE
from clachan.server.errors import RequestRefused
from clachan.server.tables.commands import (
    AwayLimits,
    Change,
    decide_command,
    digest_of,
    parse_action,
    play_action,
)
from clachan.server.tables.events import Created, EntryAdded, Event, VisitorEvent, read_event
from clachan.server.tables.table import Table, Visitor, new_table
from clachan.wire.protocol.commands import Command, Play
from tests.support.server.databases import statement
from tests.support.server.server_process import Json

UNCERTAIN: Final = frozenset({"storage-down", "restarting"})
"""Codes after which a command may have been stored."""
UNSTORED: Final = frozenset({"storage-full", "storage-read-only"})
"""Codes after which a command was not stored, but may be when it is sent again."""
_AWAY_LIMITS: Final = AwayLimits(600_000, 3 * 86_400_000)


class Unexplained(AssertionError):
    """No order of the commands explains this."""


@dataclass
class Tally:
    """Counts of a history; several can be added."""

    tables: int = 0
    events: int = 0
    views: int = 0
    commands: int = 0
    acknowledged: int = 0
    repeated: int = 0
    """Commands that were sent more than once."""
    refused: Counter[str] = field(default_factory=Counter)
    """Answers, by code."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*map(operator.add, vars(self).values(), vars(other).values()))


@dataclass
class _Answer:
    moment: int
    seq: int | None
    code: str | None

    @property
    def is_certain_refusal(self) -> bool:
        return self.code is not None and self.code not in UNCERTAIN


@dataclass
class _Attempt:
    """A command with its nonce, however often it was sent."""

    client: str
    command: Json
    sent: list[int] = field(default_factory=list)
    answers: list[_Answer] = field(default_factory=list)

    @property
    def begun(self) -> int:
        """Before this moment it cannot have been stored: when it was sent and not refused yet."""
        refusals = [answer.moment for answer in self.answers if answer.is_certain_refusal]
        last = max(refusals, default=-1)
        return next((moment for moment in self.sent if moment > last), self.sent[-1])


class History:
    """Of one table, as its clients saw it."""

    def __init__(self) -> None:
        self._moment = 0
        self._attempts: dict[str, _Attempt] = {}
        self._views: list[Json] = []
        self._known: list[tuple[int, int]] = [(-1, 0)]
        """Pairs of a moment and the last event that a client knew from then on."""
        self._by_connection: dict[int, list[tuple[int, bool]]] = {}

    # Recording

    def send(self, client: str, command: Json) -> None:
        """Record a command just before it is sent."""
        attempt = self._attempts.setdefault(command["nonce"], _Attempt(client, dict(command)))
        assert attempt.command == command, "a nonce is for one command"
        attempt.sent.append(self._next())

    def receive(self, connection: int, message: Json) -> None:
        """Record a message just after it arrived; each socket has its own ``connection``."""
        moment = self._next()
        kind = message["type"]
        if kind == "view":
            self._views.append(message)
        else:
            code = message["error"]["code"] if kind == "refused" else None
            answer = _Answer(moment, message.get("seq"), code)
            self._attempts[message["nonce"]].answers.append(answer)
        if kind != "refused":
            self._learn(moment, message["seq"])
            self._by_connection.setdefault(connection, []).append((message["seq"], kind == "view"))

    def _next(self) -> int:
        self._moment += 1
        return self._moment

    def _learn(self, moment: int, seq: int) -> None:
        if seq > self._known[-1][1]:
            self._known.append((moment, seq))

    def _known_before(self, moment: int) -> int:
        """The last event that any client knew before the moment."""
        return max(seq for since, seq in self._known if since < moment)

    # Checking

    @property
    def refusals(self) -> Counter[str]:
        """Answers so far, by code."""
        answers = (answer for attempt in self._attempts.values() for answer in attempt.answers)
        return Counter(answer.code for answer in answers if answer.code is not None)

    @property
    def acknowledged(self) -> int:
        """Commands so far."""
        attempts = self._attempts.values()
        return sum(any(answer.seq for answer in one.answers) for one in attempts)

    def check(self, events: Sequence[Event]) -> Tally:
        """Raises `Unexplained`; ``events`` are those of the table, in order."""
        tables = _replayed(events)
        places = _places(events)
        self._check_sources(events, tables)
        for nonce, attempt in self._attempts.items():
            self._check_attempt(attempt, places.get(nonce), events, tables)
        for attempt in self._attempts.values():
            self._check_refusals(attempt, places, events, tables)
        for view in self._views:
            _check_view(view, tables)
        for received in self._by_connection.values():
            _check_order(received)
        return self._tally(events)

    def _check_sources(self, events: Sequence[Event], tables: Sequence[Table]) -> None:
        """Every entry of the log comes from a client, a bot, a clock or chance."""
        for event, before in zip(events[1:], tables, strict=False):
            if not isinstance(event, EntryAdded):
                continue
            if event.by:
                _require(event.nonce in self._attempts, "no client sent this", event)
            elif event.kind is None and event.seat != CHANCE:
                _require(before.is_bot(event.seat), "no bot plays this seat", event)

    def _check_attempt(
        self,
        attempt: _Attempt,
        place: int | None,
        events: Sequence[Event],
        tables: Sequence[Table],
    ) -> None:
        """An acknowledged command is stored at the number it got, after all events known when it was sent."""
        seqs = {answer.seq for answer in attempt.answers if answer.seq is not None}
        if seqs:
            _require(place is not None, "an acknowledged command is lost", attempt)
            _require(seqs == {place}, f"it is event {place}", attempt)
        elif place is not None:
            last = attempt.answers[-1] if attempt.answers else None
            is_open = last is None or last.moment < attempt.sent[-1] or last.code in UNCERTAIN
            _require(is_open, "a refused command is stored", attempt)
        if place is not None:
            known = self._known_before(attempt.begun)
            _require(place > known, f"it is event {place}, and {known} was known before", attempt)
            _check_event(attempt.command, events[place - 1], tables[place - 2])

    def _check_refusals(
        self,
        attempt: _Attempt,
        places: dict[str, int],
        events: Sequence[Event],
        tables: Sequence[Table],
    ) -> None:
        """At some point between the possible events, the table justified the refusal."""
        by = self._visitor(attempt.client, places, events)
        for answer in attempt.answers:
            if answer.code is None or answer.code in UNCERTAIN | UNSTORED or by is None:
                continue
            sent = max(moment for moment in attempt.sent if moment < answer.moment)
            first = max(1, self._known_before(sent))
            later = [
                places[nonce] - 1
                for nonce, other in self._attempts.items()
                if nonce in places and other.begun > answer.moment
            ]
            last = min(later, default=len(events))
            codes = {_refusal(attempt.command, by, table) for table in tables[first - 1 : last]}
            _require(answer.code in codes, f"{answer.code} was never right, but {codes}", attempt)

    def _visitor(self, client: str, places: dict[str, int], events: Sequence[Event]) -> str | None:
        """The visitor that the server knows a client as; `None` if nothing of it was stored."""
        for nonce, attempt in self._attempts.items():
            event = events[places[nonce] - 1] if nonce in places else None
            if attempt.client == client and isinstance(event, VisitorEvent):
                return event.by
        return None

    def _tally(self, events: Sequence[Event]) -> Tally:
        attempts = self._attempts.values()
        repeated = [one for one in attempts if len(one.sent) > 1]
        return Tally(
            1,
            len(events),
            len(self._views),
            len(attempts),
            self.acknowledged,
            len(repeated),
            self.refusals,
        )


def _require(condition: bool, problem: str, about: object) -> None:
    if not condition:
        raise Unexplained(f"{problem}: {about}")


def _replayed(events: Sequence[Event]) -> list[Table]:
    """The table after each event: the rules allow every one of them."""
    head = events[0]
    assert isinstance(head, Created)
    tables = [new_table(head)]
    for event in events[1:]:
        _require(event.at >= tables[-1].at, "time runs backwards", event)
        tables.append(tables[-1].after(event))
    return tables


def _places(events: Sequence[Event]) -> dict[str, int]:
    """The number of the event, by nonce."""
    places: dict[str, int] = {}
    for seq, event in enumerate(events, start=1):
        if isinstance(event, VisitorEvent) and event.nonce:
            _require(event.nonce not in places, "it is stored twice", event)
            places[event.nonce] = seq
    return places


def _check_event(command: Json, event: Event, before: Table) -> None:
    """Require that the event follows from the command."""
    assert isinstance(event, VisitorEvent)
    parsed = msgspec.convert(command, Command)
    expected = change_of(before, parsed, event.by, event.at, event.digest)
    _require(expected.events[0] == event, f"not {command}", event)


def change_of(table: Table, command: Command, visitor: Visitor, now: int, digest: str) -> Change:
    """The change that a new command should cause; raises `RequestRefused` if it should be refused."""
    if not isinstance(command, Play):
        change = decide_command(table, command, visitor, now, _AWAY_LIMITS, digest)
        assert isinstance(change, Change)
        return change
    assert table.find_repeat(visitor, command.nonce, command.seq, digest) is None
    table.require_seat(visitor, command.seat)
    match = table.require_running()
    table.require_person(command.seat)
    table.require_current(command.seq)
    event = EntryAdded(now, visitor, command.nonce, command.seat, digest=digest)
    return play_action(table, match, event, parse_action(match.game, command.action))


def _refusal(command: Json, by: str, table: Table) -> str | None:
    """The code with which the table would have refused the command, if it would."""
    parsed = msgspec.convert(command, Command)
    try:
        change_of(table, parsed, by, table.at, digest_of(parsed))
    except RequestRefused as refused:
        return refused.error.code
    return None


def _check_view(view: Json, tables: Sequence[Table]) -> None:
    """Require that a view shows the table after its event."""
    _require(1 <= view["seq"] <= len(tables), f"only {len(tables)} events are left", view["seq"])
    table = tables[view["seq"] - 1]
    match = table.match
    shown = (view["status"], view["ply"], view["to_move"])
    true = (table.status, match.ply if match else 0, match.to_move if match else None)
    _require(shown == true, f"it was {true} after event {view['seq']}", shown)
    for entry in view["happened"]:
        index = entry["entry"] - 1
        _require(match is not None and index < len(match.log), "it did not happen", entry)
        assert match is not None
        stands = match.log[index]
        seen = (entry["seq"], entry["ply"], entry["seat"], entry["kind"])
        kept = (table.entry_seqs[index], table.entry_plies[index], stands.seat, stands.kind.value)
        _require(seen == kept, f"it is {kept}", entry)


def _check_order(received: Sequence[tuple[int, bool]]) -> None:
    """Require that on one socket no view is older than an earlier view or `done`."""
    newest = 0
    for seq, is_view in received:
        _require(not is_view or seq >= newest, f"a view of {seq} came after {newest}", received)
        newest = max(newest, seq)


def database_of(place: tuple[str, str]) -> str | Path:
    """The database of a server with these options."""
    option, value = place
    return Path(value, "clachan.sqlite3") if option == "--data" else value


def stored_events(database: str | Path, table: str) -> list[Event]:
    """The events of a table, read directly from the database; no server needs to run."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
            query = "SELECT body FROM events WHERE table_id = ? ORDER BY seq"
            rows = connection.execute(query, (table,)).fetchall()
    else:
        query = f"SELECT body FROM events WHERE table_id = '{table}' ORDER BY seq"  # noqa: S608 our own name
        rows = statement(database, query)
    return [read_event(body) for (body,) in rows]


async def check_all(database: str | Path, histories: Mapping[str, History]) -> Tally:
    """Check each history against the events of its table, and return the sum."""
    total = Tally()
    for table, history in histories.items():
        total += history.check(await asyncio.to_thread(stored_events, database, table))
    return total
