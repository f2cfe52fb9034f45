"""SIGINT (Ctrl-C) and SIGTERM stop the arena after it has cleaned up."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_NUMBERS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopped(Exception):
    """A signal stopped the arena; ``status`` is the exit status that shells use for that signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


@contextmanager
def stoppable() -> Iterator[None]:
    """In this context both signals raise `Stopped`.

    A signal that was ignored when the process started stays ignored, as for a background job (``nohup``).
    """
    heard: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        heard.append(number)
        raise KeyboardInterrupt

    handled = [number for number in _NUMBERS if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, stop) for number in handled}
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
