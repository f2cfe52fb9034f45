"""Texts of errors that code of others raises."""

import pytest

from clachan.core.printable import describe_error, error_text


class Silent(Exception):
    """An error that fails when it should give its text."""

    def __str__(self) -> str:
        raise TypeError("no text")


@pytest.mark.parametrize(
    ("error", "line"), [(Silent(), "Silent"), (ValueError("red\n 5"), "ValueError: red 5")]
)
def test_an_error_is_described_in_one_line_whatever_its_text(error: Exception, line: str) -> None:
    assert describe_error(error) == line


def test_an_error_without_a_text_has_an_empty_one() -> None:
    assert error_text(Silent()) == ""
