"""The state of the model table after an event, and the answers that it must give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from clachan.core import AnyMatch, Entry, EntryKind, IllegalAction, NotationError, Seat, undo_for
from tests.support.server.server_process import Json

STAND_IN = "greedy"
_ABOUT_POSITION = ("play", "undo", "answer-undo", "redo")


@dataclass(frozen=True)
class Chair:
    name: str = ""
    browser: str | None = None
    bot: str | None = None
    salt: str = ""


@dataclass(frozen=True)
class ModelState:
    """The table after the event ``seq``."""

    seq: int
    chairs: tuple[Chair, ...]
    host: str
    decided: int
    """The last event that changed the position."""
    match: AnyMatch | None = None
    seqs: tuple[int, ...] = ()
    """The event of each entry of the log."""
    plies: tuple[int, ...] = ()
    asking: Seat | None = None
    """The seat that requests an undo; the event and the seats that agreed follow."""
    asked: int = 0
    agreed: frozenset[Seat] = frozenset()
    wanted: int = 0
    """The index in the log of the action to undo."""
    refused: Mapping[int, Json] = field(default_factory=dict)
    """Why an undo request was refused, by index of the action in the log."""
    rematch: str | None = None

    @property
    def status(self) -> str:
        return "lobby" if self.match is None else "over" if self.match.outcome else "playing"

    def seats_of(self, browser: str) -> tuple[Seat, ...]:
        return tuple(s for s, chair in enumerate(self.chairs) if chair.browser == browser)

    def bot_of(self, seat: Seat) -> str | None:
        stands_in = self.match is not None and seat in self.match.bots
        return self.chairs[seat].bot or (STAND_IN if stands_in else None)

    def people(self) -> list[Seat]:
        seats = enumerate(self.chairs)
        return [seat for seat, chair in seats if chair.name and self.bot_of(seat) is None]

    def waiting(self) -> list[Seat]:
        """The seats whose consent is missing."""
        if self.asking is None:
            return []
        return [seat for seat in self.people() if seat not in self.agreed | {self.asking}]

    def own_decision(self, seat: Seat | None) -> int:
        """The event of the seat's last action, including undone ones."""
        if self.match is None or seat is None:
            return self.seq
        own = [step.entry for step in self.match.steps if step.seat == seat]
        return self.seqs[own[-1]] if own else 0

    def after(self, entry: Entry) -> ModelState:
        assert self.match is not None
        match, state = self.match.add(entry), self
        is_played = entry.kind is EntryKind.ACTION and entry.seat in self.people()
        if self.asking is not None and is_played:
            reason = "withdrawn" if entry.seat == self.asking else "played"
            state = self._after_refusal(reason, entry.seat)
        return replace(
            state,
            decided=self.seq,
            match=match,
            seqs=(*self.seqs, self.seq),
            plies=(*self.plies, match.ply),
            asking=None,
            agreed=frozenset(),
        )

    def after_undo_asked(self, seat: Seat) -> ModelState:
        wanted = self.last_decision(seat)
        return replace(self, asking=seat, asked=self.seq, agreed=frozenset(), wanted=wanted)

    def after_answer(self, seat: Seat, agree: bool) -> ModelState:
        if not agree:
            reason = "withdrawn" if seat == self.asking else "declined"
            refused = self._after_refusal(reason, seat)
            return replace(refused, asking=None, agreed=frozenset())
        return replace(self, agreed=self.agreed | {seat})

    def _after_refusal(self, reason: str, seat: Seat) -> ModelState:
        return replace(
            self, refused={**self.refused, self.wanted: {"reason": reason, "seat": seat}}
        )

    def last_decision(self, seat: Seat) -> int:
        """The index in the log of the seat's last action in effect."""
        assert self.match is not None
        return [step.entry for step in self.match.line if step.seat == seat][-1]


def refusal(state: ModelState, browser: str, command: Json) -> Json | None:
    """The error for a command about a match; ``None`` if it is carried out."""
    kind, seat, match = command["type"], command.get("seat"), state.match
    if command["seq"] > state.seq:
        return _no("bad-seq", "seq", seq=state.seq)
    if kind in ("arrange", "start", "salt", "leave"):
        return _no("already-started")
    if seat not in state.seats_of(browser):
        return _no("not-your-seat", "seat")
    if match is None or match.outcome:
        return _no("over" if match else "not-started")
    if kind != "take-back":
        if state.bot_of(seat):
            return _no("bot-plays", "seat")
        if command["seq"] < _needed(state, kind):
            return _no("stale", "seq", seq=state.seq)
    try:
        return _in_match(state, match, command)
    except NotationError:
        words = {"key": f"{match.game.meta.name}-notation", "args": {"text": command["action"]}}
        return {"code": "notation", "field": "action", "message": words, "rule": None}
    except IllegalAction as error:
        reason, facts = error.refusal.reason, dict(error.refusal.facts)
        field = "seat" if reason.rule.startswith("M") else "action"
        words = {"key": reason.key, "args": facts}
        return {"code": "illegal", "field": field, "message": words, "rule": reason.rule}


def _needed(state: ModelState, kind: str) -> int:
    """The oldest event that a command may be based on."""
    if kind == "answer-undo" and state.asking is not None:
        return state.asked
    return state.decided if kind in _ABOUT_POSITION else 0


def _in_match(state: ModelState, match: AnyMatch, command: Json) -> Json | None:
    seat = command["seat"]
    match command["type"]:
        case "play":
            match.play(seat, match.game.parse(command["action"]))
        case "undo":
            found = undo_for(match, seat)
            if found is None or found.free or state.people() == [seat]:
                match.undo(seat)
            elif state.asking is not None:
                return _no("undo-asked-already")
            elif state.last_decision(seat) in state.refused:
                return {**_no("undo-refused"), "rule": "U 1"}
        case "answer-undo":
            return None if seat in state.waiting() else _no("no-undo-asked", "seat")
        case "replace":
            other = command["target"]
            if other == seat or other not in state.people():
                return _no("bad-target", "target")
            return _no("not-away", "target", seat=other)
        case kind:
            match.add(Entry(seat, EntryKind(kind)))
    return None


def _no(code: str, field: str | None = None, **args: int) -> Json:
    words = {"key": f"server-{code}", "args": args}
    return {"code": code, "field": field, "message": words, "rule": None}
