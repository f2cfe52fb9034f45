"""ARCHITECTURE.md shows the path of a move as it is."""

import inspect
from pathlib import Path

from clachan.server.tables.live_table import LiveTable

PAGE = Path(__file__).parents[2] / "ARCHITECTURE.md"


def test_the_page_shows_the_function_line_by_line() -> None:
    """It leaves out lines about other changes and metrics, but nothing in it differs or moves."""
    section = PAGE.read_text().partition("## The path of one move")[2]
    shown = section.partition("```python\n")[2].partition("```")[0].splitlines()
    source = iter(inspect.getsource(LiveTable.handle).splitlines())
    indent = " " * 8
    assert len(shown) > 20
    assert [line for line in shown if f"{indent}{line}" not in source] == []
