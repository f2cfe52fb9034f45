"""Results as SVG charts."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import accumulate
from pathlib import Path
from typing import Final, TypeAlias

from clachan.lab.arena.ratings import Rating, rate_entrants
from clachan.lab.arena.results import Results, scores_of
from clachan.lab.statistics import Tally, mean_interval

Point: TypeAlias = tuple[float, float]

COLOURS: Final = ("#1f6f8b", "#c8553d", "#6a8d3a", "#7a4f9a", "#b8860b", "#555555")
_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 20, 44, 48
_MARK: Final = "<!-- drawn by clachan arena -->\n"


@dataclass
class Chart:
    """A chart from ``low`` to ``high`` on each axis; the horizontal one may be logarithmic."""

    title: str
    x_name: str
    y_name: str
    low: Point
    high: Point
    logarithmic: bool = False
    _parts: list[str] = field(default_factory=list)

    def line(self, points: Sequence[Point], colour: str) -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._place, points))
        style = f'fill="none" stroke="{colour}" stroke-width="2"'
        self._parts.append(f'<polyline points="{path}" {style}/>')

    def band(self, lower: Sequence[Point], upper: Sequence[Point], colour: str) -> None:
        around = [*lower, *reversed(upper)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self._place, around))
        self._parts.append(f'<polygon points="{path}" fill="{colour}" fill-opacity="0.18"/>')

    def dot(self, point: Point, lower: Point, upper: Point, colour: str) -> None:
        """A point with an error bar."""
        (x, y), (x1, y1), (x2, y2) = map(self._place, (point, lower, upper))
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._parts.append(f'<line {ends} stroke="{colour}" stroke-width="1.5"/>')
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')

    def level(self, y: float) -> None:
        """A dashed line from side to side."""
        height = self._place((self.low[0], y))[1]
        ends = f'x1="{_LEFT}" y1="{height:.1f}" x2="{_WIDTH - _RIGHT}" y2="{height:.1f}"'
        self._parts.append(f'<line {ends} stroke="#888" stroke-dasharray="5 4"/>')

    def name(self, point: Point, text: str, colour: str = "#333", anchor: str = "start") -> None:
        x, y = self._place(point)
        self._parts.append(_text(x + 8, y + 4, text, colour, anchor))

    def key(self, names: Sequence[str]) -> None:
        """The names in their colours, in the upper right corner."""
        for row, name in enumerate(names):
            x, y = _WIDTH - _RIGHT - 8, _TOP + 16 + 17 * row
            self._parts.append(_text(x, y, name, COLOURS[row % len(COLOURS)], "end"))

    def draw(self, x_ticks: Sequence[float], y_ticks: Sequence[tuple[float, str]]) -> str:
        size = f'width="{_WIDTH}" height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        style = 'font-family="sans-serif" font-size="13"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} role="img">'
        label = f"<title>{escape(self.title)}</title>"
        ground = f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>'
        title = _text(_LEFT, 24, self.title, "#111", weight="bold")
        parts = [head, label, ground, title, *self._axes(x_ticks, y_ticks), *self._parts, "</svg>"]
        return "\n".join(parts) + "\n"

    def _axes(self, x_ticks: Sequence[float], y_ticks: Sequence[tuple[float, str]]) -> list[str]:
        bottom, right = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT
        frame = f'<rect x="{_LEFT}" y="{_TOP}" width="{right - _LEFT}" height="{bottom - _TOP}"'
        parts = [f'{frame} fill="none" stroke="#ccc"/>']
        for tick in x_ticks:
            x = self._place((tick, self.low[1]))[0]
            parts.append(_text(x, bottom + 18, f"{tick:g}", "#333", "middle"))
        for tick, text in y_ticks:
            y = self._place((self.low[0], tick))[1]
            parts.append(_text(_LEFT - 8, y + 4, text, "#333", "end"))
        parts.append(_text((_LEFT + right) / 2, _HEIGHT - 10, self.x_name, "#333", "middle"))
        parts.append(_text(right, 24, self.y_name, "#333", "end"))
        return parts

    def _place(self, point: Point) -> Point:
        x, low, high = point[0], self.low[0], self.high[0]
        if self.logarithmic:
            x, low, high = math.log(x), math.log(low), math.log(high)
        across = (x - low) / (high - low)
        up = (point[1] - self.low[1]) / (self.high[1] - self.low[1])
        width, height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
        return _LEFT + across * width, _TOP + (1 - up) * height


def percent_ticks() -> list[tuple[float, str]]:
    return [(tick / 100, f"{tick} %") for tick in range(0, 101, 25)]


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers from ``low`` to ``high``.

    >>> ticks(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    rough = (high - low) / most
    power = float(10 ** math.floor(math.log10(rough)))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = math.ceil(low / step)
    return [number * step for number in range(first, math.floor(high / step) + 1)]


def _text(
    x: float, y: float, text: str, colour: str, anchor: str = "start", weight: str = "normal"
) -> str:
    style = f'fill="{colour}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>'


def draw_chart(results: Results) -> str:
    """The ratings of a ladder with their intervals; the shares of a match after each group."""
    if results.contest.kind == "ladder":
        return _MARK + ratings_chart(f"{_title(results)}: ladder", rate_entrants(results))
    return _MARK + match_chart(results)


def is_chart(file: Path) -> bool:
    """Whether `draw_chart` has drawn it, so that it may be replaced."""
    with file.open("rb") as opened:
        return opened.read(len(_MARK)) == _MARK.encode()


def match_chart(results: Results) -> str:
    entrants, count = results.contest.entrants, max(2, len(results.groups))
    chart = Chart(_title(results), "groups", "win share, 95 %", (1, 0), (count, 1))
    chart.level(1 / len(entrants))
    for number in range(len(entrants)):
        _draw_shares(chart, scores_of(results.groups, number), COLOURS[number % len(COLOURS)])
    chart.key([entrant.spec for entrant in entrants])
    return chart.draw(ticks(1, count), percent_ticks())


def _draw_shares(chart: Chart, scores: list[float], colour: str) -> None:
    """The mean after each group, with its interval."""
    tallies = list(accumulate(scores, Tally.add, initial=Tally()))[1:]
    spans = [(tally.count, *mean_interval(tally)) for tally in tallies]
    if scores:
        lower = [(count, low) for count, low, _ in spans]
        upper = [(count, high) for count, _, high in spans]
        chart.band(lower, upper, colour)
        chart.line([(tally.count, tally.mean) for tally in tallies], colour)


def ratings_chart(title: str, ratings: list[Rating]) -> str:
    low = min(rating.ordinal for rating in ratings)
    high = max(rating.mu + 3 * rating.sigma for rating in ratings)
    # Room on the right for the name of the strongest.
    chart = Chart(
        title, "OpenSkill", "± 3 σ", (low, 0), (high + (high - low) / 2, len(ratings) + 1)
    )
    for row, rating in enumerate(reversed(ratings), start=1):
        spread = 3 * rating.sigma
        ends = (rating.mu - spread, row), (rating.mu + spread, row)
        chart.dot((rating.mu, row), *ends, COLOURS[0])
        chart.name(ends[1], rating.entrant)
    return chart.draw(ticks(low, high), [])


def _title(results: Results) -> str:
    contest = results.contest
    return f"{contest.game}, {contest.players} players, {len(results.groups)} groups"
