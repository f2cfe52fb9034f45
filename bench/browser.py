"""How quick the pages are in Chromium, with the real server on this machine.

    python bench/browser.py                 all figures, for both games
    python bench/browser.py --times 9       each figure this many times; the best and the median are shown
    python bench/browser.py --tasks 5       also of what the longest tasks consist
    python bench/browser.py --phone         on a page as narrow as a phone's
    python bench/browser.py --rate 1        Chromium slows nothing down, and the figures are multiplied instead

Wanted: a click on "against bots" shows a table that can be played at in under 1 s; at a CPU four times
slower a pointer move while dragging takes under 8 ms of script, and no task takes over 50 ms while playing,
with everything that moves, nor while something is opened. Measured in the middle of a match and, with the most
players, towards its end. Chromium's own trace is read. Work on a bare page, always the same, is timed beside each
figure: by how much it is slower than four times the quickest without slowing down, the figure is divided. What was
measured stands beside it. Chromium slows down by spinning for wall-clock time, so that other processes on the
machine count several times; with `--rate 1` they do not.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Page

from bench.chromium_trace import Task, longer_than, record_trace
from bench.opening import FULL, openings, task_of
from tests.support.server.server_process import Server, running
from tests.support.web.players import my_turn
from tests.support.web.pointers import middle
from tests.support.web.screens import GLENMORE, MEMBER
from tests.support.web.tables import take_over_record
from tests.support.web.visits import Visit, visitors

Newcomer = Callable[[], Awaitable[Visit]]

SLOWER: Final = 4
LONG_MS: Final = 50
MOVES: Final = 120
CLICKS: Final = 40
LOOPS: Final = 9
READY: Final = {"clans": "button.confirm", "glenmore": ".ring .legal"}
MIDDLE: Final = {"clans": ("clans-last-card-4-players", 40), "glenmore": GLENMORE}

CARRIED: Final = {
    "clans": (MIDDLE["clans"], "[data-card]"),
    "glenmore": (MEMBER, ".land .movable .member"),
}

# A script in the page plays, so that the search for buttons from outside is not measured.
_PLAYER: Final = """
(steps, clicks) => new Promise((done) => {
  let made = 0
  const end = performance.now() + 40_000
  const step = () => {
    const found = steps.map((step) => document.querySelector(step)).find((place) => place)
    if (found) { found.click(); made += 1 }
    if (made < clicks && performance.now() < end && !document.querySelector('#outcome')) setTimeout(step, found ? 150 : 50)
    else done(made)
  }
  step()
})
"""
# The first of these that is there is clicked.
_STEPS: Final = {
    "clans": [
        "button.confirm:enabled",
        ".slot.legal",
        "[data-card]:not([aria-disabled=true]):has(.count)",
        "[data-card]:not([aria-disabled=true])",
    ],
    "glenmore": [
        ".choices button:enabled",
        ".land .lit",
        ".ring .legal",
        ".land .on",
        ".sheet section .primary:enabled",
        ".sheet section .row > .button:enabled:last-of-type",
        ".market .lit",
    ],
}
# What pages are made of: elements are made, styled, laid out, measured and thrown away.
_WORK: Final = """
(turns) => {
  for (let turn = 0; turn < turns; turn += 1) {
    const place = document.createElement('div')
    place.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden'
    for (let line = 0; line < 150; line += 1) {
      const paragraph = document.createElement('p')
      paragraph.append(`line ${line} of`, document.createElement('b'), ` ${turns} turns`)
      place.append(paragraph)
    }
    document.body.append(place)
    for (const paragraph of place.children) paragraph.getBoundingClientRect()
    place.remove()
  }
}
"""
_TURNS: Final = 5


class Machine:
    """Measures how slow the machine is now, by the same work on a bare page.

    Chromium slows pages down by `rate`. The work is that of a page: work that waits for memory becomes slower by
    more than the rate, and pure computation by the rate.
    """

    def __init__(self, page: Page, rate: int) -> None:
        self.rate = rate
        self._page = page
        self._best = float("inf")

    async def slowness(self) -> float:
        """By how much it is slower than four times the work at rest, the quickest seen so far.

        Call it while no other page is open, because a trace covers all pages.
        """
        await slow_down(self._page, 1)
        self._best = min(self._best, await self._work())
        await slow_down(self._page, self.rate)
        return await self._work() / (SLOWER * self._best)

    async def _work(self) -> float:
        """The median of the work, in processor time of the thread."""
        async with record_trace(self._page) as trace:
            for _ in range(LOOPS):
                await self._page.evaluate(_WORK, _TURNS)
        return statistics.median(task.ms for task in trace.tasks()[:LOOPS])


class Figure(NamedTuple):
    ms: float
    slowness: float

    @property
    def fair(self) -> float:
        return self.ms / self.slowness

    def __str__(self) -> str:
        times = SLOWER * self.slowness
        return f"{self.fair:.0f} ms ({self.ms:.0f} measured, slowed down {times:.1f} times)"


class PlayMeasurement(NamedTuple):
    clicks: int
    longest: Figure
    tasks: list[Task]


async def to_the_table(newcomer: Newcomer, number: int, ready: str) -> float:
    """Seconds from the click on the start page, of a browser that has loaded nothing yet of the game."""
    visit = await newcomer()
    await visit.open()
    button = visit.page.locator("article button.primary").nth(number)
    await button.wait_for()
    await visit.page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    await button.click()
    await visit.page.locator(ready).first.wait_for()
    taken = time.perf_counter() - began
    await visit.page.context.close()
    return taken


async def slow_down(page: Page, rate: int) -> None:
    tools = await page.context.new_cdp_session(page)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})


async def at_the_table(newcomer: Newcomer, where: tuple[str, int], machine: Machine) -> Visit:
    """At a position of a match, slowed down."""
    visit = await newcomer()
    await take_over_record(visit, *where)
    await my_turn(visit)
    await visit.page.wait_for_load_state("networkidle")
    # What the pages keep for the time without a network is fetched now, and measured nowhere.
    await visit.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    await slow_down(visit.page, machine.rate)
    return visit


async def measure_play(
    newcomer: Newcomer, game: str, where: tuple[str, int], machine: Machine
) -> PlayMeasurement:
    before = await machine.slowness()
    visit = await at_the_table(newcomer, where, machine)
    async with record_trace(visit.page) as trace:
        clicks = await visit.page.evaluate(
            f"([steps, clicks]) => ({_PLAYER})(steps, clicks)", [_STEPS[game], CLICKS]
        )
    await visit.page.context.close()
    slowness = (before + await machine.slowness()) / 2
    tasks = trace.tasks()
    return PlayMeasurement(clicks, Figure(tasks[0].ms, slowness), tasks)


async def play(
    newcomer: Newcomer,
    game: str,
    where: tuple[str, int],
    machine: Machine,
    times: int,
    shown_tasks: int,
) -> None:
    runs = [await measure_play(newcomer, game, where, machine) for _ in range(times)]
    runs.sort(key=lambda run: run.longest.fair)
    best, median = runs[0], runs[len(runs) // 2]
    record, ply = where
    print(f"  {best.clicks} clicks and what follows, from {record} at {ply}:")
    for name, run in (("best", best), ("median", median)):
        long = len(longer_than(run.tasks, LONG_MS))
        print(f"    {name}: the longest task {run.longest}; {long} over {LONG_MS} ms as measured")
    for task in best.tasks[:shown_tasks]:
        print(f"      {task}")


async def measure_openings(newcomer: Newcomer, game: str, machine: Machine, times: int) -> None:
    """The longest task while something is opened, with the most players and towards the end."""
    for one in openings(game):
        found = []
        for _ in range(times):
            visit = await newcomer()
            await visit.open()
            ms = await task_of(one, visit, lambda who: slow_down(who.page, machine.rate))
            await visit.page.context.close()
            found.append(Figure(ms, await machine.slowness()))
        found.sort(key=lambda figure: figure.fair)
        print(f"  {one.name}: the longest task {found[0]} at best, ", end="")
        print(f"{found[len(found) // 2]} in the median")


async def measure_drag(newcomer: Newcomer, game: str, machine: Machine, shown_tasks: int) -> None:
    """A card or a clan member is taken up and carried all over the page."""
    where, what = CARRIED[game]
    before = await machine.slowness()
    visit = await at_the_table(newcomer, where, machine)
    piece = visit.page.locator(what).first
    await piece.scroll_into_view_if_needed()
    x, y = await middle(piece)
    mouse = visit.page.mouse
    async with record_trace(visit.page) as lifting:
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + 10, y - 10)
        await asyncio.sleep(0.5)
    size = visit.page.viewport_size
    assert size is not None
    async with record_trace(visit.page) as trace:
        for step in range(MOVES):
            await mouse.move(8 * step % size["width"], 200 + 3 * step % (size["height"] - 200))
    await visit.page.context.close()
    slowness = (before + await machine.slowness()) / 2
    first, tasks = lifting.tasks(), trace.tasks()
    move = trace.ms_of_a_move()
    print(f"  a pointer move: {move / slowness:.2f} ms of script ({move:.2f} measured); ", end="")
    print(f"the longest task {Figure(tasks[0].ms, slowness)}, ", end="")
    print(f"when lifted {Figure(first[0].ms, slowness)}")
    for task in [*first[: shown_tasks // 2], *tasks[:shown_tasks]]:
        print(f"    {task}")


async def measure(server: Server, times: int, shown_tasks: int, rate: int, *, phone: bool) -> None:
    async with visitors(server.url) as people:
        machine = Machine(await people.browser.new_page(), rate)
        newcomer = partial(people.visitor, drawn_board=True, animated=True, phone=phone)
        for number, (game, ready) in enumerate(READY.items()):
            taken = [await to_the_table(newcomer, number, ready) for _ in range(times)]
            ms = 1000 * statistics.median(taken)
            print(f"{game}, each {times} times")
            print(f"  from the click to the table: {ms:.0f} ms in the median")
            await measure_drag(newcomer, game, machine, shown_tasks)
            for where in (MIDDLE[game], FULL[game]):
                await play(newcomer, game, where, machine, times, shown_tasks)
            await measure_openings(newcomer, game, machine, times)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--tasks", type=int, default=0)
    parser.add_argument("--rate", type=int, default=SLOWER)
    parser.add_argument("--phone", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, running("--data", data) as server:
        asyncio.run(
            measure(server, arguments.times, arguments.tasks, arguments.rate, phone=arguments.phone)
        )


if __name__ == "__main__":
    main()
