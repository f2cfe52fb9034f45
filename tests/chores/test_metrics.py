"""Measures of names and words in the source."""

from pathlib import Path

from chores.metrics import participle_functions

SOURCE = """
class Table:
    @property
    def hidden(self): ...

    async def _kept_seats(self): ...


def drawn(): ...


def draw(): ...


def keep_drawn(): ...
"""


def test_functions_named_by_a_participle_are_found(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(SOURCE, encoding="utf-8")
    found = [(line, name) for _, line, name in participle_functions(file)]
    assert sorted(found) == [(6, "_kept_seats"), (9, "drawn")]
