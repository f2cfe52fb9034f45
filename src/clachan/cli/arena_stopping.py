"""Ctrl-C, and the system that wants us to end: the arena then puts its things away first."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_NUMBERS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopped(Exception):
    """Somebody has asked for it; ``status`` says how, as shells write it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


@contextmanager
def stoppable() -> Iterator[None]:
    """In here both interrupt whatever is done; raises `Stopped`."""
    heard: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        heard.append(number)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, stop) for number in _NUMBERS}
    try:
        yield
    except (KeyboardInterrupt, MemoryError) as error:
        # Compiled code that an exception meets anywhere takes it for a lack of memory.
        if isinstance(error, MemoryError) and not heard:
            raise
        raise Stopped(heard[-1] if heard else signal.SIGINT) from error
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
