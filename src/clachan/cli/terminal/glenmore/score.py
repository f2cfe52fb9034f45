"""Where the points of Glen More come from: scoring by scoring, then the final account (GM 11)."""

from collections.abc import Sequence
from typing import Final

from clachan.cli.terminal.glenmore.words import GlenmoreContext, seat_sign
from clachan.cli.terminal.layout import pad
from clachan.cli.terminal.terminal import COLUMNS
from clachan.core import Message, Seat

_LEAD: Final = "glenmore-score-lead"
_ACTIVATION: Final = "glenmore-score-activation"
# What was won on the way, scoring by scoring; then what the end brings.
_SOURCES: Final = (
    _LEAD,
    _ACTIVATION,
    "glenmore-score-iona",
    "glenmore-score-morar",
    "glenmore-score-duart",
    "glenmore-score-coins",
    "glenmore-score-tiles",
)
_LEADS: Final = ("whisky", "chieftains", "cards")
_LABEL: Final = 32
_WIDEST: Final = 12


def sheet(context: GlenmoreContext) -> list[str]:
    """A row for each source of points, a column for each player."""
    seats = range(context.view.players)
    rows: dict[tuple[int | str, ...], tuple[str, list[int]]] = {}
    for seat in seats:
        for item in context.sheets[seat].items:
            row = (_label(context, item.source), [0 for _ in seats])
            rows.setdefault(_rank(item.source), row)[1][seat] += item.points
    total = (context.words.say("glenmore-total"), [sheet.total for sheet in context.sheets])
    lines = [_line(row, points, seats) for row, points in (*_in_order(rows), total)]
    return [context.ink.paint(_head(context, seats), "bold"), *lines]


def _in_order(
    rows: dict[tuple[int | str, ...], tuple[str, list[int]]],
) -> list[tuple[str, list[int]]]:
    return [rows[rank] for rank in sorted(rows)]


def _rank(source: Message) -> tuple[int | str, ...]:
    """Where the row of a source stands; what has the same rank is added up."""
    args = dict(source.args)
    place = _SOURCES.index(source.key)
    if source.key == _LEAD:
        return (place, args["scoring"], _LEADS.index(str(args["what"])))
    return (place, 0, 0, str(args["kind"])) if source.key == _ACTIVATION else (place,)


def _label(context: GlenmoreContext, source: Message) -> str:
    """For all players together: counts differ between them."""
    args = dict(source.args)
    if source.key == _LEAD:
        scoring, what = args["scoring"], args["what"]
        return context.words.say("glenmore-row-lead", scoring=scoring, what=what)
    if source.key == _ACTIVATION:
        return context.words.say("glenmore-row-activation", kind=args["kind"])
    return context.words.say(source.key.replace("score", "row"))


def _head(context: GlenmoreContext, seats: Sequence[Seat]) -> str:
    columns = _columns(seats)
    names = [context.words.name(seat) for seat in seats]
    if any(len(name) >= columns for name in names):
        names = [f"{seat_sign(seat)} {name}"[: columns - 1] for seat, name in enumerate(names)]
    return " " * (_LABEL + 1) + "".join(f"{name:>{columns}}" for name in names)


def _line(label: str, points: Sequence[int], seats: Sequence[Seat]) -> str:
    shown = "".join(f"{number or '':>{_columns(seats)}}" for number in points)
    label = label[0].upper() + label[1:_LABEL]
    return f" {pad(label, _LABEL)}{shown}".rstrip()


def _columns(seats: Sequence[Seat]) -> int:
    return min(_WIDEST, (COLUMNS - _LABEL - 1) // len(seats))


def tie_break(context: GlenmoreContext, seats: Sequence[Seat]) -> str:
    """More cubes win; equal cubes share the victory (GM 11.5)."""
    words = context.words
    held = {seat: context.sheets[seat].tie_breaks[0] for seat in seats}
    cubes = ", ".join(
        words.say("glenmore-cubes-held", player=words.name(seat), cubes=count)
        for seat, count in held.items()
    )
    decided = list(held.values()).count(max(held.values())) == 1
    return words.say("glenmore-tie-broken" if decided else "glenmore-tie-shared", cubes=cubes)
