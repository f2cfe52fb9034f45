"""The log of a match: entries that are only ever added, and why one may be refused."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from clachan.core.errors import IllegalAction, NotationError
from clachan.core.messages import Reason
from clachan.core.seats import Seat


class EntryKind(Enum):
    ACTION = "action"
    UNDO = "undo"
    REDO = "redo"
    RESIGN = "resign"
    TIME_OUT = "time-out"
    TAKE_OVER = "take-over"
    TAKE_BACK = "take-back"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: an action of a seat or of chance, or an event of the match."""

    seat: Seat
    kind: EntryKind = EntryKind.ACTION
    action: str = ""
    """In the game's notation; empty for all other kinds."""
    at: int | None = None
    """Milliseconds since 1970 by the clock of the server or program; the rules never use it."""


class MatchReason(Reason):
    """Why a match refuses or ends, beyond the rules of its game (docs/record.md)."""

    NOT_YOUR_TURN = "match-not-your-turn", "M 1"
    MATCH_OVER = "match-over", "M 2"
    NO_SUCH_SEAT = "match-no-such-seat", "M 3"
    NOTHING_TO_UNDO = "match-nothing-to-undo", "M 4"
    NOTHING_TO_REDO = "match-nothing-to-redo", "M 5"
    HAS_RESIGNED = "match-has-resigned", "M 6"
    BOT_HAS_SEAT = "match-bot-has-seat", "M 7"
    NO_BOT_HAS_SEAT = "match-no-bot-has-seat", "M 7"
    RESIGNATION = "match-resignation", "M 6"


class LogError(ValueError):
    """An entry of a log is not possible; entries are numbered from 1."""

    def __init__(self, number: int, field: str, cause: IllegalAction | NotationError) -> None:
        super().__init__(f"log entry {number}, {field}: {cause}")
        self.number = number
        self.field = field
        self.cause = cause


def plies_before(log: Sequence[Entry]) -> Iterator[int]:
    """Before each entry: how many actions stand (M 4, M 5), as far as the log makes sense.

    >>> kinds = [EntryKind.UNDO, EntryKind.REDO, EntryKind.RESIGN]
    >>> log = [Entry(0, action="a"), Entry(1, action="b"), *(Entry(0, kind) for kind in kinds)]
    >>> list(plies_before([*log, Entry(2, EntryKind.UNDO), Entry(2, EntryKind.REDO)]))
    [0, 1, 2, 0, 2, 2, 2]
    """
    line: list[Seat] = []
    undone: list[list[Seat]] = []
    for entry in log:
        yield len(line)
        if entry.kind is EntryKind.ACTION:
            line.append(entry.seat)
            undone.clear()
        elif entry.kind is EntryKind.UNDO and entry.seat in line:
            ply = len(line) - 1 - line[::-1].index(entry.seat)
            undone.append(line[ply:])
            del line[ply:]
        elif entry.kind is EntryKind.REDO and undone:
            line += undone.pop()
