"""Who acts: a seat, counted from 0, or chance."""

from typing import Final, TypeAlias

Seat: TypeAlias = int

# Chance is a player: it deals and draws, and its actions stand in the log like anyone's.
CHANCE: Final = -1
