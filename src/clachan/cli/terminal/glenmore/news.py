"""What happened in Glen More since one's last turn, in two lines; the log tells the rest."""

from collections.abc import Sequence
from typing import Final

from clachan.cli.terminal.glenmore.words import GlenmorePosition
from clachan.cli.terminal.layout import wrap
from clachan.core import Message, Seat

_LINES: Final = 2
_HANGING: Final = 3  # as the news are wrapped
_TOLD: Final = ("glenmore-take", "glenmore-discard")


def news(position: GlenmorePosition, since: Sequence[Message]) -> list[str]:
    """The tiles that others took, the latest ones if there are many, and a scoring."""
    told = [position.words.message(message) for message in since if message.key in _TOLD]
    texts = (_text(position, told, first) for first in range(len(told) + 1))
    fitting = (text for text in texts if len(wrap(text, hanging=_HANGING)) <= _LINES)
    return [text for text in [next(fitting, "")] if text]


def _text(position: GlenmorePosition, told: Sequence[str], first: int) -> str:
    earlier = [position.words.say("glenmore-earlier")] if first else []
    return " ".join([*earlier, *told[first:], *_scorings(position)])


def _scorings(position: GlenmorePosition) -> list[str]:
    """Each scoring that took place meanwhile, with what everybody got."""
    view, before = position.view, position.before
    return [
        position.words.say("glenmore-scored", scoring=number, points=_points(position, number))
        for number in range(before.scorings + 1, view.scorings + 1)
    ]


def _points(position: GlenmorePosition, scoring: int) -> str:
    return ", ".join(
        f"{position.words.name(seat)} +{_won(position, seat, scoring)}"
        for seat in range(position.view.players)
    )


def _won(position: GlenmorePosition, seat: Seat, scoring: int) -> int:
    gains = position.view.lands[seat].gains
    return sum(gain.points for gain in gains if gain.scoring == scoring)
