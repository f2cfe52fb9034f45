"""How the rules say no."""

from dataclasses import dataclass

from clachan.core.messages import Args, Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the facts that a player needs to understand it."""

    reason: Reason
    facts: Args = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"{self.reason.key} ({self.reason.rule})" + (f": {facts}" if facts else "")


class IllegalAction(ValueError):
    """The rules do not allow this action now; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(ValueError):
    """The text is not an action in the game's notation."""
