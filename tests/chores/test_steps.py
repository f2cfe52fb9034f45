"""Chores that run at the same time."""

import sys

import pytest

from chores.commands import Failed, NotRun
from chores.steps import run_steps, run_together


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def test_each_output_is_printed_as_a_whole() -> None:
    lines = "for n in range(100): print('{}', n, flush=True)"
    commands = {name: program(lines.format(name)) for name in ("lint", "types")}
    outputs = {result.chore: output for result, output in run_together(commands)}
    for name in commands:
        assert outputs[name].splitlines() == [f"{name} {number}" for number in range(100)]


def test_the_outcomes() -> None:
    commands = {
        "lint": program("print('fine')"),
        "types": program("import sys; print('one error', file=sys.stderr); sys.exit(3)"),
        "compile": program(f"print('not run: no C compiler'); exit({NotRun.status})"),
    }
    found = {result.chore: (result, output) for result, output in run_together(commands)}
    assert {name: (one.outcome, one.status) for name, (one, _) in found.items()} == {
        "lint": ("passed", 0),
        "types": ("FAILED", 3),
        "compile": ("not run: no C compiler", 0),
    }
    assert found["types"][1] == "one error"


def test_a_failure_ends_the_run_after_its_row(capsys: pytest.CaptureFixture[str]) -> None:
    def build(_arguments: list[str]) -> None:
        """build something"""
        raise Failed(4)

    def unit(arguments: list[str]) -> None:
        """run the tests"""
        print("with", *arguments)

    chores = {"unit": unit, "build": build, "lint": unit}
    with pytest.raises(Failed) as caught:
        run_steps([["unit"], ["build"], ["lint"]], chores, ["--deep"])
    assert caught.value.status == 4
    printed = capsys.readouterr().out
    assert "=== unit: run the tests ===\nwith --deep\n" in printed
    summary = printed.partition("=== summary ===\n")[2].splitlines()
    assert [line.split()[0] for line in summary] == ["unit", "build", "lint"]
    assert [line.split("  ")[-1].strip() for line in summary] == [
        "passed",
        "FAILED",
        "not reached",
    ]
