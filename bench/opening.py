"""What the browser does when a page of ours is opened: the longest task of each, at a slower CPU."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from bench.chromium_trace import longest, record_trace
from tests.support.web.tables import import_record, take_over_record
from tests.support.web.visits import Visit

Step = Callable[[Visit], Awaitable[None]]

# The most players, and towards the end, when most lies on the table.
FULL: Final = {
    "clans": ("clans-last-card-4-players", 56),
    "glenmore": ("glenmore-third-scoring-5-players", 327),
}
_READY: Final = {"clans": "[data-card]", "glenmore": ".land [data-cell]"}
_STEPS: Final = 12
# What is drawn when the browser has time for it.
_REST_MS: Final = 700


class Opening(NamedTuple):
    """Something that a visitor opens, with the page where that starts."""

    name: str
    open_page: Step
    open: Step


def openings(game: str) -> list[Opening]:
    return [
        Opening("the table", _start_with_table(game), _follow(_READY[game])),
        Opening("the end and its graph", _start_with_record(game), _follow(".graph svg")),
        Opening("the replay", _at_the_end(game), _look_back),
        *(
            [Opening("another's land", _at_the_table(game), _show_land)]
            if game == "glenmore"
            else []
        ),
        Opening("the rules", _start, _read_rules(game)),
    ]


async def task_of(opening: Opening, visit: Visit, slow_down: Step) -> float:
    """Milliseconds of the longest task until all that belongs to it is there."""
    await opening.open_page(visit)
    await visit.page.wait_for_load_state("networkidle")
    await slow_down(visit)
    async with record_trace(visit.page) as trace:
        await opening.open(visit)
        await visit.page.wait_for_timeout(_REST_MS)
    return longest(trace.tasks())


async def _start(visit: Visit) -> None:
    await visit.open()
    await visit.page.locator("article").first.wait_for()


def _start_with_table(game: str) -> Step:
    """The start page, with the table in its list."""

    async def open_page(visit: Visit) -> None:
        await take_over_record(visit, *FULL[game])
        await visit.page.locator(_READY[game]).first.wait_for()
        await _start(visit)

    return open_page


def _start_with_record(game: str) -> Step:
    async def open_page(visit: Visit) -> None:
        table = await import_record(visit, FULL[game][0])
        await _start(visit)
        await visit.page.evaluate(_LINK, f"/t/{table}")

    return open_page


# A link of the page, followed as any other.
_LINK: Final = """
(address) => {
  const link = document.createElement('a')
  link.href = address
  link.textContent = address
  document.querySelector('main').prepend(link)
}
"""


def _follow(sign: str) -> Step:
    async def follow(visit: Visit) -> None:
        await visit.page.evaluate("document.querySelector(\"main a[href^='/t/']\").click()")
        await visit.page.locator(sign).first.wait_for()

    return follow


def _at_the_end(game: str) -> Step:
    async def open_page(visit: Visit) -> None:
        await visit.open(f"/t/{await import_record(visit, FULL[game][0])}")
        await visit.page.locator("a[href*='?ply=']").first.wait_for()

    return open_page


async def _look_back(visit: Visit) -> None:
    """From the end backwards, step by step."""
    await visit.page.evaluate("document.querySelector(\"a.button[href*='?ply=']\").click()")
    await visit.page.locator("#review").wait_for()
    for _ in range(_STEPS):
        await visit.page.keyboard.press("ArrowLeft")
        await visit.page.wait_for_timeout(_REST_MS / 4)


def _at_the_table(game: str) -> Step:
    async def open_page(visit: Visit) -> None:
        await take_over_record(visit, *FULL[game])
        await visit.page.locator(_READY[game]).first.wait_for()

    return open_page


async def _show_land(visit: Visit) -> None:
    """On a phone from the row of players."""
    await visit.page.evaluate(
        "[...document.querySelectorAll('button.neighbour, .players button')].at(-1).click()"
    )
    await visit.page.locator("[role=dialog]").wait_for()


def _read_rules(game: str) -> Step:
    async def read(visit: Visit) -> None:
        await visit.page.evaluate(f"document.querySelector(\"a[href='/rules/{game}']\").click()")
        await visit.page.locator("figure svg").first.wait_for()

    return read
