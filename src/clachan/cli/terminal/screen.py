"""What the terminal needs to know about a game in order to play it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from clachan.cli.terminal.terminal import Ink
from clachan.cli.text import Words
from clachan.core import Game, Message, Preview, ScoreSheet, Seat, View

A = TypeVar("A")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Position(Generic[A, V]):
    """A moment of a match as one seat may see it, and the means to put it into words."""

    game: Game[object, A, V, Preview]
    view: V
    seat: Seat | None
    legal: tuple[A, ...]
    """What the seat may do now; ``()`` when it is not its turn."""
    before: V
    """What it saw when it had last played: all else is new."""
    sheets: tuple[ScoreSheet, ...]
    words: Words
    ink: Ink


class Screen(Protocol[A, V]):
    """How one game is drawn and typed. No line is longer than `COLUMNS`."""

    @property
    def has_secrets(self) -> bool:
        """Whether one player sees what another does not: then hands are hidden, and shown at last."""
        ...

    @property
    def styles(self) -> Mapping[str, str]:
        """The game's own styles for `Ink.paint`, beside those that every game has."""
        ...

    @property
    def signs(self) -> str:
        """The game's own signs beyond ASCII; where one cannot be written none is."""
        ...

    def turn(self, position: Position[A, V], /) -> str:
        """Where in the game we are, for the title line."""
        ...

    def table(self, position: Position[A, V], /) -> list[str]:
        """All that lies open."""
        ...

    def choices(self, position: Position[A, V], /) -> list[str]:
        """What the seat has to choose from, and how everybody stands."""
        ...

    def hint(self, position: Position[A, V], /) -> str:
        """What to type next, or what is unusual about this turn."""
        ...

    def news(self, position: Position[A, V], since: Sequence[Message], /) -> list[str]:
        """What happened since the seat last played: everything, or what matters if that is much."""
        ...

    def read(self, position: Position[A, V], text: str, /) -> A | None:
        """The action meant, more forgiving than the notation; ``None``: that is no action."""
        ...

    def look(self, position: Position[A, V], text: str, /) -> list[str] | None:
        """A page about a part of an action, such as a card; ``None`` where there is none."""
        ...

    def explain(self, position: Position[A, V], action: A, /) -> str:
        """What a legal action would do."""
        ...

    def sheet(self, position: Position[A, V], /) -> list[str] | None:
        """Which points come from where, by the items of the sheets; ``None``: a plain list will do."""
        ...

    def tie_break(self, position: Position[A, V], seats: Sequence[Seat], /) -> str:
        """What decided between seats with equal points, or that nothing could."""
        ...

    def reveal(self, position: Position[A, V], /) -> list[str]:
        """What was secret until the game was over; asked only where there are secrets."""
        ...

    def retell(self, players: int, ply: int, seat: Seat, action: A, /) -> Message | None:
        """An action from a log with gaps: its place in the log is known, the table is not.

        ``None`` where that is too little; asked only where there are secrets.
        """
        ...

    def rules(self, position: Position[A, V], /) -> str:
        """The game in a few sentences."""
        ...
