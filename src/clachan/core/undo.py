"""Whether a decision may be taken back freely: asked of what its seat was shown, not of cases."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final, TypeAlias

from clachan.core.errors import IllegalAction
from clachan.core.game import AnyGame
from clachan.core.match import AnyMatch
from clachan.core.match_builder import Step, require_seat, undo_ply
from clachan.core.seats import CHANCE, Seat

Look: TypeAlias = Callable[[Any, Seat | None], Any]
"""The view of a position from a seat."""

_FACTOR: Final = 6364136223846793005  # Knuth's, for 64 bits; the upper ones are good
# Where little is hidden two positions are soon alike by accident, and more of them cost little.
_ENOUGH: Final = 12


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo that the match accepts."""

    ply: int
    """How many actions stand after it."""
    free: bool
    """Whether nobody needs to be asked."""


def undo_for(match: AnyMatch, seat: Seat, look: Look | None = None) -> Undo | None:
    """What undo would be for this seat now; ``None`` where the match refuses it.

    It is free while, since the decision that it takes back, no other seat has acted and this one has
    learned nothing. Steps that were undone count: to take them back does not make them forgotten.
    What the seat showed others is its own loss and does not count. ``look`` gives the game's views, for
    whoever has them at hand.

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
    return Undo(ply, _is_free(match, seat, since, look or match.game.view))


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


def _is_free(match: AnyMatch, seat: Seat, since: list[Step[Any]], look: Look) -> bool:
    for step in since:  # before anything is looked at closely
        if step.seat not in (seat, CHANCE):
            return False
    return not any(_has_learned(match, step, seat, look) for step in since)


def _has_learned(match: AnyMatch, step: Step[Any], seat: Seat, look: Look) -> bool:
    """Whether the step showed the seat one of several things that it held possible.

    The true position is asked for nothing but views, so that the answer tells no secret either: how
    many cards the bag really holds decides nothing, how many it may hold does.
    """
    game, action = match.game, match.game.parse(match.log[step.entry].action)
    told, shown = game.seen(step.before, action, seat), look(step.after, seat)
    for world in _sample_worlds(game, look(step.before, seat)):
        # The seat's own action is legal in each: what it may do never depends on what is hidden.
        actions = (action,) if step.seat == seat else game.legal_actions(world)
        for possible in actions:
            if game.seen(world, possible, seat) != told:
                return True
            if game.view(game.apply(world, possible), seat) != shown:
                return True
    return False


def _sample_worlds(game: AnyGame, view: Any) -> Iterator[Any]:
    """A few positions with this view, as different as can be; one where nothing is hidden."""
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
    """Figures that only look random: a row for each number, and one of the opposite figures.

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
