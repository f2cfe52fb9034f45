"""What run.py starts for its chores."""

import os
from collections.abc import Sequence

import pytest

import run
from chores import assets, browser


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands, in place of running them. The pages are out of date."""
    commands: list[str] = []

    def start(what: str, *words: object) -> None:
        commands.append(" ".join(map(str, (what, *words))))

    monkeypatch.setattr(run, "set_up", lambda kind: start("set up", kind))
    monkeypatch.setattr(run, "python", lambda *words: start("python", *words))
    monkeypatch.setattr(run, "start_install_fast", lambda: start("install fast"))
    monkeypatch.setattr(run, "run_clachan", lambda *words: start("clachan", *words))
    monkeypatch.setattr(assets, "are_current", lambda: False)
    monkeypatch.setattr(assets, "build", lambda _python: start("build the pages"))
    monkeypatch.setattr(browser, "provide", lambda: None)
    return commands


@pytest.mark.parametrize("arguments", ["tests/core", "tests/core -k undo", "--deep tests/core"])
def test_the_tests_at_a_path_run_in_plain_pytest(arguments: str, started: list[str]) -> None:
    assert run.main(["unit", *arguments.split()]) == 0
    assert started == ["set up dev", f"python -m pytest {arguments}"]


@pytest.mark.parametrize(("arguments", "options"), [([], ["--quick"]), (["--deep"], [])])
def test_only_deep_tests_wait_for_the_best_code_of_the_c_compiler(
    arguments: list[str],
    options: list[str],
    started: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps: dict[str, Sequence[str]] = {}
    monkeypatch.setattr(
        run,
        "run_steps",
        lambda found, cores: steps.update({one.name: one.command for one in found}),
    )
    assert run.main(["test", *arguments]) == 0
    assert list(steps["compile"][3:]) == options
    assert list(steps["unit"][3:]) == list(steps["lockstep"][3:]) == arguments


def test_tests_run_on_all_cores_or_under_coverage(started: list[str]) -> None:
    assert run.main(["coverage"]) == run.main(["unit"]) == 0
    _, erase, measured, report, _, others = started
    assert erase == "python -m coverage erase"
    assert report == "python -m coverage report --fail-under=100"
    _, paths = measured.split("python -m coverage run -m pytest -m not unmeasured ")
    left_out = "".join(f" --measured={path}" for path in paths.split())
    workers = (os.cpu_count() or 1) + 1
    assert others == f"python -m pytest -n {workers} --dist worksteal{left_out}"


@pytest.mark.parametrize("arguments", ["--help", "--lan -h", "--lang de --help"])
def test_the_help_of_the_server_builds_no_pages(arguments: str, started: list[str]) -> None:
    assert run.main(["serve", *arguments.split()]) == 0
    assert started == ["set up runtime", f"clachan serve {arguments}"]


def test_the_server_gets_pages_that_are_up_to_date(started: list[str]) -> None:
    assert run.main(["--lan"]) == 0
    expected = ["set up web", "build the pages", "install fast", "clachan serve --open --lan"]
    assert started == expected
