"""The rules as pages: read, searched, and reached from a refusal; and the settings on every page."""

import re
from importlib.resources import files

import pytest
from playwright.async_api import expect

from clachan.cli.text import LANGUAGES
from tests.support.server.server_process import Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.tables import create_table
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


async def overflow(visit: Visit) -> int:
    """By how many pixels the page is wider than the window."""
    script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(await visit.page.evaluate(script))


@pytest.mark.parametrize(
    ("game", "lang", "phone"), [("clans", "pl", True), ("glenmore", "de", False)]
)
@scene
async def test_rules_are_drawn_with_the_real_pieces(
    server: Server, game: str, lang: str, phone: bool
) -> None:
    text = (files("clachan") / "rules" / lang / f"{game}.md").read_text(encoding="utf-8")
    pictures = text.count("\n{")
    async with visitors(server.url) as people:
        reader = await people.visitor(lang, phone=phone, dark=phone)
        await reader.open(f"/rules/{game}")
        figures = reader.page.locator("figure")
        await expect(figures).to_have_count(pictures)
        for index in range(pictures):
            await expect(figures.nth(index).locator(".drawing svg:visible").first).to_be_visible()
        assert await overflow(reader) <= 0


@scene
async def test_an_address_and_a_reference_lead_to_their_rule(server: Server) -> None:
    async with visitors(server.url) as people:
        reader = await people.visitor()
        await reader.open("/rules/clans#CG-6.5")
        await expect(reader.page.locator(".aimed")).to_contain_text(
            "The player with the most points wins"
        )
        await expect(reader.page.locator("#CG-6\\.5")).to_be_in_viewport()
        await reader.page.get_by_role("link", name="CG 4.2", exact=True).first.click()
        await expect(reader.page.locator(".aimed")).to_have_attribute("id", "CG-4.2")
        await expect(reader.page.locator("#CG-4\\.2")).to_be_in_viewport()
        await reader.page.get_by_role("link", name="Scoring", exact=True).click()
        await expect(reader.page.get_by_role("heading", name="Scoring")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [True, False])
@scene
async def test_the_last_rule_is_in_sight_where_its_address_is_followed(
    server: Server, phone: bool
) -> None:
    text = (files("clachan") / "rules" / "en" / "glenmore.md").read_text(encoding="utf-8")
    last = re.findall(r"^\[(\w+ [\d.]+)\]", text, re.MULTILINE)[-1].replace(" ", "-")
    async with visitors(server.url) as people:
        reader = await people.visitor(phone=phone)
        await reader.open(f"/rules/glenmore#{last}")
        rule = reader.page.locator(f"[id='{last}']")
        await expect(rule).to_have_class(re.compile("aimed"))
        await expect(reader.page.locator("figure .drawing svg").last).to_be_attached()
        await expect(rule).to_be_in_viewport()


@scene
async def test_words_are_found_by_keyboard_and_counted_aloud(server: Server) -> None:
    async with visitors(server.url) as people:
        reader = await people.visitor("pl", phone=True)
        await reader.open("/rules/glenmore")
        await reader.page.locator("article .rule").first.wait_for()
        await reader.page.keyboard.press("/")
        await reader.page.keyboard.type("LAKA")
        status = reader.page.locator("search [role=status]")
        await expect(status).to_have_text(re.compile(r"^[1-9]\d* wynik"))
        # Each number leads to its rule.
        marks = await reader.page.locator("mark").all_inner_texts()
        assert {mark.lower() for mark in marks} == {"łąka"}
        assert (await status.inner_text()).split()[0] == str(len(marks))
        await reader.page.keyboard.press("Enter")
        await reader.page.keyboard.press("Enter")
        await expect(status).to_have_text(f"2 z {len(marks)}")
        await expect(reader.page.locator("mark.current")).to_be_in_viewport()
        await reader.page.keyboard.press("Escape")
        await expect(reader.page.locator("mark")).to_have_count(0)


@scene
async def test_a_refusal_leads_to_its_rule_and_the_table_stays(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open()
        await ann.page.locator("article button.primary").first.click()
        await ann.page.locator("section[aria-labelledby=moves] .groups button").first.click()
        await ann.page.locator("button.free").first.click()
        async with ann.page.context.expect_page() as opened:
            await ann.page.get_by_role("alert").get_by_role("link").click()
        rules = await opened.value
        await expect(rules.locator(".aimed .number")).to_have_text(re.compile(r"CG 4\.\d"))
        await expect(ann.page.get_by_role("alert")).to_be_visible()


@scene
async def test_a_game_without_rules_is_a_wrong_address(server: Server) -> None:
    async with visitors(server.url) as people:
        lost = await people.visitor()
        await lost.open("/rules/chess")
        await lost.page.get_by_role("heading", name="Page not found").wait_for()


@scene
async def test_settings_are_made_by_keyboard_and_stay(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(phone=True)
        await ann.open("/rules/clans")
        await ann.button("Settings").press("Enter")
        dialog = ann.page.get_by_role("dialog", name="Settings")
        await dialog.get_by_role("radio", name="Dark").press("Space")
        await dialog.get_by_role("radio", name="Reduced").press("Space")
        await dialog.get_by_role("checkbox", name="Sound effects").press("Space")
        await dialog.get_by_role("radio", name="Deutsch").press("Space")
        await ann.page.keyboard.press("Escape")
        await expect(ann.button("Einstellungen")).to_be_focused()
        await ann.page.reload()
        root = ann.page.locator("html")
        await expect(root).to_have_attribute("lang", "de")
        await expect(root).to_have_attribute("data-theme", "dark")
        await expect(root).to_have_attribute("data-motion", "reduced")
        await ann.button("Einstellungen").click()
        sounds = ann.page.get_by_role("checkbox", name="Töne")
        await expect(sounds).not_to_be_checked()


@pytest.mark.parametrize(
    "lang",
    [lang if lang == "pl" else pytest.param(lang, marks=pytest.mark.deep) for lang in LANGUAGES],
)
@scene
async def test_the_table_explains_shields_and_the_die(server: Server, lang: str) -> None:
    """One press away, by a finger in one game and by keys in the other; the numbers lead to the rules."""
    async with visitors(server.url) as people:
        visit = await people.visitor(lang, phone=True, drawn_board=True)
        say = visit.words.say
        await create_table(visit, "clans", person("Ada"), bot())
        await visit.press(visit.button(say("web-clans-scoring")))
        dialog = visit.page.get_by_role("dialog", name=say("web-clans-scoring"), exact=True)
        for key in ("web-clans-goal", "web-clans-shields-take", "web-clans-shields-laid"):
            await expect(dialog).to_contain_text(say(key))
        link = dialog.get_by_text("CG 6.2")
        await expect(link).to_have_attribute("href", "/rules/clans#CG-6.2")
        await visit.press(dialog.get_by_role("button"))
        await expect(dialog).to_have_count(0)

        await create_table(visit, "glenmore", person("Ada"), bot(), bot())
        die = visit.page.locator(".ring .spot.die")
        moves = re.escape(say("web-glenmore-die-moves").removesuffix("."))
        # Polish pages have no break after a word of one letter.
        await expect(die.get_by_role("img")).to_have_accessible_name(
            re.compile(moves.replace(r"\ ", r"\s"))
        )
        await die.focus()
        await visit.page.keyboard.press("Enter")
        dialog = visit.page.get_by_role("dialog", name=say("web-glenmore-die-title"), exact=True)
        await expect(dialog).to_contain_text(say("web-glenmore-die-moves"))
        await expect(dialog.get_by_text("GM 3.3")).to_have_attribute(
            "href", "/rules/glenmore#GM-3.3"
        )
        await visit.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(die).to_be_focused()
