"""A match: a game, its players, and the log from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeAlias

from clachan.core.errors import IllegalAction, NotationError
from clachan.core.game import A, Game, Options, P_co, S, V, start_game
from clachan.core.log import Entry, EntryKind, LogError, MatchReason
from clachan.core.match_builder import MatchBuilder, Step, make_step
from clachan.core.messages import Reason
from clachan.core.results import Outcome
from clachan.core.seats import CHANCE, Seat


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
    # The fields below follow from those above. They are stored so that nothing is replayed twice.
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
        start = start_game(game, players, options)
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
        builder = match._builder()
        for number, entry in enumerate(entries, start=1):
            try:
                builder.add(entry)
            except NotationError as error:
                raise LogError(number, "action", error) from error
            except IllegalAction as error:
                raise LogError(number, _field(entry, error.refusal.reason), error) from error
        return match._from_builder(builder)

    @property
    def ply(self) -> int:
        """How many actions stand, chance included."""
        return len(self.line)

    @property
    def state(self) -> S:
        return self.line[-1].after if self.line else self.start

    @property
    def to_move(self) -> Seat | None:
        if self.outcome:
            return None
        seat = self.game.to_move(self.state)
        if seat is not None and not CHANCE <= seat < self.players:
            raise ValueError(f"to_move gives {seat}, which is no seat")
        return seat

    @property
    def legal_actions(self) -> tuple[A, ...]:
        """What the seat to move may play; raises `ValueError` if that is more than ``max_actions`` of the game."""
        legal = self.game.legal_actions(self.state)
        if len(legal) > self.game.meta.max_actions:
            raise ValueError(f"legal_actions gives {len(legal)} actions, more than max_actions")
        return legal

    @cached_property
    def outcome(self) -> Outcome | None:
        """The game's outcome, with resigned players in the last place; ``None`` while it runs."""
        outcome: Any
        outcome = self._builder().outcome if self.resigned else self.game.outcome(self.state)
        if outcome is None or isinstance(outcome, Outcome):
            return outcome
        raise TypeError(f"outcome gives {type(outcome).__name__}, not an Outcome or None")

    def play(self, seat: Seat, action: A, at: int | None = None) -> Match[S, A, V, P_co]:
        """The match after this action; CHANCE is the seat of the dealer."""
        step, entry = make_step(self, seat, action, at)
        return Match(
            self.game,
            self.players,
            self.options,
            (*self.log, entry),
            self.start,
            (*self.steps, step),
            (*self.line, step),
            (),
            self.resigned,
            self.bots,
        )

    def undo(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """Back to this seat's last decision; the table decides whether the others must agree."""
        return self.add(Entry(seat, EntryKind.UNDO, at=at))

    def redo(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """Repeats everything that this seat's undo removed, including chance and answers."""
        return self.add(Entry(seat, EntryKind.REDO, at=at))

    def resign(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """With one seat left the match is over; with more a bot plays on for this one."""
        return self.add(Entry(seat, EntryKind.RESIGN, at=at))

    def time_out(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """This seat's time has run out; the other players decide what follows."""
        return self.add(Entry(seat, EntryKind.TIME_OUT, at=at))

    def take_over(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """A bot plays this seat from now on."""
        return self.add(Entry(seat, EntryKind.TAKE_OVER, at=at))

    def take_back(self, seat: Seat, at: int | None = None) -> Match[S, A, V, P_co]:
        """The player whose seat a bot had taken plays it again."""
        return self.add(Entry(seat, EntryKind.TAKE_BACK, at=at))

    def add(self, entry: Entry) -> Match[S, A, V, P_co]:
        """The match after this entry; raises `IllegalAction` or `NotationError`."""
        if entry.kind is EntryKind.ACTION:
            return self.play(entry.seat, self.game.parse(entry.action), entry.at)
        builder = self._builder()
        builder.add(entry)
        return self._from_builder(builder)

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
            shown = self.game.seen(step.before, step.action, seat)
            log[step.entry] = replace(log[step.entry], action=self.game.text(shown))
        return tuple(log)

    def _builder(self) -> MatchBuilder[S, A, V, P_co]:
        return MatchBuilder(
            self.game,
            self.players,
            self.start,
            list(self.log),
            list(self.steps),
            list(self.line),
            [list(steps) for steps in self.undone],
            set(self.resigned),
            set(self.bots),
        )

    def _from_builder(self, builder: MatchBuilder[S, A, V, P_co]) -> Match[S, A, V, P_co]:
        return Match(
            self.game,
            self.players,
            self.options,
            tuple(builder.log),
            self.start,
            tuple(builder.steps),
            tuple(builder.line),
            tuple([tuple(steps) for steps in builder.undone]),
            frozenset(builder.resigned),
            frozenset(builder.bots),
        )


def _field(entry: Entry, reason: Reason) -> str:
    """The field of a log entry that a refusal speaks of."""
    if reason in (MatchReason.NOT_YOUR_TURN, MatchReason.NO_SUCH_SEAT):
        return "seat"
    return "action" if entry.kind is EntryKind.ACTION else "kind"


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
