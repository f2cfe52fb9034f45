"""axe finds nothing on any screen, in either theme, at either size; a finger hits all there is."""

import pytest

from tests.server.running import Server
from tests.web import axe
from tests.web.chromium import scene
from tests.web.laying import taken_over
from tests.web.playing import scrolls_sideways
from tests.web.rotation import turn_of_the_commit
from tests.web.screens import CLANS, GLENMORE, SCREENS
from tests.web.targets import too_small
from tests.web.visits import needs_chromium, needs_pages, street

pytestmark = [
    needs_chromium,
    needs_pages,
    pytest.mark.skipif(not axe.is_there(), reason="not run: axe-core is not installed"),
]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("name", SCREENS)
@scene
async def test_every_screen(server: Server, deep: bool, name: str, phone: bool) -> None:
    """One size at each commit; both in the deep option."""
    if not deep and phone != bool(turn_of_the_commit() % 2):
        pytest.skip("the other size is due at this commit; --deep looks at both")
    async with street(server.url) as people:
        visit = await people.visitor(phone=phone, drawn=True)
        await SCREENS[name](visit)
        faults = await axe.faults(visit)
        if phone:
            faults += await too_small(visit)
        if await scrolls_sideways(visit):
            faults.append("scrolls sideways")
    assert faults == []


@scene
async def test_axe_would_say_so(server: Server) -> None:
    async with street(server.url) as people:
        visit = await people.visitor(drawn=True)
        await SCREENS["missing"](visit)
        await visit.page.evaluate(
            "document.querySelector('main').append(document.createElement('button'))"
        )
        assert [fault.partition(":")[0] for fault in await axe.faults(visit)] == ["button-name"]


@scene
async def test_the_text_boards(server: Server) -> None:
    async with street(server.url) as people:
        for record, ply in (CLANS, GLENMORE):
            visit = await people.visitor("de", phone=True)
            await taken_over(visit, record, ply)
            await visit.page.locator("section[aria-labelledby=moves]").wait_for()
            assert await axe.faults(visit) == [], record
