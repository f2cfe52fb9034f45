"""Whole matches at the drawn boards, through the real server and against the real bots.

One match of each game is played; its size, number of players and language change with the commit.
The deep option plays them all.
"""

import random
from itertools import product

import pytest
from playwright.async_api import expect

from clachan.games import GAMES
from tests.server.running import Server
from tests.web import clans_by_hand, glenmore_by_hand
from tests.web.chromium import scene
from tests.web.playing import OVER, Make, Player, lay_against_bots, scrolls_sideways
from tests.web.rotation import turn_of_the_commit
from tests.web.visits import needs_chromium, needs_pages, street

pytestmark = [needs_chromium, needs_pages]

HANDS: dict[str, Make] = {"clans": clans_by_hand.make, "glenmore": glenmore_by_hand.make}
Case = tuple[str, int, bool, str]


def cases(game: str) -> list[Case]:
    counts = GAMES[game].meta.players
    return [(game, *case) for case in product((min(counts), max(counts)), (False, True), LANGUAGES)]


LANGUAGES = ("en", "de", "pl")
ALL = [case for game in HANDS for case in cases(game)]


def is_due(case: Case) -> bool:
    """Each game takes its own way through the cases, so that all pairs come to pass."""
    mine = cases(case[0])
    turn = turn_of_the_commit() // (1 if case[0] == "clans" else len(mine))
    return case == mine[turn % len(mine)]


def name_of(case: Case) -> str:
    game, players, phone, lang = case
    return f"{game}-{players}-{'phone' if phone else 'wide'}-{lang}"


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=name_of)
@scene
async def test_a_whole_match_by_hand(
    server: Server, rng: random.Random, deep: bool, case: Case
) -> None:
    if not (deep or is_due(case)):
        pytest.skip("another one is due at this commit; --deep plays all")
    game, players, phone, lang = case
    async with street(server.url) as people:
        visit = await people.visitor(lang, phone=phone, dark=phone, drawn=True)
        await lay_against_bots(visit, game, players)
        last = await Player(visit, HANDS[game], rng).play_out()
        assert last["outcome"] is not None
        assert not await scrolls_sideways(visit)
        for sheet in last["outcome"]["sheets"]:
            total = str(sheet["total"]).replace("-", "−")
            await expect(visit.page.locator(OVER)).to_contain_text(total)


def test_every_case_is_due_at_some_commit() -> None:
    assert len(ALL) == 24
    assert sum(map(is_due, ALL)) == len(HANDS)
