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
    """A turn that changed how its seat stood against the best of the others, or that changed the lead."""

    turn: Turn
    change: int
    """Of the lead of its seat, in points; below 0 where it fell back."""
    leader: Seat | None = None
    """The seat that leads from here to the end without a tie, if another one led before."""


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
    """The turns whose change of a lead lasted, in the order they were played.

    What the others have undone by the next turn of the seat does not count. The last change of the lead is
    always one of them.

    >>> course = [Turn(1, 0, (9, 0)), Turn(2, 1, (0, 1)), Turn(3, 0, (4, 1)), Turn(4, 1, (4, 9))]
    >>> [(swing.turn.ply, swing.change, swing.leader) for swing in swings(course, most=2)]
    [(2, 10, None), (4, 8, 1)]
    """
    found, sizes = [], {}
    last = _last_change_of_lead(played)
    for index, turn in enumerate(played):
        before = played[index - 1].totals if index else (0,) * len(turn.totals)
        start = _lead(before, turn.seat)
        change = _lead(turn.totals, turn.seat) - start
        if change or index == last:
            swing = Swing(turn, change, _leader(turn.totals) if index == last else None)
            found.append(swing)
            sizes[turn.ply] = _lasting(change, start, _answers(played, index))
    largest = sorted(
        found, key=lambda one: (one.leader is None, -sizes[one.turn.ply], -abs(one.change))
    )
    return tuple(sorted(largest[:most], key=_ply))


def _answers(played: Sequence[Turn], index: int) -> list[int]:
    """The leads of the seat of a turn after it, until its next turn."""
    seat = played[index].seat
    leads = [_lead(played[index].totals, seat)]
    for turn in played[index + 1 :]:
        if turn.seat == seat:
            break
        leads.append(_lead(turn.totals, seat))
    return leads


def _lasting(change: int, start: int, leads: Sequence[int]) -> int:
    """How much of a change is left when the others have answered; 0 if they have undone it."""
    return max(0, min(leads) - start if change > 0 else start - max(leads))


def _last_change_of_lead(played: Sequence[Turn]) -> int | None:
    """The index of the turn from which on the seat that leads at the end always leads.

    ``None`` if no other seat led before, or in a tie.
    """
    leaders = [_leader(turn.totals) for turn in played]
    if not leaders or leaders[-1] is None or not {*leaders} - {None, leaders[-1]}:
        return None
    return max(index for index, leader in enumerate(leaders) if leader != leaders[-1]) + 1


def _leader(totals: Sequence[int]) -> Seat | None:
    """The seat with the most points; ``None`` in a tie."""
    highest = max(totals)
    return totals.index(highest) if totals.count(highest) == 1 else None


def _ply(swing: Swing) -> int:
    return swing.turn.ply


def _turn(match: AnyMatch, ply: int, seat: Seat) -> Turn:
    sheets = match.game.score(match.line[ply - 1].after)
    return Turn(ply, seat, tuple(sheet.total for sheet in sheets))


def _lead(totals: Sequence[int], seat: Seat) -> int:
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
