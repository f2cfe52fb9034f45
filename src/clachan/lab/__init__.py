"""Games by the thousand: self-play, and what it tells."""

from clachan.lab.selfplay import Played, play_game
from clachan.lab.simulate import SeatResult, Simulation, simulate

__all__ = ["Played", "SeatResult", "Simulation", "play_game", "simulate"]
