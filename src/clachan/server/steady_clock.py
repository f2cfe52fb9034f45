"""The server's clock: wall time at its start plus elapsed time."""

import sys
import time
from collections.abc import Callable
from functools import partial

if sys.platform == "win32":
    elapsed_ns = time.monotonic_ns
else:
    # On Linux and macOS these clocks run while the machine sleeps; `time.monotonic` does not.
    elapsed_ns = partial(
        time.clock_gettime_ns, getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    )


class SteadyClock:
    """Returns milliseconds since 1970. Changes of the system clock have no effect until the next start."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        elapsed: Callable[[], int] = elapsed_ns,
    ) -> None:
        self._elapsed = elapsed
        self._begin = wall() - elapsed()

    def __call__(self) -> int:
        return (self._begin + self._elapsed()) // 1_000_000
