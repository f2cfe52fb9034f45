"""axe finds nothing on any screen, at either size; names read well, and a finger hits every control."""

import pytest

from tests.support.server.server_process import Server
from tests.support.web import axe
from tests.support.web.chromium import scene
from tests.support.web.names import odd_names
from tests.support.web.players import scrolls_sideways
from tests.support.web.screens import CLANS, GLENMORE, SCREENS
from tests.support.web.tables import take_over_record
from tests.support.web.targets import too_small
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [
    needs_chromium,
    needs_pages,
    pytest.mark.skipif(not axe.is_there(), reason="not run: axe-core is not installed"),
]


# One screen of each kind, on the page where it is tighter or laid out differently. --deep looks at all, at both sizes.
WIDE = {"start", "clans-chosen", "rules-glenmore"}
PHONE = {
    "settings",
    "new-friends",
    "lobby",
    "clans-refused",
    "clans-review",
    "glenmore-picked",
    "glenmore-choices",
    "glenmore-over",
    "join",
    "undo-asked",
    "coach",
    "import-refused",
}


@pytest.mark.parametrize(
    ("name", "phone"),
    [
        pytest.param(
            name,
            phone,
            id=f"{name}-{'phone' if phone else 'wide'}",
            marks=[] if name in (PHONE if phone else WIDE) else pytest.mark.deep,
        )
        for name in SCREENS
        for phone in (False, True)
    ],
)
@scene
async def test_every_screen(server: Server, name: str, phone: bool) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(phone=phone, drawn_board=True)
        await SCREENS[name](visit)
        faults = [*await axe.faults(visit), *await odd_names(visit)]
        if phone:
            faults += await too_small(visit)
        if await scrolls_sideways(visit):
            faults.append("scrolls sideways")
    assert faults == []


@scene
async def test_axe_would_say_so(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(drawn_board=True)
        await SCREENS["missing"](visit)
        await visit.page.evaluate(
            "document.querySelector('main').append(document.createElement('button'))"
        )
        assert [fault.partition(":")[0] for fault in await axe.faults(visit)] == ["button-name"]


@scene
async def test_the_text_boards(server: Server) -> None:
    async with visitors(server.url) as people:
        for record, ply in (CLANS, GLENMORE):
            visit = await people.visitor("de", phone=True)
            await take_over_record(visit, record, ply)
            await visit.page.locator("section[aria-labelledby=moves]").wait_for()
            assert await axe.faults(visit) == [], record
