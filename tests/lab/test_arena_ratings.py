"""Ratings of the baselines, and charts."""

import random
import xml.etree.ElementTree as ET
from collections.abc import Mapping

import msgspec
import pytest

from clachan.bots import BOTS, compiled, make_bot
from clachan.games import GAMES
from clachan.lab.arena import (
    Contest,
    Entrant,
    Machines,
    Results,
    ResultWriter,
    baselines,
    run_contest,
)
from clachan.lab.arena.baselines import Baseline, find_baseline, fingerprint, load_baselines
from clachan.lab.arena.charts import draw_chart, ticks
from clachan.lab.arena.ratings import rate_entrants, rating_entrants
from clachan.lab.arena.results import ArenaGame, Group
from tests.support.lab.arena_contests import results

SVG = "{http://www.w3.org/2000/svg}"


def made_up(strengths: tuple[float, ...], players: int, groups: int) -> Results:
    """A ladder with known strengths: in each game strength and luck decide the order."""
    rng = random.Random(2)
    entrants = tuple(Entrant("bot", f"bot{number}") for number in range(len(strengths)))
    contest = Contest("ladder", "clans", 1, players, entrants, 3)
    found = []
    for number in range(groups):
        games = []
        for seats in contest.line_ups(number):
            form = [strengths[entrant] + rng.gauss(0, 1) for entrant in seats]
            ranking = tuple(1 + sum(other > mine for other in form) for mine in form)
            games.append(ArenaGame(seats, tuple(int(10 * mine) for mine in form), ranking))
        count = len(strengths)
        found.append(Group(number, tuple(games), (1,) * count, (0.0,) * count))
    return Results(contest, None, tuple(found))


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_order(players: int) -> None:
    rated = rate_entrants(made_up((0.0, 1.0, -1.0, 2.0, 3.0), players, 60))
    assert [rating.entrant for rating in rated] == ["bot4", "bot3", "bot1", "bot0", "bot2"]
    assert all(rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma) for rating in rated)
    assert sum(rating.games for rating in rated) == 60 * players * players


def test_baselines_are_shown_with_their_version(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up_baselines: Mapping[str, tuple[Baseline, ...]] = {
        "clans": (Baseline("random", 1, "random"), Baseline("greedy", 4, "greedy"))
    }
    monkeypatch.setattr(baselines, "load_baselines", lambda: made_up_baselines)
    entrants = rating_entrants("clans")
    contest = Contest("ladder", "clans", 1, 2, entrants, 3)
    played = run_contest(Results(contest, None, ()), 12, Machines(jobs=1), ResultWriter(None))
    rated = rate_entrants(played)
    assert [rating.entrant for rating in rated] == ["greedy v4", "random v1"]
    guests = rating_entrants("clans", [Entrant("program", "python mybot.py")])
    assert guests[-1].spec == "python mybot.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_a_baseline_with_a_budget_in_playouts(game: str) -> None:
    found = load_baselines()[game]
    assert [one.name for one in found] == list(BOTS)
    for baseline in found:
        make_bot(baseline.spec, GAMES[game])
        searches = baseline.name not in ("random", "greedy")
        assert baseline.spec.startswith(f"{baseline.name}:playouts=" if searches else baseline.name)
        assert baseline.version >= 1


@pytest.mark.deep  # a version is checked before a release
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_baseline_plays_as_it_did_when_it_got_its_version(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it does not: raise the version, and run `python -m clachan.lab.arena.baselines`."""
    monkeypatch.delenv(compiled.VARIABLE)  # levels search on the kernels, as in the arena
    monkeypatch.setattr(compiled, "_loaded", {})
    assert fingerprint(game, find_baseline(game, name)) == find_baseline(game, name).fingerprint


def test_baselines_are_written_as_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "fingerprint", lambda _, baseline: baseline.name)
    written = msgspec.json.decode(baselines.baselines_json(), type=dict[str, tuple[Baseline, ...]])
    for game, found in written.items():
        assert [one.spec for one in found] == [one.spec for one in load_baselines()[game]]
        assert [one.fingerprint for one in found] == list(BOTS)


@pytest.mark.parametrize("game", GAMES)
def test_bots_have_different_fingerprints(game: str) -> None:
    prints = [
        fingerprint(game, find_baseline(game, name)) for name in ("random", "greedy", "random")
    ]
    assert prints[0] == prints[2] != prints[1]


def drawn(picture: str) -> ET.Element:
    root = ET.fromstring(picture)  # noqa: S314 our own
    assert root.tag == f"{SVG}svg"
    assert "nan" not in picture
    for element in root.iter():
        for name in ("x", "y", "x1", "y1", "x2", "y2", "cx", "cy"):
            assert -1 <= float(element.get(name, 0)) <= 720
    return root


def test_a_match_is_drawn_by_groups() -> None:
    root = drawn(draw_chart(results(*[(0, 0), (0, 1), (None, 0)] * 20)))
    assert len(list(root.iter(f"{SVG}polyline"))) == len(list(root.iter(f"{SVG}polygon"))) == 2
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"greedy", "random", "clans, 2 players, 60 groups"} <= set(texts)
    drawn(draw_chart(results((0, 0))))
    drawn(draw_chart(results()))


def test_a_ladder_is_drawn_with_its_intervals() -> None:
    root = drawn(draw_chart(made_up((0.0, 1.0, 2.0), 2, 9)))
    assert len(list(root.iter(f"{SVG}circle"))) == 3
    drawn(draw_chart(made_up((0.0, 1.0), 2, 0)))


def test_what_a_program_is_called_cannot_break_the_picture() -> None:
    found = made_up((0.0, 1.0), 2, 3)
    evil = Entrant("program", 'sh -c "<script>&"')
    contest = Contest("ladder", "clans", 1, 2, (evil, Entrant("bot", "greedy")), 3)
    assert "<script>" not in draw_chart(Results(contest, None, found.groups))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (1, 2), (1, 400), (-7.5, 61.0), (0.001, 0.002)])
def test_ticks_are_round_and_few(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 9
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
