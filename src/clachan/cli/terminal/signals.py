"""What interrupts whoever is asked: another size of the window, or Ctrl-Z."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Windows has neither.
_RESIZED: Final[int | None] = getattr(signal, "SIGWINCH", None)
_STOPPED: Final[int | None] = getattr(signal, "SIGTSTP", None)


class Interrupted(Exception):
    """The screen has to be drawn anew; first the program may have to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.stops = number == _STOPPED


def stop() -> None:
    """As Ctrl-Z would have it; comes back when the shell lets us go on."""
    assert _STOPPED is not None
    os.kill(os.getpid(), _STOPPED)


@contextmanager
def interruptible() -> Iterator[None]:
    """In here both raise `Interrupted`."""

    def interrupt(number: int, _frame: FrameType | None) -> None:
        raise Interrupted(number)

    numbers = [number for number in (_RESIZED, _STOPPED) if number is not None]
    try:
        for number in numbers:
            signal.signal(number, interrupt)
        yield
    finally:
        for number in numbers:
            signal.signal(number, signal.SIG_DFL)
