"""Training: it lowers the error, beats a policy that has learned nothing, and resumes as if never interrupted."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba", reason="these tests compile")

from clachan.kernels import clans_network
from clachan.lab.training.checkpoint import load_checkpoint, load_policy
from clachan.lab.training.network import make_network
from clachan.lab.training.self_play import CpuPlayer, Plan, play_match

training = importlib.import_module("clachan.lab.training.__main__")

pytestmark = [pytest.mark.long, pytest.mark.unmeasured]

ROOT = Path(__file__).parents[2]
SMALL = ("clans", "--games", "40", "--seed", "3", "--playout-rounds", "2")
FIRST = 0
"""The first of three games that begin near their ends."""


@pytest.fixture(autouse=True)
def _short_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_PAIRS", 100)


def errors(text: str) -> list[float]:
    """The squared error of each round, with all hands."""
    lines = [line for line in text.splitlines() if line.startswith("round ")]
    return [float(line.split("error ")[1].split()[0]) for line in lines]


def test_it_lowers_the_error_and_beats_a_policy_that_has_learned_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("clans", "--games", "300", "--seed", "3", "--rounds", "12")
    out = tmp_path / "networks.npz"
    assert training.main([*words, "--checkpoint", str(tmp_path / "a.ckpt"), "--out", str(out)]) == 0
    text = capsys.readouterr().out
    found = errors(text)
    assert len(found) == 12
    assert np.mean(found[-3:]) < 0.6 * found[0]
    trained = load_policy(out)
    result = play_match(trained, make_network(4), 150, seed=8)
    assert result.interval[0] > 0.6
    assert out.stat().st_size < 1_000_000
    assert "without search against an untrained one: " in text


def test_resumed_training_has_the_same_weights_as_one_without_interruption(tmp_path: Path) -> None:
    """Also from the rounds of playouts to those of self-play."""
    whole, parts = tmp_path / "whole.ckpt", tmp_path / "parts.ckpt"
    assert training.main([*SMALL, "--rounds", "4", "--checkpoint", str(whole)]) == 0
    for rounds in ("1", "3", "4"):
        assert training.main([*SMALL, "--rounds", rounds, "--checkpoint", str(parts)]) == 0
    one, other = load_checkpoint(whole), load_checkpoint(parts)
    assert (one.rounds, one.world.steps) == (other.rounds, other.world.steps)
    for name in ("world", "view"):
        for part in ("network", "average", "mean", "square"):
            found = getattr(getattr(one, name), part), getattr(getattr(other, name), part)
            assert np.array_equal(*found), (name, part)


def test_an_exploiter_gains_against_a_weak_policy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frozen = tmp_path / "frozen.ckpt"
    training.main([*SMALL, "--rounds", "1", "--checkpoint", str(frozen)])
    capsys.readouterr()
    words = ("clans", "--games", "100", "--seed", "4", "--rounds", "6", "--exploit", str(frozen))
    assert training.main([*words, "--checkpoint", str(tmp_path / "exploiter.ckpt")]) == 0
    text = capsys.readouterr().out
    share = float(text.split("of the wins")[0].rsplit(": ", 1)[1].split("%")[0])
    assert f"without search against the policy of {frozen}: " in text
    assert share > 55


def test_a_checkpoint_of_another_training_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.ckpt"
    words = ["clans", "--games", "5", "--rounds", "1", "--checkpoint", str(file)]
    assert training.main(words) == 0
    before = file.read_bytes()
    assert training.main([*words, "--seed", "2"]) == 2
    assert "of another training (device cpu, seed 1)" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"not a checkpoint", b"PK\x03\x04"])
def test_a_file_that_is_no_checkpoint_is_refused(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.ckpt"
    file.write_bytes(data)
    words = ["clans", "--rounds", "1", "--checkpoint", str(file)]
    assert training.main(words) == 2
    assert "no checkpoint of a training" in capsys.readouterr().err
    words = ["clans", "--rounds", "1", "--checkpoint", str(tmp_path / "b"), "--exploit", str(file)]
    assert training.main(words) == 2
    assert "no networks" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--seed", "-1"), "argument --seed: must be from 0 to 9223372036854775807, not -1"),
        (("--seed", str(2**63)), "argument --seed: must be from 0 to"),
        (("--exploit", "a.npz", "--out", "b.npz"), "--out: an exploiter is only measured"),
    ],
)
def test_wrong_options_are_refused_before_training(
    words: tuple[str, ...],
    problem: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "a.ckpt"
    with pytest.raises(SystemExit):
        training.main(["clans", "--rounds", "1", "--checkpoint", str(file), *words])
    assert problem in capsys.readouterr().err
    assert not file.exists()


def test_networks_of_another_size_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "networks.npz"
    np.savez(file, view=np.zeros(clans_network.NETWORK_SIZE - 1, np.float16))
    with pytest.raises(ValueError, match="networks of another size"):
        load_policy(file)


def test_without_the_extra_the_command_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert training.main(["clans", "--checkpoint", "a.ckpt"]) == 2
    assert 'pip install "clachan[fast]"' in capsys.readouterr().err


# ------------------------------------------------------------------ the GPU

GAMES = """
import numpy as np
import clachan.lab.training.gpu as gpu
from clachan.lab.training.network import make_network
from clachan.lab.training.self_play import CpuPlayer, Plan
gpu._BLOCKS, gpu._THREADS = 1, 2
networks = np.stack((make_network(1), make_network(2)))
for plan in (Plan(playouts=1), Plan(solved=3)):
    for player in (CpuPlayer(), gpu.GpuPlayer()):
        found = player.play(plan, networks, 5, {first}, 3)
        print(found.worlds.sum(), found.views.sum(), found.leads.tolist(), found.values.round(4).tolist())
"""


def test_a_simulated_gpu_plays_the_same_games() -> None:
    """With numba's simulator, which runs plain Python, so that the games are few and begin late."""
    plain = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", GAMES.replace("{first}", str(FIRST))],
        capture_output=True, text=True, cwd=ROOT, env={**os.environ, **plain}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == lines[1]
    assert lines[2] == lines[3]
    networks = np.stack((make_network(1), make_network(2)))
    for line, plan in ((lines[0], Plan(playouts=1)), (lines[2], Plan(solved=3))):
        found = CpuPlayer().play(plan, networks, 5, FIRST, 3)
        assert line.startswith(f"{found.worlds.sum()} {found.views.sum()} {found.leads.tolist()} ")


def test_without_a_gpu_the_command_says_so(tmp_path: Path) -> None:
    words = ["-m", "clachan.lab.training", "clans", "--device", "gpu", "--rounds", "1"]
    done = subprocess.run(
        [sys.executable, *words, "--checkpoint", str(tmp_path / "a.ckpt")],
        capture_output=True, text=True, cwd=ROOT, env={**os.environ, "CUDA_VISIBLE_DEVICES": "-1"},
        check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "no GPU was found" in done.stderr
