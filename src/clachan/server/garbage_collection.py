"""Cycles are looked for when nobody is playing: whoever looks through all there is answers nobody."""

import gc
from typing import Final

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 3_600_000
_FEW: Final = 1
"""Changes of tables between two rounds that make no busy time."""
_MANY_OBJECTS: Final = 5_000_000
"""Growth since the last look, and at least to twice as many, at which all is looked through even while people play.

An imported match with a long log has half a million objects: to look through everything for each of
those would make all players wait."""


class GarbageCollector:
    """Almost all that is let go goes by itself; what holds itself in a cycle has time.

    Asked every other moment. What is new is set aside, unseen, unless it is time to look: to look at
    what a busy second has left takes a good part of the next one.
    """

    def __init__(self, now: int) -> None:
        self._asked_at = self._looked_at = now
        self._changes = 0
        gc.freeze()
        self._objects = gc.get_freeze_count()

    def look(self, now: int, changes: int) -> None:
        """At everything, where it is time; ``changes`` of tables there were since the beginning."""
        is_quiet = changes - self._changes <= _FEW
        self._changes = changes
        if now - self._looked_at >= (_MINUTE_MS if is_quiet else _HOUR_MS) or self._has_grown(now):
            gc.unfreeze()
            gc.collect()
            self._asked_at = self._looked_at = now
            gc.freeze()
            self._objects = gc.get_freeze_count()
        else:
            gc.freeze()

    def _has_grown(self, now: int) -> bool:
        """Asked once a minute, since to count them takes its time too."""
        if now - self._asked_at < _MINUTE_MS:
            return False
        self._asked_at = now
        return gc.get_freeze_count() > self._objects + max(self._objects, _MANY_OBJECTS)


def disable_automatic_collection() -> None:
    """From now on to `GarbageCollector`: else Python would look whenever much was played."""
    gc.disable()
