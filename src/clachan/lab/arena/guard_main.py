"""The guard process between the arena and a program. It ends all processes that the program has started.

It does so when the program ends, and when the arena ends in any way: the arena holds the other end of a
pipe, and the system closes that end even where the arena is killed. Python runs this file as a script, with
the pipe and the command as arguments. The file imports nothing of ours, so that it starts fast.
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
# The end of the arena ends the guard through the pipe, after the guard has ended the program.
_IGNORED: Final = ("SIGHUP", "SIGINT", "SIGTERM")


def main(lifeline: int, command: Sequence[str]) -> int:
    """Returns the exit status of the program, for a signal as shells write it."""
    os.set_inheritable(lifeline, False)
    is_subreaper = _become_subreaper()
    wake = _watch_children()
    program = _start(command)
    _release_streams()
    status = _wait_for_end(program, lifeline, wake)
    _end_all(program, is_subreaper=is_subreaper)
    return status if status >= 0 else _BY_SIGNAL - status


def _become_subreaper() -> bool:
    """Make orphans below us our children, also those in their own session; returns whether that works."""
    if sys.platform != "linux":
        return False
    return ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0) == 0 and os.access("/proc/self", os.F_OK)


def _watch_children() -> int:
    """A file descriptor that can be read from when a child has ended."""
    wake, written = os.pipe()
    os.set_blocking(written, False)
    signal.set_wakeup_fd(written, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    return wake


def _start(command: Sequence[str]) -> int:
    numbers = [getattr(signal, name) for name in _IGNORED]
    before = [(number, signal.signal(number, signal.SIG_IGN)) for number in numbers]
    # Python ignores these signals; other programs end by them.
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


def _release_streams() -> None:
    """Close our copies, so that the arena sees when the program closes its streams."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _wait_for_end(program: int, lifeline: int, wake: int) -> int:
    """The exit status of the program; 0 where the arena ended first."""
    while True:
        while (ended := _reap())[0]:
            if ended[0] == program:
                return os.waitstatus_to_exitcode(ended[1])
        if lifeline in select.select([lifeline, wake], [], [])[0]:
            return 0
        os.read(wake, 1024)


def _reap() -> tuple[int, int]:
    """A child that has ended and its status; zeros while all of them run."""
    return os.waitpid(-1, os.WNOHANG)


def _end_all(program: int, *, is_subreaper: bool) -> None:
    if not is_subreaper:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program, signal.SIGKILL)
        return
    with suppress(ChildProcessError):  # no child is left
        while True:
            for child in _children():
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.wait()  # the children of the process that ended are now ours


def _children() -> list[int]:
    with os.scandir("/proc") as entries:
        processes = [int(entry.name) for entry in entries if entry.name.isdigit()]
    return [process for process in processes if _parent(process) == os.getpid()]


def _parent(process: int) -> int:
    """The parent of a process; 0 for a process that is gone."""
    path = f"/proc/{process}/stat"
    with suppress(OSError), open(path, "rb") as stat:  # noqa: PTH123 pathlib is slow to import
        # The name comes first, in brackets, and may hold any character.
        return int(stat.read().rpartition(b")")[2].split()[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
