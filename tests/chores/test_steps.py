"""Steps of a run: when they start, what they print, and how they end."""

import sys
from pathlib import Path

import pytest

from chores.commands import Failed, NotRun
from chores.steps import Step, run_steps, run_together


def step(name: str, code: str = "", *needs: str) -> Step:
    return Step(name, f"do {name}", [sys.executable, "-c", code], needs)


def test_each_output_is_printed_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    lines = "for n in range(100): print('{}', n, flush=True)"
    run_steps([step(name, lines.format(name)) for name in ("lint", "types")], cores=2)
    printed = capsys.readouterr().out
    for name in ("lint", "types"):
        whole = "\n".join(f"{name} {number}" for number in range(100))
        assert f"\n=== {name}: do {name} ===\n{whole}\n" in printed


def test_the_output_of_the_tests_is_shown_while_they_run(capfd: pytest.CaptureFixture[str]) -> None:
    unit = step("unit", "import sys; sys.stdout.write('12 passed')")._replace(is_shown=True)
    run_steps([unit], cores=1)
    assert capfd.readouterr().out.startswith("\n=== unit: do unit ===\n12 passed")


def test_the_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [
        step("lint", "print('fine')"),
        step("types", "import sys; print('one error', file=sys.stderr); sys.exit(3)"),
        step("compile", f"print('not run: no C compiler'); exit({NotRun.status})"),
    ]
    assert {one.name: (one.outcome, one.status) for one in run_together(steps, cores=3)} == {
        "lint": ("passed", 0),
        "types": ("FAILED", 3),
        "compile": ("not run: no C compiler", 0),
    }
    assert "=== types: do types ===\none error\n" in capsys.readouterr().out


@pytest.mark.parametrize("cores", [1, 3])
def test_a_step_starts_after_those_that_it_needs(cores: int, tmp_path: Path) -> None:
    """Also where more cores are free, and where one of them was not run."""
    order = tmp_path / "order"
    code = f"open({str(order)!r}, 'a').write('%s ')"
    steps = [
        step("lockstep", code % "lockstep", "compile", "web"),
        step("compile", f"{code % 'compile'}; exit({NotRun.status})"),
        step("web", code % "web"),
    ]
    assert {result.status for result in run_together(steps, cores)} == {0}
    assert sorted(order.read_text().split()[:2]) == ["compile", "web"]
    assert order.read_text().endswith("lockstep ")


def test_steps_start_in_the_order_given() -> None:
    names = ["web", "types", "lint"]
    assert [result.name for result in run_together([step(one) for one in names], cores=1)] == names


def test_steps_run_at_the_same_time(tmp_path: Path) -> None:
    """Each waits until the other has started."""
    code = """
import pathlib, sys, time
folder = pathlib.Path(sys.argv[1]); (folder / sys.argv[2]).touch()
while len(list(folder.iterdir())) < 2: time.sleep(0.01)
"""
    steps = [
        step(name)._replace(command=[sys.executable, "-c", code, str(tmp_path), name])
        for name in ("lint", "types")
    ]
    assert [result.status for result in run_together(steps, cores=2)] == [0, 0]


def test_after_a_failure_no_step_starts(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [step("web"), step("build", "exit(4)"), step("lint"), step("unit", "", "build")]
    with pytest.raises(Failed) as caught:
        run_steps(steps, cores=1)
    assert caught.value.status == 4
    summary = capsys.readouterr().out.partition("=== summary ===\n")[2].splitlines()
    assert [line.split()[0] for line in summary] == ["web", "build", "lint", "unit", "all"]
    assert [line.split("  ")[-1].strip() for line in summary[:-1]] == [
        "passed",
        "FAILED",
        "not reached",
        "not reached",
    ]
