"""A program as a child process that does not outlive us: see `warden`."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

_GUARD: Final = Path(__file__).with_name("guard_main.py")
_CLEANUP_S: Final = 30.0
"""Time for the warden to end all that the program has started, also on a loaded machine."""


class Ward:
    """Its warden, where the system has sessions and pipes to hand down, or the program itself."""

    def __init__(self, command: Sequence[str]) -> None:
        self._lifeline: int | None = None
        self._process = self._alone(command) if sys.platform == "win32" else self._guarded(command)

    @property
    def streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Where it reads, writes and complains."""
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        return stdin, stdout, stderr

    def status(self, seconds: float) -> int | None:
        """How it has ended; ``None`` where it has not, so long."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode

    def kill(self) -> None:
        """Returns when the program has ended, and with it everything that it has started."""
        if self._lifeline is None:
            self._process.kill()
        else:
            os.close(self._lifeline)
            self._lifeline = None
        if (
            self.status(_CLEANUP_S) is None
        ):  # we have no right to kill something that it has started
            self._process.kill()
            self._process.wait()

    def _guarded(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        theirs, self._lifeline = os.pipe()
        warden = [sys.executable, "-I", "-S", str(_GUARD), str(theirs)]
        try:
            # In a session of its own: Ctrl-C is for the arena.
            return _open([*warden, *command], start_new_session=True, pass_fds=(theirs,))
        except OSError:
            os.close(self._lifeline)
            raise
        finally:
            os.close(theirs)

    def _alone(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        return _open(command)


def _open(
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
