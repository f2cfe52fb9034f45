"""Without a network, and without a server: the pages open, say so, and come back by themselves."""

import re
from pathlib import Path

from playwright.async_api import expect

from tests.support.server.server_process import Server, start
from tests.support.web.chromium import scene
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

_KEPT = """
async () => {
  await navigator.serviceWorker.ready
  const [name] = await caches.keys()
  const kept = await (await caches.open(name)).keys()
  return kept.map((request) => new URL(request.url).pathname)
}
"""


async def kept(visit: Visit) -> set[str]:
    """What the worker has laid aside, once it is ready."""
    return set(await visit.page.evaluate(_KEPT))


@scene
async def test_the_shell_opens_without_a_server_and_comes_back_with_it(tmp_path: Path) -> None:
    served = start("--data", str(tmp_path))
    try:
        async with visitors(served.url) as people:
            ann = await people.visitor(service_worker=True)
            await ann.open()
            files = await kept(ann)
            assert {"/", "/icon.svg", "/manifest.webmanifest"} <= files
            assert not [file for file in files if file.startswith("/api")]

            served.kill()
            await ann.open()
            await ann.page.get_by_role("heading", name="Server unavailable").wait_for()
            await ann.page.get_by_role("link", name="Rules of Clans and Glory").click()
            await expect(ann.page.locator("#CG-4\\.1")).to_contain_text("Play exactly 1 card")
            await expect(ann.page.locator("figure svg").first).to_be_visible()
            await ann.open("/rules/glenmore")
            await expect(ann.page.locator("figure svg.tile").first).to_be_visible()
            await ann.open()
            await ann.page.get_by_role("heading", name="Server unavailable").wait_for()

            served = start("--data", str(tmp_path), port=served.port)
            games = ann.page.get_by_role("heading", name="Glen More")
            await games.wait_for()
            ann.ignore("ERR_CONNECTION", "ERR_SOCKET", "ERR_EMPTY")
    finally:
        served.stop()


@scene
async def test_a_page_that_loses_the_network_says_what_still_works(tmp_path: Path) -> None:
    served = start("--data", str(tmp_path))
    try:
        async with visitors(served.url) as people:
            ann = await people.visitor("de", phone=True)
            await ann.open("/rules/clans")
            await ann.page.locator("article .rule").first.wait_for()
            await ann.page.context.set_offline(True)
            await ann.see("Du bist offline.")
            await ann.page.context.set_offline(False)
            await ann.page.get_by_text("Du bist offline.").wait_for(state="detached")
            ann.ignore("ERR_INTERNET_DISCONNECTED")
    finally:
        served.stop()


@scene
async def test_rules_can_be_read_where_no_picture_comes(server: Server) -> None:
    """The network may go at any moment: between the text and its pictures too."""
    async with visitors(server.url) as people:
        ann = await people.visitor()
        pictures = re.compile(r"/assets/(Tartans|Cards|Targes|Slots|Takes)-")
        await ann.page.route(pictures, lambda route: route.abort())
        await ann.open("/rules/clans")
        await expect(ann.page.locator("figcaption").last).to_be_visible()
        await ann.page.wait_for_load_state("networkidle")
        await expect(ann.page.locator("figure .drawing")).to_have_count(0)
        ann.ignore("ERR_FAILED")
