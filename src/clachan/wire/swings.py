"""Where a match turned, in words: by how much, and what did it above all."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from clachan.core import Message, ScoreSheet, Seat
from clachan.core.turns import Swing

# By the source of points: the sentence, and what of the source names the cause. All else, the counts above
# all, changes from turn to turn.
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


def swing_words(swing: Swing, before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]) -> Message:
    """The sheets are those of all seats, before the turn and after it."""
    change = "gain" if swing.change > 0 else "loss"
    args = (("seat", swing.turn.seat), ("points", abs(swing.change)), ("change", change))
    cause = _cause(swing, before, after)
    return Message(cause.key, (*args, *cause.args)) if cause else Message("match-swing", args)


def _cause(
    swing: Swing, before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]
) -> Message | None:
    """What changed the lead most, if that is more than half of the change."""
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
    """Who moved the best score of the others, and how many points of theirs did not move it.

    Up it is moved by whoever is best then, down by whoever was; until they overtook another, or after another
    had overtaken them, their points made no difference.
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
