"""A child process that is asked by lines and answers by lines, and cannot make us wait."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from clachan.lab.arena.process_guard import Ward

LONGEST_LINE: Final = 1 << 16
GRACE: Final = 2.0
"""Seconds in which a program ends of its own accord, once the game is over."""
_CLOSING_S: Final = 5.0
"""Time for a thread to notice that the program has ended."""
_MOST_LINES: Final = 64  # that wait to be read; a program that floods us waits itself


class Closed(Exception):
    """The program has ended, or closed its output; says how."""


class Pipes:
    """Threads read and write, so that a program may neither read nor answer and we still go on."""

    def __init__(self, command: Sequence[str]) -> None:
        self._ward = Ward(command)
        stdin, stdout, stderr = self._streams = self._ward.streams
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[str | None] = Queue(_MOST_LINES)
        self._complaints: deque[str] = deque(maxlen=1)
        self._closed = False  # its end is in the queue once only
        self._ended = False
        self._threads = [
            Thread(target=self._write, args=(stdin,), daemon=True),
            Thread(target=self._read, args=(stdout,), daemon=True),
            Thread(target=self._listen, args=(stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, line: bytes, seconds: float) -> str:
        """The next line that it writes; raises TimeoutError or `Closed`."""
        self.send(line)
        try:
            answer = None if self._closed else self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if answer is None:
            raise Closed(self._how_it_ended())
        return answer

    def send(self, line: bytes) -> None:
        self._questions.put(line + b"\n")

    def unasked(self) -> str | None:
        """A line that it has written though nobody waits for one."""
        try:
            line = self._answers.get_nowait()
        except Empty:
            return None
        self._closed = line is None
        return line

    def end(self, *, patient: bool) -> None:
        """Returns when the program has ended; ``patient`` gives it time to end of its own accord first."""
        if self._ended:
            return
        self._ended = True
        self._questions.put(None)
        if patient:
            self._ward.status(GRACE)
        self._ward.kill()
        self._drain()
        for thread, stream in zip(self._threads, self._streams, strict=True):
            thread.join(_CLOSING_S)
            # A process that it started and that has left its session may hold the pipe open.
            if not thread.is_alive():
                with suppress(OSError, ValueError):
                    stream.close()

    def _drain(self) -> None:
        """Whoever waits to tell us more may go."""
        with suppress(Empty):
            while True:
                self._answers.get_nowait()

    def _how_it_ended(self) -> str:
        status = self._ward.status(GRACE)
        self._threads[-1].join(GRACE)
        how = "its output is closed" if status is None else f"status {status}"
        return f"{how}: {self._complaints[-1]}" if self._complaints else how

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := stream.readline(LONGEST_LINE)) and not self._ended:
                self._answers.put(line.decode(errors="replace"))
        if not self._ended:
            self._answers.put(None)

    def _listen(self, stream: IO[bytes]) -> None:
        """Its last complaint says best why it ended."""
        with suppress(OSError, ValueError):
            while line := stream.readline(LONGEST_LINE):
                if line.strip():
                    self._complaints.append(line.decode(errors="replace").strip())
