"""A lock that one process at a time holds; the system releases it when its holder ends, however that happens."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from chores.commands import say

_RETRY_S = 0.1


@contextmanager
def hold(file: Path, waiting: str) -> Iterator[None]:
    """Hold the lock in this context; where another process holds it, say ``waiting`` and wait.

    The file stays: removing it would let a third process lock a new file of the same name.
    """
    with file.open("ab") as opened:
        if not _try_lock(opened):
            say(waiting)
            while not _try_lock(opened):
                time.sleep(_RETRY_S)
        yield  # closing the file releases the lock


if sys.platform == "win32":
    import msvcrt

    def _try_lock(opened: BinaryIO) -> bool:
        opened.seek(0)
        try:
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(opened: BinaryIO) -> bool:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
