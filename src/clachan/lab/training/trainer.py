"""Rounds of self-play and learning: with the same seed and options, they give the same weights on one device."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from clachan.kernels import clans_self_play as kernel
from clachan.kernels.clans_network import WORK_SIZE, FeatureArray
from clachan.kernels.clans_search import FloatArray
from clachan.lab.training.checkpoint import Training
from clachan.lab.training.network import Learner, make_network
from clachan.lab.training.self_play import Plan, Player, Records

GAMES: Final = {"cpu": 4_000, "gpu": 65_536}
"""By device: how many games a round has."""


@dataclass(frozen=True)
class Hyperparameters:
    """How rounds play and learn."""

    games: int
    playout_rounds: int = 60
    """In these, positions are labelled with the mean of informed playouts."""
    playout_games: int = 4
    """Times as many games are played in them, as each is short and has one position."""
    playouts: int = 8
    batch: int = 256
    epochs: int = 2
    rate: float = 0.002
    half_after: int = 150
    """Rounds of self-play after which the rate is half as high."""
    value_noise: int = 30


def new_training(device: str, seed: int) -> Training:
    return Training(device, seed, Learner(make_network(seed)), Learner(make_network(seed + 1)))


@dataclass(frozen=True)
class RoundResult:
    """How a round went."""

    positions: int
    world_error: float
    """The mean squared error at its positions, before the network saw them."""
    view_error: float


def train_round(training: Training, settings: Hyperparameters, player: Player) -> RoundResult:
    """Both seats play with the policy that has been learned up to now."""
    late = training.rounds - settings.playout_rounds
    plan, games = Plan(value_noise=settings.value_noise), settings.games
    if late < 0:
        plan, games = Plan(playouts=settings.playouts), settings.games * settings.playout_games
    networks = np.stack((training.view.average, training.view.average))
    first = training.rounds * games if late < 0 else (1 << 40) + late * games
    records = player.play(plan, networks, training.seed, first, games)
    rate = settings.rate / (1 + max(late, 0) / settings.half_after)
    errors = [
        learn(learner, features, records, settings, rate, [training.seed, training.rounds])
        for learner, features in (
            (training.world, records.worlds),
            (training.view, records.views),
        )
    ]
    training.rounds += 1
    return RoundResult(len(records.values), *errors)


def exploit_round(
    training: Training, frozen: FloatArray, settings: Hyperparameters, player: Player
) -> RoundResult:
    """The learner plays against the frozen policy, and changes seats; each game goes to its end."""
    parts = []
    for seat in range(2):
        plan = Plan(solved=0, value_noise=settings.value_noise, learners=1 << seat)
        networks = np.stack((frozen, frozen))
        networks[seat] = training.view.average
        first = (2 * training.rounds + seat) * settings.games
        parts.append(player.play(plan, networks, training.seed, first, settings.games))
    records = Records.join(parts)
    rate = settings.rate / (1 + training.rounds / settings.half_after)
    error = learn(
        training.view, records.views, records, settings, rate, [training.seed, training.rounds]
    )
    training.rounds += 1
    return RoundResult(len(records.values), 0.0, error)


def learn(
    learner: Learner,
    features: FeatureArray,
    records: Records,
    settings: Hyperparameters,
    rate: float,
    seed: list[int],
) -> float:
    """Go through the records in a random order; returns the mean squared error of the first time."""
    rng = np.random.default_rng(seed)
    work = np.zeros(WORK_SIZE, np.float32)
    count, error = len(records.values), 0.0
    for epoch in range(settings.epochs):
        order = rng.permutation(count)
        for first in range(0, count, settings.batch):
            stop = min(first + settings.batch, count)
            gradient = np.zeros_like(learner.network)
            squares = kernel.add_gradients(
                learner.network, features, records.leads, records.values, order,
                first, stop, work, gradient,
            )  # fmt: skip
            learner.update(gradient / np.float32(stop - first), rate)
            error += squares if epoch == 0 else 0.0
    return error / max(count, 1)
