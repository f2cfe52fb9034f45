"""A child process that cannot outlive this process: see guard_main.py."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

_GUARD: Final = Path(__file__).with_name("guard_main.py")
_CLEANUP_S: Final = 30.0
"""The time for the guard to end all that the program has started, also on a loaded machine."""


class GuardedProcess:
    """A program below a guard process; on Windows, which has no sessions, the program alone."""

    def __init__(self, command: Sequence[str]) -> None:
        self._lifeline: int | None = None
        self._process = (
            _start_process(command) if sys.platform == "win32" else self._start_guard(command)
        )

    @property
    def streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its standard input, output and error."""
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        return stdin, stdout, stderr

    def status(self, seconds: float) -> int | None:
        """Its exit status; ``None`` where it still runs after ``seconds``."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode

    def kill(self) -> None:
        """End the program and everything that it has started, and wait until that is done."""
        if self._lifeline is None:
            self._process.kill()
        else:
            os.close(self._lifeline)
            self._lifeline = None
        if self.status(_CLEANUP_S) is None:
            # The guard cannot kill a process of another user that the program has started.
            self._process.kill()
            self._process.wait()

    def _start_guard(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        theirs, self._lifeline = os.pipe()
        guard = [sys.executable, "-I", "-S", str(_GUARD), str(theirs)]
        try:
            # In its own session: Ctrl-C is for the arena.
            return _start_process([*guard, *command], start_new_session=True, pass_fds=(theirs,))
        except OSError:
            os.close(self._lifeline)
            raise
        finally:
            os.close(theirs)


def _start_process(
    command: Sequence[str], *, start_new_session: bool = False, pass_fds: Sequence[int] = ()
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=start_new_session,
        pass_fds=pass_fds,
    )
