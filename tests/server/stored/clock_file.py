"""Run ``clachan`` with a file as its clock: ``python clock_file.py FILE serve …``.

The file holds the time in milliseconds since 1970. Only the clocks of Python's standard library are replaced, so
this works with every version of the program, however its modules are named.
"""

import runpy
import sys
import time
from pathlib import Path
from unittest.mock import patch


def main() -> None:
    _, name, *arguments = sys.argv
    file = Path(name)

    def now_ns(_clock: int = 0) -> int:
        return int(file.read_text("ascii")) * 1_000_000

    sys.argv = ["clachan", *arguments]
    # Timers use `time.monotonic` and the event loop, which are not replaced.
    with (
        patch.object(time, "time_ns", now_ns),
        patch.object(time, "monotonic_ns", now_ns),
        patch.object(time, "clock_gettime_ns", now_ns, create=True),
    ):
        runpy.run_module("clachan", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
