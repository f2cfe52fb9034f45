"""Which programs are not worth waiting for any more."""

from collections import Counter
from typing import Final

MOST_LATE: Final = 2
"""Starts in a row: one may be an accident of the machine."""


class Starts:
    """Of one process that plays games. Whoever is never ready would else cost half a minute a game."""

    def __init__(self) -> None:
        self._late: Counter[str] = Counter()

    def note(self, command: str, *, late: bool) -> None:
        self._late[command] = self._late[command] + 1 if late else 0

    def given_up(self, command: str) -> bool:
        return self._late[command] >= MOST_LATE
