"""What a table must have shown, worked out from its end by the rules alone.

While a match runs nobody outside knows its cards. Its record tells them in the end, and then
everything that anybody was sent on the way can be judged.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from clachan.core import (
    CHANCE,
    AnyMatch,
    Entry,
    EntryKind,
    Match,
    Message,
    Record,
    Seat,
    redo_for,
    undo_for,
)
from clachan.dealer import Dealer
from clachan.games import GAMES
from clachan.wire.sheets import sheet_messages, words_message
from clachan.wire.views import view_message
from tests.server.moments import Chair, Moment
from tests.server.running import Json


@dataclass(frozen=True)
class Seating:
    """Who sits where from this event on."""

    seq: int
    chairs: tuple[Chair, ...]
    host: str


@dataclass(frozen=True)
class Deed:
    """A command that was carried out, by the number of its event."""

    seq: int
    browser: str
    command: Json


@dataclass(frozen=True)
class Guise:
    """How somebody looked: from a seat they chose, or not; told what happened since an event.

    Without one they are told what happened since their own last decision.
    """

    lifted: Seat | None = None
    has_looked: bool = False
    since: int | None = None


class Model:
    """A finished table, moment by moment."""

    def __init__(
        self,
        table: str,
        record: Record,
        seqs: Sequence[int],
        seatings: Sequence[Seating],
        deeds: Iterable[Deed],
        started: int,
        is_shuffled: bool,
        origin: Json | None,
    ) -> None:
        """``seqs`` are the events of the record's entries; ``started`` is that of the start."""
        self.table, self.record, self.origin = table, record, origin
        self.is_shuffled = is_shuffled
        self._started = started
        self._seatings = {seating.seq: seating for seating in seatings}
        self._deeds = {deed.seq: deed for deed in deeds}
        self._entries: dict[int, list[Entry]] = {}
        for seq, entry in zip(seqs, record.log, strict=True):
            self._entries.setdefault(seq, []).append(entry)
        self._moments = [Moment(0, seatings[0].chairs, seatings[0].host, 0)]
        for seq in sorted({*self._seatings, *self._deeds, *self._entries, started}):
            self._moments.append(self._next(replace(self._moments[-1], seq=seq)))

    def at(self, seq: int) -> Moment:
        """The table after that event; those that are not known here changed nothing in it."""
        index = bisect_right(self._moments, seq, key=lambda moment: moment.seq) - 1
        return replace(self._moments[index], seq=seq)

    def _next(self, moment: Moment) -> Moment:
        seq = moment.seq
        if seating := self._seatings.get(seq):
            moment = replace(moment, chairs=seating.chairs, host=seating.host, decided=seq)
        if seq == self._started:
            return self._begun(moment)
        deed, entries = self._deeds.get(seq), self._entries.get(seq, [])
        if deed is not None:
            self._require_done(deed, entries)
            moment = self._told(moment, deed, entries)
        for entry in entries:
            self._require_author(moment, entry, deed)
            moment = moment.after(entry)
        return moment

    def _begun(self, moment: Moment) -> Moment:
        """With the seats that the secret drew, and the log that the match was given."""
        record, chairs = self.record, moment.chairs
        if self.is_shuffled:
            assert record.shuffle is not None
            secret = bytes.fromhex(record.shuffle.secret or "")
            order = Dealer(record.match_id, secret).seating(record.players)
            chairs = tuple(chairs[chair] for chair in order)
        match = Match.new(GAMES[record.game], record.players, record.options)
        moment = replace(moment, chairs=chairs, decided=moment.seq, match=match)
        for entry in self._entries.get(moment.seq, []):
            moment = moment.after(entry)
        return moment

    def _told(self, moment: Moment, deed: Deed, entries: Sequence[Entry]) -> Moment:
        """After what was said about an undo; one that needs nobody's consent is made at once."""
        command, seat = deed.command, deed.command.get("seat", 0)
        if command["type"] == "undo":
            assert moment.match is not None
            undo = undo_for(moment.match, seat)
            assert undo is not None
            assert bool(entries) == (undo.free or moment.people() == [seat])
            return moment.after_undo_asked(seat)
        if command["type"] == "answer-undo":
            moment = moment.after_answer(seat, command["agree"])
            if moment.asking is not None and not moment.waiting():
                granted = self._entries[deed.seq + 1]
                assert [(e.seat, e.kind) for e in granted] == [(moment.asking, EntryKind.UNDO)]
            return moment
        return replace(moment, rematch=command.get("made", moment.rematch))

    def _require_done(self, deed: Deed, entries: Sequence[Entry]) -> None:
        """What was acknowledged stands in the log, word for word."""
        command, kind = deed.command, deed.command["type"]
        if kind == "play":
            game = GAMES[self.record.game]
            wanted = (command["seat"], EntryKind.ACTION, game.text(game.parse(command["action"])))
        elif kind in ("redo", "resign", "take-back"):
            wanted = (command["seat"], EntryKind(kind), "")
        else:
            return
        assert [(entry.seat, entry.kind, entry.action) for entry in entries] == [wanted]

    def _require_author(self, moment: Moment, entry: Entry, deed: Deed | None) -> None:
        """Nothing stands in the log that nobody did."""
        if entry.seat == CHANCE or moment.bot_of(entry.seat) is not None:
            assert deed is None
        elif deed is None:
            assert entry.kind is EntryKind.UNDO
            assert self._deeds[moment.seq - 1].command["type"] == "answer-undo"

    # What was due

    def view(self, moment: Moment, browser: str, guise: Guise) -> Json:
        """All of a view but who is connected, what follows from that, and what the clocks say."""
        match, mine = moment.match, moment.seats_of(browser)
        viewing = _viewing(mine, guise)
        since = moment.own_decision(viewing) if guise.since is None else guise.since
        return {
            "type": "view",
            "table": self.table,
            "seq": moment.seq,
            "game": self.record.game,
            "players": len(moment.chairs),
            "status": moment.status,
            "host": moment.host == browser,
            "seats": [_seat(moment, seat, seat in mine) for seat in range(len(moment.chairs))],
            "viewing": viewing,
            "ply": match.ply if match else 0,
            "to_move": match.to_move if match else None,
            "position": shown(match, match.ply, viewing) if match else None,
            "legal": _legal(moment, viewing),
            "happened": story(moment, viewing, since),
            "undo": _undo(moment, viewing),
            "redo": match is not None and viewing is not None and redo_for(match, viewing),
            "offer": _offer(moment, viewing),
            "shuffle_seats": self.is_shuffled,
            "shuffle": self._shuffle(moment),
            "outcome": _outcome(match),
            "origin": self.origin,
            "rematch": moment.rematch,
            "pace": "normal" if _is_alone(moment) else None,
            "hints": True,
            "hints_used": [],
        }

    def _shuffle(self, moment: Moment) -> Json:
        seal = self.record.shuffle
        assert seal is not None
        return {
            "match": self.record.match_id,
            "commitment": seal.commitment,
            "salts": list(seal.salts) if moment.match else [],
            "secret": seal.secret if moment.status == "over" else None,
            "imported": False,
        }


def shown(match: AnyMatch, ply: int, viewing: Seat | None) -> Json:
    """The position after the first actions that stand."""
    state = match.line[ply - 1].after if ply else match.start
    position: Json = plain(view_message(match.game.view(state, viewing)))
    return position


def story(moment: Moment, seat: Seat | None, since: int = 0) -> list[Json]:
    """The entries of the log after an event, as the seat saw them."""
    match = moment.match
    if match is None:
        return []
    first = bisect_right(moment.seqs, since)
    befores = {step.entry: step.before for step in match.steps if step.entry >= first}
    return [
        {
            "entry": index + 1,
            "seq": moment.seqs[index],
            "ply": moment.plies[index],
            "seat": entry.seat,
            "kind": entry.kind.value,
            "at": entry.at,
            **_told_words(match, entry, befores.get(index), seat),
        }
        for index, entry in enumerate(match.log[first:], first)
    ]


def plain(message: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(message))


def _told_words(match: AnyMatch, entry: Entry, before: object, seat: Seat | None) -> Json:
    """Once the match is over, every action is told as whoever made it saw it."""
    game, action = match.game, None
    if entry.kind is not EntryKind.ACTION:
        words = Message(f"match-event-{entry.kind.value}", (("seat", entry.seat),))
    else:
        action = game.parse(entry.action)
        if match.outcome:
            seat = None if entry.seat == CHANCE else entry.seat
        else:
            action = game.seen(before, action, seat)
        words = game.describe(game.view(before, seat), action)
    text = None if action is None else game.text(action)
    then = [plain(words_message(message)) for message in words.then]
    return {"action": text, "words": plain(words_message(words))} | ({"then": then} if then else {})


def _viewing(mine: Sequence[Seat], guise: Guise) -> Seat | None:
    if not guise.has_looked and len(mine) == 1:
        return mine[0]
    return guise.lifted if guise.lifted in mine else None


def _seat(moment: Moment, seat: Seat, mine: bool) -> Json:
    chair = moment.chairs[seat]
    return {
        "kind": "bot" if chair.bot else "person" if chair.name else "open",
        "name": chair.name,
        "bot": moment.bot_of(seat),
        "mine": mine,
        "resigned": moment.match is not None and seat in moment.match.resigned,
    }


def _legal(moment: Moment, viewing: Seat | None) -> list[Json]:
    match = moment.match
    if match is None or viewing is None or match.to_move != viewing or moment.bot_of(viewing):
        return []
    game = match.game
    view = game.view(match.state, viewing)
    return [
        {"text": game.text(action), "words": plain(words_message(game.describe(view, action)))}
        for action in game.legal_actions(match.state)
    ]


def _undo(moment: Moment, viewing: Seat | None) -> Json | None:
    if moment.match is None or viewing is None or moment.bot_of(viewing):
        return None
    found = undo_for(moment.match, viewing)
    if found is None:
        return None
    others = [seat for seat in moment.people() if seat != viewing]
    asks = [] if found.free else others
    refused = moment.refused.get(moment.last_decision(viewing)) if asks else None
    return {"free": found.free, "asks": asks, "ply": found.ply, "refused": refused}


def _offer(moment: Moment, viewing: Seat | None) -> Json | None:
    """Without what is left of its time."""
    if moment.asking is None:
        return None
    return {
        "seat": moment.asking,
        "agreed": sorted(moment.agreed),
        "waiting": moment.waiting(),
        "move": story(moment, viewing)[moment.wanted],
    }


def _is_alone(moment: Moment) -> bool:
    """Whether one person plays against bots, who may then set their pace."""
    return moment.status == "playing" and sum(not chair.bot for chair in moment.chairs) == 1


def _outcome(match: AnyMatch | None) -> Json | None:
    outcome = match.outcome if match else None
    if match is None or outcome is None:
        return None
    return {
        "reason": {"key": outcome.reason.key, "args": {}},
        "rule": outcome.reason.rule,
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "sheets": plain(sheet_messages(match.game.score(match.state))),
    }
