"""Paths of the repository, and functions that run commands."""

import os
import signal
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "clachan"
VENV = ROOT / ".venv"


class Failed(Exception):
    """A command ended with this status, after it printed the reason."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class NotRun(Exception):
    """This machine cannot run the chore; the text says why."""

    status = 77
    """With which run.py then ends, as test programs do under automake."""


def say(text: str) -> None:
    print(text, flush=True)


def fail(text: str) -> Failed:
    say(text)
    return Failed(1)


def run(*command: object, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    words = [str(word) for word in command]
    with subprocess.Popen(words, cwd=cwd, env=env) as running, forward_sigterm([running]):
        try:
            running.wait()
        except KeyboardInterrupt:
            running.kill()
            raise
    check_status(running.returncode)


@contextmanager
def forward_sigterm(running: Iterable["subprocess.Popen[bytes]"]) -> Iterator[None]:
    """A signal that ends this process ends the commands that it runs then."""

    def terminate(*_: object) -> None:
        for process in running:
            process.terminate()

    before = signal.signal(signal.SIGTERM, terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def check_status(status: int) -> None:
    if status:
        # A child ended by a signal has a negative status; shells count those from 128.
        raise Failed(status if status > 0 else 128 - status)


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def script_of(venv: Path, name: str) -> Path:
    return python_of(venv).with_stem(name)


def python(*arguments: object) -> None:
    run(python_of(VENV), *arguments)


def run_clachan(*arguments: object) -> None:
    """Run the command line of Clachan until it ends."""
    command = [str(word) for word in (python_of(VENV), "-m", "clachan", *arguments)]
    with subprocess.Popen(command) as running, forward_sigterm([running]):
        while running.poll() is None:
            try:
                running.wait()
            except KeyboardInterrupt:
                continue  # the command got the same Ctrl-C and decides when to end
    check_status(running.returncode)
