"""``python -m clachan.lab.training``: learns to play by self-play (docs/training.md)."""

import argparse
import math
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clachan.kernels import KernelUnavailable, find_kernel

if TYPE_CHECKING:
    from clachan.lab.training.checkpoint import Training
    from clachan.lab.training.trainer import RoundResult

_SAVE_S: Final = 60.0
_PAIRS: Final = 2_000
"""Pairs of games that measure a policy at the end."""
_MAX_SEED: Final = 2**63 - 1
"""A checkpoint has no room for a larger one."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.exploit and options.out:
        parser.error("--out: an exploiter is only measured; its network is in the checkpoint")
    try:
        find_kernel(options.game)
        from clachan.lab.training.checkpoint import CheckpointError
    except KernelUnavailable as error:
        print(f"clachan: {error}", file=sys.stderr)
        return 2
    try:
        return _exploit(options) if options.exploit else _train(options)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from the checkpoint", file=sys.stderr)
        return 130
    except (CheckpointError, KernelUnavailable, OSError) as error:
        print(f"clachan: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m clachan.lab.training", description=__doc__)
    parser.add_argument("game", choices=("clans",))
    parser.add_argument("--checkpoint", type=Path, required=True, help="continues from it")
    parser.add_argument("--minutes", type=_minutes, help="stop after this many minutes")
    parser.add_argument("--rounds", type=_whole, help="stop after this many rounds, in all")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--seed", type=_seed, default=1)
    parser.add_argument(
        "--games", type=_whole, help="of a round; by default as many as suit the device"
    )
    parser.add_argument(
        "--playout-rounds",
        type=_whole,
        default=60,
        help="how many rounds begin, in which positions are labelled by playouts",
    )
    parser.add_argument("--out", type=Path, help="write the networks to this file at the end")
    parser.add_argument(
        "--exploit", type=Path, metavar="FILE", help="learn to beat the policy of this file"
    )
    return parser


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def _seed(text: str) -> int:
    number = int(text)
    if not 0 <= number <= _MAX_SEED:
        raise argparse.ArgumentTypeError(f"must be from 0 to {_MAX_SEED}, not {number}")
    return number


def _minutes(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be above 0, not {text}")
    return number


def _train(options: argparse.Namespace) -> int:
    from clachan.lab.training.checkpoint import save_networks
    from clachan.lab.training.self_play import make_player
    from clachan.lab.training.trainer import GAMES, Hyperparameters, train_round

    training = _begin(options)
    player = make_player(options.device)
    games = options.games or GAMES[options.device]
    settings = Hyperparameters(games, options.playout_rounds)
    _run_rounds(options, training, lambda: train_round(training, settings, player))
    if options.out:
        save_networks(options.out, training)
    _report(training, "an untrained one", None, options.seed)
    return 0


def _exploit(options: argparse.Namespace) -> int:
    from clachan.lab.training.checkpoint import load_policy
    from clachan.lab.training.self_play import make_player
    from clachan.lab.training.trainer import GAMES, Hyperparameters, exploit_round

    frozen = load_policy(options.exploit)
    training = _begin(options)
    player = make_player(options.device)
    settings = Hyperparameters(options.games or GAMES[options.device])
    _run_rounds(options, training, lambda: exploit_round(training, frozen, settings, player))
    _report(training, f"the policy of {options.exploit}", options.exploit, options.seed)
    return 0


def _begin(options: argparse.Namespace) -> "Training":
    from clachan.lab.training.checkpoint import CheckpointError, load_checkpoint
    from clachan.lab.training.trainer import new_training

    if not options.checkpoint.exists():
        return new_training(options.device, options.seed)
    training = load_checkpoint(options.checkpoint)
    if (training.device, training.seed) != (options.device, options.seed):
        found = f"device {training.device}, seed {training.seed}"
        raise CheckpointError(f"{options.checkpoint}: of another training ({found})")
    return training


def _run_rounds(
    options: argparse.Namespace, training: "Training", play_round: Callable[[], "RoundResult"]
) -> None:
    """Until the time or the rounds are over. The checkpoint is written between rounds, once a minute."""
    from clachan.lab.training.checkpoint import save_checkpoint

    start = saved = time.monotonic()
    end = start + 60 * options.minutes if options.minutes else math.inf
    while training.rounds < (options.rounds or math.inf) and time.monotonic() < end:
        result = play_round()
        now = time.monotonic()
        if now - saved >= _SAVE_S:
            save_checkpoint(options.checkpoint, training)
            saved = now
        print(
            f"round {training.rounds}: {result.positions} positions, squared error "
            f"{result.world_error:.4f} with all hands, {result.view_error:.4f} without; "
            f"{now - start:.0f} s",
            flush=True,
        )
    save_checkpoint(options.checkpoint, training)


def _report(training: "Training", name: str, file: Path | None, seed: int) -> None:
    from clachan.lab.training.checkpoint import load_policy
    from clachan.lab.training.network import make_network
    from clachan.lab.training.self_play import play_match

    rival = load_policy(file) if file else make_network(seed + 1)
    result = play_match(training.view.average, rival, _PAIRS, seed)
    low, high = result.interval
    print(
        f"without search against {name}: {100 * result.share:.1f}% "
        f"({100 * low:.1f}% - {100 * high:.1f}%) of the wins in {2 * result.pairs} games, "
        f"{result.margin:+.1f} points"
    )


if __name__ == "__main__":
    sys.exit(main())
