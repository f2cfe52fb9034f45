"""The notation of CG 7."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import NotationError
from clachan.games import clans
from tests.support.games.clans_lines import EVERY_ACTION


def test_every_action_reads_as_it_is_written() -> None:
    texts = [clans.text(action) for action in EVERY_ACTION]
    assert len(set(texts)) == len(EVERY_ACTION) == 42 + 1 + 42 * 40 * 4 + 40 * 2
    assert [clans.parse(text) for text in texts] == EVERY_ACTION


@pytest.mark.parametrize(
    "text",
    [
        "7G@2N3",
        "7G@2N3+",
        "~7G@2N3",
        "~7G@2N3+",
        "~@2N3",
        "~@2N3+",
        "3K@1W",
        "3K@4E",
        "3K@5E",
        "3K@6E",
        "deal 7G",
        "deal ?",
    ],
)
def test_cg_7_forms(text: str) -> None:
    assert clans.text(clans.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "2G@2N3",
        "9G@2N3",
        "7X@2N3",
        "7g@2n3",
        "7G@2N4",
        "7G@0N1",
        "7G@7N1",
        "7G@2W",
        "7G@3E",
        "7G@2N",
        "7G2N3",
        "@2N3",
        "7G@2N3++",
        "~~7G@2N3",
        "７G@2N3",
        "7G@2N٣",
        "deal",
        "",
        "7G@2N3 ",
        " 7G@2N3",
        "7G@2N3\n",
        "deal 7G ",
        "deal  7G",
        "~deal 7G",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="CG 7"):
        clans.parse(text)


@pytest.mark.unmeasured
@given(st.text(max_size=30) | st.text(alphabet="deal ?~@+345678ROYGBVK12NSWE", max_size=12))
def test_any_text_is_an_action_that_reads_so_or_a_notation_error(text: str) -> None:
    try:
        action = clans.parse(text)
    except NotationError:
        return
    assert clans.text(action) == text
