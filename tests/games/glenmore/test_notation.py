"""The notation of GM 13."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import NotationError
from clachan.games import glenmore
from clachan.games.glenmore import actions
from clachan.games.glenmore.components import RESOURCES, Tile
from tests.support.games.glenmore_lines import EVERY_ACTION, EVERY_TEXT


def test_every_action_reads_as_it_is_written() -> None:
    assert [glenmore.text(action) for action in EVERY_ACTION] == EVERY_TEXT
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION)


@pytest.mark.parametrize(
    "text",
    [
        "take 12 -1,3",
        "take 67 -67,67",
        "take 1 0,0",
        "discard 60",
        "pay wood 10,-10",
        "pay member 0,1",
        "pay chieftain",
        "buy sheep",
        "stop",
        "gain grain",
        "resolve",
        "activate -3,0",
        "ness 67,-67",
        "done",
        "move 0,0 1,1",
        "move 5,5 -5,-5",
        "promote 2,0",
        "end",
        "sell cattle 0,1",
        "roll 3",
        "draw 9",
    ],
)
def test_gm_13_forms(text: str) -> None:
    assert glenmore.text(glenmore.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "take 99 0,0",
        "take 68 0,0",
        "take 0 0,0",
        "take S 0,0",
        "take 012 0,0",
        "take 12 68,0",
        "take 12 0,-68",
        "take 12 99,99",
        "take 12 100,0",
        "take 12 +1,0",
        "take 12 -0,0",
        "take 12 0,-0",
        "take 12 01,0",
        "take 12 1,-01",
        "take 12 1.0,0",
        "take 12 1, 0",
        "take 12 1",
        "take 12",
        "take",
        "take 12 1,0,0",
        "take 12  1,0",
        "take 12 1,0 ",
        " take 12 1,0",
        "take 12 1,0\n",
        "Take 12 1,0",
        "take １2 1,0",
        "take 12 ٣,0",
        "discard",
        "discard 68",
        "pay whisky",
        "pay whisky 0,0",
        "pay wood",
        "pay member",
        "pay chieftain 0,0",
        "buy whisky",
        "buy wood 0,0",
        "buy",
        "gain whisky",
        "gain wood 0,0",
        "sell member 0,0",
        "sell wood",
        "move 0,0",
        "move 0,0 1,1 2,2",
        "promote",
        "ness",
        "activate",
        "activate 0,0 1,1",
        "roll 0",
        "roll 4",
        "roll 11",
        "roll",
        "draw 0",
        "draw 68",
        "draw ?",
        "draw",
        "done ",
        "stop\n",
        "pass",
        "",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="GM 13"):
        glenmore.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_000_000,
        "take 12 " + "1" * 1_000_000 + ",0",
        "take " + "9" * 1_000_000 + " 0,0",
        "take 12 " + "-" * 1_000_000,
        "move " + "0,0 " * 250_000,
        " " * 1_000_000,
        "done" * 250_000,
    ],
    ids=lambda text: text[:12],
)
def test_huge_texts_are_refused_quickly_and_shown_in_short(text: str) -> None:
    begun = time.process_time()
    with pytest.raises(NotationError) as refused:
        glenmore.parse(text)
    assert time.process_time() - begun < 0.5
    assert len(str(refused.value)) < 300


COORDINATE = st.integers(-70, 70)
NUMBER = st.integers(-1, 99)
KIND = st.sampled_from([*RESOURCES, "member", "whisky"])


@given(NUMBER, COORDINATE, COORDINATE)
def test_takes_within_the_bounds_and_no_others(tile: int, x: int, y: int) -> None:
    text = f"take {tile} {x},{y}"
    if 1 <= tile <= 67 and max(abs(x), abs(y)) <= 67:
        assert glenmore.text(glenmore.parse(text)) == text
    else:
        with pytest.raises(NotationError):
            glenmore.parse(text)


@given(KIND, COORDINATE, COORDINATE, st.sampled_from(["pay", "sell"]))
def test_cubes_within_the_bounds_and_no_others(kind: str, x: int, y: int, verb: str) -> None:
    text = f"{verb} {kind} {x},{y}"
    known = kind in RESOURCES or (verb, kind) == ("pay", "member")
    if known and max(abs(x), abs(y)) <= 67:
        assert glenmore.text(glenmore.parse(text)) == text
    else:
        with pytest.raises(NotationError):
            glenmore.parse(text)


WORDS = st.sampled_from(
    "take discard pay buy stop gain resolve activate ness done move promote end sell roll draw"
    " member chieftain wood stone 0,0 -1,2 67,67 68,0 1 12 67 68 +1,0 -0,1 ?".split()
)


@given(
    st.text(max_size=30)
    | st.text(alphabet="takepymov dn0123,-+", max_size=14)
    | st.lists(WORDS, max_size=4).map(" ".join)
)
def test_any_text_is_an_action_that_reads_so_or_a_notation_error(text: str) -> None:
    try:
        action = glenmore.parse(text)
    except NotationError:
        return
    assert glenmore.text(action) == text


ONE_MORE = 5  # no resource


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (actions.Draw, (0,)),
        (actions.Draw, (68,)),
        (actions.Draw, ("1",)),
        (actions.Draw, (True,)),
        (actions.Discard, (-1,)),
        (actions.Take, (68, 17219)),
        (actions.Roll, (0,)),
        (actions.Roll, (4,)),
        (actions.Roll, (True,)),
        (actions.Pay, (ONE_MORE, 17219)),
        (actions.Sell, (-1, 17219)),
        (actions.Buy, (ONE_MORE,)),
        (actions.GainCube, (1.0,)),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_an_action_that_cannot_be_written_cannot_be_made(
    kind: Callable[..., object], values: tuple[object, ...]
) -> None:
    with pytest.raises(ValueError, match="must be"):
        kind(*values)


@pytest.mark.parametrize("cell", [-1, 200, 10**6, 17219.0, "0,0"])  # 200 would be -67,133
def test_nor_one_on_a_cell_that_cannot_be_written(cell: Any) -> None:
    for make in (actions.Activate, actions.Ness, actions.PayMember, actions.Promote):
        with pytest.raises(ValueError, match="must be"):
            make(cell)
    for values in ((cell, 17219), (17219, cell)):
        with pytest.raises(ValueError, match="must be"):
            actions.Move(*values)
    for kind in (actions.Take, actions.Pay, actions.Sell):
        with pytest.raises(ValueError, match="must be"):
            kind(Tile(1), cell)
