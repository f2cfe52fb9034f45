"""Stands between the arena and a program: starts it, and ends it with all that it has started.

That happens when the program has ended, and when the arena has, in whatever way: it holds the other end
of a pipe, and the system closes that one even where the arena is killed. Python runs this file by itself,
with the pipe and the command; it imports nothing of ours, so that it is quick.
"""

import ctypes
import os
import select
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

_SUBREAPER: Final = 36  # of Linux, for prctl
_NOT_STARTED: Final = 127  # as shells have it
_BY_SIGNAL: Final = 128
# Whoever ends the arena ends us by the pipe, and the program has to be gone first.
_UNHEARD: Final = ("SIGHUP", "SIGINT", "SIGTERM")


def main(lifeline: int, command: Sequence[str]) -> int:
    """The status of the program, a signal as shells write it."""
    os.set_inheritable(lifeline, False)
    adopts = _adopt()
    wake = _wake()
    program = _start(command)
    _let_go_of_streams()
    status = _status(program, lifeline, wake)
    _end_all(program, adopts=adopts)
    return status if status >= 0 else _BY_SIGNAL - status


def _adopt() -> bool:
    """From now on whoever loses its parent below us becomes our child, also in a session of its own."""
    if sys.platform != "linux":
        return False
    return ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0) == 0 and os.access("/proc/self", os.F_OK)


def _wake() -> int:
    """What can be read from when a child has ended."""
    wake, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    return wake


def _start(command: Sequence[str]) -> int:
    numbers = [getattr(signal, name) for name in _UNHEARD]
    before = [(number, signal.signal(number, signal.SIG_IGN)) for number in numbers]
    # Python does not want to hear of these; others end by them.
    before += [(signal.SIGPIPE, signal.SIG_DFL), (signal.SIGXFSZ, signal.SIG_DFL)]
    program = os.fork()
    if program:
        return program
    try:
        os.setsid()
        for number, handler in before:
            signal.signal(number, handler)
        os.execvp(command[0], list(command))  # noqa: S606 no shell is wanted
    except (OSError, ValueError) as error:
        os.write(2, f"{error}\n".encode(errors="replace"))
    finally:
        os._exit(_NOT_STARTED)


def _let_go_of_streams() -> None:
    """They are the program's: their end is seen when it closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _status(program: int, lifeline: int, wake: int) -> int:
    """How the program has ended; 0 where the arena was first."""
    while True:
        while (ended := _ended())[0]:
            if ended[0] == program:
                return os.waitstatus_to_exitcode(ended[1])
        if lifeline in select.select([lifeline, wake], [], [])[0]:
            return 0
        os.read(wake, 1024)


def _ended() -> tuple[int, int]:
    """One of our children and its status; zeros while all of them run."""
    return os.waitpid(-1, os.WNOHANG)


def _end_all(program: int, *, adopts: bool) -> None:
    if not adopts:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program, signal.SIGKILL)
        return
    with suppress(ChildProcessError):  # no child is left
        while True:
            for child in _children():
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.wait()  # the children of this one are ours now


def _children() -> list[int]:
    with os.scandir("/proc") as entries:
        everybody = [int(entry.name) for entry in entries if entry.name.isdigit()]
    return [process for process in everybody if _parent(process) == os.getpid()]


def _parent(process: int) -> int:
    """0 for one that is gone."""
    path = f"/proc/{process}/stat"
    with suppress(OSError), open(path, "rb") as stat:  # noqa: PTH123 pathlib is slow to import
        # Its name comes first, in brackets, and may hold anything.
        return int(stat.read().rpartition(b")")[2].split()[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
