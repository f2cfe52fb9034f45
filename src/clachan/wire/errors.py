"""The error of an invalid record."""

from __future__ import annotations

from clachan.core import Message, Refusal
from clachan.core.errors import ClachanError


class RecordError(ClachanError, ValueError):
    """An invalid record: the field, the rule of docs/record.md or of the game, and the log entry.

    Its text is for programs and their authors; ``message`` is for users.

    >>> error = RecordError("players", "R 4", "must be 2, 3 or 4", Message("record-players"))
    >>> print(error)
    players: must be 2, 3 or 4 (R 4)
    >>> error.message.key
    'record-players'
    """

    def __init__(
        self,
        field: str,
        rule: str,
        problem: str,
        message: Message,
        entry: int | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        place = field if entry is None else f"log entry {entry}, {field}"
        super().__init__(f"{place}: {problem} ({rule})", message)
        self.field = field
        self.rule = rule
        self.problem = problem
        self.entry = entry
        self.refusal = refusal

    @property
    def place(self) -> str:
        """The path of the field: ``log[3].action`` for the fourth entry."""
        return self.field if self.entry is None else f"log[{self.entry - 1}].{self.field}"

    @classmethod
    def of_refusal(cls, field: str, refusal: Refusal, entry: int) -> RecordError:
        """Return the error of an action that the rules refuse; the message is their reason."""
        facts = ", ".join(f"{name} {value}" for name, value in refusal.facts)
        problem = refusal.reason.key + (f", {facts}" if facts else "")
        return cls(field, refusal.reason.rule, problem, refusal.message, entry, refusal)
