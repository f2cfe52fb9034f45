"""A player at a terminal of 80 by 24: reads the screen and types."""

import os
import select
import shlex
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pyte
import pytest

from tests.support.signals import interruptible

pty = pytest.importorskip("pty", reason="a pseudo-terminal is asked for")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")
COLUMNS, ROWS = 80, 24
_CLEAR: Final = b"\x1b[2J"
PATIENCE: Final = 60.0


class Player:
    """Sits at the terminal: sees the screen, and types."""

    def __init__(self, process: "subprocess.Popen[bytes]", keyboard: int) -> None:
        self.process = process
        self.keyboard = keyboard
        self.raw = b""
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self.screen)
        self._drawn = 0

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def look(self) -> str:
        """Wait for a page that was not there before, down to its prompt."""
        deadline = time.monotonic() + PATIENCE
        while not (self._read() and self._is_ready()):
            assert time.monotonic() < deadline, f"no prompt on:\n{self.text}"
        self._drawn = self.raw.count(_CLEAR)
        self._check()
        return self.text

    def type(self, text: str) -> str:
        os.write(self.keyboard, f"{text}\r".encode())
        return self.look()

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def leave(self, keys: bytes) -> str:
        """What the terminal shows when the game has gone."""
        os.write(self.keyboard, keys)
        return self.wait()

    def wait(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while self._read() and time.monotonic() < deadline:
            pass
        assert self.process.wait(PATIENCE) == 0
        return self.raw.decode()

    def _is_ready(self) -> bool:
        lines = self.text.split("\n")
        return self.raw.count(_CLEAR) > self._drawn and lines[-1].endswith(">")

    def _read(self) -> bool:
        """Whatever has come; whether more can come."""
        ready, _, _ = select.select([self.keyboard], [], [], 0.05)
        if not ready:
            return True
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:
            return False
        self.raw += data
        self._stream.feed(data)
        return bool(data)

    def _check(self) -> None:
        """Nothing reaches the last column, so nothing was wrapped; nothing was scrolled away."""
        assert all(line[COLUMNS - 1] == " " for line in self.screen.display), self.text
        assert self.screen.cursor.y < ROWS - 1, self.text


@contextmanager
def session(options: str, **environ: str) -> Iterator[Player]:
    """At the real command, ``clachan play`` with these options."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    env = os.environ | {"TERM": "xterm-256color", "CLACHAN_LANG": "en"} | environ
    env |= {"LC_ALL": "C.UTF-8"}
    with interruptible():
        process = subprocess.Popen(
            [sys.executable, "-m", "clachan", "play", *shlex.split(options)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
        )
    os.close(theirs)
    try:
        yield Player(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
