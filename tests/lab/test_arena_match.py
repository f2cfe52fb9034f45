"""Contests give the same results on any number of processes, and can be stopped and continued."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from clachan.lab.arena import (
    ArenaError,
    Contest,
    Entrant,
    Machines,
    ResultError,
    Results,
    ResultWriter,
    Sprt,
    WorkerDied,
    check_contest,
    load_results,
    run_contest,
)
from clachan.lab.arena import results as result_module
from clachan.lab.arena.contest import DEADLINE_MS
from clachan.lab.arena.results import ArenaGame, decode_results, encode_results
from tests.support.lab.arena_contests import contest, results
from tests.support.signals import interruptible

ONE = Machines(jobs=1)


def games(found: Results) -> list[tuple[ArenaGame, ...]]:
    return [group.games for group in found.groups]


def test_the_same_groups_come_out_on_any_number_of_processes() -> None:
    """And the sequential test ends at the same one."""
    fresh = Results(contest(), Sprt(0, 85), ())
    heard: list[int] = []
    alone = run_contest(
        fresh, 60, ONE, ResultWriter(None), lambda so_far: heard.append(len(so_far.groups))
    )
    many = run_contest(fresh, 60, Machines(jobs=3), ResultWriter(None))
    assert games(alone) == games(many)
    assert alone.verdict == many.verdict == "H1"
    assert heard == list(range(1, len(alone.groups) + 1))
    assert len(alone.groups) < 60


def test_what_is_decided_or_complete_is_not_played_on() -> None:
    done = run_contest(Results(contest(), None, ()), 3, ONE, ResultWriter(None))
    assert run_contest(done, 3, ONE, ResultWriter(None)) is done
    assert run_contest(done, 2, ONE, ResultWriter(None)) is done


def test_results_of_older_rules_are_not_played_on() -> None:
    older = msgspec.structs.replace(contest("glenmore"), rules=1)
    with pytest.raises(ArenaError, match="version 1, but this program plays version 2"):
        run_contest(Results(older, None, ()), 3, ONE, ResultWriter(None))
    assert decode_results(encode_results(Results(older, None, ()))).contest.has_older_rules


def test_results_are_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    fresh = Results(contest(seed=5), None, ())

    def stop(so_far: Results) -> None:
        if len(so_far.groups) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_contest(fresh, 10, ONE, ResultWriter(file), stop)
    kept = load_results(file)
    assert len(kept.groups) == 4
    whole = run_contest(kept, 10, Machines(jobs=2), ResultWriter(file))
    assert games(whole) == games(run_contest(fresh, 10, ONE, ResultWriter(None)))
    assert load_results(file) == whole
    assert json.loads(file.read_bytes())["summary"]["groups"] == 10
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_what_was_played_survives_the_end_of_the_arena(number: int, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    words = "arena clans --bots greedy,random --players 4 --groups 5000 --seed 1 --jobs 2"
    command = [sys.executable, "-m", "clachan", *words.split(), "--out", str(file)]
    with interruptible():
        arena = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    with arena:
        until = time.monotonic() + 60
        while not (file.exists() and load_results(file).groups) and time.monotonic() < until:
            time.sleep(0.05)
        arena.send_signal(number)
        _, said = arena.communicate(timeout=60)
    kept = load_results(file)
    assert 0 < len(kept.groups) < 5000
    if number == signal.SIGINT:
        assert arena.returncode == 130
        assert said.endswith(f"saved in {file}. Run the same command with --resume to continue.\n")
        assert "Traceback" not in said
    count = len(kept.groups) + 2
    whole = run_contest(kept, count, ONE, ResultWriter(file))
    assert games(whole)[:2] == games(
        run_contest(Results(kept.contest, None, ()), 2, ONE, ResultWriter(None))
    )
    assert len(load_results(file).groups) == count


def test_a_worker_that_dies_is_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    broken = contest(bots=("greedy", "nobody"))
    with pytest.raises(WorkerDied):
        run_contest(
            Results(broken, None, ()), 5, Machines(jobs=2), ResultWriter(tmp_path / "result.json")
        )
    assert "nobody" in capfd.readouterr().err
    assert json.loads((tmp_path / "result.json").read_bytes())["groups"] == []


def test_the_file_is_written_group_by_group_but_not_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    monkeypatch.setattr(
        result_module,
        "replace_file",
        lambda _, data: written.append(len(decode_results(data).groups)),
    )
    run_contest(Results(contest(), None, ()), 5, ONE, ResultWriter(tmp_path / "x"))
    assert written[0] == 0
    assert written[-1] == 5
    monkeypatch.setattr(result_module, "_WRITE_INTERVAL_S", 0.0)
    written.clear()
    run_contest(Results(contest(), None, ()), 5, ONE, ResultWriter(tmp_path / "x"))
    assert written == [0, 1, 2, 3, 4, 5, 5]


def test_what_is_written_can_be_read() -> None:
    found = results((0, 0), (None, 1))
    assert decode_results(encode_results(found)) == found
    assert decode_results(encode_results(results())) == results()


ENTRANTS = b'"entrants":[{"kind":"bot","spec":"greedy","plays":""},{"kind":"bot","spec":"random","plays":""}]'
DAMAGES = {
    "empty": (b"{", b""),
    "cut": (b'"ranking"', b""),
    "schema": (b'"schema": 1', b'"schema": 2'),
    "game": (b'"game":"clans"', b'"game":"chess"'),
    "rules": (b'"rules":1', b'"rules":99'),
    "number": (b'"number":1', b'"number":7'),
    "seats": (b'"seats":[0,1]', b'"seats":[1,1]'),
    "places": (b'"ranking":[1,2]', b'"ranking":[1,2,3]'),
    "no winner": (b'"ranking":[1,2]', b'"ranking":[2,2]'),
    "totals": (b'"totals":[12,10]', b'"totals":[12]'),
    "a word": (b'"totals":[12,10]', b'"totals":[12,"x"]'),
    "seconds": (b'"seconds":[0.5,0.25]', b'"seconds":[0.5]'),
    "unknown": (b'"schema": 1', b'"schema": 1, "more": 2'),
    "a seat": (b'"ranking":[1,2]', b'"ranking":[1,2],"forfeits":[{"seat":5,"failure":"late","detail":""}]'),
    "control": (b'"game":"clans"', b'"game":"\\u001b[2J"'),
    "a ladder of too few": (b'"kind":"match","game":"clans","rules":1,"players":2', b'"kind":"ladder","game":"clans","rules":1,"players":4'),
    "too many players": (b'"players":2', b'"players":9'),
    "huge totals": (b'"totals":[12,10]', b'"totals":[1' + b"0" * 400 + b",10]"),
    "huge beyond words": (b'"totals":[12,10]', b'"totals":[1' + b"0" * 9000 + b",10]"),
    "huge seconds": (b'"seconds":[0.5,0.25]', b'"seconds":[1.7e308,1.7e308]'),
    "seconds without end": (b'"seconds":[0.5,0.25]', b'"seconds":[1e999,0.25]'),
    "time turned back": (b'"seconds":[0.5,0.25]', b'"seconds":[-0.5,0.25]'),
    "a place without a player": (b'"ranking":[1,2]', b'"ranking":[1,900]'),
    "a tie that is none": (b'"ranking":[1,2]', b'"ranking":[1,3]'),
    "nobody": (ENTRANTS, b'"entrants":[]'),
    "an unknown bot": (b'"spec":"greedy"', b'"spec":"nobody"'),
    "a budget of nothing": (b'"spec":"greedy"', b'"spec":"club:ms=0"'),
    "one bot twice": (b'"spec":"greedy"', b'"spec":"random"'),
    "bounds turned round": (b'"sprt": null', b'"sprt": {"elo0":85,"elo1":0}'),
    "bounds that are one": (b'"sprt": null', b'"sprt": {"elo0":85,"elo1":85}'),
    "a seed too long": (b'"seed":1', b'"seed":1' + b"0" * 5000),
    "a long wait": (b'"deadline_ms":5000', b'"deadline_ms":1000000000000'),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_in_one_sentence(damage: str) -> None:
    data = encode_results(results((0, 0), (0, None)))
    old, new = DAMAGES[damage]
    assert old in data
    broken = data.replace(old, new) if new or damage == "empty" else data[: data.index(old)]
    with pytest.raises(ResultError, match="not a whole result") as refused:
        decode_results(broken)
    assert str(refused.value).isprintable()


def test_a_sequential_test_of_a_ladder_is_no_result() -> None:
    found = results()
    ladder = msgspec.structs.replace(found.contest, kind="ladder")
    with pytest.raises(ResultError, match="between two"):
        decode_results(encode_results(Results(ladder, Sprt(0, 85), ())))


def test_a_result_can_be_read_where_its_program_is_not() -> None:
    found = Results(contest(bots=("greedy",), programs=("nosuchprogram",)), None, ())
    assert decode_results(encode_results(found)) == found


def test_noise_is_no_result() -> None:
    for data in (b"", b"\xff\xfe", b"[]", b"null", b"[" * 100_000, bytes(100)):
        with pytest.raises(ResultError):
            decode_results(data)


@pytest.mark.parametrize(
    ("bots", "players", "problem"),
    [
        (("greedy",), 2, "at least 2"),
        (("greedy", "random", "greedy"), 3, "'greedy' twice"),
        (("greedy", "random", "club:playouts=1"), 2, "3, but the game is for 2"),
        (("greedy", "random"), 7, "players must be one of"),
    ],
)
def test_contests_that_make_no_sense_are_refused(
    bots: tuple[str, ...], players: int, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        check_contest(contest(players=players, bots=bots))


@pytest.mark.parametrize(
    ("bots", "players", "problem"),
    [(2, 3, "2, but the game is for 3"), (33, 2, "33, but at most 32 can play")],
)
def test_a_ladder_has_as_many_as_sit_at_the_table_and_not_hundreds(
    bots: int, players: int, problem: str
) -> None:
    names = tuple(f"club:playouts={number}" for number in range(1, bots + 1))
    with pytest.raises(ArenaError, match=problem):
        check_contest(msgspec.structs.replace(contest(players=players, bots=names), kind="ladder"))


@pytest.mark.parametrize("command", ["", "nosuchprogram --x", "'unbalanced"])
def test_a_program_that_is_not_there_is_refused(command: str) -> None:
    entrants = (Entrant("bot", "greedy"), Entrant("program", command))
    with pytest.raises(ArenaError, match="no program"):
        check_contest(Contest("match", "clans", 1, 2, entrants, 0, DEADLINE_MS))
