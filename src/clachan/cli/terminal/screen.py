"""The interface between the terminal and one game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from clachan.cli.terminal.terminal import Ink
from clachan.cli.text import Translator
from clachan.core import Game, Message, Preview, ScoreSheet, Seat, View

A = TypeVar("A")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class ScreenContext(Generic[A, V]):
    """What a screen shows: a position as one seat may see it, with the texts and the ink to show it."""

    game: Game[object, A, V, Preview]
    view: V
    seat: Seat | None
    legal: tuple[A, ...]
    """The legal actions of the seat; ``()`` when it is not its turn."""
    before: V
    """The view after its last action: everything else is new."""
    sheets: tuple[ScoreSheet, ...]
    words: Translator
    ink: Ink


class Screen(Protocol[A, V]):
    """How one game is drawn and typed. No line is longer than `COLUMNS`."""

    @property
    def has_secrets(self) -> bool:
        """Whether players see different things: then hands are hidden until the end."""
        ...

    @property
    def styles(self) -> Mapping[str, str]:
        """The game's styles for `Ink.paint`, in addition to those of every game."""
        ...

    @property
    def signs(self) -> str:
        """The game's characters beyond ASCII; where the encoding lacks one, none is used."""
        ...

    def turn(self, context: ScreenContext[A, V], /) -> str:
        """The turn or phase of the game, for the title line."""
        ...

    def table(self, context: ScreenContext[A, V], /) -> list[str]:
        """The open table."""
        ...

    def choices(self, context: ScreenContext[A, V], /) -> list[str]:
        """The choices of the seat, and the state of every player."""
        ...

    def instruction(self, context: ScreenContext[A, V], /) -> str:
        """What to type next, or what is unusual about this turn."""
        ...

    def news(self, context: ScreenContext[A, V], since: Sequence[Message], /) -> list[str]:
        """The events since the seat's last action; only the important ones if there are many."""
        ...

    def read(self, context: ScreenContext[A, V], text: str, /) -> A | None:
        """Parse an action, more tolerant than the notation; ``None`` for other text."""
        ...

    def look(self, context: ScreenContext[A, V], text: str, /) -> list[str] | None:
        """A page about a part of an action, such as a card; ``None`` where there is none."""
        ...

    def explain(self, context: ScreenContext[A, V], action: A, /) -> str:
        """The effect of a legal action."""
        ...

    def sheet(self, context: ScreenContext[A, V], /) -> list[str] | None:
        """A score sheet by items; ``None`` for a plain list."""
        ...

    def tie_break(self, context: ScreenContext[A, V], seats: Sequence[Seat], /) -> str:
        """A sentence about the tie-break between seats with equal points."""
        ...

    def reveal(self, context: ScreenContext[A, V], /) -> list[str]:
        """Everything that was secret until the end; called only for games with secrets."""
        ...

    def describe_from_log(self, players: int, ply: int, seat: Seat, action: A, /) -> Message | None:
        """Describe an action of a log with gaps, from its place in the log without the table.

        ``None`` where that is not enough; called only for games with secrets.
        """
        ...

    def rules(self, context: ScreenContext[A, V], /) -> str:
        """The game in a few sentences."""
        ...
