"""A result as a picture."""

from itertools import accumulate
from pathlib import Path
from typing import Final

from clachan.lab.arena.files import Results
from clachan.lab.arena.ratings import Rung, ladder
from clachan.lab.arena.statistics import Tally, interval, scores_of
from clachan.lab.arena.svg import COLOURS, Chart, percent_ticks, ticks

_MARK: Final = "<!-- drawn by clachan arena -->\n"


def plot(results: Results) -> str:
    """A ladder with its uncertainties; of a match, the shares as they came to be."""
    if results.contest.kind == "ladder":
        return _MARK + ladder_plot(f"{_head(results)}: ladder", ladder(results))
    return _MARK + match_plot(results)


def is_plot(file: Path) -> bool:
    """Whether we have drawn it, and so may draw it anew."""
    with file.open("rb") as opened:
        return opened.read(len(_MARK)) == _MARK.encode()


def match_plot(results: Results) -> str:
    entrants, count = results.contest.entrants, max(2, len(results.groups))
    chart = Chart(_head(results), "groups", "win share, 95 %", (1, 0), (count, 1))
    chart.level(1 / len(entrants))
    for number in range(len(entrants)):
        _course(chart, scores_of(results.groups, number), COLOURS[number % len(COLOURS)])
    chart.key([entrant.spec for entrant in entrants])
    return chart.draw(ticks(1, count), percent_ticks())


def _course(chart: Chart, scores: list[float], colour: str) -> None:
    """The mean after each group, and where it might lie."""
    tallies = list(accumulate(scores, Tally.add, initial=Tally()))[1:]
    spans = [(tally.count, *interval(tally)) for tally in tallies]
    if scores:
        lower = [(count, low) for count, low, _ in spans]
        upper = [(count, high) for count, _, high in spans]
        chart.band(lower, upper, colour)
        chart.line([(tally.count, tally.mean) for tally in tallies], colour)


def ladder_plot(title: str, rungs: list[Rung]) -> str:
    low = min(rung.ordinal for rung in rungs)
    high = max(rung.mu + 3 * rung.sigma for rung in rungs)
    # Room on the right for the name of the strongest.
    chart = Chart(title, "OpenSkill", "± 3 σ", (low, 0), (high + (high - low) / 2, len(rungs) + 1))
    for row, rung in enumerate(reversed(rungs), start=1):
        spread = 3 * rung.sigma
        ends = (rung.mu - spread, row), (rung.mu + spread, row)
        chart.dot((rung.mu, row), *ends, COLOURS[0])
        chart.name(ends[1], rung.entrant)
    return chart.draw(ticks(low, high), [])


def _head(results: Results) -> str:
    contest = results.contest
    return f"{contest.game}, {contest.players} players, {len(results.groups)} groups"
