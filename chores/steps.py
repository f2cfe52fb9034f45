"""Runs several chores, measures their time and prints a summary."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from chores.commands import Failed, NotRun, say

Chore = Callable[[list[str]], None]


class Result(NamedTuple):
    chore: str
    seconds: float
    outcome: str
    status: int


def run_steps(steps: Sequence[str], chores: Mapping[str, Chore], unit: list[str]) -> None:
    """Run them until one fails; ``unit`` are the arguments of the tests."""
    results: list[Result] = []
    try:
        for name in steps:
            say(f"\n=== {name}: {chores[name].__doc__} ===")
            results.append(time_chore(name, chores[name], unit if name == "unit" else []))
            if results[-1].status:
                raise Failed(results[-1].status)
    finally:
        summarise(steps, results)


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


def summarise(steps: Sequence[str], results: Sequence[Result]) -> None:
    say("\n=== summary ===")
    for result in results:
        say(f"{result.chore:<10} {result.seconds:6.1f} s   {result.outcome}")
    for name in steps[len(results) :]:
        say(f"{name:<10}      -     not reached")
