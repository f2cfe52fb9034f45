"""Whole matches at the drawn boards, through the real server and against the real bots.

Every commit plays one match of each game, between them both sizes of the page and both numbers of players.
``--deep`` plays every combination of game, smallest and largest number of players, size and language.
"""

import random
from itertools import product

import pytest
from playwright.async_api import expect

from clachan.cli.text import LANGUAGES
from clachan.games import GAMES
from tests.support.server.server_process import Server
from tests.support.web import clans_by_hand, glenmore_by_hand
from tests.support.web.chromium import scene
from tests.support.web.players import OVER, Make, create_table_with_bots, play_out, scrolls_sideways
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

HANDS: dict[str, Make] = {"clans": clans_by_hand.make, "glenmore": glenmore_by_hand.make}
Case = tuple[str, int, bool, str]
# Game, players, whether on a phone, language.
ALWAYS: list[Case] = [("clans", 4, False, "pl"), ("glenmore", 2, True, "de")]


def cases(game: str) -> list[Case]:
    counts = GAMES[game].meta.players
    return [(game, *case) for case in product((min(counts), max(counts)), (False, True), LANGUAGES)]


REST = [case for game in HANDS for case in cases(game) if case not in ALWAYS]


def name_of(case: Case) -> str:
    game, players, phone, lang = case
    return f"{game}-{players}-{'phone' if phone else 'wide'}-{lang}"


@pytest.mark.long
@pytest.mark.parametrize(
    "case",
    [*ALWAYS, *(pytest.param(case, marks=pytest.mark.deep) for case in REST)],
    ids=name_of,
)
@scene
async def test_a_whole_match_by_hand(server: Server, rng: random.Random, case: Case) -> None:
    game, players, phone, lang = case
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=phone, dark=phone, drawn_board=True)
        await create_table_with_bots(visit, game, players)
        last = await play_out(visit, HANDS[game], rng)
        assert last["outcome"] is not None
        assert not await scrolls_sideways(visit)
        for sheet in last["outcome"]["sheets"]:
            total = str(sheet["total"]).replace("-", "−")
            await expect(visit.page.locator(OVER)).to_contain_text(total)
