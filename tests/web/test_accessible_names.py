"""Names are heard as they would be written: no space before a colon, no words glued together."""

import pytest

from clachan.cli.text import LANGUAGES
from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.names import odd_names
from tests.support.web.screens import SCREENS
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

# test_axe.py looks at the names in English. Here each game in another language; --deep looks at all languages.
SCREENS_HEARD = (
    "clans-refused",
    "hint",
    "glenmore-picked",
    "glenmore-overview",
    "glenmore-over",
    "rules-clans",
    "start",
    "rematch",
)
ALWAYS = {("clans-refused", "de"), ("glenmore-picked", "pl"), ("glenmore-over", "de")}


@pytest.mark.parametrize(
    ("screen", "lang"),
    [
        pytest.param(screen, lang, marks=[] if (screen, lang) in ALWAYS else pytest.mark.deep)
        for screen in SCREENS_HEARD
        for lang in LANGUAGES
    ],
)
@scene
async def test_names(server: Server, screen: str, lang: str) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=True, drawn_board=True)
        await SCREENS[screen](visit)
        assert await odd_names(visit) == []


@scene
async def test_odd_ones_are_found(server: Server) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor()
        await visit.open()
        await visit.page.set_content(
            "<a href='/'>Rules<p>: Glen More</p></a>"
            "<button>Market<span>Buy</span></button><button>Fort William: a castle.</button>"
        )
        assert await odd_names(visit) == ["MarketBuy", "Rules : Glen More"]
