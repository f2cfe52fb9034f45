"""Garbage collection while no one plays: a full collection blocks the event loop."""

import gc
from typing import Final

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 3_600_000
_MAX_QUIET_CHANGES: Final = 1
"""Changes of tables between two calls; with more the server counts as busy."""
_MANY_OBJECTS: Final = 5_000_000
"""Growth at which a collection runs even while the server is busy; the objects must also have doubled.

An imported match with a long log has half a million objects. To collect after each import would make
all players wait."""


class GarbageCollector:
    """Decides when to collect reference cycles; almost all objects are freed by their reference count.

    Between collections new objects are frozen, which excludes them from collection: to search the
    objects of one busy second takes a good part of the next one.
    """

    def __init__(self, now: int) -> None:
        self._counted_at = self._collected_at = now
        self._changes = 0
        gc.freeze()
        self._objects = gc.get_freeze_count()

    def collect_if_due(self, now: int, changes: int) -> None:
        """Collect if it is time. ``changes`` is the number of changes of tables since the start."""
        is_quiet = changes - self._changes <= _MAX_QUIET_CHANGES
        self._changes = changes
        interval = _MINUTE_MS if is_quiet else _HOUR_MS
        if now - self._collected_at >= interval or self._has_grown(now):
            gc.unfreeze()
            gc.collect()
            self._counted_at = self._collected_at = now
            gc.freeze()
            self._objects = gc.get_freeze_count()
        else:
            gc.freeze()

    def _has_grown(self, now: int) -> bool:
        # Counting takes time too, so it happens once a minute.
        if now - self._counted_at < _MINUTE_MS:
            return False
        self._counted_at = now
        return gc.get_freeze_count() > self._objects + max(self._objects, _MANY_OBJECTS)


def disable_automatic_collection() -> None:
    """Leave all collections to `GarbageCollector`; Python would collect when many moves are played."""
    gc.disable()
