"""The contract: what every game offers, in this order.

A game is a module (or any object) with these names. State, action and view are immutable values
with ``==`` and ``hash``. Every game works like this one:

>>> from clachan.games import GAMES
>>> game = GAMES["clans"]
>>> state = game.new_game(players=3)
>>> game.to_move(state) == CHANCE
True
>>> state = game.apply(state, game.parse("deal 7G"))
>>> game.text(game.legal_actions(state)[0])
'deal 3R'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from clachan.core.errors import Refusal
from clachan.core.messages import Message
from clachan.core.results import Outcome, ScoreSheet
from clachan.core.seats import CHANCE, Seat

__all__ = [
    "CHANCE",
    "CONTRACT",
    "MAX_TEXT",
    "AnyGame",
    "Game",
    "GameMeta",
    "Options",
    "Preview",
    "Rng",
    "View",
    "can_retrace",
    "start_game",
]

Options: TypeAlias = tuple[tuple[str, str], ...]

MAX_TEXT: Final = 100
"""The text of an action has at most this number of characters, all printable."""


@dataclass(frozen=True, slots=True)
class GameMeta:
    """The facts about a game that hold for every match of it."""

    name: str
    """The key in ``GAMES`` and in records."""
    titles: Mapping[str, str] = field(hash=False)
    """By language: en, de, pl. A missing one is replaced: see `title`."""
    designers: tuple[str, ...]
    publisher: str
    year: int
    players: tuple[int, ...]
    """The allowed numbers of players, ascending."""
    rules_version: int
    """Raised by every change of behaviour."""
    max_plies: int
    """No game lasts longer, chance included."""
    max_actions: int
    """No list of legal actions is longer."""
    reads_versions: tuple[int, ...] = ()
    """Older rules versions, ascending, of which every log is legal under this one with the same result."""

    def title(self, language: str) -> str:
        """The title in this language, else in English, else the name."""
        return self.titles.get(language) or self.titles.get("en") or self.name

    def can_read(self, rules_version: int) -> bool:
        """Whether a log played under this rules version can be replayed."""
        return rules_version == self.rules_version or rules_version in self.reads_versions


class Rng(Protocol):
    """The only randomness the rules ever touch, and only when it is handed to them."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to but not including ``stop``."""
        ...


class View(Protocol):
    """The fields of every view; the type of a game adds its table."""

    @property
    def players(self) -> int: ...

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; ``None`` for a spectator's."""
        ...

    @property
    def to_move(self) -> Seat | None: ...


class Preview(Protocol):
    """The fields of every preview; the type of a game adds reasons, costs and consequences."""

    @property
    def gains(self) -> tuple[int, ...]:
        """By seat: the change of the score if the game ended after the action; 0 where that is not known."""
        ...

    @property
    def next_to_move(self) -> Seat | None:
        """Whose turn it would be; ``None`` when the action ends the game."""
        ...


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=View)
P_co = TypeVar("P_co", bound=Preview, covariant=True)


class Game(Protocol[S, A, V, P_co]):
    """A game of states ``S``, actions ``A``, views ``V`` and previews ``P_co``."""

    @property
    def meta(self) -> GameMeta: ...

    def new_game(self, players: int, options: Options = ()) -> S:
        """The position before anything is dealt.

        >>> from clachan.games import clans
        >>> clans.new_game(players=7)
        Traceback (most recent call last):
            ...
        ValueError: players must be one of 2, 3, 4 for clans, not 7
        """
        ...

    def to_move(self, state: S, /) -> Seat | None:
        """The seat that decides, CHANCE, or ``None`` when the game is over."""
        ...

    def legal_actions(self, state: S, /) -> tuple[A, ...]:
        """Every legal action, each once, in the game's documented order; ``()`` when over."""
        ...

    def chance_weights(self, state: S, /) -> tuple[int, ...]:
        """How likely each of ``legal_actions`` is, from 1; ``()`` where it is not chance's turn.

        They add up to at most 2 ** 256, the number of values that a draw can have.
        """
        ...

    def apply(self, state: S, action: A, /) -> S:
        """The position after a legal action; raises `IllegalAction` for any other.

        >>> from clachan.games import clans
        >>> clans.apply(clans.new_game(players=2), clans.parse("deal 8K"))
        Traceback (most recent call last):
            ...
        clachan.core.errors.IllegalAction: clans-card-not-used (CG 3): rank 8, colour K, highest 6
        """
        ...

    def why_illegal(self, state: S, action: A, /) -> Refusal | None:
        """Why ``apply`` would refuse; ``None`` exactly for members of ``legal_actions``."""
        ...

    def outcome(self, state: S, /) -> Outcome | None:
        """How it ended; ``None`` before the end."""
        ...

    def score(self, state: S, /) -> tuple[ScoreSheet, ...]:
        """A sheet for each seat, as if the game ended now."""
        ...

    def view(self, state: S, seat: Seat | None, /) -> V:
        """All that this seat may know, or a spectator for ``None``; nothing else leaves the rules."""
        ...

    def seen(self, state: S, action: A, seat: Seat | None, /) -> A:
        """A legal action as that seat sees it happen: itself, or a form with the secret left out."""
        ...

    def preview(self, view: V, action: A, /) -> P_co:
        """The effects of a legal action, computed from what its seat knows."""
        ...

    def determinise(self, view: V, rng: Rng, /) -> S:
        """A state with exactly this view, what it hides filled in at random."""
        ...

    def retrace(self, view: V, seen: tuple[A, ...], rng: Rng, /) -> tuple[A, ...]:
        """A complete history that the view's seat cannot distinguish from the true one.

        ``seen`` holds the actions that led to the view, as ``seen`` showed each to that seat. Each
        returned action is legal in turn and looks as it was seen, and the last one leads to this
        view; everything that the seat did not see is filled in at random. Raises `ValueError` where ``seen`` and
        ``view`` do not belong together.

        A game may do without this function. Then no player can continue from a position of a running
        match of which something is hidden.
        """
        ...

    def text(self, action: A, /) -> str:
        """The action in the game's notation: from 1 to `MAX_TEXT` printable characters."""
        ...

    def parse(self, text: str, /) -> A:
        """The action with this notation, including seen forms; raises `NotationError` otherwise.

        >>> from clachan.games import clans
        >>> clans.text(clans.parse("7G@2N3+"))
        '7G@2N3+'
        """
        ...

    def describe(self, view: V, action: A, /) -> Message:
        """The action, made from this view, as a message for the log."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]

_OPTIONAL: Final = frozenset({"retrace"})
CONTRACT: Final = tuple(
    name for name in vars(Game) if not name.startswith("_") and name not in _OPTIONAL
)
"""The names that every game offers, in the order of the contract."""


def start_game(game: AnyGame, players: int, options: Options = ()) -> Any:
    """The position before anything is dealt. A game without variants need not take ``options``."""
    return game.new_game(players, options) if options else game.new_game(players)


def score_sheets(game: AnyGame, state: Any, players: int) -> tuple[ScoreSheet, ...]:
    """A sheet for each seat; raises `ValueError` where the game gives fewer or more."""
    sheets: tuple[ScoreSheet, ...] = game.score(state)
    if len(sheets) != players:
        raise ValueError(f"score gives {len(sheets)} sheets for {players} seats")
    return sheets


def can_retrace(game: AnyGame) -> bool:
    """Whether the game has the optional `Game.retrace`."""
    return hasattr(game, "retrace")
