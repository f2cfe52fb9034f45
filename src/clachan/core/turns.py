"""A match turn by turn: the scores after each turn, and the largest swings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core.match import AnyMatch
from clachan.core.seats import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's decisions in a row, and what chance did after them.

    A seat that decides again after chance has another turn.
    """

    ply: int
    """How many actions stood after it."""
    seat: Seat
    totals: tuple[int, ...]
    """By seat: the score had the game ended there."""


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn that changed how its seat stood against the best of the others."""

    turn: Turn
    change: int
    """Of the lead of its seat, in points; below 0 where it fell back."""


def turns(match: AnyMatch) -> tuple[Turn, ...]:
    """Every turn that stands, in order.

    >>> from clachan.core import Match
    >>> from clachan.dealer import Dealer
    >>> from clachan.games import clans
    >>> match = Dealer("glen", secret=bytes(32)).deal(Match.new(clans, players=2))
    >>> for _ in range(2):
    ...     match = match.play(match.to_move, clans.legal_actions(match.state)[-1])
    >>> [(turn.ply, turn.seat) for turn in turns(match)]
    [(26, 0), (27, 1)]
    """
    found: list[Turn] = []
    last: Seat | None = None
    before: Seat | None = None
    for ply, step in enumerate(match.line, start=1):
        if step.seat not in (CHANCE, before) and last is not None:
            found.append(_turn(match, ply - 1, last))
        last = last if step.seat == CHANCE else step.seat
        before = step.seat
    return (*found, _turn(match, match.ply, last)) if last is not None else ()


def swings(played: Sequence[Turn], most: int = 3) -> tuple[Swing, ...]:
    """The turns after which a lead had changed most, in the order they were played.

    >>> swings([Turn(1, 0, (4, 0)), Turn(2, 1, (4, 1)), Turn(3, 0, (4, 9))], most=2)
    (Swing(turn=Turn(ply=1, seat=0, totals=(4, 0)), change=4), Swing(turn=Turn(ply=3, seat=0, totals=(4, 9)), change=-8))
    """
    if not played:
        return ()
    before = (0,) * len(played[0].totals)
    found = []
    for turn in played:
        change = _lead(turn.totals, turn.seat) - _lead(before, turn.seat)
        found.append(Swing(turn, change))
        before = turn.totals
    largest = sorted(found, key=lambda swing: -abs(swing.change))[:most]
    return tuple(sorted((swing for swing in largest if swing.change), key=_ply))


def _ply(swing: Swing) -> int:
    return swing.turn.ply


def _turn(match: AnyMatch, ply: int, seat: Seat) -> Turn:
    sheets = match.game.score(match.line[ply - 1].after)
    return Turn(ply, seat, tuple(sheet.total for sheet in sheets))


def _lead(totals: Sequence[int], seat: Seat) -> int:
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
