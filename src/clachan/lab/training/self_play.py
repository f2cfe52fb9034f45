"""Plays the games from which networks learn, on the CPU or on the GPU."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy as np

from clachan.bots.clans.compiled_search import shared_arrays, style_array
from clachan.bots.clans.levels import EXPERT_ON_KERNEL
from clachan.kernels import clans as rules
from clachan.kernels import clans_network
from clachan.kernels import clans_self_play as kernel
from clachan.kernels.clans import IntArray
from clachan.kernels.clans_network import FeatureArray
from clachan.kernels.clans_search import FloatArray

BOTH_SEATS: Final = 0b11


@dataclass(frozen=True)
class Plan:
    """How games are played; see `clachan.kernels.clans_self_play`."""

    playouts: int = 0
    solved: int = 5
    value_noise: int = 30
    learners: int = BOTH_SEATS
    explored: int = 15

    @property
    def records(self) -> int:
        """How many positions of a game are written down at most."""
        return 1 if self.playouts else kernel.RECORDS

    def to_array(self) -> IntArray:
        found = np.zeros(kernel.PLAN_SIZE, np.int64)
        found[kernel.PLAYOUTS] = self.playouts
        found[kernel.SOLVED] = self.solved
        found[kernel.VALUE_NOISE] = self.value_noise
        found[kernel.LEARNERS] = self.learners
        found[kernel.EXPLORED] = self.explored
        return found


@dataclass(frozen=True, eq=False)
class Records:
    """Positions after a play, and what came of them for the seat that made it."""

    worlds: FeatureArray
    """Features with the hand of the seat to play."""
    views: FeatureArray
    """Features with all cards that the seat has not seen."""
    leads: IntArray
    values: FloatArray

    @classmethod
    def make(cls, plan: Plan, games: int) -> "Records":
        """Room for the positions of this many games."""
        size = plan.records * games
        features = (size, clans_network.FEATURES)
        return cls(
            np.empty(features, np.int16),
            np.empty(features, np.int16),
            np.empty(size, np.int64),
            np.empty(size, np.float32),
        )

    @classmethod
    def join(cls, parts: Sequence["Records"]) -> "Records":
        return cls(
            np.concatenate([part.worlds for part in parts]),
            np.concatenate([part.views for part in parts]),
            np.concatenate([part.leads for part in parts]),
            np.concatenate([part.values for part in parts]),
        )

    def select_used(self) -> "Records":
        """Those that were written."""
        index = self.values >= 0
        return Records(self.worlds[index], self.views[index], self.leads[index], self.values[index])


class Player(Protocol):
    """A device that plays."""

    def play(
        self, plan: Plan, networks: FloatArray, seed: int, first: int, games: int, /
    ) -> Records:
        """The records of the games ``range(first, first + games)``; ``networks`` has a row for each seat."""


class CpuPlayer:
    def play(self, plan: Plan, networks: FloatArray, seed: int, first: int, games: int) -> Records:
        records = Records.make(plan, games)
        arguments = (
            rules.make_setup(2),
            shared_arrays().leads,
            style_array(EXPERT_ON_KERNEL),
            networks,
            plan.to_array(),
            np.uint64(seed % 2**64),
            first,
            *(0, games, 1),
            *make_arrays(),
            *(records.worlds, records.views, records.leads, records.values),
        )
        with np.errstate(over="ignore"):  # in plain Python
            kernel.play_games(*arguments)
        return records.select_used()


def make_arrays() -> tuple[Any, ...]:
    """What `play_games` works with, in its order."""
    return tuple(np.zeros(shape, kind) for shape, kind in kernel.ARRAYS)


def make_player(device: str) -> Player:
    """Raises `KernelUnavailable` where there is no GPU."""
    if device == "gpu":
        from clachan.lab.training.gpu import GpuPlayer

        return GpuPlayer()
    return CpuPlayer()


# Of `ARRAYS`: without those that solve, and the result.
_OF_MATCHES: Final = (0, 1, 2, 3, 4, 6, 7, 10, 12)


@dataclass(frozen=True)
class MatchResult:
    """Pairs of games with the same deal, in which two networks change seats."""

    pairs: int
    share: float
    """Of the wins, for the first network."""
    interval: tuple[float, float]
    margin: float
    """In points a game."""


def play_match(first: FloatArray, second: FloatArray, pairs: int, seed: int) -> MatchResult:
    """Both play what they value most, of the cards that they know; they do not search."""
    from clachan.lab.statistics import Tally, mean_interval

    wins, margins = np.zeros(pairs), np.zeros(pairs)
    for swapped in (False, True):
        networks = np.stack((second, first) if swapped else (first, second))
        won, margin = np.zeros(pairs), np.zeros(pairs)
        arrays = make_arrays()
        arguments = (
            rules.make_setup(2),
            shared_arrays().leads,
            networks,
            np.uint64(seed % 2**64),
            *(arrays[index] for index in _OF_MATCHES),
            *(won, margin),
        )
        with np.errstate(over="ignore"):  # in plain Python
            kernel.play_matches(*arguments)
        wins += 1 - won if swapped else won
        margins += -margin if swapped else margin
    tally = Tally.of((wins / 2).tolist())
    return MatchResult(pairs, tally.mean, mean_interval(tally), float(margins.mean() / 2))
