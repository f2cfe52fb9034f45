"""The packages hold every file that the program reads, and the settings name files that exist."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from chores.environment import EXTRAS
from chores.packages import locked_versions
from clachan.lab.arena import process_guard
from clachan.server.bots.worker_process import COMMAND

ROOT = Path(__file__).resolve().parents[2]
SETTINGS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKERS = [COMMAND[-1], "clachan.lab.arena.baselines", "clachan.lab.strength"]


@pytest.mark.parametrize("glob", SETTINGS["tool"]["clachan"]["compile"])
def test_every_glob_of_compiled_modules_matches_a_file(glob: str) -> None:
    assert any(ROOT.glob(glob))


@pytest.mark.parametrize(
    "name", SETTINGS["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
)
def test_every_part_of_the_sdist_exists(name: str) -> None:
    assert (ROOT / name).exists()


def test_the_sdist_contains_every_document() -> None:
    listed = SETTINGS["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    assert {path.name for path in ROOT.glob("*.md")} <= set(listed)


def test_the_wheel_contains_every_source_and_data_file() -> None:
    """The pages are built from web/, so `chores.packages.check_wheel` looks for them in the wheel."""
    source = ROOT / "src"
    files = [path.relative_to(source) for path in (source / "clachan").rglob("*") if path.is_file()]
    wanted = {
        path.as_posix()
        for path in files
        if "__pycache__" not in path.parts and path.parts[:2] != ("clachan", "web")
    }
    data = {
        "clachan/lab/arena/baselines.json",
        "clachan/locales/pl/arena.ftl",
        "clachan/py.typed",
    }
    assert data <= wanted
    assert any(name.startswith("clachan/rules/de/") for name in wanted)
    assert any(name.startswith("clachan/server/storage/migrations/sqlite/") for name in wanted)
    inside = {
        Path(file.distribution_path).as_posix()
        for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }
    assert wanted - inside == set()


@pytest.mark.parametrize("module", WORKERS)
def test_every_module_that_is_run_as_a_program_exists(module: str) -> None:
    assert importlib.util.find_spec(module) is not None


def test_the_worker_of_bots_starts_and_ends_with_its_input() -> None:
    ended = subprocess.run(COMMAND, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no guard process")
def test_the_process_guard_starts_a_program() -> None:
    guarded = process_guard.GuardedProcess([sys.executable, "-c", "print('started')"])
    try:
        assert guarded.streams[1].readline() == b"started\n"
        assert guarded.status(60) == 0
    finally:
        guarded.kill()
        for stream in guarded.streams:
            stream.close()


def test_without_a_repository_the_readme_links_to_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyPI would show broken links and pictures."""
    for name in ("CLACHAN_REPOSITORY", "GITHUB_REPOSITORY"):
        monkeypatch.delenv(name, raising=False)
    project = ProjectMetadata(str(ROOT), PluginManager()).core
    assert "# Clachan" in project.readme
    assert "docs/strength.md" in project.readme
    assert re.findall(r"\]\((?!https?://)[^)]*\)", project.readme) == []
    assert project.urls == {}


def test_the_package_links_to_the_files_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_REPOSITORY", "https://example.org/clachan/")
    project = ProjectMetadata(str(ROOT), PluginManager()).core
    version = SETTINGS["project"]["version"]
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)#]*)", project.readme)
    for sign, link in links:
        kind = "raw" if sign else "blob"
        start = f"https://example.org/clachan/{kind}/v{version}/"
        assert link.startswith(start)
        assert (ROOT / link.removeprefix(start)).exists(), link
    assert {sign for sign, _ in links} == {"", "!"}
    assert project.urls["Homepage"] == "https://example.org/clachan"


def test_a_workflow_of_github_knows_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLACHAN_REPOSITORY", raising=False)
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://example.org")
    monkeypatch.setenv("GITHUB_REPOSITORY", "owner/clachan")
    project = ProjectMetadata(str(ROOT), PluginManager()).core
    assert project.urls["Issues"] == "https://example.org/owner/clachan/issues"


def test_the_lock_has_a_version_in_the_range_of_each_requirement() -> None:
    locked = {canonicalize_name(found.name): found for found in map(Requirement, locked_versions())}
    project = SETTINGS["project"]
    extras = (project["optional-dependencies"][extra] for extra in EXTRAS)
    for wanted in map(
        Requirement, [*project["dependencies"], *(row for rows in extras for row in rows)]
    ):
        (pin,) = locked[canonicalize_name(wanted.name)].specifier
        assert wanted.specifier.contains(pin.version), wanted
        assert len(wanted.specifier) == 2, f"{wanted}: a lower and an upper bound"
