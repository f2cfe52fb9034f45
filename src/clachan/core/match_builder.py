"""Builds a match entry by entry; `Match` is its immutable form."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, assert_never

from clachan.core.errors import IllegalAction, Refusal
from clachan.core.game import A, Game, P_co, S, V
from clachan.core.log import Entry, EntryKind, MatchReason
from clachan.core.results import Outcome, places
from clachan.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """An action that was made: the index of its log entry and the positions around it."""

    entry: int
    seat: Seat
    action: Any
    before: S
    after: S


@dataclass(slots=True)
class MatchBuilder(Generic[S, A, V, P_co]):
    """The fields of `Match`, mutable while entries are added."""

    game: Game[S, A, V, P_co]
    players: int
    start: S
    log: list[Entry] = field(default_factory=list)
    steps: list[Step[S]] = field(default_factory=list)
    line: list[Step[S]] = field(default_factory=list)
    undone: list[list[Step[S]]] = field(default_factory=list)
    resigned: set[Seat] = field(default_factory=set)
    bots: set[Seat] = field(default_factory=set)

    @property
    def state(self) -> S:
        return self.line[-1].after if self.line else self.start

    @property
    def outcome(self) -> Outcome | None:
        ended = self.game.outcome(self.state)
        if not self.resigned:
            return ended
        if len(self.resigned) == self.players - 1:
            return Outcome(MatchReason.RESIGNATION, self._rank_resigned_last((1,) * self.players))
        return ended and Outcome(ended.reason, self._rank_resigned_last(ended.ranking))

    def add(self, entry: Entry) -> None:
        """Carry out an entry. Raises `IllegalAction` or `NotationError` and then changes nothing."""
        if entry.kind is EntryKind.ACTION:
            self.play(entry.seat, self.game.parse(entry.action), entry.at)
            return
        require_seat(self, entry.seat)
        match entry.kind:
            case EntryKind.UNDO:
                self._undo(entry.seat)
            case EntryKind.REDO:
                self._redo(entry.seat)
            case EntryKind.RESIGN:
                self.resigned.add(entry.seat)
                self.bots.add(entry.seat)
            case EntryKind.TAKE_OVER:
                self._take_over(entry.seat)
            case EntryKind.TAKE_BACK:
                self._take_back(entry.seat)
            case EntryKind.TIME_OUT:
                pass
            case _:
                assert_never(entry.kind)
        self.log.append(entry)

    def play(self, seat: Seat, action: A, at: int | None) -> None:
        step, entry = make_step(self, seat, action, at)
        self.log.append(entry)
        self.steps.append(step)
        self.line.append(step)
        self.undone.clear()

    def _undo(self, seat: Seat) -> None:
        ply = undo_ply(self.line, seat)
        self.undone.append(self.line[ply:])
        del self.line[ply:]

    def _redo(self, seat: Seat) -> None:
        if not self.undone or self.undone[-1][0].seat != seat:
            raise _refuse(MatchReason.NOTHING_TO_REDO, seat)
        self.line += self.undone.pop()

    def _take_over(self, seat: Seat) -> None:
        if seat in self.bots:
            raise _refuse(MatchReason.BOT_HAS_SEAT, seat)
        self.bots.add(seat)

    def _take_back(self, seat: Seat) -> None:
        if seat not in self.bots:
            raise _refuse(MatchReason.NO_BOT_HAS_SEAT, seat)
        self.bots.remove(seat)

    def _rank_resigned_last(self, ranking: tuple[int, ...]) -> tuple[int, ...]:
        """The ranking with resigned seats behind all others."""
        return places([(seat not in self.resigned, -place) for seat, place in enumerate(ranking)])


class _Standing(Protocol):
    """The part of a match that the checks below need."""

    @property
    def players(self) -> int: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def resigned(self) -> Container[Seat]: ...


class _Played(_Standing, Protocol[S, A, V, P_co]):
    @property
    def game(self) -> Game[S, A, V, P_co]: ...
    @property
    def state(self) -> S: ...
    @property
    def log(self) -> Sequence[Entry]: ...


def make_step(
    match: _Played[S, A, V, P_co], seat: Seat, action: A, at: int | None
) -> tuple[Step[S], Entry]:
    """The step and the log entry of an action; raises `IllegalAction`."""
    _require_running(match)
    game, state = match.game, match.state
    to_move = game.to_move(state)
    if seat != to_move:
        facts = (("seat", seat), ("to-move", "none" if to_move is None else int(to_move)))
        raise IllegalAction(Refusal(MatchReason.NOT_YOUR_TURN, facts))
    step = Step(len(match.log), seat, action, state, game.apply(state, action))
    text: Any = game.text(action)
    if type(text) is not str:
        raise TypeError(f"text gives {type(text).__name__}, not a str")
    return step, Entry(seat, EntryKind.ACTION, text, at)


def _require_running(match: _Standing) -> None:
    if match.outcome:
        raise IllegalAction(Refusal(MatchReason.MATCH_OVER))


def require_seat(match: _Standing, seat: Seat) -> None:
    """Raises `IllegalAction` unless the seat exists and its player is still in the match."""
    _require_running(match)
    if not 0 <= seat < match.players:
        raise _refuse(MatchReason.NO_SUCH_SEAT, seat)
    if seat in match.resigned:
        raise _refuse(MatchReason.HAS_RESIGNED, seat)


def undo_ply(line: Sequence[Step[S]], seat: Seat) -> int:
    """How many of these actions stand when the seat's last one is taken back."""
    for ply in range(len(line) - 1, -1, -1):
        if line[ply].seat == seat:
            return ply
    raise _refuse(MatchReason.NOTHING_TO_UNDO, seat)


def _refuse(reason: MatchReason, seat: Seat) -> IllegalAction:
    return IllegalAction(Refusal(reason, (("seat", seat),)))
