"""The check of histories finds every kind of fault."""

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from clachan.server.tables.commands import apply_events
from clachan.server.tables.creation import create_table
from clachan.server.tables.events import EntryAdded, Event, VisitorEvent
from clachan.server.tables.lobby import start_match
from clachan.server.tables.table import Table, new_table, replay_events
from clachan.wire.protocol.commands import Play
from clachan.wire.protocol.requests import NewTable
from clachan.wire.protocol.shapes import BotChair, PersonChair
from tests.support.server.history import History, Tally, Unexplained, change_of, check_all
from tests.support.server.random_play import LoadedServer, create_table_for
from tests.support.server.server_process import Json, Server, browsers, running

ADA = "ada"


class Story:
    """The events of a match of Ada against a bot, and the messages that she gets."""

    def __init__(self) -> None:
        seats = (PersonChair("Ada"), BotChair("greedy"))
        wish = NewTable("clans", seats, shuffle_seats=False)
        self.events: list[Event] = [create_table(wish, ADA, 0, 0)]
        self.history = History()
        head = self.events[0]
        table = new_table(head)  # type: ignore[arg-type]  # the first event is its creation
        found = apply_events(table, start_match(table, ADA, 0))
        self.events += found.events
        self.table: Table = found.table
        self.see()

    def play(self, nonce: str, answer: str = "done") -> Json:
        """Ada plays her first legal action and gets ``answer``, which may be false."""
        command = self.command(nonce)
        self.history.send("tab", command)
        self.store(command)
        self.answer(command, answer)
        return command

    def command(self, nonce: str) -> Json:
        action = self._first()
        return {"type": "play", "nonce": nonce, "seq": self.table.seq, "seat": 0, "action": action}

    def store(self, command: Json) -> None:
        play = Play(command["nonce"], command["seq"], 0, command["action"])
        found = change_of(self.table, play, ADA, self.table.at + 1, "")
        self.events += found.events
        self.table = found.table

    def answer(self, command: Json, answer: str) -> None:
        if answer == "done":
            message = {"type": "done", "nonce": command["nonce"], "seq": self.table.seq}
        else:
            error = {"code": answer}
            message = {"type": "refused", "nonce": command["nonce"], "error": error}
        self.history.receive(0, message)

    def bot(self) -> None:
        self._add(EntryAdded(self.table.at + 1, seat=1, action=self._first()))

    def see(self, **changes: object) -> None:
        match = self.table.match
        assert match is not None
        view = {"type": "view", "seq": self.table.seq, "status": "playing", "ply": match.ply}
        self.history.receive(0, {**view, "to_move": match.to_move, "happened": [], **changes})

    def _first(self) -> str:
        assert self.table.match is not None
        return self.table.game.text(self.table.game.legal_actions(self.table.match.state)[0])

    def _add(self, event: Event) -> None:
        found = apply_events(self.table, event)
        self.events += found.events
        self.table = found.table


def whole_story() -> Story:
    story = Story()
    for number in range(3):
        story.play(f"n{number}")
        story.see()
        story.bot()
        story.see()
    return story


def test_a_history_without_a_fault() -> None:
    story = whole_story()
    tally = story.history.check(story.events)
    assert (tally.commands, tally.acknowledged, tally.views) == (3, 3, 7)


def place_of(events: Sequence[Event], nonce: str) -> int:
    return next(
        place
        for place, event in enumerate(events)
        if isinstance(event, VisitorEvent) and event.nonce == nonce
    )


def lose(events: list[Event]) -> None:
    del events[place_of(events, "n2") :]


def remove_nonce(events: list[Event]) -> None:
    place = place_of(events, "n1")
    event = events[place]
    assert isinstance(event, VisitorEvent)
    events[place] = replace(event, nonce="")


def rename_nonce(events: list[Event]) -> None:
    place = place_of(events, "n1")
    event = events[place]
    assert isinstance(event, VisitorEvent)
    events[place] = replace(event, nonce="strange")


def duplicate(events: list[Event]) -> None:
    one, other = place_of(events, "n1"), place_of(events, "n2")
    event = events[other]
    assert isinstance(event, VisitorEvent)
    events[other] = replace(event, nonce="n1")
    assert one < other


def change_action(events: list[Event]) -> None:
    place = place_of(events, "n2")
    event = events[place]
    assert isinstance(event, EntryAdded)
    table = replay_events(events[:place])
    assert table.match is not None
    *_, last = table.game.legal_actions(table.match.state)
    assert table.game.text(last) != event.action
    events[place:] = [replace(event, action=table.game.text(last))]


def add_unrequested_move(events: list[Event]) -> None:
    place = place_of(events, "n2")
    event = events[place]
    assert isinstance(event, EntryAdded)
    events[place] = replace(event, by="", nonce="", digest="")


def move_later(events: list[Event]) -> None:
    events[-1] = replace(events[-1], at=0)


@pytest.mark.parametrize(
    "fault",
    [lose, remove_nonce, rename_nonce, duplicate, change_action, add_unrequested_move, move_later],
)
def test_events_that_do_not_explain_the_answers(fault: Callable[[list[Event]], None]) -> None:
    story = whole_story()
    fault(story.events)
    with pytest.raises(Unexplained):
        story.history.check(story.events)


# What clients were sent


@pytest.mark.parametrize("code", ["stale", "illegal", "storage-full", "storage-read-only"])
def test_a_command_that_was_refused_and_is_stored(code: str) -> None:
    story = Story()
    story.play("n", answer=code)
    with pytest.raises(Unexplained, match="refused command is stored"):
        story.history.check(story.events)


@pytest.mark.parametrize("code", ["storage-down", "restarting"])
def test_a_command_that_may_have_been_stored(code: str) -> None:
    story = Story()
    story.play("n", answer=code)
    assert story.history.check(story.events).acknowledged == 0


def test_a_command_that_was_refused_is_sent_again() -> None:
    story = Story()
    command = story.command("n")
    story.history.send("tab", command)
    story.answer(command, "storage-full")
    story.history.send("tab", command)
    story.store(command)
    story.answer(command, "done")
    tally = story.history.check(story.events)
    assert (tally.repeated, dict(tally.refused)) == (1, {"storage-full": 1})


def test_a_refusal_that_was_never_right() -> None:
    story = whole_story()
    command = story.command("late")
    story.history.send("tab", command)
    story.answer(command, "stale")
    with pytest.raises(Unexplained, match="never right"):
        story.history.check(story.events)


def test_a_refusal_that_another_tab_explains() -> None:
    story = whole_story()
    command = story.command("late")
    story.history.send("tab", command)
    story.play("first")
    story.answer(command, "stale")
    assert story.history.check(story.events).refused["stale"] == 1


def test_a_command_that_was_stored_before_it_was_sent() -> None:
    story = Story()
    command = story.command("n")
    story.store(command)
    story.see()
    story.history.send("tab", command)
    story.answer(command, "done")
    with pytest.raises(Unexplained, match="was known before"):
        story.history.check(story.events)


@pytest.mark.parametrize(
    "seen", [{"ply": 1}, {"to_move": None}, {"status": "over"}, {"seq": 1_000}, {"seq": 1}]
)
def test_a_view_of_what_never_was(seen: Json) -> None:
    story = whole_story()
    story.see(**seen)
    with pytest.raises(Unexplained):
        story.history.check(story.events)


def test_a_view_that_goes_back() -> None:
    story = Story()
    command = story.command("n")
    story.history.send("tab", command)
    before = story.table
    story.store(command)
    story.answer(command, "done")
    story.table = before
    story.see()
    with pytest.raises(Unexplained, match="came after"):
        story.history.check(story.events)


def test_a_history_of_a_real_server(tmp_path: Path) -> None:
    """Two tabs compete for each seat: one of them is often late, and the check explains it."""

    async def play(server: Server) -> Tally:
        loaded = LoadedServer((), server)
        loaded.up.set()
        async with browsers(server, 2) as clients:
            table = await create_table_for("clans", clients, 2, 0)
            players = loaded.seat(table, [*clients, *clients], random.Random(1))
            await asyncio.gather(*(player.play() for player in players))
            return await check_all(tmp_path / "clachan.sqlite3", loaded.histories)

    with running("--data", str(tmp_path)) as server:
        tally = asyncio.run(play(server))
    assert tally.acknowledged == 16
    assert "stale" in tally.refused
