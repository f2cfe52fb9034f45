"""The set-up of .venv by several processes at the same moment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from chores import environment

ROOT = Path(__file__).resolve().parents[2]
# Sets up a folder of the test. In place of pip, it reports that it installs, and waits for a line.
SET_UP = """
import sys
from pathlib import Path

import pytest

from chores import environment
from chores import environment

folder = Path(sys.argv[1])
environment.VENV = folder / ".venv"
environment.STAMP = environment.VENV / "stamp"
environment.LOCK_FILE = folder / ".venv.lock"

def make_venv():
    python = environment.python_of(environment.VENV)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()

def pip_install(*arguments):
    print("installing", flush=True)
    sys.stdin.readline()

environment.make_venv = make_venv
environment.pip_install = pip_install
environment.set_up("runtime")
print("done", flush=True)
"""


@contextmanager
def set_up(folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SET_UP, str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip()


def let_install(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def test_a_second_set_up_waits_for_the_first_and_says_so(tmp_path: Path) -> None:
    with set_up(tmp_path) as first:
        assert line(first).startswith("Setting up .venv")
        assert line(first) == "installing"
        with set_up(tmp_path) as second:
            assert line(second) == "Waiting for another run.py, which sets up .venv ..."
            let_install(first)
            assert line(first) == "done"
            assert line(second) == "done", "and does not install again"


def test_a_set_up_that_is_killed_leaves_no_lock(tmp_path: Path) -> None:
    with set_up(tmp_path) as first:
        assert line(first).startswith("Setting up .venv")
        assert line(first) == "installing"
        first.kill()
        first.wait()
    with set_up(tmp_path) as second:
        assert line(second).startswith("Setting up .venv")
        assert line(second) == "installing"
        let_install(second)
        assert line(second) == "done"
    with set_up(tmp_path) as third:
        assert line(third) == "done"


def test_a_finished_set_up_needs_no_lock(tmp_path: Path) -> None:
    """So that run.py works in a folder where it may not write."""
    with set_up(tmp_path) as first:
        let_install(first)
        first.communicate(timeout=60)
    (tmp_path / ".venv.lock").unlink()
    with set_up(tmp_path) as second:
        assert line(second) == "done"
    assert not (tmp_path / ".venv.lock").exists()


def test_the_packages_for_kernels_are_installed_once_and_from_wheels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    for name in ("STAMP", "FAST_STAMP", "LOCK_FILE"):
        monkeypatch.setattr(environment, name, tmp_path / name)
    monkeypatch.setattr(
        environment, "pip_install", lambda *words: installed.append(" ".join(map(str, words)))
    )
    assert not environment.has_fast()
    environment.install_fast()
    environment.install_fast()
    options = "--only-binary :all: --require-hashes --requirement"
    assert installed == [f"{options} {environment.FAST_LOCK}"]
    assert environment.has_fast()


def test_an_install_in_the_background_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setattr(environment, "FAST_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "other")
    monkeypatch.setattr(
        subprocess, "Popen", lambda words, **_: started.append(" ".join(map(str, words[1:])))
    )
    environment.start_install_fast()
    assert started == [f"{ROOT / 'run.py'} fast"]
