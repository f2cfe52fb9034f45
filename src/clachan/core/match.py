"""A match: a game, its players, and the log from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Generic, assert_never

from clachan.core.errors import IllegalAction, NotationError, Refusal
from clachan.core.game import A, Game, Options, P_co, S, V
from clachan.core.log import Entry, EntryKind, LogError, MatchReason
from clachan.core.results import Outcome, rank
from clachan.core.seats import Seat
from clachan.core.words import Reason


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """An action that was made: the number of its log entry and the positions around it."""

    entry: int
    seat: Seat
    before: S
    after: S


@dataclass(frozen=True)
class Match(Generic[S, A, V, P_co]):
    """A value: each method gives the match that follows and leaves this one as it was.

    >>> from clachan.core import CHANCE
    >>> from clachan.games import clans
    >>> match = Match.new(clans, players=2)
    >>> match = match.play(CHANCE, clans.parse("deal 4R"))
    >>> match.ply, match.log[0].action
    (1, 'deal 4R')
    >>> match.play(0, clans.parse("4R@1N1"))
    Traceback (most recent call last):
        ...
    clachan.core.errors.IllegalAction: match-not-your-turn (M 1): seat 0, to-move -1
    """

    game: Game[S, A, V, P_co]
    players: int
    options: Options
    log: tuple[Entry, ...]
    # All below follows from the above and is kept so that nothing is replayed twice.
    start: S = field(compare=False, repr=False)
    steps: tuple[Step[S], ...] = field(compare=False, repr=False)
    """Every action ever made, undone ones too."""
    line: tuple[Step[S], ...] = field(compare=False, repr=False)
    """The actions that stand."""
    undone: tuple[tuple[Step[S], ...], ...] = field(compare=False, repr=False)
    resigned: frozenset[Seat] = field(compare=False, repr=False)
    bots: frozenset[Seat] = field(compare=False, repr=False)
    """The seats that a bot has taken over."""

    @classmethod
    def new(
        cls, game: Game[S, A, V, P_co], players: int, options: Options = ()
    ) -> Match[S, A, V, P_co]:
        start = game.new_game(players, options)
        return cls(game, players, options, (), start, (), (), (), frozenset(), frozenset())

    @classmethod
    def replay(
        cls,
        game: Game[S, A, V, P_co],
        players: int,
        entries: Iterable[Entry],
        options: Options = (),
    ) -> Match[S, A, V, P_co]:
        """The match with this log; raises `LogError` at the first entry that cannot be."""
        match = cls.new(game, players, options)
        for number, entry in enumerate(entries, start=1):
            try:
                match = match.add(entry)
            except NotationError as error:
                raise LogError(number, "action", error) from error
            except IllegalAction as error:
                raise LogError(number, _field(entry, error.refusal.reason), error) from error
        return match

    @property
    def ply(self) -> int:
        """How many actions stand, chance included."""
        return len(self.line)

    @property
    def state(self) -> S:
        return self.line[-1].after if self.line else self.start

    @property
    def to_move(self) -> Seat | None:
        return None if self.outcome else self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The game's outcome, with whoever resigned in the last place; ``None`` while it runs."""
        ended = self.game.outcome(self.state)
        if not self.resigned:
            return ended
        if len(self.resigned) == self.players - 1:
            places = tuple(1 for _ in range(self.players))
            return Outcome(MatchReason.RESIGNATION, self._behind(places))
        return ended and Outcome(ended.reason, self._behind(ended.ranking))

    def play(self, seat: Seat, action: A, at: int | None = None) -> Match[S, A, V, P_co]:
        """The match after this action; CHANCE is the seat of the dealer."""
        self._require_running()
        to_move = self.game.to_move(self.state)
        if seat != to_move:
            facts = (("seat", seat), ("to-move", to_move if to_move is not None else "none"))
            raise IllegalAction(Refusal(MatchReason.NOT_YOUR_TURN, facts))
        step = Step(len(self.log), seat, self.state, self.game.apply(self.state, action))
        return replace(
            self,
            log=(*self.log, Entry(seat, EntryKind.ACTION, self.game.text(action), at)),
            steps=(*self.steps, step),
            line=(*self.line, step),
            undone=(),
        )

    def undo(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """Back to this seat's last decision; whether that is free is the table's business."""
        self._require_seat(seat)
        ply = max((ply for ply, step in enumerate(self.line) if step.seat == seat), default=None)
        if ply is None:
            raise _refused(MatchReason.NOTHING_TO_UNDO, seat)
        return replace(
            self,
            log=(*self.log, Entry(seat, EntryKind.UNDO, at=at)),
            line=self.line[:ply],
            undone=(*self.undone, self.line[ply:]),
        )

    def redo(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """What this seat's undo took away, chance and answers included, happens again."""
        self._require_seat(seat)
        if not self.undone or self.undone[-1][0].seat != seat:
            raise _refused(MatchReason.NOTHING_TO_REDO, seat)
        return replace(
            self,
            log=(*self.log, Entry(seat, EntryKind.REDO, at=at)),
            line=self.line + self.undone[-1],
            undone=self.undone[:-1],
        )

    def resign(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """With one seat left the match is over; with more a bot plays on for this one."""
        self._require_seat(seat)
        entry = Entry(seat, EntryKind.RESIGN, at=at)
        return replace(
            self,
            log=(*self.log, entry),
            resigned=self.resigned | {seat},
            bots=self.bots | {seat},
        )

    def time_out(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """This seat's time has run out; what follows is for the others to decide."""
        self._require_seat(seat)
        return replace(self, log=(*self.log, Entry(seat, EntryKind.TIME_OUT, at=at)))

    def take_over(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """A bot plays this seat from now on."""
        self._require_seat(seat)
        if seat in self.bots:
            raise _refused(MatchReason.BOT_HAS_SEAT, seat)
        log = (*self.log, Entry(seat, EntryKind.TAKE_OVER, at=at))
        return replace(self, log=log, bots=self.bots | {seat})

    def take_back(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """The player whose seat a bot had taken plays it again."""
        self._require_seat(seat)
        if seat not in self.bots:
            raise _refused(MatchReason.NO_BOT_HAS_SEAT, seat)
        log = (*self.log, Entry(seat, EntryKind.TAKE_BACK, at=at))
        return replace(self, log=log, bots=self.bots - {seat})

    def add(self, entry: Entry) -> Match[S, A, V, P_co]:
        """The match after whatever this entry says."""
        match entry.kind:
            case EntryKind.ACTION:
                return self.play(entry.seat, self.game.parse(entry.action), entry.at)
            case EntryKind.UNDO:
                return self.undo(entry.seat, entry.at)
            case EntryKind.REDO:
                return self.redo(entry.seat, entry.at)
            case EntryKind.RESIGN:
                return self.resign(entry.seat, entry.at)
            case EntryKind.TIME_OUT:
                return self.time_out(entry.seat, entry.at)
            case EntryKind.TAKE_OVER:
                return self.take_over(entry.seat, entry.at)
            case EntryKind.TAKE_BACK:
                return self.take_back(entry.seat, entry.at)
            case _:
                assert_never(entry.kind)

    def fork(self, ply: int) -> Match[S, A, V, P_co]:
        """A new match that begins with the first ``ply`` actions that stand in this one."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply must be from 0 to {self.ply}, not {ply}")
        entries = (self.log[step.entry] for step in self.line[:ply])
        return Match.replay(self.game, self.players, entries, self.options)

    def seen(self, seat: Seat | None) -> tuple[Entry, ...]:
        """The log as this seat, or a spectator, saw it; whole once the match is over."""
        if self.outcome:
            return self.log
        log = list(self.log)
        for step in self.steps:
            action = self.game.parse(log[step.entry].action)
            shown = self.game.seen(step.before, action, seat)
            log[step.entry] = replace(log[step.entry], action=self.game.text(shown))
        return tuple(log)

    def _behind(self, ranking: tuple[int, ...]) -> tuple[int, ...]:
        """The ranking with those who resigned behind all others."""
        return rank([(seat not in self.resigned, -place) for seat, place in enumerate(ranking)])

    def _require_running(self) -> None:
        if self.outcome:
            raise IllegalAction(Refusal(MatchReason.MATCH_OVER))

    def _require_seat(self, seat: Seat) -> None:
        """Events of the match are for players who are still in it."""
        self._require_running()
        if not 0 <= seat < self.players:
            raise _refused(MatchReason.NO_SUCH_SEAT, seat)
        if seat in self.resigned:
            raise _refused(MatchReason.HAS_RESIGNED, seat)


def _refused(reason: MatchReason, seat: Seat) -> IllegalAction:
    return IllegalAction(Refusal(reason, (("seat", seat),)))


def _field(entry: Entry, reason: Reason) -> str:
    """The field of a log entry that a refusal speaks of."""
    if reason in (MatchReason.NOT_YOUR_TURN, MatchReason.NO_SUCH_SEAT):
        return "seat"
    return "action" if entry.kind is EntryKind.ACTION else "kind"
