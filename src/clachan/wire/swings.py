"""Sentences for the turns that changed a match most: the points and their main cause."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from clachan.core import Message, ScoreSheet, Seat
from clachan.core.turns import Swing

# By the source of points: the sentence, and the arguments that identify the cause. Other arguments, such
# as counts, change from turn to turn.
_SENTENCES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        "clans-score-take": ("clans-swing-take", ("tile", "rank")),
        "glenmore-score-lead": ("glenmore-swing-lead", ("scoring",)),
        "glenmore-score-activation": ("glenmore-swing-activation", ("kind",)),
        "glenmore-score-iona": ("glenmore-swing-iona", ()),
        "glenmore-score-morar": ("glenmore-swing-morar", ()),
        "glenmore-score-duart": ("glenmore-swing-duart", ()),
        "glenmore-score-coins": ("glenmore-swing-coins", ()),
        "glenmore-score-tiles": ("glenmore-swing-tiles", ()),
    }
)

_SEVERAL: Final = -1
"""In place of the one rival, where there are more."""


def swing_words(swing: Swing, before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]) -> Message:
    """Return the sentence for a swing, from the sheets of all seats before and after the turn."""
    if swing.change == 0:
        return Message("match-swing-even", (("seat", swing.turn.seat),))
    change = "gain" if swing.change > 0 else "loss"
    rival = 1 - swing.turn.seat if len(after) == 2 else _SEVERAL
    args = (
        ("seat", swing.turn.seat),
        ("points", abs(swing.change)),
        ("change", change),
        ("rival", rival),
    )
    cause = _cause(swing, before, after)
    return Message(cause.key, (*args, *cause.args)) if cause else Message("match-swing", args)


def _cause(
    swing: Swing, before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]
) -> Message | None:
    """Return the source that changed the lead most, if it makes more than half of the change."""
    seat, towards = swing.turn.seat, 1 if swing.change > 0 else -1
    shares = _changes(before[seat], after[seat])
    rival, unfelt = _rival(seat, before, after)
    for cause, points in _changes(before[rival], after[rival]).items():
        shares[cause] -= points - max(-unfelt, min(points, unfelt))
    largest = max(shares, key=lambda cause: towards * shares[cause], default=None)
    return largest if largest and 2 * towards * shares[largest] > abs(swing.change) else None


def _rival(
    seat: Seat, before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]
) -> tuple[Seat, int]:
    """Return the seat that changed the best score of the others, and its points without effect on it.

    If the best score rises, the seat that is best afterwards has changed it; if it falls, the seat that
    was best before. Points before it overtook another seat, or after another seat overtook it, have no
    effect.
    """
    others = [other for other in range(len(after)) if other != seat]
    first = max(others, key=lambda other: before[other].total)
    last = max(others, key=lambda other: after[other].total)
    moved = after[last].total - before[first].total
    rival = last if moved > 0 else first
    return rival, abs(after[rival].total - before[rival].total - moved)


def _changes(before: ScoreSheet, after: ScoreSheet) -> Counter[Message]:
    changes: Counter[Message] = Counter()
    for cause, points in _causes(after):
        changes[cause] += points
    for cause, points in _causes(before):
        changes[cause] -= points
    return changes


def _causes(sheet: ScoreSheet) -> Iterator[tuple[Message, int]]:
    for item in sheet.items:
        if item.source.key in _SENTENCES:
            sentence, names = _SENTENCES[item.source.key]
            args = tuple(arg for arg in item.source.args if arg[0] in names)
            yield Message(sentence, args), item.points
