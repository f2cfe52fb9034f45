"""The measurement of strength: one command that can be stopped, and a page that shows what is missing."""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from clachan.bots import LEVELS
from clachan.games import GAMES
from clachan.lab.arena import Entrant, Sprt, load_results
from clachan.lab.arena.baselines import find_baseline
from clachan.lab.statistics import elo_difference
from clachan.lab.strength import equal_time
from clachan.lab.strength.endings import BOTS, Ending
from clachan.lab.strength.plan import BEFORE, SECTIONS, STEP, STEP_GOAL, PlannedContest, plan
from tests.support.lab.arena_contests import contest

proof = importlib.import_module("clachan.lab.strength.__main__")

STEPS = PlannedContest("steps", contest(), 40, sprt=Sprt(0, 85), goal=0.6)
LONG = PlannedContest("greedy", contest(seed=2), 60, goal=0.999)
TABLE = PlannedContest("tables", contest(players=3), 2)


def small(game: str, _plain: str, _before: str) -> Iterator[PlannedContest]:
    """A plan of bots that do not search."""
    budgets = [
        PlannedContest("budget", contest(game, bots=bots), 1, playouts=playouts)
        for bots, playouts in ((("greedy", "random"), 10), (("random", "greedy"), 20))
    ]
    yield from [STEPS, LONG, TABLE, *budgets] if game == "clans" else budgets


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(proof, "plan", small)
    monkeypatch.setattr(proof, "find_equal_time_bot", lambda *_: "plain:playouts=1")
    endings = [Ending(bot, left, 0, "", 0.0, 0.0) for bot in BOTS for left in (4, 5, 6)]
    monkeypatch.setattr(proof, "measure_endings", lambda _: None)
    monkeypatch.setattr(proof, "load_endings", lambda _: endings)
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
    stopped = row(first, "| 2 | greedy | random |")
    assert stopped.endswith("| kept, H1 |")
    assert "%† (" in stopped  # biased: the test chose when to stop
    assert row(first, "| 2 | greedy | random |", 1).endswith("| not yet |")
    command = (
        "clachan arena clans --bots greedy,random --players 2 --groups 40 --sprt 0,85 --seed 1"
    )
    assert f"    {command}\n" in first
    assert proof.main(words) == 0
    whole = page(words)
    played_out = row(whole, "| 2 | greedy | random |", 1)
    assert played_out.endswith("| missed |")
    assert "†" not in played_out
    assert row(whole, "| 3 | greedy | random | 2 |").endswith("|  |")
    assert "not yet" not in whole
    assert proof.main(words) == 0
    assert page(words) == whole


def test_it_stops_when_its_time_is_up_and_goes_on(words: list[str]) -> None:
    assert proof.main([*words, "--section", "greedy", "--minutes", "0.0001"]) == 130
    assert "| not yet: 1 of 60 |" in page(words)
    assert proof.main([*words, "--section", "greedy"]) == 0
    assert "not yet: 1 of 60" not in page(words)
    assert len(load_results(Path(words[1]) / f"{LONG.key}.json").groups) == 60


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
    items = list(plan(game, "plain:playouts=77", "expert-v2:playouts=7"))
    assert len({item.key for item in items}) == len(items)
    steps = [item for item in items if item.section == "steps"]
    assert len(steps) == len(LEVELS) - 1
    assert all((item.sprt, item.contest.players) == (STEP, 2) for item in steps)
    below, before = (item for item in items if item.section == "full")
    assert (below.groups, before.groups) == (40, 40)
    assert below.contest.entrants[0] == before.contest.entrants[0]
    (greedy,) = (item for item in items if item.section == "greedy")
    assert (greedy.groups, greedy.goal) == (40, 0.85)
    (plain,) = (item for item in items if item.section == "plain")
    assert plain.contest.entrants[1].spec == "plain:playouts=77"
    tables = [item.contest.players for item in items if item.section == "tables"]
    assert tables == [count for count in GAMES[game].meta.players[1:] for _ in steps]
    assert all(item.groups == 20 for item in items if item.section == "tables")
    assert all("playouts=" in entrant.spec for item in steps for entrant in item.contest.entrants)


def test_to_accept_a_step_is_to_refuse_that_it_is_worth_no_more_than_its_goal() -> None:
    assert pytest.approx(elo_difference(STEP_GOAL), abs=0.1) == STEP.elo0 < STEP.elo1


def test_the_page_in_the_repository_is_that_of_the_plan() -> None:
    """Where it is not: `python -m clachan.lab.strength --report` writes it."""
    docs = Path(__file__).parents[2] / "docs"
    text = (docs / "strength.md").read_text(encoding="utf-8")
    commands = [line.strip() for line in text.splitlines() if line.startswith("    clachan ")]
    planned = [
        item
        for game in GAMES
        for item in plan(
            game,
            equal_time.load_equal_time_bot(game, docs / "strength"),
            equal_time.load_equal_time_bot(game, docs / "strength", BEFORE),
        )
    ]
    assert {item.section for item in planned} == set(SECTIONS)
    assert sorted(commands) == sorted(item.command for item in planned)
    assert proof._parser().parse_args([]).folder == Path("docs/strength")


def test_the_page_in_the_repository_is_the_report_of_its_results(tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (
        proof.main(["--folder", str(docs / "strength"), "--docs", str(tmp_path), "--report"]) == 0
    )
    written = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert written == (docs / "strength.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_documents_do_not_claim_what_is_not_measured(name: str) -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "strength.md").read_text(encoding="utf-8")
    said = " ".join((root / name).read_text(encoding="utf-8").split())
    assert "being measured" in said or "not yet" not in page


@pytest.mark.parametrize(
    "wrong",
    ["--section nosuch", "--game chess", "--jobs 0", "--jobs x", "--minutes -1", "--minutes nan"],
)
def test_what_makes_no_sense_is_refused(
    wrong: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        proof.main([*words, *wrong.split()])
    assert ended.value.code == 2
    assert wrong.partition(" ")[0] in capsys.readouterr().err
    assert not Path(words[1]).exists()


def test_a_cluster_that_does_not_answer_is_reported(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    assert proof.main([*words, "--section", "steps", "--cluster", "127.0.0.1:99999"]) == 2
    err = capsys.readouterr().err
    assert err.endswith("clachan: cluster: none answers at '127.0.0.1:99999'\n")


def test_a_bot_that_has_changed_is_not_mixed_with_what_it_was(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert proof.main([*words, "--section", "steps"]) == 0
    file = Path(words[1]) / f"{STEPS.key}.json"
    before = file.read_bytes().replace(b'"plays":""', b'"plays":"0123"', 1)
    file.write_bytes(before)
    capsys.readouterr()
    assert proof.main(words) == 2
    assert capsys.readouterr().err == (
        f"clachan: {file}: of another version of a bot; move it away first\n"
    )
    assert file.read_bytes() == before


def test_results_of_older_rules_are_shown_with_a_mark_and_not_continued(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = [*words, "--game", "glenmore"]
    assert proof.main([*mine, "--report"]) == 0
    assert "## Glen More\n\nRules version 2.\n" in page(words)
    assert proof.main(mine) == 0
    assert "Measured under rules version 2.\n" in page(words)
    assert "rules 2" not in row(page(words), "| 2 | greedy | random | 1 |")
    (first, *_) = small("glenmore", "", "")
    file = Path(words[1]) / f"{first.key}.json"
    older = file.read_bytes().replace(b'"rules":2', b'"rules":1')
    file.write_bytes(older)
    capsys.readouterr()
    assert proof.main([*mine, "--report"]) == 0
    shown = page(words)
    assert "Measured under rules version 1 and 2; the game is now at version 2." in shown
    assert row(shown, "| 2 | greedy | random | 1 |").endswith("| rules 1 |")
    assert proof.main(mine) == 2
    assert f"clachan: {file}: of older rules; move it away first\n" in capsys.readouterr().err
    assert file.read_bytes() == older


def test_equal_time_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def slower(_game: str, spec: str, _seed: int) -> float:
        """The expert takes as long as 1000 plain playouts."""
        playouts = int(spec.removeprefix("plain:playouts="))
        asked.append(playouts)
        return 1000 / playouts

    monkeypatch.setattr(equal_time, "_measure_time_ratio", slower)
    assert equal_time.load_equal_time_bot("clans", tmp_path) == find_baseline("clans", "plain").spec
    assert equal_time.find_equal_time_bot("clans", tmp_path) == "plain:playouts=1000"
    assert asked == [200, 1000]
    assert equal_time.load_equal_time_bot("clans", tmp_path) == "plain:playouts=1000"
    kept = json.loads((tmp_path / "clans-plain.json").read_text())
    assert kept["spec"] == "plain:playouts=1000"
    assert kept["expert"]["plays"] == find_baseline("clans", "expert").fingerprint
    assert len(asked) == 2


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b'{"spec": 7}',
        b'{"spec": "expert:ms=1"}',
        b"[" * 100_000,
        b"old",
    ],
)
def test_a_damaged_equal_time_is_refused_and_left(
    data: bytes, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(words[1])
    folder.mkdir()
    file = folder / "clans-plain.json"
    if data == b"old":
        expert = Entrant("bot", find_baseline("clans", "expert").spec, "0123")
        data = msgspec.json.encode(equal_time.EqualTimeBot("plain:playouts=5", expert))
    file.write_bytes(data)
    assert proof.main(words) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"clachan: {file}: ")
    assert err.count("\n") == 1
    assert file.read_bytes() == data
    assert not (Path(words[3]) / "strength.md").exists()
