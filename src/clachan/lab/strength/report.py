"""The page docs/strength.md: tables of the results, and "not yet" for contests without results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from clachan.games import GAMES
from clachan.lab.arena import Results, summarise
from clachan.lab.arena.charts import COLOURS, Chart, percent_ticks
from clachan.lab.arena.results import Standing
from clachan.lab.statistics import expected_share
from clachan.lab.strength.endings import BOTS, MOST_LEFT, POSITIONS, Ending, summarise_endings
from clachan.lab.strength.equal_time import time_ratio
from clachan.lab.strength.plan import (
    BEFORE,
    BEFORE_GOAL_AT_TABLES,
    BEFORE_GOALS,
    GREEDY_GOAL,
    MEASURED_GAMES,
    PLAIN_GOAL,
    STEP,
    STEP_GOAL,
    PlannedContest,
)

_NOT_YET: Final = "not yet"
_MAX_TIME_RATIO: Final = 100
_ENDINGS: Final = f"""\
### Endings that are solved exactly, 2 players

A yardstick that does not depend on any bot. In {POSITIONS} positions for each number of plays left, all plays are solved in
every world that agrees with what the seat sees, all equally likely; both seats then play for the win, and for points where
that is equal, and see all hands. An optimal play has the highest expected share of the win, and the highest margin among
these. The positions are from games of the expert with few playouts. `python -m clachan.lab.strength --section endings`
measures them.
"""

_HEAD: Final = """# How strong the bots are

Do not edit this page: `python -m clachan.lab.strength` writes it. Budgets are in playouts, so the games are the same on
every machine that has the compiled kernels ([kernels.md](kernels.md#in-bots)). All games of a group have the same draws, and the
bots change seats between them ([bots.md](bots.md#groups)). The columns:

- *share of the first*: the part of all wins that the first bot has; a shared victory is split. 50 % means equally strong.
  The 95 % interval is in parentheses.
- *margin*: the average points of a seat of the first bot above those of the second.
- *time*: the total thinking time of the first bot divided by that of the second, on the machine that played. It is empty
  if the second needs almost no time.
- The last column says whether the goal was reached: *kept*, *missed* or *not shown*. It is empty without a goal.

A share with † comes from a match that ended when its sequential test had a verdict (H0 or H1). Such a share is biased,
because a match tends to end after a lucky series: it is too high if H1 was accepted, too low if H0 was. The interval does
not correct this. The verdict is not affected.
"""

_STEPS: Final = f"""\
The goal is more than {STEP_GOAL:.0%} of the wins. A sequential test decides: H0 is {expected_share(STEP.elo0):.0%} ({STEP.elo0:g} Elo), H1 is {expected_share(STEP.elo1):.0%} ({STEP.elo1:g} Elo).

- *kept*: H1 was accepted. For a level whose true share is {STEP_GOAL:.0%}, this happens by luck in about {STEP.alpha:.0%} of such matches. For a
  weaker level it happens less often.
- *not shown*: H0 was accepted, or all groups were played without a verdict. For a level whose true share is {expected_share(STEP.elo1):.0%}, this
  happens by bad luck in about {STEP.beta:.0%} of such matches. For a level between the two it can happen often.

In Clans and Glory the expert has five times the playouts that it has in the other tables."""

_SECTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "steps": (
        "Each level against the one below, 2 players",
        _STEPS,
    ),
    "before": (
        "Expert against the expert of the past at equal time",
        f"""\
The second bot is the expert of the past, `{BEFORE}`, which searches in plain Python. Short matches of two players set its
number of playouts so that both bots think equally long, for a small part of the time that the expert has for people. The goal
is {BEFORE_GOALS["clans"]:.0%} at 2 players in Clans and Glory, {BEFORE_GOALS["glenmore"]:.0%} in Glen More, and {BEFORE_GOAL_AT_TABLES:.0%} at the largest table, where the expert of today has a
quarter of its playouts and the other one all.""",
    ),
    "full": (
        "Expert at full time, 2 players",
        f"""\
The expert has about as many playouts as in its whole time for people: a second for a decision in Clans and Glory, three for a
turn in Glen More. The first opponent is the level below, the second one the expert of the past with as much time. The goal
against it is {BEFORE_GOALS["clans"]:.0%} in Clans and Glory and {BEFORE_GOALS["glenmore"]:.0%} in Glen More.""",
    ),
    "greedy": (
        "Expert against greedy, 2 players",
        f"40 groups of two games: both bots play both seats with the same draws. The goal is {GREEDY_GOAL:.0%}.",
    ),
    "plain": (
        "Expert against a textbook search of equal time, 2 players",
        f"""\
The second bot, `plain`, searches with random playouts and knows nothing about good play. The goal is {PLAIN_GOAL:.0%}. Short
matches before this one set its number of playouts so that both bots think equally long; the column *time* shows how well
that worked.""",
    ),
    "tables": (
        "Each level against the one below, more players",
        """\
20 groups. Both bots have the same number of seats in a group: see the line-ups in [bots.md](bots.md#groups). In Glen
More the expert has a quarter of its playouts, because a group has up to ten games.""",
    ),
    "budget": (
        "Strength by thinking time, 2 players",
        "The expert with different budgets against the club level, whose budget stays the same.",
    ),
}


def render_report(
    played: Sequence[tuple[PlannedContest, Results | None]], endings: Sequence[Ending] = ()
) -> str:
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
        if game == "clans":
            parts.append("\n".join(_endings(endings)) + "\n")
    return "\n".join(parts)


def _endings(endings: Sequence[Ending]) -> Iterator[str]:
    """The table of the positions that were solved exactly."""
    yield _ENDINGS
    yield "| plays left | bot | positions | optimal | mean loss of win chance | of points |"
    yield "|---|---|---|---|---|---|"
    for left in range(MOST_LEFT, 3, -1):
        for bot in BOTS:
            found = summarise_endings(endings, bot, left)
            if found is None:
                yield f"| {left} | {bot} | 0 | {_NOT_YET} |  |  |"
            else:
                yield (
                    f"| {left} | {bot} | {found.positions} | {found.optimal:.1%} | {found.win_loss:.1%} |"
                    f" {found.points_loss:.2f} |"
                )


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
        f"Measured under rules version {measured}; the game is now at version {now}. Rows with *rules N* were"
        f" measured under version N.\n"
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
