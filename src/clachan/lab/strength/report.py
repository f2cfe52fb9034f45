"""The page docs/strength.md: tables of the results, and "not yet" for contests without results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from clachan.games import GAMES
from clachan.lab.arena import Results, summarise
from clachan.lab.arena.charts import COLOURS, Chart, percent_ticks
from clachan.lab.arena.results import Standing
from clachan.lab.statistics import expected_share
from clachan.lab.strength.equal_time import time_ratio
from clachan.lab.strength.plan import (
    GREEDY_GOAL,
    MEASURED_GAMES,
    PLAIN_GOAL,
    STEP,
    STEP_GOAL,
    PlannedContest,
)

_NOT_YET: Final = "not yet"
_MAX_TIME_RATIO: Final = 100

_HEAD: Final = """# How strong the bots are

Written by `python -m clachan.lab.strength`, which can be stopped and started again; do not edit. Budgets are in playouts,
so that everybody gets the same games; *time* is how many times as long as the second the first thought in all,
on the machine that played. Every group is played with the same draws from all seats ([bots.md](bots.md)); shares are of
all wins, a shared victory split, with 95 % intervals by groups, and 50 % means equal. *margin* is in points a seat.

A share marked † is of a match that a sequential test has stopped. It stops where luck runs its way, so the share is
biased: upwards where H1 was accepted, downwards where H0 was. Its interval does not know of that; the verdict does.
"""

_STEPS: Final = f"""\
The goal is more than {STEP_GOAL:.0%} of the wins. A sequential test decides: H0 is {expected_share(STEP.elo0):.0%} ({STEP.elo0:g} Elo), H1 is {expected_share(STEP.elo1):.0%} ({STEP.elo1:g} Elo).

- *kept*: H1 was accepted. To a level that is worth {STEP_GOAL:.0%} this happens about {STEP.alpha:.0%} of the time, to a weaker one less often.
- *not shown*: H0 was accepted, or all groups were played without a verdict. To a level that is worth {expected_share(STEP.elo1):.0%} this happens
  about {STEP.beta:.0%} of the time; to one between the two it may well happen."""

_SECTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "steps": (
        "Each level against the one below, 2 players",
        _STEPS,
    ),
    "greedy": (
        "Expert against greedy, 2 players",
        f"400 games in duplicate; the goal is {GREEDY_GOAL:.0%}.",
    ),
    "plain": (
        "Expert against a textbook search of equal time, 2 players",
        f"""\
Random playouts and nothing learned about the game; the goal is {PLAIN_GOAL:.0%}. Its playouts were set by short matches
beforehand; how equal the time was in the end, the column *time* says.""",
    ),
    "tables": (
        "Each level against the one below, more players",
        """\
100 groups. The two share the seats evenly: see the line-ups in bots.md. The expert has a quarter of its playouts,
since groups are large.""",
    ),
    "budget": (
        "Strength by thinking time, 2 players",
        "The expert with less time and with more, against the club level of always the same budget.",
    ),
}


def render_report(played: Sequence[tuple[PlannedContest, Results | None]]) -> str:
    """The whole page as Markdown."""
    parts = [_HEAD]
    for game in MEASURED_GAMES:
        mine = [(item, results) for item, results in played if item.contest.game == game]
        parts.append(f"## {GAMES[game].meta.title('en')}\n")
        parts.append(_rules_line(game, mine))
        for section, (title, about) in _SECTIONS.items():
            rows = [(item, found) for item, found in mine if item.section == section]
            parts.append(f"### {title}\n\n{about}\n")
            if section == "budget":
                parts.append(f"![Share by playouts](pictures/strength-{game}.svg)\n")
            parts.append("\n".join(_table(rows)) + "\n")
    return "\n".join(parts)


def _rules_line(game: str, played: Sequence[tuple[PlannedContest, Results | None]]) -> str:
    """The rules versions of the results, and the present one."""
    versions = sorted({found.contest.rules for _, found in played if found and found.groups})
    now = GAMES[game].meta.rules_version
    if not versions:
        return f"Rules version {now}.\n"
    measured = " and ".join(map(str, versions))
    if versions == [now]:
        return f"Measured under rules version {measured}.\n"
    return (
        f"Measured under rules version {measured}; the game is now at version {now}. Rows marked *rules N* are of"
        f" an older version N.\n"
    )


def _table(rows: Sequence[tuple[PlannedContest, Results | None]]) -> Iterator[str]:
    yield "| players | first | second | groups | share of the first | margin | time | |"
    yield "|---|---|---|---|---|---|---|---|"
    for item, results in rows:
        first, second = (entrant.spec for entrant in item.contest.entrants)
        cells = [str(item.contest.players), first, second, *_cells(item, results)]
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield "<details><summary>Commands</summary>\n"
    yield from (f"    {item.command}" for item, _ in rows)
    yield "\n</details>"


def _cells(item: PlannedContest, results: Results | None) -> tuple[str, str, str, str, str]:
    if results is None or not results.groups:
        return "0", _NOT_YET, "", "", _NOT_YET
    found = summarise(results)
    first = found.standings[0]
    lower, upper = first.interval
    stopped = "†" if results.verdict else ""
    share = f"{first.share:.1%}{stopped} ({lower:.1%} – {upper:.1%})"
    margin = "" if first.margin is None else f"{first.margin:+.1f}"
    return str(found.groups), share, margin, _time(results), _verdict(item, results, first)


def _time(results: Results) -> str:
    """The time ratio; empty against a bot that does not search, which takes almost no time."""
    ratio = time_ratio(results)
    return f"{ratio:.2f}" if ratio < _MAX_TIME_RATIO else ""


def _verdict(item: PlannedContest, results: Results, first: Standing) -> str:
    """Whether the goal was reached, once all is played; marked where the rules have changed since."""
    mark = f"rules {results.contest.rules}" if results.contest.has_older_rules else ""
    return ", ".join(filter(None, (_judge(item, results, first), mark)))


def _judge(item: PlannedContest, results: Results, first: Standing) -> str:
    if not is_done(item, results):
        return f"{_NOT_YET}: {len(results.groups)} of {item.groups}"
    if item.goal is None:
        return ""
    if item.sprt is None:
        return "kept" if first.share >= item.goal else "missed"
    kept = "kept" if results.verdict == "H1" else "not shown"
    return f"{kept}, {results.verdict}" if results.verdict else kept


def is_done(item: PlannedContest, results: Results | None) -> bool:
    return results is not None and (
        results.verdict is not None or len(results.groups) >= item.groups
    )


def budget_chart(game: str, played: Sequence[tuple[PlannedContest, Results | None]]) -> str:
    """The share of the expert by its playouts, as SVG."""
    budgets = [
        (item.playouts, summarise(results).standings[0])
        for item, results in played
        if item.section == "budget" and item.contest.game == game and results and results.groups
    ]
    title = f"{GAMES[game].meta.title('en')}: expert against club"
    known = [item.playouts for item, _ in played if item.section == "budget"]
    low, high = min(known) / 1.5, max(known) * 1.5
    chart = Chart(title, "playouts", "win share, 95 %", (low, 0), (high, 1), logarithmic=True)
    chart.level(0.5)
    if budgets:
        chart.line([(playouts, found.share) for playouts, found in budgets], COLOURS[0])
    for playouts, found in budgets:
        lower, upper = found.interval
        chart.dot((playouts, found.share), (playouts, lower), (playouts, upper), COLOURS[0])
    return chart.draw(known, percent_ticks())
