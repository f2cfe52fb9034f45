"""``python -m clachan.lab.strength``: plays the missing games and writes docs/strength.md."""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from clachan.atomic_files import replace_file
from clachan.core import Message
from clachan.lab.arena import (
    ArenaError,
    Machines,
    ResultError,
    Results,
    ResultWriter,
    load_results,
    run_contest,
)
from clachan.lab.arena.results import resume_problem
from clachan.lab.strength.endings import load_endings, measure_endings
from clachan.lab.strength.equal_time import find_equal_time_bot, load_equal_time_bot
from clachan.lab.strength.plan import BEFORE, MEASURED_GAMES, SECTIONS, PlannedContest, plan
from clachan.lab.strength.report import budget_chart, is_done, render_report


class OutOfTime(Exception):
    """The time limit has passed. Results are kept; the same command continues."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        _load_all(options)  # a damaged file fails before any game is played or any file written
        return _run(options)
    except (ArenaError, OSError) as error:
        print(f"clachan: {error}", file=sys.stderr)
        return 2


def _run(options: argparse.Namespace) -> int:
    end = time.monotonic() + 60 * options.minutes if options.minutes else None
    try:
        if not options.report:
            _play(_items(options, play=True), options, end)
            if options.game in (None, "clans") and options.section in (None, "endings"):
                measure_endings(options.folder)
    except (OutOfTime, KeyboardInterrupt):
        print("stopped; the same command goes on", file=sys.stderr)
        return 130
    finally:
        _write(options)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m clachan.lab.strength", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("docs/strength"), help="of the results")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where strength.md goes")
    parser.add_argument("--jobs", type=_whole, help="processes; all cores if left out")
    parser.add_argument("--cluster", help="address of a Ray cluster, or local")
    parser.add_argument("--game", choices=MEASURED_GAMES, help="this one only")
    parser.add_argument("--section", choices=(*SECTIONS, "endings"), help="this one only")
    parser.add_argument("--minutes", type=_minutes, help="stop after this many minutes")
    parser.add_argument("--report", action="store_true", help="write the page, play nothing")
    return parser


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def _minutes(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be above 0, not {text}")
    return number


def _items(options: argparse.Namespace, *, play: bool) -> list[PlannedContest]:
    """All contests of the plan. ``play`` first measures the budgets for equal time that are missing."""
    items: list[PlannedContest] = []
    for game in MEASURED_GAMES:
        rivals = []
        for name, section in (("plain", "plain"), (BEFORE, "before")):
            wanted = play and options.game in (None, game) and options.section in (None, section)
            find = find_equal_time_bot if wanted else load_equal_time_bot
            rivals.append(find(game, options.folder, name))
        items += plan(game, *rivals)
    return items


def _play(items: Sequence[PlannedContest], options: argparse.Namespace, end: float | None) -> None:
    for item in items:
        wanted = options.game in (None, item.contest.game) and options.section in (
            None,
            item.section,
        )
        if not wanted:
            continue
        results = _load_item(item, options.folder)
        if results is not None and results.contest.has_older_rules:
            file = _file(item, options.folder)
            message = Message("arena-older-rules", (("file", str(file)),))
            raise ResultError(f"{file}: of older rules; move it away first", message)
        if not is_done(item, results):
            _play_item(item, results, options, end)
            _write(options)


def _play_item(
    item: PlannedContest, results: Results | None, options: argparse.Namespace, end: float | None
) -> None:
    print(item.command, file=sys.stderr)

    def progress(_: Results) -> None:
        if end is not None and time.monotonic() > end:
            raise OutOfTime

    run_contest(
        results or Results(item.contest, item.sprt, ()),
        item.groups,
        Machines(options.jobs, options.cluster),
        ResultWriter(_file(item, options.folder)),
        progress,
    )


def _file(item: PlannedContest, folder: Path) -> Path:
    return folder / f"{item.key}.json"


def _load_item(item: PlannedContest, folder: Path) -> Results | None:
    """The results so far, perhaps of older rules; ``None`` without a file. Raises `ResultError`."""
    file = _file(item, folder)
    if not file.exists():
        return None
    try:
        results = load_results(file)
    except ResultError as error:
        raise ResultError(f"{file}: {error}", error.message) from error
    key = resume_problem(results, item.contest, item.sprt)
    if key is not None and key != "arena-older-rules":
        what = "version of a bot" if key == "arena-other-version" else "contest"
        message = Message(key, (("file", str(file)),))
        raise ResultError(f"{file}: of another {what}; move it away first", message)
    return results


def _load_all(options: argparse.Namespace) -> list[tuple[PlannedContest, Results | None]]:
    return [(item, _load_item(item, options.folder)) for item in _items(options, play=False)]


def _write(options: argparse.Namespace) -> None:
    played = _load_all(options)
    pictures = options.docs / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for game in MEASURED_GAMES:
        mine = [(item, found) for item, found in played if item.contest.game == game]
        picture = budget_chart(game, mine).encode()
        replace_file(pictures / f"strength-{game}.svg", picture)
    replace_file(
        options.docs / "strength.md", render_report(played, load_endings(options.folder)).encode()
    )


if __name__ == "__main__":
    sys.exit(main())
