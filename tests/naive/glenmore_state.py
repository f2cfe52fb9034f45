"""All that a position of Glen More is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from .glenmore_chain import DIE, first_chain
from .glenmore_land import Cell, Player
from .glenmore_pay import Due
from .glenmore_tiles import RESOURCES, TILES, tiles_of_stack

CHANCE = -1
MEMBER_COST = "member|chieftain"  # Loch Ness, GM 5.7


@dataclass
class Turn:
    """What has happened in the turn that is under way."""

    seat: int
    tile: str = ""  # the tile taken, and the cell chosen for it
    cell: Cell = (0, 0)
    due: Due | None = None  # the payment in cubes under way
    working: Cell | None = None  # the cell whose activation is being paid for
    gains: list[Cell] = field(default_factory=list)  # where cubes of any kind are to come
    activated: list[Cell] = field(default_factory=list)
    ness_used: bool = False
    movement: int = 0


class State:
    def __init__(self, players: int) -> None:
        if players not in (2, 3, 4, 5):
            raise ValueError(f"2 to 5 players, not {players}")
        self.plies = 0
        self.players = [Player() for _ in range(players)]
        self.chain = first_chain(players)
        self.stacks = [tiles_of_stack(stack) for stack in range(4)]
        start_level = 1 if DIE in self.chain else 0  # GM 2.3
        self.market = dict.fromkeys(RESOURCES, start_level)
        self.gone: list[str] = []
        self.decision = "draw"
        self.turn: Turn | None = None

    def now(self) -> tuple[Turn, Player]:
        if self.turn is None:
            raise ValueError("no player's turn")
        return self.turn, self.players[self.turn.seat]

    def laid(self, place: str) -> bool:
        """Is this the tile of the turn?"""
        turn, _ = self.now()
        return TILES[turn.tile].place == place
