"""Matches through the accessibility tree alone; all that is heard is compared with what was heard before.

CLACHAN_GOLDEN=write writes it again, with --deep.
"""

import os
from pathlib import Path

import pytest
from playwright.async_api import Locator

from tests.support.server.server_process import Json, Server, person
from tests.support.web import glenmore_by_name
from tests.support.web.chromium import scene
from tests.support.web.glenmore_moves import is_made_by_itself
from tests.support.web.players import OVER, moves_on
from tests.support.web.screen_reader import ScreenReader
from tests.support.web.tables import actions_of, continue_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


async def make_clans_move(reader: ScreenReader, seat: str, move: Json) -> None:
    """The card says how often it fits, the place that the card fits, the button names it all."""
    words, args = reader.visit.words, move["words"]["args"]
    is_hidden = move["words"]["key"] == "clans-play-face-down"
    card = words.say("clans-card", **args)
    place = words.say("clans-slot", **args)
    hand = reader.visit.page.get_by_role(
        "grid", name=words.say("web-clans-hand", player=seat, mine="yes")
    )
    await reader.press(_cell(hand, card))
    table = reader.visit.page.get_by_role("grid", name=words.say("web-clans-table"))
    fits = "face-down" if is_hidden else "legal"
    await reader.press(_cell(table, words.say(f"web-clans-slot-{fits}", place=place, card=card)))
    if args["shield"] == "yes":
        await reader.press(reader.visit.page.get_by_role("switch"))
    key = "web-clans-confirm" + ("-face-down" if is_hidden else "")
    await reader.press(reader.visit.button(words.say(key, **args)))


def _cell(grid: Locator, name: str) -> Locator:
    return grid.get_by_role("gridcell", name=name)


GOLDEN = Path(__file__).parent / "golden"


def compare(name: str, transcript: list[str], *, is_whole: bool = True) -> None:
    file = GOLDEN / name
    if is_whole and os.environ.get("CLACHAN_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(transcript) + "\n", encoding="utf-8")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert transcript == (lines if is_whole else lines[: len(transcript)])


async def legal(visit: Visit, text: str) -> Json:
    view = await visit.view(seat=(await visit.view())["to_move"])
    return next(move for move in view["legal"] if move["text"] == text)


# Every commit hears each game in one language, --deep in all of them.
DEEP = pytest.mark.deep
# The cards are dealt; from here on chance has nothing to do.
DEALT = 25
# So many actions are heard at every commit; --deep hears the whole match.
FEW = 6


@pytest.mark.long
@pytest.mark.parametrize(
    "lang", [pytest.param("en", marks=DEEP), "de", pytest.param("pl", marks=DEEP)]
)
@scene
async def test_a_match_of_clans_by_ear(server: Server, lang: str, deep: bool) -> None:
    """Two people at one screen; the last card of all goes face down."""
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, drawn_board=True)
        reader = ScreenReader(visit)
        await reader.begin()
        record = "clans-last-card-face-down"
        await continue_record(visit, record, DEALT, person("Ada"), person("Ben"))
        await reader.settle(lines=2)
        actions = actions_of(record)[DEALT : None if deep else DEALT + FEW]
        for ply, (seat, action) in enumerate(actions, DEALT):
            name = ("Ada", "Ben")[seat]
            await visit.page.locator(".status p").nth(1).wait_for()  # whose turn, and what was done
            await reader.press(visit.button(visit.words.say("web-lift", player=name)))
            await visit.page.get_by_role("switch").wait_for()
            await make_clans_move(reader, name, await legal(visit, action))
            await moves_on(visit, ply)
        if deep:
            await visit.page.locator(OVER).wait_for()
            await reader.hear()
        compare(f"clans-{lang}.txt", reader.transcript, is_whole=deep)


# A turn with sales and a grocer up to its end, and the last turn: what is drawn next is certain,
# as only one tile is left.
TURN = slice(150, 159)
LAST_TURN = slice(166, 171)


async def play_by_ear(reader: ScreenReader, turn: slice, lines: int) -> None:
    visit, record = reader.visit, "glenmore-third-scoring-tie-break"
    await continue_record(visit, record, turn.start, person("Ada"), person("Ben"))
    await reader.settle(lines)  # what happened, what is to be decided, whose turn it is
    for ply, (seat, action) in enumerate(actions_of(record)[turn], turn.start):
        view = await visit.view(seat)
        if view["ply"] == ply and not is_made_by_itself(view):
            await visit.page.locator(f"main[data-ply='{ply}']").wait_for()
            move = next(move for move in view["legal"] if move["text"] == action)
            await glenmore_by_name.make(reader, view, move)
        await moves_on(visit, ply)


@pytest.mark.parametrize(
    "lang", [pytest.param("en", marks=DEEP), pytest.param("de", marks=DEEP), "pl"]
)
@scene
async def test_turns_of_glen_more_by_ear(server: Server, lang: str) -> None:
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, drawn_board=True)
        reader = ScreenReader(visit)
        await reader.begin()
        await play_by_ear(reader, TURN, lines=4)
        await reader.hear()
        await play_by_ear(reader, LAST_TURN, lines=3)
        await visit.page.locator(OVER).wait_for()
        await reader.hear()
        compare(f"glenmore-{lang}.txt", reader.transcript)
