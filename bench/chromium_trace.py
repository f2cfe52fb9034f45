"""The work of Chromium's main thread, from a trace."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import CDPSession, Page

Event = dict[str, Any]

_CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,v8.execute,v8,blink.user_timing"
_TASK: Final = "RunTask"
# The parts of a task, without events that only wrap others.
_PARTS: Final = frozenset(
    "FunctionCall EvaluateScript v8.compile v8.run MajorGC MinorGC UpdateLayoutTree Layout PrePaint "
    "Paint Layerize Commit ParseHTML HitTest EventDispatch FireAnimationFrame TimerFire "
    "RunMicrotasks IntersectionObserverController::computeIntersections".split()
)
_MOVES: Final = frozenset(("pointermove", "mousemove", "pointerrawupdate"))


@dataclass
class Task:
    """One task of the main thread."""

    ms: float
    start: float
    parts: dict[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        longest = sorted(self.parts, key=lambda part: -self.parts[part])[:4]
        parts = ", ".join(f"{name} {self.parts[name]:.0f}" for name in longest)
        return f"{self.ms:.0f} ms ({parts})"


@dataclass
class Trace:
    events: list[Event] = field(default_factory=list)

    def tasks(self) -> list[Task]:
        main = self._main()
        events = [event for event in self.events if _thread(event) == main and "dur" in event]
        tasks = [Task(_ms(event), event["ts"]) for event in events if event["name"] == _TASK]
        tasks.sort(key=lambda task: task.start)
        for event in events:
            if event["name"] in _PARTS:
                _put(tasks, event)
        return sorted(tasks, key=lambda task: -task.ms)

    def ms_of_a_move(self) -> float:
        """Script time for each pointer move, with the work that it causes in the next frame."""
        main = self._main()
        events = [event for event in self.events if _thread(event) == main and "dur" in event]
        moves = [event for event in events if _kind(event) in _MOVES]
        frames = [event for event in events if event["name"] == "FireAnimationFrame"]
        count = sum(_kind(event) == "pointermove" for event in moves)
        return sum(map(_ms, (*moves, *frames))) / max(1, count)

    def _main(self) -> tuple[int, int] | None:
        """The thread of the page: the rendering thread with the most tasks."""
        named = {
            _thread(event)
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        tasks = Counter(_thread(event) for event in self.events if event["name"] == _TASK)
        return max(named, key=lambda thread: tasks[thread], default=None)


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _ms(event: Event) -> float:
    """The processor time of the thread, where the trace has it, so that other processes do not count."""
    return float(event["tdur"] if "tdur" in event else event["dur"]) / 1000


def _kind(event: Event) -> str | None:
    """The type of a DOM event; ``None`` for another event."""
    data = event.get("args", {}).get("data", {}) if event["name"] == "EventDispatch" else {}
    return data.get("type")


def _put(tasks: list[Task], event: Event) -> None:
    low, high = 0, len(tasks)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if tasks[middle].start <= event["ts"] else (low, middle)
    if low:
        parts = tasks[low - 1].parts
        parts[event["name"]] = parts.get(event["name"], 0.0) + _ms(event)


@asynccontextmanager
async def record_trace(page: Page) -> AsyncIterator[Trace]:
    """Record a trace in this context; it is complete when the context ends."""
    tools: CDPSession = await page.context.new_cdp_session(page)
    trace, done = Trace(), asyncio.Event()

    def collect(batch: Event) -> None:
        trace.events.extend(batch["value"])

    tools.on("Tracing.dataCollected", collect)
    tools.on("Tracing.tracingComplete", lambda _: done.set())
    await tools.send("Tracing.start", {"categories": _CATEGORIES, "transferMode": "ReportEvents"})
    try:
        yield trace
    finally:
        await tools.send("Tracing.end")
        await done.wait()


def longer_than(tasks: Iterable[Task], ms: float) -> list[Task]:
    return [task for task in tasks if task.ms > ms]


def longest(tasks: Iterable[Task]) -> float:
    return max((task.ms for task in tasks), default=0.0)
