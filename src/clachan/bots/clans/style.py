"""How a level thinks: the knobs of the search, set by playing styles against each other."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    noise: float = 6.0
    """Points by which playouts misjudge a move; 0 for playouts that are random altogether."""
    shield: float = 6.0
    """Points that a shield is kept for early in the game."""
    explore: float = 0.7
    heat: float = 4.0
    """Points that make a move about three times as likely to be looked at."""
    doubt: float = 0.1
    """How much worse than its siblings a move is taken to be before it was tried."""
    winning: float = 0.5
    """How much the share of the win counts, against the margin."""
    clear: float = 60.0
    """Points between a clear loss and a clear win."""
    exact: int = 0
    """From so many plies before the end on two players' games are solved."""
    temptation: float = 0.0
    """Points that would have made another about three times as likely to play a card; 0 where every
    hand that it may hold is taken to be as likely as any other."""
