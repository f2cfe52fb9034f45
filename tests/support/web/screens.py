"""Every screen there is, each with its way to it."""

from typing import Final

from playwright.async_api import Locator

from tests.support.server.server_process import OPEN, bot, person
from tests.support.web import states
from tests.support.web.players import OVER
from tests.support.web.states import Way
from tests.support.web.tables import create_table, import_record, take_over_record
from tests.support.web.visits import Visit

CLANS = ("clans-last-card-4-players", 52)
GLENMORE = ("glenmore-third-scoring-3-players", 203)
# A clan member may move.
MEMBER = ("glenmore-third-scoring-shared", 169)
HAND = "[data-card]:not([aria-disabled=true])"
LAND = ".land [data-cell]"


async def start(visit: Visit) -> None:
    await create_table(visit, "clans", person("Ada"), bot())  # for the list of one's tables
    await visit.open()
    await visit.page.locator("article svg").last.wait_for()
    await visit.page.locator("main a[href^='/t/']").first.wait_for()


async def settings(visit: Visit) -> None:
    await visit.open()
    await visit.press(visit.page.locator("header button[aria-haspopup=dialog]"))
    await visit.page.get_by_role("dialog").wait_for()


def new_table(game: str, how: str) -> Way:
    async def way(visit: Visit) -> None:
        await visit.open(f"/new/{game}?how={how}")
        await visit.press(visit.page.locator("form summary"))

    return way


async def lobby(visit: Visit) -> None:
    await create_table(visit, "glenmore", person("Ada"), OPEN, bot(), start=False)
    await visit.page.locator("#invite svg, #invite").first.wait_for()


async def curtain(visit: Visit) -> None:
    await create_table(visit, "clans", person("Ada"), person("Ben"))
    await visit.page.locator("#curtain").wait_for()


async def clans(visit: Visit) -> None:
    await take_over_record(visit, *CLANS)
    await visit.page.locator(HAND).first.wait_for()


async def clans_chosen(visit: Visit) -> None:
    """A card, a place and a shield are chosen; the line says what would follow."""
    await clans(visit)
    await visit.press(_playable(visit))
    await visit.press(visit.page.locator("[data-mark=legal]").first)
    await visit.press(visit.page.get_by_role("switch"))
    await visit.page.locator(".line .gain").wait_for()


async def clans_refused(visit: Visit) -> None:
    await clans(visit)
    await visit.press(_playable(visit))
    await visit.press(visit.page.locator("[data-mark=plain]:not(.full)").first)
    await visit.page.get_by_role("alert").wait_for()


def _playable(visit: Visit) -> Locator:
    return visit.page.locator(HAND).filter(has=visit.page.locator(".count")).first


async def glenmore(visit: Visit) -> None:
    await take_over_record(visit, *GLENMORE)
    await visit.page.locator(LAND).first.wait_for()
    # When all of it is there, the chain goes to its first tile that can be taken.
    await visit.page.locator(".ring .spot").nth(13).wait_for()


async def glenmore_terms(visit: Visit) -> None:
    """A tile is picked, with what it costs wherever it is laid."""
    await glenmore(visit)
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.page.locator(".sheet dl").wait_for()


async def glenmore_picked(visit: Visit) -> None:
    """A tile is picked and shown on a cell, with what would follow."""
    await glenmore(visit)
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.page.locator(f"{LAND} .lit").first.focus()
    await visit.page.locator(".sheet dl").wait_for()


async def glenmore_choices(visit: Visit) -> None:
    """A tile asks what it is to be paid with."""
    await take_over_record(visit, "glenmore-third-scoring-tie-break", 155)
    await visit.page.locator(".choices button").first.wait_for()


async def glenmore_land(visit: Visit) -> None:
    await glenmore(visit)
    await visit.press(visit.page.locator(".player:visible, .neighbour:visible").last)
    await visit.page.get_by_role("dialog").wait_for()


async def glenmore_overview(visit: Visit) -> None:
    """The tiles left in each stack."""
    await glenmore(visit)
    await visit.press(visit.page.locator(".ring .stacks"))
    await visit.page.locator("dialog section:last-of-type li").last.wait_for()


def over(record: str) -> Way:
    async def way(visit: Visit) -> None:
        await visit.open(f"/t/{await import_record(visit, record)}")
        await visit.page.locator(OVER).wait_for()

    return way


def review(record: str, ply: int) -> Way:
    async def way(visit: Visit) -> None:
        await visit.open(f"/t/{await import_record(visit, record)}?ply={ply}")
        await visit.page.locator("#review").wait_for()

    return way


def page(path: str, sign: str) -> Way:
    async def way(visit: Visit) -> None:
        await visit.open(path)
        await visit.page.locator(sign).first.wait_for()

    return way


def missing(path: str) -> Way:
    """The browser itself notes on its console that there is nothing."""

    async def way(visit: Visit) -> None:
        await page(path, ".problem h1")(visit)
        visit.ignore("status of 404")

    return way


SCREENS: Final[dict[str, Way]] = {
    "start": start,
    "settings": settings,
    "new-bots": new_table("clans", "bots"),
    "new-friends": new_table("glenmore", "friends"),
    "lobby": lobby,
    "curtain": curtain,
    "clans": clans,
    "clans-chosen": clans_chosen,
    "clans-refused": clans_refused,
    "clans-over": over(CLANS[0]),
    "clans-review": review(*CLANS),
    "glenmore": glenmore,
    "glenmore-terms": glenmore_terms,
    "glenmore-picked": glenmore_picked,
    "glenmore-choices": glenmore_choices,
    "glenmore-land": glenmore_land,
    "glenmore-overview": glenmore_overview,
    "glenmore-over": over(GLENMORE[0]),
    "glenmore-review": review(*GLENMORE),
    "rules-clans": page("/rules/clans", "figure svg"),
    "rules-glenmore": page("/rules/glenmore", "figure svg"),
    "join": states.invited,
    "full": states.full,
    "waiting": states.waiting,
    "undo-asked": states.undo_asked,
    "clocks": states.clocks,
    "rematch": states.rematch,
    "coach": states.coached,
    "hint": states.hinted,
    "clans-long-names": states.long_names("clans"),
    "glenmore-long-names": states.long_names("glenmore"),
    "lost": states.lost,
    "unreachable": states.unreachable,
    "loading": states.loading,
    "import-refused": states.import_refused,
    "wrong-link": missing("/t/AAAAAAAAAAAAAAAAAAAAAA"),
    "missing": missing("/nowhere"),
}
