"""Packages with plug-ins: the example, installed by pip, and small ones written by a test."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tricks"


FAULTY = """
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks, view as view_of_tricks, View as TricksView
from dataclasses import replace

meta = replace(meta_of_tricks, name="faulty")

class View(TricksView):
    __slots__ = ()

    def __str__(self):
        raise LookupError(f"secret {self.hand}")

def view(state, seat):
    return View(*view_of_tricks(state, seat))

def describe(view, action):
    if action.kind == "deal":
        return "secret"
    raise LookupError(f"secret {view.hand}")
"""
"""A game with the rules of the example, which fails to describe its views and actions."""


def install_example(folder: Path) -> None:
    """Install the example as a package of its own, without a network."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", *options]
    subprocess.run([*command, "--target", str(folder), str(EXAMPLE)], check=True)


def write_package(
    folder: Path, name: str, points: Mapping[str, Mapping[str, str]], module: str = ""
) -> None:
    """Write an installed package: its entry points by group, and a module ``NAME_module``."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    (folder / f"{name}_module.py").write_text(module)


def paths_with(*folders: Path) -> str:
    """PYTHONPATH with these folders first."""
    return os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])


def clachan(
    *arguments: str, folder: Path, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own, with the packages in ``folder``."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "clachan", "--lang", "en", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": paths_with(folder)},
        check=False,
    )
