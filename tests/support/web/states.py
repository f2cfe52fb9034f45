"""The states a table can be in beside the usual ones: a player is asked, away, lost or refused."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from playwright.async_api import FilePayload, Route

from tests.support.server.server_process import OPEN, Client, Json, bot, person
from tests.support.web.tables import create_table, post
from tests.support.web.visits import Visit
from tests.support.web.wires import Wire

Way = Callable[[Visit], Awaitable[None]]

LONG_NAMES = (
    "Wilhelmina-Konstantinova",
    "Bartholomäusschwesterlein",
    "Szczęsnogórska-Brzęczysz",
    "Mmmmmmmmmmmmmmmmmmmmmmmm",
)
"""Each of 24 letters or more, and nowhere to break them."""


async def _create_table(host: Client, game: str, *seats: Json) -> tuple[str, str]:
    """A table of another player, and the key to its open seat."""
    table = await host.create_table(game, *seats, shuffle_seats=False)
    return table, await host.invite_key(table)


async def invited(visit: Visit) -> None:
    async with Client(visit.url) as host:
        table, key = await _create_table(host, "glenmore", person("Ben"), OPEN, bot())
    await visit.open(f"/t/{table}#join={key}")
    await visit.page.locator("form input").wait_for()


async def full(visit: Visit) -> None:
    async with Client(visit.url) as host:
        table, key = await _create_table(host, "clans", person("Ben"), OPEN)
        async with Client(visit.url) as other:
            (await other.join(table, key, "Cal")).raise_for_status()
    await visit.open(f"/t/{table}#join={key}")
    await visit.page.locator("main button.primary").wait_for()


@asynccontextmanager
async def with_ben(
    visit: Visit, game: str = "clans", *others: Json
) -> AsyncIterator[tuple[str, Client]]:
    """At a table with Ben, who has the first seat."""
    async with Client(visit.url) as ben:
        table, key = await _create_table(ben, game, person("Ben"), OPEN, *others)
        body = {"key": key, "name": "Ada"}
        await post(visit, f"/tables/{table}/join", body)
        (await ben.command(table, "start")).raise_for_status()
        await visit.open(f"/t/{table}")
        await visit.page.locator("main[data-ply]").wait_for()
        yield table, ben


async def waiting(visit: Visit) -> None:
    """Not one's turn."""
    async with with_ben(visit):
        pass


async def play_first(visit: Visit, table: str, place: int = 0) -> None:
    """The first legal action, or that at another place among them, sent beside the page."""
    view = await visit.view()
    action, seq = view["legal"][place]["text"], view["seq"]
    command = {"type": "play", "nonce": f"a{seq}", "seq": seq, "seat": view["viewing"]}
    await post(visit, f"/tables/{table}/commands", {**command, "action": action})


async def undo_asked(visit: Visit) -> None:
    async with with_ben(visit) as (table, ben):
        await ben.play(table)
        await play_first(visit, table)
        (await ben.command(table, "undo", seat=0)).raise_for_status()
    await visit.page.locator(".notice").wait_for()


async def clocks(visit: Visit) -> None:
    clock = {"kind": "live", "bank_s": 600, "increment_s": 10}
    await create_table(visit, "glenmore", person("Ada"), bot(), bot(), clock=clock)
    await visit.page.locator("main[data-ply]").wait_for()


async def rematch(visit: Visit) -> None:
    """Ben is not there yet."""
    async with with_ben(visit) as (table, ben):
        (await ben.command(table, "resign", seat=0)).raise_for_status()
        made = await post(visit, f"/tables/{table}/rematch", None)
    await visit.open(f"/t/{made['table']}")
    await visit.page.locator("#seats").wait_for()


async def lost(visit: Visit) -> None:
    wire = Wire()
    await wire.lead(visit)
    await create_table(visit, "clans", person("Ada"), bot())
    await visit.page.locator("[data-card]").first.wait_for()
    await wire.cut()
    await visit.page.locator(".lost .notice").wait_for()
    visit.ignore("WebSocket")


async def unreachable(visit: Visit) -> None:
    async def refuse(route: Route) -> None:
        await route.abort()

    await visit.page.route("**/api/**", refuse)
    await visit.open()
    await visit.page.locator("#away").wait_for()
    visit.ignore("ERR_FAILED")


async def loading(visit: Visit) -> None:
    async def dawdle(route: Route) -> None:
        """It never answers."""

    await visit.page.route("**/api/tables/*", dawdle)
    await visit.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    slow = visit.page.get_by_text(visit.words.say("web-loading-slow"))
    await slow.wait_for()


async def import_refused(visit: Visit) -> None:
    await visit.open()
    record = FilePayload(name="a.json", mimeType="application/json", buffer=b"{}")
    await visit.page.locator("#record").set_input_files(record)
    await visit.page.locator(".notice").scroll_into_view_if_needed()
    visit.ignore("status of 4")


async def coached(visit: Visit) -> None:
    await visit.open()
    await visit.press(visit.page.locator("article .first button").first)
    await visit.page.locator("main[data-ply]").wait_for()
    await visit.page.locator("[data-card]").first.wait_for()


async def hinted(visit: Visit) -> None:
    await create_table(visit, "clans", person("Ada"), bot())
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator("[data-card].isAdvised").first.wait_for()


def long_names(game: str) -> Way:
    async def way(visit: Visit) -> None:
        await create_table(visit, game, *map(person, LONG_NAMES[: 4 if game == "clans" else 3]))
        await visit.page.locator("main[data-ply]").wait_for()
        if game == "clans":
            await visit.press(visit.page.locator("#curtain ~ button, .curtain button").first)
            await visit.page.locator("[data-card]").first.wait_for()

    return way
