"""All that was sent from a table, judged once it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clachan.core import AnyMatch, Entry, Seat
from clachan.dealer import verify
from clachan.wire import open_record, read_record
from clachan.wire.sheets import sheet_messages
from tests.server.model import Guise, Model, plain, shown, story
from tests.server.moments import Moment, refusal
from tests.server.running import Json
from tests.server.sittings import SPECTATOR, Attempt, Reading, Sight, Sitting

_MANY = 8
"""So many hidden cards do not come to lie as they were by accident."""


async def judge(sitting: Sitting) -> Model:
    """Raises where anything was not as the rules say; gives the table as it really was."""
    await sitting.settle()
    told = await sitting.browsers[SPECTATOR].get(f"/tables/{sitting.table}/story")
    data = (await sitting.browsers[SPECTATOR].get(f"/tables/{sitting.table}/record")).content
    record = read_record(data)
    match = open_record(record)
    assert record.shuffle is not None
    verify(record.match_id, match, record.shuffle)
    await sitting.close()
    model = Model(
        sitting.table,
        record,
        [happening["seq"] for happening in told.json()["entries"]],
        sitting.seatings,
        sitting.deeds,
        sitting.started,
        sitting.is_shuffled,
        sitting.origin,
    )
    _judge_end(model, match, told.json()["entries"])
    _Judge(model).all_of(sitting)
    return model


def _judge_end(model: Model, match: AnyMatch, told: list[Json]) -> None:
    end = model.at(10**9)
    assert end.match is not None
    assert end.match.log == match.log
    assert end.match.outcome == match.outcome is not None
    assert story(end, None) == told


@dataclass(frozen=True)
class _Judge:
    model: Model

    def all_of(self, sitting: Sitting) -> None:
        due: dict[tuple[int, str, Guise], Json] = {}
        for sight in sitting.sights:
            self._judge_sight(sight, due)
        for attempt in sitting.attempts:
            self._judge_attempt(attempt)
        for reading in sitting.readings:
            self._judge_reading(reading)
        self._judge_whole(sitting)

    def _judge_sight(self, sight: Sight, due: dict[tuple[int, str, Guise], Json]) -> None:
        seq = sight.view["seq"]
        for guise in sight.guises:
            key = (seq, sight.browser, guise)
            if key not in due:
                due[key] = self.model.view(self.model.at(seq), sight.browser, guise)
        wanted = [due[seq, sight.browser, guise] for guise in sight.guises]
        view = _without_presence(sight.view)
        assert min((_difference(view, due) for due in wanted), key=len) == {}

    def _judge_attempt(self, attempt: Attempt) -> None:
        first, last = attempt.between
        if "seq" in attempt.answer:
            before = self.model.at(attempt.answer["seq"] - 1)
            assert refusal(before, attempt.browser, attempt.command) is None
        else:
            moments = [self.model.at(seq) for seq in range(first, last + 1)]
            due = [refusal(moment, attempt.browser, attempt.command) for moment in moments]
            assert attempt.answer["error"] in due

    def _judge_reading(self, reading: Reading) -> None:
        moment = self.model.at(reading.between[0])
        assert moment.match == self.model.at(reading.between[1]).match
        kind, _, number = reading.path.partition("/")
        if kind == "record":
            self._judge_record(moment, reading.seat, reading.content)
        elif kind == "story":
            assert reading.content["entries"] == story(moment, reading.seat)
        else:
            assert moment.match is not None
            assert reading.content == _position(moment.match, int(number), reading.seat)

    def _judge_record(self, moment: Moment, seat: Seat | None, data: bytes) -> None:
        record = read_record(data)
        assert moment.match is not None
        assert record.log == moment.match.seen(seat)
        assert record.complete == (record.log == moment.match.log)
        assert record.match_id == self.model.record.match_id
        assert record.viewer == (None if record.complete else seat)
        assert record.shuffle is not None
        assert (record.shuffle.secret is None) == (moment.match.outcome is None)

    def _judge_whole(self, sitting: Sitting) -> None:
        """Whoever watched by sockets, one after the other, was told everything once."""
        numbers = [
            told["entry"]
            for sight in sitting.sights
            if sight.browser == SPECTATOR and sight.is_from_socket
            for told in sight.view["happened"]
        ]
        first, last = next(iter(numbers), 1), len(self.model.record.log)
        assert numbers == (list(range(first, last + 1)) if numbers else [])


def judge_fork(old: Moment, seat: Seat | None, ply: int, made: Model) -> None:
    """It began as the forker knew the old match: with all of it, where nothing was hidden."""
    assert old.match is not None
    true = old.match.fork(ply)
    began = made.at(2).match
    assert began is not None
    began = began.fork(ply)
    assert began.seen(seat) == _timeless(true.seen(seat)) or began.log == true.log
    assert made.origin is not None
    is_exact = old.match.outcome is not None or true.seen(seat) == true.log
    assert made.origin == {"kind": "fork", "ply": ply, "exact": is_exact}
    assert made.record.shuffle is not None
    assert made.record.shuffle.given == ply
    assert not is_exact or began.log == true.log
    hidden = sum(one != other for one, other in zip(true.log, true.seen(seat), strict=True))
    assert hidden < _MANY or _timeless(true.log) != began.log


def _timeless(log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(replace(entry, at=None) for entry in log)


def _position(match: AnyMatch, ply: int, seat: Seat | None) -> Json:
    state = match.line[ply - 1].after if ply else match.start
    sheets = plain(sheet_messages(match.game.score(state))) if match.outcome else None
    return {
        "ply": ply,
        "plies": match.ply,
        "viewing": seat,
        "to_move": match.game.to_move(state),
        "position": shown(match, ply, seat),
        "sheets": sheets,
    }


def _difference(view: Json, due: Json) -> Json:
    """By field: what was sent and what should have been."""
    return {
        key: (view.get(key), due.get(key))
        for key in {**view, **due}
        if view.get(key) != due.get(key)
    }


def _without_presence(view: Json) -> Json:
    """Who is connected, what the clocks say, what bots are called: no matter of the rules."""
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
