"""Measures of names and words in the source."""

from pathlib import Path

from chores.metrics import (
    LineCounts,
    archaic_lines,
    count_test_lines,
    participle_functions,
    web_files,
)

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


def test_archaic_words_are_found_in_names_classes_and_messages(tmp_path: Path) -> None:
    file = tmp_path / "Hint.svelte"
    file.write_text(
        "const isToldAway = true\n<p class='told'>\n  { $told } is an argument\nmending\n"
        "web-rules-nobody = no player\n",
        encoding="utf-8",
    )
    assert [(line, word) for _, line, word in archaic_lines(file)] == [
        (1, "Told"),
        (2, "told"),
        (5, "nobody"),
    ]


def test_the_word_check_reads_the_browser() -> None:
    assert {path.suffix for path in web_files()} == {".ts", ".svelte", ".css"}


def test_support_code_is_counted_apart_from_tests(tmp_path: Path) -> None:
    (tmp_path / "support").mkdir()
    (tmp_path / "support" / "tables.py").write_text("def deal():\n    return 1\n")
    (tmp_path / "conftest.py").write_text("import pytest\n")
    (tmp_path / "test_deal.py").write_text(
        "def deal_all():\n    return 2\n\n\n@pytest.fixture\ndef deep():\n    return 3\n\n\n"
        "def test_deal():\n    assert deal_all() == 2\n"
    )
    assert count_test_lines(tmp_path) == LineCounts(whole=14, support=3, helpers=2)
