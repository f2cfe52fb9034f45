"""The state of a training, in one file that numpy reads without pickles."""

import io
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from clachan.atomic_files import replace_file
from clachan.kernels.clans_network import NETWORK_SIZE
from clachan.kernels.clans_search import FloatArray
from clachan.lab.training.network import Learner

_PARTS: Final = ("network", "average", "mean", "square")


class CheckpointError(ValueError):
    """A file that is no checkpoint, or one of another training."""


@dataclass(eq=False)
class Training:
    """What has been learned so far; the next round follows from it and from the `Hyperparameters`."""

    device: str
    seed: int
    world: Learner
    """Values positions of which all hands are known: for the search."""
    view: Learner
    """Values positions as a seat sees them: a policy without search."""
    rounds: int = 0


def save_checkpoint(file: Path, training: Training) -> None:
    """The old file stays until the new one is complete."""
    arrays: dict[str, np.ndarray] = {
        f"{name}_{part}": getattr(learner, part)
        for name, learner in (("world", training.world), ("view", training.view))
        for part in _PARTS
    }
    arrays["numbers"] = np.array(
        [training.rounds, training.seed, training.world.steps, training.view.steps], np.int64
    )
    arrays["device"] = np.array(training.device)
    data = io.BytesIO()
    np.savez(data, **arrays)  # type: ignore[arg-type]
    replace_file(file, data.getvalue())


def load_checkpoint(file: Path) -> Training:
    """Raises `CheckpointError`, and `OSError` where the file cannot be read."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as arrays:
            rounds, seed, *steps = arrays["numbers"].tolist()
            learners = []
            for name, count in zip(("world", "view"), steps, strict=True):
                learner = Learner(arrays[f"{name}_network"])
                learner.average = arrays[f"{name}_average"]
                learner.mean = arrays[f"{name}_mean"]
                learner.square = arrays[f"{name}_square"]
                learner.steps = count
                learners.append(learner)
            sizes = {getattr(learner, part).shape for learner in learners for part in _PARTS}
            if sizes != {(NETWORK_SIZE,)}:
                raise CheckpointError(f"{file}: networks of another size")
            return Training(str(arrays["device"]), seed, learners[0], learners[1], rounds)
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        if isinstance(error, CheckpointError):
            raise
        raise CheckpointError(f"{file}: no checkpoint of a training") from error


def save_networks(file: Path, training: Training) -> None:
    """The two averages, in half precision: less than half a megabyte."""
    data = io.BytesIO()
    np.savez(
        data,
        world=training.world.average.astype(np.float16),
        view=training.view.average.astype(np.float16),
    )
    replace_file(file, data.getvalue())


def load_policy(file: Path) -> FloatArray:
    """The network that plays without search, of a checkpoint or of saved networks."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as arrays:
            name = "view" if "view" in arrays else "view_average"
            network: FloatArray = arrays[name].astype(np.float32)
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise CheckpointError(f"{file}: no networks") from error
    if network.shape != (NETWORK_SIZE,):
        raise CheckpointError(f"{file}: networks of another size")
    return network
