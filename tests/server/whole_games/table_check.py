"""Checks everything that a table has sent, once its match is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clachan.core import AnyMatch, Entry, Seat
from clachan.dealer import verify
from clachan.wire import open_record, read_record
from clachan.wire.score_sheets import sheet_messages
from tests.server.whole_games.model import Model, ViewOptions, story, to_plain, view_position
from tests.server.whole_games.model_state import ModelState, refusal
from tests.server.whole_games.observed_table import (
    SPECTATOR,
    ObservedTable,
    ReceivedDocument,
    ReceivedView,
    SentCommand,
)
from tests.support.server.server_process import Json

_MANY = 8
"""This many hidden cards are not dealt the same way again by accident."""


async def check_table(observed: ObservedTable) -> Model:
    """Assert that all output of the table follows the rules; returns the model of the table."""
    await observed.settle()
    log = await observed.browsers[SPECTATOR].get(f"/tables/{observed.table}/story")
    data = (await observed.browsers[SPECTATOR].get(f"/tables/{observed.table}/record")).content
    record = read_record(data)
    match = open_record(record)
    assert record.shuffle is not None
    verify(record.match_id, match, record.shuffle)
    await observed.close()
    model = Model(
        observed.table,
        record,
        [entry["seq"] for entry in log.json()["entries"]],
        observed.assignments,
        observed.accepted_commands,
        observed.started,
        observed.is_shuffled,
        observed.origin,
    )
    _check_end(model, match, log.json()["entries"])
    _TableCheck(model).check_all(observed)
    return model


def _check_end(model: Model, match: AnyMatch, log: list[Json]) -> None:
    end = model.at(10**9)
    assert end.match is not None
    assert end.match.log == match.log
    assert end.match.outcome == match.outcome is not None
    assert story(end, None) == log


@dataclass(frozen=True)
class _TableCheck:
    model: Model

    def check_all(self, observed: ObservedTable) -> None:
        due: dict[tuple[int, str, ViewOptions], Json] = {}
        for received in observed.received_views:
            self._check_view(received, due)
        for sent in observed.sent_commands:
            self._check_command(sent)
        for document in observed.documents:
            self._check_document(document)
        self._check_log(observed)

    def _check_view(
        self, received: ReceivedView, due: dict[tuple[int, str, ViewOptions], Json]
    ) -> None:
        seq = received.view["seq"]
        for options in received.possible_options:
            key = (seq, received.browser, options)
            if key not in due:
                due[key] = self.model.view(self.model.at(seq), received.browser, options)
        wanted = [due[seq, received.browser, options] for options in received.possible_options]
        view = _without_presence(received.view)
        positions = view.pop("positions")
        assert min((_difference(view, due) for due in wanted), key=len) == {}
        match, plies = self.model.at(seq).match, [position["ply"] for position in positions]
        assert plies == sorted(set(plies))
        for ply, position in zip(plies, positions, strict=True):
            assert match is not None
            assert position == _position(match, ply, view["viewing"])

    def _check_command(self, sent: SentCommand) -> None:
        first, last = sent.between
        if "seq" in sent.answer:
            before = self.model.at(sent.answer["seq"] - 1)
            assert refusal(before, sent.browser, sent.command) is None
        else:
            states = [self.model.at(seq) for seq in range(first, last + 1)]
            due = [refusal(state, sent.browser, sent.command) for state in states]
            assert sent.answer["error"] in due

    def _check_document(self, document: ReceivedDocument) -> None:
        state = self.model.at(document.between[0])
        assert state.match == self.model.at(document.between[1]).match
        kind, _, number = document.path.partition("/")
        if kind == "record":
            self._check_record(state, document.seat, document.content)
        elif kind == "story":
            assert document.content["entries"] == story(state, document.seat)
        else:
            assert state.match is not None
            assert document.content == _position(state.match, int(number), document.seat)

    def _check_record(self, state: ModelState, seat: Seat | None, data: bytes) -> None:
        record = read_record(data)
        assert state.match is not None
        assert record.log == state.match.seen(seat)
        assert record.complete == (record.log == state.match.log)
        assert record.match_id == self.model.record.match_id
        assert record.viewer == (None if record.complete else seat)
        assert record.shuffle is not None
        assert (record.shuffle.secret is None) == (state.match.outcome is None)

    def _check_log(self, observed: ObservedTable) -> None:
        """The sockets of the spectator together received every entry once."""
        numbers = [
            entry["entry"]
            for received in observed.received_views
            if received.browser == SPECTATOR and received.is_from_socket
            for entry in received.view["happened"]
        ]
        first, last = next(iter(numbers), 1), len(self.model.record.log)
        assert numbers == (list(range(first, last + 1)) if numbers else [])


def check_fork(old: ModelState, seat: Seat | None, ply: int, made: Model) -> None:
    """Assert that a fork starts with what the forking player knew of the old match."""
    assert old.match is not None
    real = old.match.fork(ply)
    began = made.at(2).match
    assert began is not None
    began = began.fork(ply)
    assert began.seen(seat) == _without_times(real.seen(seat)) or began.log == real.log
    assert made.origin is not None
    is_exact = old.match.outcome is not None or real.seen(seat) == real.log
    assert made.origin == {"kind": "fork", "ply": ply, "exact": is_exact}
    assert made.record.shuffle is not None
    assert made.record.shuffle.given == ply
    assert not is_exact or began.log == real.log
    hidden = sum(one != other for one, other in zip(real.log, real.seen(seat), strict=True))
    assert hidden < _MANY or _without_times(real.log) != began.log


def _without_times(log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(replace(entry, at=None) for entry in log)


def _position(match: AnyMatch, ply: int, seat: Seat | None) -> Json:
    state = match.line[ply - 1].after if ply else match.start
    sheets = to_plain(sheet_messages(match.game.score(state))) if match.outcome else None
    return {
        "ply": ply,
        "plies": match.ply,
        "viewing": seat,
        "to_move": match.game.to_move(state),
        "position": view_position(match, ply, seat),
        "sheets": sheets,
    }


def _difference(view: Json, due: Json) -> Json:
    """The sent and the expected value of each field that differs."""
    return {
        key: (view.get(key), due.get(key))
        for key in {**view, **due}
        if view.get(key) != due.get(key)
    }


def _without_presence(view: Json) -> Json:
    """The view without presence, clocks and names of bots, which the rules do not determine."""
    seats = [
        {key: seat[key] for key in seat if key not in ("present", "away_since")}
        | ({"name": ""} if seat["kind"] == "bot" else {})
        for seat in view["seats"]
    ]
    moving = ("votes", "clock", "clocks", "watchers")
    kept = {key: value for key, value in view.items() if key not in moving}
    offer = view["offer"]
    timeless = offer and {key: value for key, value in offer.items() if key != "left_ms"}
    return {**kept, "offer": timeless, "seats": seats}
