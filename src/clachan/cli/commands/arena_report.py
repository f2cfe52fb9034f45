"""The output of ``clachan arena``: its progress and its report."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from clachan.cli.terminal.terminal import COLUMNS
from clachan.cli.text import Translator, sanitise
from clachan.games import GAMES

if TYPE_CHECKING:
    from clachan.lab.arena import Contest, Results
    from clachan.lab.arena.results import ContestSummary, Failure, Standing

_BAR: Final = 20
_LINE_INTERVAL_S: Final = 10.0  # where the output is not a terminal
_GAP: Final = "  "
_MIN_NAME: Final = 16
_MAX_NAME: Final = 1000
_MAX_REASONS: Final = 5


class Progress:
    """A bar in a terminal; a line now and then elsewhere."""

    def __init__(self, results: Results, groups: int, out: TextIO, words: Translator) -> None:
        self._most, self._out, self._words = groups, out, words
        self._next = time.monotonic() + _LINE_INTERVAL_S
        self.results = results

    def __call__(self, results: Results) -> None:
        self.results = results
        groups = len(results.groups)
        if self._out.isatty():
            full = "█" * (_BAR * groups // self._most)
            over = groups == self._most or results.verdict is not None
            line = f"\r{full:░<{_BAR}} {self._line(results)}\033[K"
            self._out.write(line + ("\r\033[K" if over else ""))
            self._out.flush()
        elif time.monotonic() >= self._next:
            self._out.write(f"{self._line(results)}\n")
            self._out.flush()
            self._next = time.monotonic() + _LINE_INTERVAL_S

    def _line(self, results: Results) -> str:
        from clachan.lab.statistics import mean_interval

        groups = f"{len(results.groups)}/{self._most}"
        if results.contest.kind == "ladder":
            return groups
        tally = results.tally
        lower, upper = mean_interval(tally)
        share = self._words.say("cli-simulate-share", share=tally.mean, lower=lower, upper=upper)
        if results.sprt is None:
            return f"{groups}  {share}"
        low, high = results.sprt.bounds
        return f"{groups}  {share}  LLR {results.sprt.llr(tally):.2f} ({low:.2f}, {high:.2f})"


def format_report(results: Results, words: Translator) -> str:
    from clachan.lab.arena import summarise

    found = summarise(results)
    contest = results.contest
    games = sum(len(group.games) for group in results.groups)
    head = words.say("arena-done", groups=found.groups, games=games, seed=str(contest.seed))
    ladder = contest.kind == "ladder"
    table = _ladder(results, words) if ladder else _table(found.standings, words)
    parts = [head, *_older_rules(contest, words), table]
    return "\n".join([*parts, *_verdicts(found, words), *_format_forfeits(results, words)])


def _older_rules(contest: Contest, words: Translator) -> Iterator[str]:
    """A note on results of an older rules version."""
    if contest.has_older_rules:
        here = GAMES[contest.game].meta.rules_version
        yield words.say("arena-rules", there=contest.rules, here=here)


def _table(standings: Sequence[Standing], words: Translator) -> str:
    names = ("arena-name", "cli-simulate-wins", "arena-margin", "arena-ms", "arena-games")
    rows = [[words.say(name) for name in names]]
    rows += [
        [
            standing.entrant,
            words.say(
                "cli-simulate-share",
                share=standing.share,
                lower=standing.interval[0],
                upper=standing.interval[1],
            ),
            _number(standing.margin, words),
            _number(standing.ms_per_decision, words),
            str(standing.games),
        ]
        for standing in standings
    ]
    return _align(rows)


def _ladder(results: Results, words: Translator) -> str:
    from clachan.lab.arena.ratings import rate_entrants

    names = ("arena-name", "arena-rating", "arena-spread", "arena-at-least", "arena-games")
    rows = [[words.say(name) for name in names]]
    for rating in rate_entrants(results):
        values = (rating.mu, rating.sigma, rating.ordinal)
        numbers = [_number(value, words) for value in values]
        rows.append([rating.entrant, *numbers, str(rating.games)])
    return _align(rows)


def _verdicts(found: ContestSummary, words: Translator) -> Iterator[str]:
    if found.elo is not None:
        first = found.standings[0]
        shares = (first.share, *first.interval)
        middle, lower, upper = (
            _elo(number, share, words) for number, share in zip(found.elo, shares, strict=True)
        )
        names = [sanitise(standing.entrant, 60) for standing in found.standings]
        yield words.say(
            "arena-elo", first=names[0], second=names[1], elo=middle, lower=lower, upper=upper
        )
    if found.sprt is not None:
        verdict = (found.sprt.verdict or "none").lower()
        yield words.say(f"arena-sprt-{verdict}", llr=_number(found.sprt.llr, words))


def _number(value: float | None, words: Translator) -> str:
    return "–" if value is None else words.say("cli-simulate-mean-points", mean=value)


def _elo(value: float | None, share: float, words: Translator) -> str:
    if value is None:
        return "∞" if share else "−∞"
    return words.say("arena-elo-number", elo=value)


def _align(rows: Sequence[Sequence[str]]) -> str:
    """Align the columns; the names in the first one get the rest of the terminal's width."""
    numbers = [max(map(len, column)) for column in list(zip(*rows, strict=True))[1:]]
    room = max(_MIN_NAME, COLUMNS - sum(numbers) - len(_GAP) * len(numbers))
    names = [_cut(sanitise(row[0], _MAX_NAME), room) for row in rows]
    widths = [max(map(len, names)), *numbers]
    return "\n".join(
        _GAP.join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip([name, *row[1:]], widths, strict=True))
        ).rstrip()
        for name, row in zip(names, rows, strict=True)
    )


def _cut(name: str, room: int) -> str:
    """Shorten a name in the middle: commands begin alike and differ in their ends.

    >>> _cut("python examples/first_bot.py", 20)
    'python…/first_bot.py'
    """
    if len(name) <= room:
        return name
    head = (room - 1) // 3
    return f"{name[:head]}…{name[head + 1 - room :]}"


def _format_forfeits(results: Results, words: Translator) -> Iterator[str]:
    """The forfeits of each program, counted by games, and their reasons."""
    played = [(group.number, game) for group in results.groups for game in group.games]
    for entrant, who in enumerate(results.contest.entrants):
        games = [game for _, game in played if entrant in game.seats]
        lost = sum(bool(game.forfeits_of(entrant)) for game in games)
        if lost:
            name = sanitise(who.spec, 60)
            yield words.say("arena-forfeits", program=name, games=lost, played=len(games))
            yield from _reasons(results, entrant, words)


def _reasons(results: Results, entrant: int, words: Translator) -> Iterator[str]:
    groups: dict[tuple[Failure, str], list[int]] = {}
    for group in results.groups:
        for game in group.games:
            # Two seats with the same reason count as one game.
            for reason in {(lost.failure, lost.detail) for lost in game.forfeits_of(entrant)}:
                groups.setdefault(reason, []).append(group.number)
    reasons = sorted(groups.items(), key=lambda item: item[1][0])
    for (failure, detail), numbers in reasons[:_MAX_REASONS]:
        count = words.say("arena-forfeit-games", games=len(numbers), group=numbers[0])
        reason_text = words.say(f"arena-forfeit-{failure}", detail=sanitise(detail))
        yield f"  {reason_text} ({count})"
    if len(reasons) > _MAX_REASONS:
        yield "  " + words.say("arena-forfeits-more", more=len(reasons) - _MAX_REASONS)
