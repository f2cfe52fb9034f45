"""The last turns of Glen More and its account, by keys alone and through the accessibility tree alone."""

import random

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Json, Server, person
from tests.support.web import glenmore_by_keys, glenmore_by_name
from tests.support.web.chromium import scene
from tests.support.web.glenmore_moves import is_made_by_itself
from tests.support.web.keys import go_to, press
from tests.support.web.players import MANY, OVER, moves_on, play_out, shown_ply
from tests.support.web.screen_reader import ScreenReader
from tests.support.web.tables import continue_record, take_over_record
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# A few turns before the third scoring.
MOMENT = ("glenmore-third-scoring-tie-break", 150)
ACCOUNT = "section[aria-labelledby=account]"


def totals(view: Json) -> list[str]:
    """As the page writes them, with a minus sign."""
    return [str(sheet["total"]).replace("-", "−") for sheet in view["outcome"]["sheets"]]


@pytest.mark.deep
@scene
async def test_by_keys_alone(server: Server, rng: random.Random) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await take_over_record(ada, *MOMENT)
        last = await play_out(ada, glenmore_by_keys.make, rng)
        assert last["position"]["scorings"] == 3
        await ada.page.locator(ACCOUNT).wait_for()
        await go_to(ada, f"{OVER} summary")
        await press(ada, "Enter")
        await expect(ada.page.locator(f"{OVER} details[open]")).to_have_count(1)
        await go_to(ada, ACCOUNT)
        await expect(ada.page.locator(f"{ACCOUNT} tfoot td")).to_have_text(totals(last))


async def play_out_by_ear(reader: ScreenReader, rng: random.Random) -> Json:
    """Both people at one screen; gives the last view."""
    visit = reader.visit
    for _ in range(MANY):
        # What the page does by itself it may have done while it was asked for.
        ply = await shown_ply(visit)
        view = await visit.view()
        if view["status"] == "over":
            return view
        view = await visit.view(view["to_move"])
        if view["ply"] == ply and not is_made_by_itself(view):
            await glenmore_by_name.make(reader, view, rng.choice(view["legal"]))
        await moves_on(visit, ply)
    raise AssertionError("the match does not end")


@pytest.mark.deep
@scene
async def test_through_the_accessibility_tree_alone(server: Server, rng: random.Random) -> None:
    """A whole match. test_screen_reader_transcripts.py has some turns for every commit."""
    record, _ = MOMENT
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        reader = ScreenReader(ada)
        await reader.begin()
        await continue_record(ada, record, 0, person("Ada"), person("Ben"))
        last = await play_out_by_ear(reader, rng)
        assert last["position"]["scorings"] == 3
        await ada.page.locator(OVER).wait_for()
        await reader.hear()
        assert "The match is over." in reader.transcript[-1]
        account = ada.page.get_by_role("region", name=ada.words.say("web-glenmore-account"))
        total = " ".join([ada.words.say("glenmore-total"), *totals(last)])
        await expect(account.get_by_role("row", name=total, exact=True)).to_have_count(1)
