"""No process is left behind, however a game, a program or the arena ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from clachan.lab.arena import pipes, play_group
from tests.lab.arena_contests import contest

BEGIN = """
import json, os, subprocess, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
def note(pid): open(sys.argv[1], "a").write(f"{pid}\\n")
note(os.getpid())
"""
LEGAL = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        say(type="play", action=message["legal"][0])
"""
CHILD = "note(subprocess.Popen(['sleep', '60']).pid)\n"
FREE_CHILD = "note(subprocess.Popen(['sleep', '60'], start_new_session=True).pid)\n"
READY = "sys.stdin.readline(); say(type='ready')\n"
HANG = "time.sleep(60)\n"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipes, "GRACE", 0.3)


def is_running(pid: int) -> bool:
    """A zombie, which only waits for its parent, is not."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self/stat").exists()  # elsewhere there is no such folder
    return status.rpartition(")")[2].split()[0] != "Z"


def all_gone(pids: list[int]) -> bool:
    """The system may take a moment to bury what is not ours to wait for."""
    until = time.monotonic() + 20
    while any(is_running(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(is_running(pid) for pid in pids)


def noted(pids: Path) -> list[int]:
    return [int(line) for line in pids.read_text().split()] if pids.exists() else []


def command(tmp_path: Path, source: str) -> str:
    script = tmp_path / "bot.py"
    script.write_text(BEGIN + source, encoding="utf-8")
    return f"{sys.executable} {script} {tmp_path / 'pids'}"


@pytest.mark.parametrize(
    ("source", "count"),
    [
        (READY + LEGAL, 1),
        (READY + LEGAL + HANG, 1),  # does not end when the game does
        (READY + HANG, 1),
        (READY + "sys.exit()", 1),
        (CHILD + READY + LEGAL + HANG, 2),  # its child would live on and holds its pipes
        (CHILD + READY + "sys.exit()", 2),
        pytest.param(
            FREE_CHILD + READY + LEGAL,
            2,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="orphans are not adopted"),
        ),
        pytest.param(
            FREE_CHILD + READY + HANG,
            2,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="orphans are not adopted"),
        ),
    ],
)
def test_none_is_left_when_the_game_is_over(tmp_path: Path, source: str, count: int) -> None:
    program = command(tmp_path, source)
    play_group(contest(bots=("random",), programs=(program,), deadline_ms=500), 0)
    pids = noted(tmp_path / "pids")
    assert len(pids) == 2 * count  # in each of two games
    assert all_gone(pids)


@pytest.mark.skipif(sys.platform != "linux", reason="orphans are not adopted")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_none_is_left_when_the_arena_is_ended(tmp_path: Path, number: int, jobs: str) -> None:
    program = command(tmp_path, FREE_CHILD + READY + HANG)
    words = ["arena", "clans", "--bot", program, "--deadline", "60", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "clachan", *words, "--groups", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as arena:
        until = time.monotonic() + 60
        while len(noted(tmp_path / "pids")) < 2 * int(jobs) and time.monotonic() < until:
            time.sleep(0.02)
        arena.send_signal(number)
        _, said = arena.communicate(timeout=60)
    status = {signal.SIGTERM: 143, signal.SIGINT: 130}.get(signal.Signals(number), -9)
    assert arena.returncode == status
    assert "Traceback" not in said
    pids = noted(tmp_path / "pids")
    assert len(pids) == 2 * int(jobs)
    assert all_gone(pids)
