"""No process is left behind, however a game, a program or the arena ends."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clachan.lab.arena import play_group, programs
from tests.support.lab.arena_contests import contest, python_program
from tests.support.signals import interruptible

BEGIN = """
import json, os, subprocess, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
roll = os.open(sys.argv[1], os.O_WRONLY)
def note(pid): os.write(roll, f"{pid}\\n".encode())
note(os.getpid())
"""
LEGAL = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        say(type="play", action=message["legal"][0])
"""
CHILD = "note(subprocess.Popen(['sleep', '600'], pass_fds=[roll]).pid)\n"
FREE_CHILD = (
    "note(subprocess.Popen(['sleep', '600'], pass_fds=[roll], start_new_session=True).pid)\n"
)
READY = "sys.stdin.readline(); say(type='ready')\n"
HANG = "time.sleep(600)\n"
# Only a limit for failures; a process that is left behind lives longer.
PATIENCE = 60


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program has no time to exit; its guard still has enough time to end all processes."""
    monkeypatch.setattr(programs, "GRACE_S", 0.0)


class Roll:
    """A pipe that every started process writes its number to and holds open.

    Its end is read when all of them are gone; a process that only waits for its parent does not hold it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)
        self._end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        self._received = b""

    def wait_for(self, count: int) -> None:
        """Wait until ``count`` processes have been started."""
        while len(self._received.split()) < count:
            assert self._receives(), "the started processes have ended"

    def wait_for_all_to_go(self) -> int:
        """Wait for the end of all; returns how many there were."""
        while self._receives():
            pass
        return len(self._received.split())

    def _receives(self) -> bool:
        ready, _, _ = select.select([self._end], [], [], PATIENCE)
        assert ready, "a process is left behind"
        data = os.read(self._end, 4096)
        self._received += data
        return bool(data)

    def close(self) -> None:
        os.close(self._end)


@pytest.fixture
def roll(tmp_path: Path) -> Iterator[Roll]:
    begun = Roll(tmp_path / "roll")
    yield begun
    begun.close()


def command(roll: Roll, source: str) -> str:
    script = roll.path.with_name("a bot.py")
    script.write_text(BEGIN + source, encoding="utf-8")
    return python_program(script, roll.path)


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
def test_none_is_left_when_the_game_is_over(roll: Roll, source: str, count: int) -> None:
    program = command(roll, source)
    play_group(contest(bots=("random",), programs=(program,), deadline_ms=500), 0)
    assert roll.wait_for_all_to_go() == 2 * count  # in each of two games


@pytest.mark.skipif(sys.platform != "linux", reason="orphans are not adopted")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_none_is_left_when_the_arena_is_ended(roll: Roll, number: int, jobs: str) -> None:
    program = command(roll, FREE_CHILD + READY + HANG)
    words = ["arena", "clans", "--bot", program, "--deadline", "60", "--jobs", jobs]
    with interruptible():
        arena = subprocess.Popen(
            [sys.executable, "-m", "clachan", *words, "--groups", "2"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    with arena:
        roll.wait_for(2 * int(jobs))
        arena.send_signal(number)
        _, said = arena.communicate(timeout=60)
    status = {signal.SIGTERM: 143, signal.SIGINT: 130}.get(signal.Signals(number), -9)
    assert arena.returncode == status
    assert "Traceback" not in said
    assert roll.wait_for_all_to_go() == 2 * int(jobs)
