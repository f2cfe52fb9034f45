"""ARCHITECTURE.md shows the path of a move as it is."""

import inspect
import re
from pathlib import Path

from clachan.server.tables.live_table import LiveTable

PAGE = Path(__file__).parents[2] / "ARCHITECTURE.md"


def test_the_diagram_names_the_steps_in_the_order_of_the_function() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## The path of one move")[2]
    diagram = section.partition("```mermaid\n")[2].partition("```")[0]
    shown = re.findall(r"[\w.]*_\w+(?:\.\w+)?", diagram)
    source = inspect.getsource(LiveTable.handle)
    calls = (re.sub(r"^(self|table)\.", "", name) for name in re.findall(r"([\w.]+)\(", source))
    assert len(shown) >= 10
    assert [name for name in calls if name in shown] == shown
