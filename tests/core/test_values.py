"""The small nouns."""

from dataclasses import replace

import pytest

from clachan.core import IllegalAction, Message, Outcome, Reason, Refusal, ScoreSheet, places
from clachan.core.errors import ClachanError
from clachan.games import clans


class Weather(Reason):
    RAIN = "rain", "W 1"
    SNOW = "snow", "W 1"


def test_reasons_that_share_a_rule_stay_apart() -> None:
    assert list(Weather) == [Weather.RAIN, Weather.SNOW]
    assert Weather.RAIN.rule == Weather.SNOW.rule == "W 1"


def test_a_refusal_names_its_rule_and_its_facts() -> None:
    assert str(Refusal(Weather.RAIN)) == "rain (W 1)"
    assert str(IllegalAction(Refusal(Weather.SNOW, (("depth", 3),)))) == "snow (W 1): depth 3"
    assert IllegalAction(Refusal(Weather.RAIN)).refusal.reason is Weather.RAIN


def test_an_empty_sheet() -> None:
    assert ScoreSheet(()).total == 0
    assert ScoreSheet((), (4, 2)).standing == (0, 4, 2)


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        ([(1,), (2,), (3,)], (3, 2, 1)),
        ([(5, 1), (5, 1), (4, 9)], (1, 1, 3)),
        ([(5, 1), (5, 2), (5, 2), (-1, 0)], (3, 1, 1, 4)),
    ],
)
def test_places(standings: list[tuple[int, ...]], expected: tuple[int, ...]) -> None:
    assert places(standings) == expected


def test_winners_are_ascending() -> None:
    assert Outcome(Weather.RAIN, (1, 3, 1)).winners == (0, 2)


def test_an_error_has_a_text_and_a_message() -> None:
    error = IllegalAction(Refusal(Weather.SNOW, (("depth", 3),)))
    assert isinstance(error, ClachanError)
    assert error.message == Message("snow", (("depth", 3),))


@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        ({"en": "Pebbles", "de": "Kiesel"}, "Kiesel"),
        ({"en": "Pebbles", "pl": "Kamyki"}, "Pebbles"),
        ({"pl": "Kamyki"}, "pebbles"),
    ],
)
def test_a_language_without_a_title_shows_another(titles: dict[str, str], expected: str) -> None:
    assert replace(clans.meta, name="pebbles", titles=titles).title("de") == expected
