"""What all kernels share: the public entry, the compiler and its cache, random numbers, bit masks."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clachan.kernels import KernelUnavailable, find_kernel, jit, random_games
from clachan.kernels.bits import count_bits, lowest_bit, nth_bit
from clachan.kernels.rng import mix, randrange, seed_rng

pytest.importorskip("numba", reason="these tests compile")

pytestmark = pytest.mark.usefixtures("compiled_searches")
ROOT = Path(__file__).parents[2]


def run_python(code: str, **variables: str) -> str:
    """What the code prints, in a process of its own with these variables."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True, text=True, cwd=ROOT, env={**os.environ, **variables}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# ------------------------------------------------------------------ the entry


def test_a_game_depends_only_on_the_seed_and_its_number() -> None:
    kernel = find_kernel("clans")
    setup, state = kernel.make_setup(3), np.zeros(kernel.STATE_SIZE, kernel.STATE_TYPE)
    rng = np.zeros(1, np.uint64)
    wins, totals = np.zeros(3, np.int64), np.zeros(3, np.int64)
    moves = sum(
        kernel.play_random_games(setup, state, rng, np.uint64(5), first, 100, 7, wins, totals)
        for first in range(7)
    )
    played = random_games("clans", players=3, games=100, seed=5)
    assert (played.moves, played.wins.tolist()) == (moves, wins.tolist())
    assert played.totals.tolist() == totals.tolist()
    others = random_games("clans", players=3, games=100, seed=6)
    assert others.totals.tolist() != totals.tolist()


def test_many_games_are_played_in_slices() -> None:
    games = 120_000
    played = random_games("clans", players=2, games=games, seed=1)
    assert (played.games, played.moves) == (games, games * 16)
    # Ties count for both; a win of the first seat is about as likely as one of the second.
    assert games < played.wins.sum() < 1.02 * games
    assert abs(played.wins[0] - played.wins[1]) < 0.02 * games


def test_seeds_of_any_size_are_taken_modulo_two_to_the_64() -> None:
    one, other = (random_games("clans", 2, 10, seed) for seed in (-1, 2**64 - 1))
    assert one.totals.tolist() == other.totals.tolist()


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"name": "chess"}, "name must be one of clans"),
        ({"players": 5}, "players must be one of 2, 3, 4 for clans, not 5"),
        ({"players": True}, "players must be one of"),
        ({"games": -1}, "games must be an int from 0, not -1"),
        ({"games": 1.0}, "games must be an int"),
        ({"seed": "1"}, "seed must be an int, not '1'"),
        ({"device": "tpu"}, "device must be one of cpu, gpu, not 'tpu'"),
    ],
)
def test_a_wrong_argument_is_named(wrong: dict[str, Any], text: str) -> None:
    arguments = {"name": "clans", "players": 2, "games": 1, "seed": 1, **wrong}
    with pytest.raises(ValueError, match=text):
        random_games(**arguments)


def test_the_import_needs_no_other_package() -> None:
    code = "import sys, clachan.kernels; print({'numba', 'numpy'} & set(sys.modules))"
    assert run_python(code) == "set()"


@pytest.mark.parametrize("package", ["numba", "numpy"])
def test_without_the_extra_the_error_names_it(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "clachan.kernels.clans", raising=False)
    with pytest.raises(KernelUnavailable, match=r'pip install "clachan\[fast\]"'):
        random_games("clans", players=2, games=1, seed=1)


# ------------------------------------------------------------------ devices

GAMES = """
from clachan.kernels import random_games
for players in (2, 3, 4):
    games = random_games("clans", players, 5, 3, "{device}")
    print(games.moves, games.wins, games.totals)
"""


def test_without_a_gpu_the_error_says_so() -> None:
    code = """
from clachan.kernels import KernelUnavailable, random_games
try:
    random_games("clans", 2, 1, 1, device="gpu")
except KernelUnavailable as error:
    print(error)
"""
    assert "no GPU was found" in run_python(code, CUDA_VISIBLE_DEVICES="-1")


def test_a_simulated_gpu_and_plain_python_give_the_same_numbers() -> None:
    few_threads = "import clachan.kernels.gpu as gpu; gpu._BLOCKS, gpu._THREADS = 1, 2"
    plain = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"}
    compiled = [random_games("clans", players, 5, 3) for players in (2, 3, 4)]
    expected = "\n".join(f"{games.moves} {games.wins} {games.totals}" for games in compiled)
    assert run_python(GAMES.format(device="cpu"), **plain) == expected
    assert run_python(few_threads + GAMES.format(device="gpu"), **plain) == expected


# ------------------------------------------------------------------ the compiler

COMPILE = """
from clachan.kernels.jit import CACHE_FOLDER
from clachan.kernels.bits import count_bits
print(CACHE_FOLDER, count_bits(7), sum(count_bits.stats.cache_hits.values()))
"""


def test_the_second_process_does_not_compile(tmp_path: Path) -> None:
    folder = tmp_path / f"clachan-kernels-{jit.hash_sources()}"
    for hits in (0, 1):
        found = run_python(COMPILE, NUMBA_CACHE_DIR=str(tmp_path))
        assert found == f"{folder} 3 {hits}"


def test_without_a_folder_to_write_to_it_compiles_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = run_python(COMPILE, NUMBA_CACHE_DIR=str(tmp_path / "file" / "folder"))
    assert found == "None 3 0"


@pytest.mark.parametrize(
    "changed", ["kernels/rng.py", "games/clans/components.py", "bots/glenmore/weights.py"]
)
def test_a_change_of_any_source_has_another_folder(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """numba itself compares only the file of the function that is called."""
    before = jit.hash_sources()
    for package in ("bots", "games", "kernels"):
        shutil.copytree(ROOT / "src" / "clachan" / package, tmp_path / package)
    monkeypatch.setattr(jit, "_PACKAGE", tmp_path)
    assert jit.hash_sources() == before
    with (tmp_path / changed).open("a") as file:
        file.write("\n")
    assert jit.hash_sources() != before


def test_another_level_of_optimisation_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_OPT")
    before = jit.hash_sources()
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert jit.hash_sources() != before


# ------------------------------------------------------------------ numbers


def test_the_random_numbers_are_those_of_splitmix64() -> None:
    step = np.uint64(0x9E3779B97F4A7C15)
    assert int(mix(step)) == 0xE220A8397B1DCDAF  # the first of seed 0


def test_every_number_of_a_range_comes_up() -> None:
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, np.uint64(1), 0)
    found = [int(randrange(rng, 7)) for _ in range(7000)]
    assert all(900 < found.count(number) < 1100 for number in range(7))
    assert set(found) == set(range(7))


def test_bits_are_counted_and_found(rng: random.Random) -> None:
    for size in (1, 7, 8, 9, 31, 42, 63):
        for _ in range(200):
            mask = rng.getrandbits(size) | 1 << rng.randrange(size)
            indices = [index for index in range(63) if mask >> index & 1]
            assert count_bits(mask) == len(indices)
            assert lowest_bit(mask) == indices[0]
            assert [nth_bit(mask, number) for number in range(len(indices))] == indices
