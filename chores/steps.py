"""Runs several chores, measures their time and prints a summary."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from tempfile import TemporaryFile
from typing import NamedTuple

from chores.commands import ROOT, Failed, NotRun, forward_sigterm, say

Chore = Callable[[list[str]], None]
Rows = Sequence[Sequence[str]]

_POLL_S = 0.1


class Result(NamedTuple):
    chore: str
    seconds: float
    outcome: str
    status: int


def run_steps(rows: Rows, chores: Mapping[str, Chore], unit: list[str]) -> None:
    """Run row after row until a chore fails; those of one row run at the same time.

    ``unit`` are the arguments of the tests, which have a row of their own.
    """
    results: list[Result] = []
    try:
        for row in rows:
            if len(row) == 1:
                (name,) = row
                say(head(name, chores))
                results.append(time_chore(name, chores[name], unit if name == "unit" else []))
            else:
                commands = {name: [sys.executable, str(ROOT / "run.py"), name] for name in row}
                for result, output in run_together(commands):
                    say(f"{head(result.chore, chores)}\n{output}")
                    results.append(result)
            for result in results:
                if result.status:
                    raise Failed(result.status)
    finally:
        summarise(rows, results)


def head(name: str, chores: Mapping[str, Chore]) -> str:
    return f"\n=== {name}: {chores[name].__doc__} ==="


def time_chore(name: str, chore: Chore, arguments: list[str]) -> Result:
    start = time.monotonic()
    outcome, status = "passed", 0
    try:
        chore(arguments)
    except NotRun as reason:
        outcome = f"not run: {reason}"
        say(outcome)
    except Failed as failure:
        outcome, status = "FAILED", failure.status
    return Result(name, time.monotonic() - start, outcome, status)


def run_together(commands: Mapping[str, Sequence[str]]) -> Iterator[tuple[Result, str]]:
    """Run chores in processes of their own; yields each when it has ended, with all that it printed."""
    start = time.monotonic()
    with ExitStack() as stack:
        running = {}
        for name, command in commands.items():
            file = stack.enter_context(TemporaryFile("w+", encoding="utf-8", errors="replace"))
            process = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
            running[name] = stack.enter_context(process), file
        stack.enter_context(forward_sigterm(*(process for process, _ in running.values())))
        while running:
            ended = [name for name, (process, _) in running.items() if process.poll() is not None]
            for name in ended:
                process, file = running.pop(name)
                file.seek(0)
                output = file.read().strip()
                yield _result(name, time.monotonic() - start, process.returncode, output), output
            time.sleep(0 if ended else _POLL_S)


def _result(name: str, seconds: float, status: int, output: str) -> Result:
    if status == NotRun.status:
        return Result(name, seconds, output.splitlines()[-1], 0)
    return Result(name, seconds, "FAILED" if status else "passed", status)


def summarise(rows: Rows, results: Sequence[Result]) -> None:
    say("\n=== summary ===")
    for result in results:
        say(f"{result.chore:<10} {result.seconds:6.1f} s   {result.outcome}")
    reached = {result.chore for result in results}
    for name in (name for row in rows for name in row if name not in reached):
        say(f"{name:<10}      -     not reached")
