"""Where a match turned, in words: by how much, and what did it above all."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from clachan.core import Message, ScoreSheet
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
    """What changed the lead most in the direction in which it changed."""
    seat, totals = swing.turn.seat, swing.turn.totals
    rival = max((other for other in range(len(totals)) if other != seat), key=totals.__getitem__)
    towards = 1 if swing.change > 0 else -1
    shares: Counter[Message] = Counter()
    for sheets, sign in ((after, towards), (before, -towards)):
        for cause, points in _causes(sheets[seat]):
            shares[cause] += sign * points
        for cause, points in _causes(sheets[rival]):
            shares[cause] -= sign * points
    largest = max(shares, key=shares.__getitem__, default=None)
    return largest if largest and shares[largest] > 0 else None


def _causes(sheet: ScoreSheet) -> Iterator[tuple[Message, int]]:
    for item in sheet.items:
        if item.source.key in _SENTENCES:
            sentence, names = _SENTENCES[item.source.key]
            args = tuple(arg for arg in item.source.args if arg[0] in names)
            yield Message(sentence, args), item.points
