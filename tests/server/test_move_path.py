"""ARCHITECTURE.md shows the path of a move as it is, and the path does not grow."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

from clachan.server.tables.live_table import LiveTable

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "ARCHITECTURE.md"
MOST_FUNCTIONS = 68
MOST_FILES = 18


def test_the_diagram_names_the_steps_in_the_order_of_the_function() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## The path of one move")[2]
    diagram = section.partition("```mermaid\n")[2].partition("```")[0]
    shown = re.findall(r"[\w.]*_\w+(?:\.\w+)?", diagram)
    source = inspect.getsource(LiveTable.handle)
    calls = (re.sub(r"^(self|table)\.", "", name) for name in re.findall(r"([\w.]+)\(", source))
    assert len(shown) >= 10
    assert [name for name in calls if name in shown] == shown


def test_a_move_runs_through_few_functions() -> None:
    """A function more needs a reason; then raise the limit. With fewer, lower it."""
    bench = [sys.executable, str(ROOT / "bench" / "move_path.py"), "--list"]
    done = subprocess.run(bench, capture_output=True, text=True, check=True)
    *_, last = done.stdout.splitlines()
    counts = re.match(r"(\d+) functions in (\d+) files", last)
    assert counts is not None
    assert (int(counts[1]), int(counts[2])) == (MOST_FUNCTIONS, MOST_FILES), done.stdout
