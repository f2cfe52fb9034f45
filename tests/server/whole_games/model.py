"""A model of a finished table: computes from its record, by the rules alone, what it had to send.

While a match runs, its cards are secret. The record reveals them at the end, and then everything that
any client received can be checked.
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
from clachan.wire.score_sheets import sheet_messages
from clachan.wire.views import view_message
from clachan.wire.words import words_message
from tests.server.whole_games.model_state import Chair, ModelState
from tests.support.server.server_process import Json


@dataclass(frozen=True)
class SeatAssignment:
    """The occupants of the seats from this event on."""

    seq: int
    chairs: tuple[Chair, ...]
    host: str


@dataclass(frozen=True)
class AcceptedCommand:
    """A command that was carried out, with the number of its event."""

    seq: int
    browser: str
    command: Json


@dataclass(frozen=True)
class ViewOptions:
    """Options of a view: a chosen seat, and the event after which the log begins.

    Without an event, the log begins after the seat's own last decision.
    """

    seat: Seat | None = None
    has_chosen_seat: bool = False
    since: int | None = None


class Model:
    """A finished table, with its state after each event."""

    def __init__(
        self,
        table: str,
        record: Record,
        seqs: Sequence[int],
        assignments: Sequence[SeatAssignment],
        accepted_commands: Iterable[AcceptedCommand],
        started: int,
        is_shuffled: bool,
        origin: Json | None,
    ) -> None:
        """``seqs`` are the events of the record's entries; ``started`` is that of the start."""
        self.table, self.record, self.origin = table, record, origin
        self.is_shuffled = is_shuffled
        self._started = started
        self._assignments = {assignment.seq: assignment for assignment in assignments}
        self._accepted = {accepted.seq: accepted for accepted in accepted_commands}
        self._entries: dict[int, list[Entry]] = {}
        for seq, entry in zip(seqs, record.log, strict=True):
            self._entries.setdefault(seq, []).append(entry)
        self._states = [ModelState(0, assignments[0].chairs, assignments[0].host, 0)]
        for seq in sorted({*self._assignments, *self._accepted, *self._entries, started}):
            self._states.append(self._next(replace(self._states[-1], seq=seq)))

    def at(self, seq: int) -> ModelState:
        """The table after that event; events unknown to the model change nothing in it."""
        index = bisect_right(self._states, seq, key=lambda state: state.seq) - 1
        return replace(self._states[index], seq=seq)

    def _next(self, state: ModelState) -> ModelState:
        seq = state.seq
        if assignment := self._assignments.get(seq):
            state = replace(state, chairs=assignment.chairs, host=assignment.host, decided=seq)
        if seq == self._started:
            return self._start(state)
        accepted, entries = self._accepted.get(seq), self._entries.get(seq, [])
        if accepted is not None:
            self._require_stored(accepted, entries)
            state = self._after_command(state, accepted, entries)
        for entry in entries:
            self._require_author(state, entry, accepted)
            state = state.after(entry)
        return state

    def _start(self, state: ModelState) -> ModelState:
        """The state after the start, with shuffled seats and the given log."""
        record, chairs = self.record, state.chairs
        if self.is_shuffled:
            assert record.shuffle is not None
            secret = bytes.fromhex(record.shuffle.secret or "")
            order = Dealer(record.match_id, secret).seating(record.players)
            chairs = tuple(chairs[chair] for chair in order)
        match = Match.new(GAMES[record.game], record.players, record.options)
        state = replace(state, chairs=chairs, decided=state.seq, match=match)
        for entry in self._entries.get(state.seq, []):
            state = state.after(entry)
        return state

    def _after_command(
        self, state: ModelState, accepted: AcceptedCommand, entries: Sequence[Entry]
    ) -> ModelState:
        """The state after a command about an undo; a free undo is carried out immediately."""
        command, seat = accepted.command, accepted.command.get("seat", 0)
        if command["type"] == "undo":
            assert state.match is not None
            undo = undo_for(state.match, seat)
            assert undo is not None
            assert bool(entries) == (undo.free or state.people() == [seat])
            return state.after_undo_asked(seat)
        if command["type"] == "answer-undo":
            state = state.after_answer(seat, command["agree"])
            if state.asking is not None and not state.waiting():
                granted = self._entries[accepted.seq + 1]
                assert [(e.seat, e.kind) for e in granted] == [(state.asking, EntryKind.UNDO)]
            return state
        return replace(state, rematch=command.get("made", state.rematch))

    def _require_stored(self, accepted: AcceptedCommand, entries: Sequence[Entry]) -> None:
        """An acknowledged command is in the log exactly as it was sent."""
        command, kind = accepted.command, accepted.command["type"]
        if kind == "play":
            game = GAMES[self.record.game]
            wanted = (command["seat"], EntryKind.ACTION, game.text(game.parse(command["action"])))
        elif kind in ("redo", "resign", "take-back"):
            wanted = (command["seat"], EntryKind(kind), "")
        else:
            return
        assert [(entry.seat, entry.kind, entry.action) for entry in entries] == [wanted]

    def _require_author(
        self, state: ModelState, entry: Entry, accepted: AcceptedCommand | None
    ) -> None:
        """Every entry of the log has an author."""
        if entry.seat == CHANCE or state.bot_of(entry.seat) is not None:
            assert accepted is None
        elif accepted is None:
            assert entry.kind is EntryKind.UNDO
            assert self._accepted[state.seq - 1].command["type"] == "answer-undo"

    # Expected views

    def view(self, state: ModelState, browser: str, options: ViewOptions) -> Json:
        """All of a view but who is connected, what follows from that, and what the clocks say."""
        match, mine = state.match, state.seats_of(browser)
        viewing = _viewing(mine, options)
        since = state.own_decision(viewing) if options.since is None else options.since
        return {
            "type": "view",
            "table": self.table,
            "seq": state.seq,
            "game": self.record.game,
            "players": len(state.chairs),
            "status": state.status,
            "host": state.host == browser,
            "seats": [_seat(state, seat, seat in mine) for seat in range(len(state.chairs))],
            "viewing": viewing,
            "ply": match.ply if match else 0,
            "to_move": match.to_move if match else None,
            "position": view_position(match, match.ply, viewing) if match else None,
            "legal": _legal(state, viewing),
            "happened": story(state, viewing, since),
            "undo": _undo(state, viewing),
            "redo": match is not None and viewing is not None and redo_for(match, viewing),
            "offer": _offer(state, viewing),
            "shuffle_seats": self.is_shuffled,
            "shuffle": self._shuffle(state),
            "outcome": _outcome(match),
            "origin": self.origin,
            "rematch": state.rematch,
            "pace": "normal" if _is_alone(state) else None,
            "hints": True,
            "hints_used": [],
        }

    def _shuffle(self, state: ModelState) -> Json:
        seal = self.record.shuffle
        assert seal is not None
        return {
            "match": self.record.match_id,
            "commitment": seal.commitment,
            "salts": list(seal.salts) if state.match else [],
            "secret": seal.secret if state.status == "over" else None,
            "imported": False,
        }


def view_position(match: AnyMatch, ply: int, viewing: Seat | None) -> Json:
    """The position after the first actions that stand."""
    state = match.line[ply - 1].after if ply else match.start
    position: Json = to_plain(view_message(match.game, match.game.view(state, viewing)))
    return position


def story(state: ModelState, seat: Seat | None, since: int = 0) -> list[Json]:
    """The entries of the log after an event, as the seat saw them."""
    match = state.match
    if match is None:
        return []
    first = bisect_right(state.seqs, since)
    befores = {step.entry: step.before for step in match.steps if step.entry >= first}
    return [
        {
            "entry": index + 1,
            "seq": state.seqs[index],
            "ply": state.plies[index],
            "seat": entry.seat,
            "kind": entry.kind.value,
            "at": entry.at,
            **_describe(match, entry, befores.get(index), seat),
        }
        for index, entry in enumerate(match.log[first:], first)
    ]


def to_plain(message: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(message))


def _describe(match: AnyMatch, entry: Entry, before: object, seat: Seat | None) -> Json:
    """The action in words: after the end, as the acting seat saw it."""
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
    then = [to_plain(words_message(message)) for message in words.then]
    return {"action": text, "words": to_plain(words_message(words))} | (
        {"then": then} if then else {}
    )


def _viewing(mine: Sequence[Seat], options: ViewOptions) -> Seat | None:
    if not options.has_chosen_seat and len(mine) == 1:
        return mine[0]
    return options.seat if options.seat in mine else None


def _seat(state: ModelState, seat: Seat, mine: bool) -> Json:
    chair = state.chairs[seat]
    return {
        "kind": "bot" if chair.bot else "person" if chair.name else "open",
        "name": chair.name,
        "bot": state.bot_of(seat),
        "mine": mine,
        "resigned": state.match is not None and seat in state.match.resigned,
    }


def _legal(state: ModelState, viewing: Seat | None) -> list[Json]:
    match = state.match
    if match is None or viewing is None or match.to_move != viewing or state.bot_of(viewing):
        return []
    game = match.game
    view = game.view(match.state, viewing)
    return [
        {"text": game.text(action), "words": to_plain(words_message(game.describe(view, action)))}
        for action in game.legal_actions(match.state)
    ]


def _undo(state: ModelState, viewing: Seat | None) -> Json | None:
    if state.match is None or viewing is None or state.bot_of(viewing):
        return None
    found = undo_for(state.match, viewing)
    if found is None:
        return None
    others = [seat for seat in state.people() if seat != viewing]
    asks = [] if found.free else others
    refused = state.refused.get(state.last_decision(viewing)) if asks else None
    return {"free": found.free, "asks": asks, "ply": found.ply, "refused": refused}


def _offer(state: ModelState, viewing: Seat | None) -> Json | None:
    """Without what is left of its time."""
    if state.asking is None:
        return None
    return {
        "seat": state.asking,
        "agreed": sorted(state.agreed),
        "waiting": state.waiting(),
        "move": story(state, viewing)[state.wanted],
    }


def _is_alone(state: ModelState) -> bool:
    """Whether one person plays against bots, who may then set their pace."""
    return state.status == "playing" and sum(not chair.bot for chair in state.chairs) == 1


def _outcome(match: AnyMatch | None) -> Json | None:
    outcome = match.outcome if match else None
    if match is None or outcome is None:
        return None
    return {
        "reason": {"key": outcome.reason.key, "args": {}},
        "rule": outcome.reason.rule,
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "sheets": to_plain(sheet_messages(match.game.score(match.state))),
    }
