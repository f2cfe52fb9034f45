"""A game of another package in the browser: shown as text, played by its notation."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.support.plugins import paths_with
from tests.support.server.server_process import Server, start
from tests.support.web.chromium import scene
from tests.support.web.players import OVER, moves_on, my_turn
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


@pytest.fixture(scope="module")
def server(tricks_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", paths_with(tricks_folder))
        found = start("--data", str(tmp_path_factory.mktemp("tables")))
    yield found
    found.stop()


@pytest.mark.parametrize(
    ("lang", "title"),
    [pytest.param("en", "Three Tricks", marks=pytest.mark.deep), ("de", "Drei Stiche")],
)
@scene
async def test_a_game_without_a_board_is_played_as_text(
    server: Server, lang: str, title: str
) -> None:
    """From its card on the start page to the end, and a look back; nothing goes wrong on the way."""
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, drawn_board=True)
        page, words = visit.page, visit.words
        await visit.open()
        card = page.locator("article").filter(has=page.get_by_role("heading", name=title))
        bots = [words.say("web-bot-random"), words.say("web-bot-greedy"), "tricks-high"]
        levels = card.get_by_label(words.say("web-level")).locator("option")
        await expect(levels).to_have_text(bots)
        await visit.press(card.locator("button.primary"))
        view = await my_turn(visit)
        table = page.get_by_label(words.say("web-text-table"))
        assert "Your hand: " in view["position"]["text"]
        await expect(table).to_have_text(view["position"]["text"])
        await visit.press(visit.button(words.say("web-hint")))
        await visit.press(visit.button(words.say("web-hint-take")))
        await moves_on(visit, view["ply"])
        while (view := await my_turn(visit))["status"] == "playing":
            await visit.press(visit.button(view["legal"][0]["text"]))
            await moves_on(visit, view["ply"])
        await expect(page.locator(OVER)).to_contain_text("(TT 3)")
        own = next(entry for entry in view["happened"] if entry["seat"] == view["viewing"])
        line = page.get_by_role("link", name=f": {own['action']}", exact=False).first
        await visit.press(line)
        await page.locator("#review").wait_for()
        await expect(table).to_contain_text("Trick ")
