"""Cycles are looked for when nobody is playing: whoever looks through all there is answers nobody."""

import gc
from typing import Final

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 3_600_000
_LITTLE: Final = 200
"""New objects since the last round, where nobody is playing."""
_MOST_NEW: Final = 100_000
"""And where even a busy round should not have waited."""


class Garbage:
    """Almost all that is let go goes by itself; what holds itself in a cycle has time."""

    def __init__(self, now: int) -> None:
        self._looked_at = now

    def look(self, now: int) -> None:
        """At everything, in a quiet moment; otherwise what is new is set aside, unseen.

        To look at what a busy second has left takes a good part of the next one.
        """
        is_quiet = gc.get_count()[0] < _LITTLE
        if now - self._looked_at >= (_MINUTE_MS if is_quiet else _HOUR_MS):
            gc.unfreeze()
            gc.collect()
            self._looked_at = now
        gc.freeze()


def leave_garbage() -> None:
    """From now on to `Garbage`: else Python would look whenever much was played."""
    gc.freeze()
    gc.set_threshold(_MOST_NEW, 1_000_000, 1_000_000)
