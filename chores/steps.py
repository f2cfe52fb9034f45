"""Runs several chores, as many at a time as there are cores, measures their time and prints a summary."""

import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from chores.commands import ROOT, Failed, NotRun, forward_sigterm, say

_POLL_S = 0.1


class Step(NamedTuple):
    name: str
    title: str
    command: Sequence[str]
    needs: Sequence[str] = ()
    """The steps that have to end before this one starts."""
    is_shown: bool = False
    """Whether its output is printed while it runs. That of the others is printed as a whole, when they have ended."""

    @property
    def head(self) -> str:
        return f"\n=== {self.name}: {self.title} ==="


class Result(NamedTuple):
    name: str
    seconds: float
    outcome: str
    status: int


class Running(NamedTuple):
    step: Step
    process: "subprocess.Popen[bytes]"
    output: Path
    start: float


def run_steps(steps: Sequence[Step], cores: int) -> None:
    """Run all steps. After a failure no other step starts; raises `Failed` when those that run have ended."""
    results: list[Result] = []
    start = time.monotonic()
    try:
        results.extend(run_together(steps, cores))
    finally:
        summarise(steps, results, time.monotonic() - start)
    for result in results:
        if result.status:
            raise Failed(result.status)


def run_together(steps: Sequence[Step], cores: int) -> Iterator[Result]:
    """Start each step, in the order given, when a core is free and what it needs has ended."""
    waiting = list(steps)
    running: list[Running] = []
    processes: list[subprocess.Popen[bytes]] = []
    with TemporaryDirectory() as folder, ExitStack() as stack, forward_sigterm(processes):
        while True:
            while len(running) < cores and (step := _next(waiting, running)):
                waiting.remove(step)
                running.append(start_step(step, Path(folder)))
                processes.append(stack.enter_context(running[-1].process))
            if not running:
                return
            ended = [one for one in running if one.process.poll() is not None]
            for one in ended:
                running.remove(one)
                result = finish_step(one)
                if result.status:
                    waiting = []
                yield result
            time.sleep(0 if ended else _POLL_S)


def _next(waiting: Sequence[Step], running: Sequence[Running]) -> Step | None:
    to_come = {step.name for step in waiting} | {one.step.name for one in running}
    return next((step for step in waiting if to_come.isdisjoint(step.needs)), None)


def start_step(step: Step, folder: Path) -> Running:
    path = folder / step.name
    if step.is_shown:
        say(step.head)
    with path.open("wb") as file:
        output = None if step.is_shown else file
        process = subprocess.Popen(step.command, cwd=ROOT, stdout=output, stderr=output)
    return Running(step, process, path, time.monotonic())


def finish_step(ended: Running) -> Result:
    seconds, status = time.monotonic() - ended.start, ended.process.returncode
    text = ended.output.read_text(encoding="utf-8", errors="replace").strip()
    if not ended.step.is_shown:
        say(f"{ended.step.head}\n{text}")
    if status == NotRun.status:
        return Result(ended.step.name, seconds, (text or "not run").splitlines()[-1], 0)
    return Result(ended.step.name, seconds, "FAILED" if status else "passed", status)


def summarise(steps: Sequence[Step], results: Sequence[Result], seconds: float) -> None:
    say("\n=== summary ===")
    for result in results:
        say(f"{result.name:<10} {result.seconds:6.1f} s   {result.outcome}")
    reached = {result.name for result in results}
    for step in steps:
        if step.name not in reached:
            say(f"{step.name:<10}      -     not reached")
    say(f"{'all':<10} {seconds:6.1f} s")
