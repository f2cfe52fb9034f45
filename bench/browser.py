"""How quick the pages are in Chromium, with the real server on this machine.

    python bench/browser.py                 all figures, for both games
    python bench/browser.py --times 9       each click so often; the median is told

Wanted: a click on "against bots" shows a table that can be played at in under 1 s; at a CPU four times
slower a pointer move while dragging takes under 8 ms of script, and no task takes over 50 ms.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import CDPSession, Locator

from tests.server.running import Server, running
from tests.web.laying import taken_over
from tests.web.playing import my_turn
from tests.web.screens import CLANS, GLENMORE
from tests.web.visits import Street, Visit, street

SLOWER: Final = 4
MOVES: Final = 120
READY: Final = {"clans": "button.confirm", "glenmore": ".ring .legal"}
# A task of more than 50 ms is what browsers call long, and tell of by themselves.
_WATCH: Final = """
window.longTasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks.push(duration)
}).observe({ type: 'longtask', buffered: false })
"""


async def to_the_table(people: Street, number: int, ready: str) -> float:
    """Seconds from the click on the start page, of a browser that has loaded nothing yet of the game."""
    visit = await people.visitor(drawn=True)
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


async def script_seconds(tools: CDPSession) -> float:
    metrics = (await tools.send("Performance.getMetrics"))["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "ScriptDuration"))


async def long_tasks(visit: Visit) -> list[int]:
    """In milliseconds, since this was last asked."""
    return [round(task) for task in await visit.page.evaluate("longTasks.splice(0)")]


async def drag(visit: Visit, piece: Locator) -> None:
    """Lift a piece and carry it about, with the mouse alone: looking for it is not measured."""
    page, tools = visit.page, await visit.page.context.new_cdp_session(visit.page)
    x, y = await middle_of(piece)
    await tools.send("Performance.enable")
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.evaluate(_WATCH)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 10, y - 10)
    lifting = await long_tasks(visit)
    before = await script_seconds(tools)
    for step in range(MOVES):
        await page.mouse.move(200 + 8 * step % 1000, 200 + 3 * step)
    spent = 1000 * (await script_seconds(tools) - before) / MOVES
    print(f"  {SLOWER} times slower, a pointer move: {spent:.2f} ms of script")
    print(f"  tasks over 50 ms: {lifting} when lifted, {await long_tasks(visit)} on the way")
    await page.mouse.up()


async def middle_of(piece: Locator) -> tuple[float, float]:
    box = await piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def dragging(people: Street, game: str) -> None:
    """A card; in Glen More, where tiles are not dragged, the pointer with a tile that was picked."""
    visit = await people.visitor(drawn=True)
    await taken_over(visit, *(CLANS if game == "clans" else GLENMORE))
    await my_turn(visit)
    piece = "[data-card]" if game == "clans" else ".ring .legal"
    await drag(visit, visit.page.locator(piece).first)


async def measure(server: Server, times: int) -> None:
    async with street(server.url) as people:
        for number, (game, ready) in enumerate(READY.items()):
            taken = [await to_the_table(people, number, ready) for _ in range(times)]
            middle = 1000 * statistics.median(taken)
            print(f"{game}\n  from the click to the table: {middle:.0f} ms, the median of {times}")
            await dragging(people, game)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--times", type=int, default=5)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, running("--data", data) as server:
        asyncio.run(measure(server, arguments.times))


if __name__ == "__main__":
    main()
