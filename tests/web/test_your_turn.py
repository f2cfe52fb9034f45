"""A player who looks elsewhere is notified of their turn; one who looks at the table sees it there."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.support.server.server_process import Client, Server
from tests.support.web.chromium import scene
from tests.support.web.states import with_ben
from tests.support.web.tables import post
from tests.support.web.visits import Visit, Visitors, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


# Tones tell sounds apart, and noise is heard with every card; a worker is there or not.
_NOTES = """
(() => {
  const outside = (window.outside = { badge: 0, tones: [], noises: 0, notices: [] })
  let isHidden = false
  Object.defineProperty(document, 'hidden', { get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
  window.look = (away) => {
    isHidden = away
    document.dispatchEvent(new Event('visibilitychange'))
  }

  navigator.setAppBadge = async (count) => void (outside.badge = count)
  navigator.clearAppBadge = async () => void (outside.badge = 0)

  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options)
      outside.tones.push(options.frequency)
    }
  }
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    constructor(context, options) {
      super(context, options)
      outside.noises += 1
    }
  }

  class Shown {
    static permission = PERMISSION
    constructor(title, { body, tag }) {
      Object.assign(this, { title, body, tag })
      outside.notices.push(this)
    }
    close() {
      outside.notices = outside.notices.filter((other) => other !== this)
    }
  }
  window.Notification = Shown
  const worker = {
    active: {},
    showNotification: async (...args) => void new Shown(...args),
    getNotifications: async ({ tag }) => outside.notices.filter((notice) => notice.tag === tag),
  }
  const registered = { getRegistration: async () => (HAS_WORKER ? worker : undefined) }
  Object.defineProperty(navigator, 'serviceWorker', { value: registered })
})()
"""


async def stub_browser(page: Page, permission: str = "granted", *, worker: bool = True) -> None:
    """Call it before the page is opened; ``worker``: whether one shows the notices, as on phones."""
    script = _NOTES.replace("PERMISSION", json.dumps(permission))
    await page.add_init_script(script.replace("HAS_WORKER", json.dumps(worker)))


async def set_hidden(page: Page, *, away: bool) -> None:
    await page.evaluate("away => look(away)", away)


async def recorded_effects(page: Page) -> Any:
    return await page.evaluate("outside")


MINE = re.compile("^Your turn")
# The two tones of its sound.
TURN = [587, 784]
_NOTICES = """localStorage.clachan = '{"board": "text", "notices": true}'"""


@asynccontextmanager
async def beside_ben(
    people: Visitors, permission: str = "granted", *, worker: bool = True, asked: bool = True
) -> AsyncIterator[tuple[Visit, str, Client]]:
    """Ada, who has touched a key, so that she may hear something, and Ben, who is to move."""
    ada = await people.visitor()
    if asked:
        await ada.page.add_init_script(_NOTICES)
    await stub_browser(ada.page, permission, worker=worker)
    async with with_ben(ada) as (table, ben):
        await ada.page.keyboard.press("Shift")
        await expect(ada.page).not_to_have_title(MINE)
        yield ada, table, ben


async def icon(ada: Visit) -> str:
    return str(await ada.page.locator("link[rel=icon]").get_attribute("href"))


async def her_turn(ada: Visit) -> None:
    """The page shows it, and the card was heard, with which any other sound would have come."""
    await expect(ada.page).to_have_title(MINE)
    await ada.page.wait_for_function("() => outside.noises > 0")


async def is_not_notified(ada: Visit) -> None:
    seen = await recorded_effects(ada.page)
    assert (seen["badge"], seen["notices"]) == (0, [])
    assert not set(TURN) & set(seen["tones"])
    assert await icon(ada) == "/icon.svg"


async def plays(ada: Visit, table: str) -> None:
    view = await ada.view()
    body = {"type": "play", "nonce": "a", "seq": view["seq"], "seat": view["viewing"]}
    await post(ada, f"/tables/{table}/commands", {**body, "action": view["legal"][0]["text"]})
    await expect(ada.page).not_to_have_title(MINE)


@scene
async def test_who_looks_at_the_table_gets_the_title_alone(server: Server) -> None:
    """And no player is notified of another's turn, even when they look elsewhere."""
    async with visitors(server.url) as people, beside_ben(people) as (ada, table, ben):
        await ben.play(table)
        await her_turn(ada)
        await is_not_notified(ada)
        await set_hidden(ada.page, away=True)
        await plays(ada, table)
        await is_not_notified(ada)


@pytest.mark.parametrize("worker", [True, False], ids=["worker", "page"])
@scene
async def test_who_looks_away_is_notified_in_every_way_until_they_look(
    server: Server, worker: bool
) -> None:
    async with (
        visitors(server.url) as people,
        beside_ben(people, worker=worker) as (ada, table, ben),
    ):
        await set_hidden(ada.page, away=True)
        await ben.play(table)
        await her_turn(ada)
        await ada.page.wait_for_function("() => outside.notices.length")
        seen = await recorded_effects(ada.page)
        assert [pitch for pitch in seen["tones"] if pitch in TURN] == TURN
        assert seen["badge"] == 1
        assert [notice["title"] for notice in seen["notices"]] == ["Your turn"]
        assert await icon(ada) == "/icon-turn.svg"

        await set_hidden(ada.page, away=False)
        seen = await recorded_effects(ada.page)
        assert (seen["badge"], seen["notices"]) == (0, [])
        assert await icon(ada) == "/icon.svg"


@pytest.mark.parametrize(("permission", "asked"), [("denied", True), ("granted", False)])
@scene
async def test_no_notice_where_it_is_not_allowed_or_not_wished_for(
    server: Server, permission: str, asked: bool
) -> None:
    async with visitors(server.url) as people, beside_ben(people, permission, asked=asked) as here:
        ada, table, ben = here
        await set_hidden(ada.page, away=True)
        await ben.play(table)
        await her_turn(ada)
        seen = await recorded_effects(ada.page)
        assert (seen["badge"], seen["notices"]) == (1, [])
