"""Whether a player may undo a decision without asking the others.

The answer follows from the views that the seat was shown, so no game needs code for it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final, TypeAlias

from clachan.core.errors import IllegalAction
from clachan.core.game import AnyGame
from clachan.core.match import AnyMatch
from clachan.core.match_builder import Step, require_seat, undo_ply
from clachan.core.seats import CHANCE, Seat

ViewFunction: TypeAlias = Callable[[Any, Seat | None], Any]
"""The view of a position from a seat."""

_FACTOR: Final = 6364136223846793005  # Knuth's, for 64 bits; the upper ones are good
# Where little is hidden, two positions are often alike by accident, and more of them cost little.
_ENOUGH: Final = 12


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo that the match accepts."""

    ply: int
    """How many actions stand after it."""
    free: bool
    """Whether no other player needs to be asked."""


def undo_for(match: AnyMatch, seat: Seat, view_of: ViewFunction | None = None) -> Undo | None:
    """The undo of this seat now; ``None`` where the match refuses it.

    It is free while, since the decision that it takes back, no other seat has acted and this one has
    learned nothing. Steps that were undone count, because an undo does not make a player forget them.
    What the seat showed to others does not count. ``view_of`` gives the game's views; pass it if you
    cache views.

    >>> from clachan.core import CHANCE, Match
    >>> from clachan.games import clans
    >>> match = Match.new(clans, players=2)
    >>> while match.to_move == CHANCE:
    ...     match = match.play(CHANCE, clans.legal_actions(match.state)[0])
    >>> match = match.play(0, clans.legal_actions(match.state)[0])
    >>> undo_for(match, 0)
    Undo(ply=25, free=True)
    >>> match = match.play(1, clans.legal_actions(match.state)[0])
    >>> undo_for(match, 0)
    Undo(ply=25, free=False)
    """
    try:
        require_seat(match, seat)
        ply = undo_ply(match.line, seat)
    except IllegalAction:
        return None
    since = _since(match, match.line[ply])
    return Undo(ply, _is_free(match, seat, since, view_of or match.game.view))


def redo_for(match: AnyMatch, seat: Seat) -> bool:
    """Whether the match would accept a redo of this seat."""
    if not match.undone:
        return False
    try:
        match.redo(seat)
    except IllegalAction:
        return False
    return True


def _since(match: AnyMatch, decision: Step[Any]) -> list[Step[Any]]:
    """This step and all that was done after it, the last first."""
    first = decision.entry
    return list(takewhile(lambda step: step.entry >= first, reversed(match.steps)))


def _is_free(match: AnyMatch, seat: Seat, since: list[Step[Any]], view_of: ViewFunction) -> bool:
    for step in since:  # first, because it is cheap
        if step.seat not in (seat, CHANCE):
            return False
    return not any(_has_learned(match, step, seat, view_of) for step in since)


def _has_learned(match: AnyMatch, step: Step[Any], seat: Seat, view_of: ViewFunction) -> bool:
    """Whether the step showed the seat one of several things that it held possible.

    Only views of the true position are used, so the answer reveals no secret: it depends on how
    many cards the bag may hold, not on how many it holds.
    """
    game, action = match.game, match.game.parse(match.log[step.entry].action)
    seen, shown = game.seen(step.before, action, seat), view_of(step.after, seat)
    for world in _sample_worlds(game, view_of(step.before, seat)):
        # The seat's own action is legal in each: what it may do never depends on what is hidden.
        actions = (action,) if step.seat == seat else game.legal_actions(world)
        for possible in actions:
            if game.seen(world, possible, seat) != seen:
                return True
            if game.view(game.apply(world, possible), seat) != shown:
                return True
    return False


def _sample_worlds(game: AnyGame, view: Any) -> Iterator[Any]:
    """A few positions with this view that differ as much as possible; one if nothing is hidden."""
    choices, pairs = 0, 0
    while pairs == 0 or 0 < choices < _ENOUGH:
        pairs += 1
        for opposite in (False, True):
            figures = _PseudoRandom(pairs, opposite)
            yield game.determinise(view, figures)
            if not figures.choices:
                return
            choices += figures.choices


class _PseudoRandom:
    """Pseudo-random numbers: a sequence for each seed, and one of the opposite numbers.

    The two never agree where there is a choice, so that of two cards each comes up in one of them.
    """

    def __init__(self, number: int, opposite: bool) -> None:
        self._last = number
        self._opposite = opposite
        self.choices = 0

    def randrange(self, stop: int, /) -> int:
        self.choices += stop > 1
        self._last = last = (self._last * _FACTOR + 1) % 2**64
        return ((last >> 33) + stop // 2 if self._opposite else last >> 33) % stop
