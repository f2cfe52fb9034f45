"""Many games among bots, and statistics of their results."""

from clachan.lab.selfplay import SimulatedGame, play_game
from clachan.lab.simulate import SeatResult, Simulation, simulate

__all__ = ["SeatResult", "SimulatedGame", "Simulation", "play_game", "simulate"]
