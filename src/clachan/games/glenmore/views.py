"""What a seat may know: everything, since the order of the stacks does not exist (GM 12)."""

from dataclasses import dataclass

from clachan.core import Seat
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.components import ROWS, START, Tile
from clachan.games.glenmore.diagram import diagram
from clachan.games.glenmore.rules import to_move
from clachan.games.glenmore.state import Decision, Entry, Player, Scoring, State, Turn


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; ``seat`` is ``None`` for a spectator."""

    players: int
    seat: Seat | None
    to_move: Seat | None
    plies: int
    decision: Decision
    lands: tuple[Player, ...]
    chain: tuple[Entry, ...]
    stacks: tuple[tuple[Tile, ...], ...]
    """The tiles not yet drawn, ascending: which tiles is public, their order is not known."""
    market: tuple[int, ...]
    scored: tuple[Scoring, ...]
    """What was compared in the scorings so far: it lay open then."""
    turn: Turn | None

    def __str__(self) -> str:
        """The table as text, for people; ``repr`` has all fields."""
        return diagram(self)

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def scorings(self) -> int:
        """How many there were."""
        return len(self.scored)

    @property
    def gone(self) -> tuple[Tile, ...]:
        """The tiles that have left the game."""
        lying = {tile for land in self.lands for tile in land.tiles} | set(self.chain)
        kept = {tile for stack in self.stacks for tile in stack} | lying
        if self.turn is not None:
            kept.add(self.turn.tile)  # perhaps still to be paid for
        return tuple(Tile(tile) for tile in range(START + 1, len(ROWS)) if tile not in kept)


def view(state: State, seat: Seat | None) -> View:
    players = len(state.players)
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise ValueError(f"seat must be from 0 to {players - 1} or None, not {seat!r}")
    return View(
        players=players,
        seat=seat,
        to_move=to_move(state),
        plies=state.plies,
        decision=state.decision,
        lands=state.players,
        chain=state.chain,
        stacks=tuple(_tiles(stack) for stack in state.stacks),
        market=state.market,
        scored=state.scored,
        turn=state.turn,
    )


def _tiles(mask: int) -> tuple[Tile, ...]:
    return tuple(Tile(tile) for tile in range(len(ROWS)) if mask >> tile & 1)


def seen(_state: State, action: Action, _seat: Seat | None) -> Action:
    """Every seat sees every action."""
    return action
