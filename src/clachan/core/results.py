"""The outcome of a game and its itemised scores."""

from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core.messages import Message, Reason
from clachan.core.seats import Seat


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Points, and what they were given for."""

    source: Message
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's points item by item, and what decides between equal totals.

    >>> sheet = ScoreSheet((ScoreItem(Message("coins"), 4), ScoreItem(Message("tiles"), -3)))
    >>> sheet.total
    1
    """

    items: tuple[ScoreItem, ...]
    tie_breaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(item.points for item in self.items)

    @property
    def standing(self) -> tuple[int, ...]:
        """What seats are ranked by: the total first, then each tie-break; more is better."""
        return (self.total, *self.tie_breaks)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended and how the seats came in.

    ``ranking`` holds the place of each seat, from 1, equal for a tie: ``(1, 3, 1)``.
    """

    reason: Reason
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


def places(standings: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal standings share the better place.

    >>> places([(12, 3), (20, 4), (12, 3)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)
