"""The base install: what works without the packages of the extras, and what a command says that needs one."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from clachan.cli.errors import EXTRAS, explain_missing_package
from clachan.cli.text import LANGUAGES, Translator

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "clans-last-card-2-players.json"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
# Runs a command as if the packages in the first argument were not installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from clachan.cli import main
sys.exit(main())
"""


def run_without(packages: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, ",".join(packages), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", stdin=subprocess.DEVNULL,
        check=False,
    )  # fmt: skip


def packages_of(requirements: list[str]) -> set[str]:
    names = (re.split(r"[^\w.-]", requirement)[0] for requirement in requirements)
    return {name.replace("-", "_") for name in names}


def test_every_package_of_an_extra_is_known_with_its_extra() -> None:
    extras = dict(PROJECT["optional-dependencies"])
    assert extras.pop("all") == [f"clachan[{','.join(extras)}]"]
    found = {
        package: extra
        for extra, requirements in extras.items()
        for package in packages_of(requirements)
    }
    assert found == EXTRAS
    assert not packages_of(PROJECT["dependencies"]) & set(found)


def test_only_the_locks_have_exact_versions() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.findall(r'"[\w.-]+==[^"]*"', text) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["conform", "clans", "--games", "1"],
        ["simulate", "clans", "--games", "2", "--jobs", "2"],
        ["replay", str(RECORD)],
        ["verify", str(RECORD)],
        ["play", "clans", "--players", "2", "--seed", "1"],
        ["arena", "clans", "--bots", "greedy,random", "--groups", "1", "--jobs", "1"],
        ["--print-completion", "bash"],
        ["serve", "--help"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_base_install_is_enough(arguments: list[str]) -> None:
    done = run_without(list(EXTRAS), "--lang", "en", *arguments)
    assert (done.returncode, done.stderr) == (0, "")


POSTGRES = ["--database", "postgresql://127.0.0.1:1/clachan"]


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ["serve", "--port", "0"]),
        ("server", ["backup", "copy.sqlite3"]),
        ("postgres", ["serve", "--port", "0", *POSTGRES]),
        ("postgres", ["backup", "copy.sqlite3", *POSTGRES]),
        ("arena", ["arena", "clans", "--ladder"]),
        ("cluster", ["arena", "clans", "--cluster", "local"]),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_missing_extra_is_named_in_one_sentence(
    extra: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    missing = [package for package, needed_by in EXTRAS.items() if needed_by == extra]
    done = run_without(missing, *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("clachan: ")
    assert done.stderr.endswith(f' pip install "clachan[{extra}]"\n')
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_command_to_install_it(lang: str) -> None:
    words = Translator(lang)
    server = explain_missing_package(ModuleNotFoundError(name="starlette.types"), words)
    assert server is not None
    assert server.endswith(': pip install "clachan[server]"')
    assert words.say("arena-no-ray").endswith(': pip install "clachan[cluster]"')
    assert explain_missing_package(ModuleNotFoundError(name="moon"), words) is None


def test_a_package_of_no_extra_is_a_defect() -> None:
    done = run_without(["clachan.core.conformance"], "conform")
    assert done.returncode == 1
    assert "Traceback" in done.stderr
