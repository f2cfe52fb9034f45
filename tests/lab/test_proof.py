"""The proof: one command that can be stopped, and a page that says what is not there yet."""

import importlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from clachan.bots import LEVELS
from clachan.games import GAMES
from clachan.lab.arena import Sprt, load
from clachan.lab.arena.statistics import share_at
from clachan.lab.arena.zoo import animal
from clachan.lab.proof import equal_time
from clachan.lab.proof.plan import STEP, STEP_GOAL, Item, plan
from tests.lab.arena_contests import contest

proof = importlib.import_module("clachan.lab.proof.__main__")

STEPS = Item("steps", contest(), 40, sprt=Sprt(0, 85), goal=0.6)
LONG = Item("greedy", contest(seed=2), 60, goal=0.999)
TABLE = Item("tables", contest(players=3), 2)


def small(game: str, _plain: str) -> Iterator[Item]:
    """A plan of bots that do not search."""
    budgets = [
        Item("budget", contest(game, bots=bots), 1, playouts=playouts)
        for bots, playouts in ((("greedy", "random"), 10), (("random", "greedy"), 20))
    ]
    yield from [STEPS, LONG, TABLE, *budgets] if game == "clans" else budgets


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(proof, "plan", small)
    monkeypatch.setattr(proof, "plain_of_equal_time", lambda *_: "plain:playouts=1")
    folder, docs = tmp_path / "proof", tmp_path / "docs"
    return ["--folder", str(folder), "--docs", str(docs), "--jobs", "1"]


def page(words: list[str]) -> str:
    return (Path(words[3]) / "strength.md").read_text(encoding="utf-8")


def row(text: str, bots: str, number: int = 0) -> str:
    return [line for line in text.splitlines() if line.startswith(bots)][number]


def test_nothing_is_there_yet(words: list[str]) -> None:
    assert proof.main([*words, "--report"]) == 0
    assert row(page(words), "| 2 | greedy | random |").endswith("| 0 | not yet |  |  | not yet |")
    assert (Path(words[3]) / "pictures" / "strength-clans.svg").read_text().startswith("<svg")


def test_it_plays_what_is_missing_and_says_what_was_kept(words: list[str]) -> None:
    assert proof.main([*words, "--section", "steps"]) == 0
    first = page(words)
    assert row(first, "| 2 | greedy | random |").endswith("| kept, H1 |")
    assert row(first, "| 2 | greedy | random |", 1).endswith("| not yet |")
    command = (
        "clachan arena clans --bots greedy,random --players 2 --groups 40 --sprt 0,85 --seed 1"
    )
    assert f"    {command}\n" in first
    assert proof.main(words) == 0
    whole = page(words)
    assert row(whole, "| 2 | greedy | random |", 1).endswith("| missed |")
    assert row(whole, "| 3 | greedy | random | 2 |").endswith("|  |")
    assert "not yet" not in whole
    assert proof.main(words) == 0
    assert page(words) == whole


def test_it_stops_when_its_time_is_up_and_goes_on(words: list[str]) -> None:
    assert proof.main([*words, "--section", "greedy", "--minutes", "0.0001"]) == 130
    assert "| not yet: 1 of 60 |" in page(words)
    assert proof.main([*words, "--section", "greedy"]) == 0
    assert "not yet: 1 of 60" not in page(words)
    assert len(load(Path(words[1]) / f"{LONG.key}.json").groups) == 60


@pytest.mark.parametrize("data", [b"", b'{"schema": 1}', b"other"])
def test_a_damaged_file_stops_it_before_anything_is_written(
    data: bytes, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(words[1])
    folder.mkdir()
    file = folder / f"{STEPS.key}.json"
    if data == b"other":
        assert proof.main([*words, "--section", "steps"]) == 0
        data = file.read_bytes().replace(b'"seed":1', b'"seed":9')
        (Path(words[3]) / "strength.md").unlink()
    file.write_bytes(data)
    assert proof.main(words) == 2
    assert f"clachan: {file}: " in capsys.readouterr().err
    assert file.read_bytes() == data
    assert not (Path(words[3]) / "strength.md").exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_holds_what_was_promised(game: str) -> None:
    items = list(plan(game, "plain:playouts=77"))
    assert len({item.key for item in items}) == len(items)
    steps = [item for item in items if item.section == "steps"]
    assert len(steps) == len(LEVELS) - 1
    assert all((item.sprt, item.contest.players) == (STEP, 2) for item in steps)
    (greedy,) = (item for item in items if item.section == "greedy")
    assert (greedy.groups, greedy.goal) == (200, 0.85)
    (plain,) = (item for item in items if item.section == "plain")
    assert plain.contest.entrants[1].spec == "plain:playouts=77"
    tables = [item.contest.players for item in items if item.section == "tables"]
    assert tables == [count for count in GAMES[game].meta.players[1:] for _ in steps]
    assert all(item.groups == 100 for item in items if item.section == "tables")
    assert all("playouts=" in entrant.spec for item in steps for entrant in item.contest.entrants)


def test_the_sequential_test_of_a_step_turns_at_its_goal() -> None:
    middle = (share_at(STEP.elo0) + share_at(STEP.elo1)) / 2
    assert middle == pytest.approx(STEP_GOAL, abs=0.001)


def test_equal_time_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def slower(_game: str, playouts: int, _seed: int) -> float:
        """The expert takes as long as 1000 plain playouts."""
        asked.append(playouts)
        return 1000 / playouts

    monkeypatch.setattr(equal_time, "_slower", slower)
    assert equal_time.known_plain("clans", tmp_path) == animal("clans", "plain").spec
    assert equal_time.plain_of_equal_time("clans", tmp_path) == "plain:playouts=1000"
    assert asked[1:] == [1000, 1000]
    assert equal_time.known_plain("clans", tmp_path) == "plain:playouts=1000"
    assert json.loads((tmp_path / "clans-plain.json").read_text()) == {
        "spec": "plain:playouts=1000"
    }
    assert len(asked) == 3
