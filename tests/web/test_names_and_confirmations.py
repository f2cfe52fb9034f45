"""What pages ask of people, and how one can still say no: names, and what cannot be taken back."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]


async def invited(host: Visit) -> str:
    """The link to a table that has an open seat."""
    await host.open("/new/clans?how=friends")
    await host.button("2").click()
    await host.page.locator("form input[required]").fill("Ann")
    await host.page.locator("form button.primary").click()
    return await host.page.get_by_label(re.compile("^Invite link")).input_value()


async def has_error(visit: Visit, field: Locator, text: str) -> None:
    """In our words, at the field, for ears too; and there one goes on."""
    await expect(field).to_be_focused()
    await expect(field).to_have_attribute("aria-invalid", "true")
    note = visit.page.locator(f"[id='{await field.get_attribute('aria-describedby')}']")
    await expect(note).to_have_text(text)


@pytest.mark.parametrize(
    "lang", ["de", *(pytest.param(lang, marks=pytest.mark.deep) for lang in ("en", "pl"))]
)
@scene
async def test_a_name_is_missed_in_the_language_of_the_page(server: Server, lang: str) -> None:
    async with visitors(server.url) as people:
        host = await people.visitor(lang)
        await host.open("/new/clans?how=screen")
        fields = host.page.locator("form input[required]")
        await fields.first.fill("Ann")
        await host.page.locator("form button.primary").click()
        await has_error(host, fields.nth(1), host.words.say("web-name-missing-of-seat", number=2))
        await expect(fields.first).to_have_attribute("aria-invalid", "false")
        await fields.nth(1).fill("Ben")
        await expect(fields.nth(1)).to_have_attribute("aria-invalid", "false")


@scene
async def test_a_missing_name_is_reported_at_its_field(server: Server) -> None:
    async with visitors(server.url) as people:
        ann, ben = await people.visitor(), await people.visitor("pl")
        await ben.page.goto(await invited(ann))
        field = ben.page.locator("form input[required]")
        await field.fill("  ")
        await ben.page.locator("form button.primary").click()
        await has_error(ben, field, ben.words.say("web-name-missing"))
        await field.fill("Ben")
        await ben.page.locator("form button.primary").click()
        await ben.see(ben.words.say("web-lobby-wait"))


@scene
async def test_the_host_sees_how_to_begin_and_a_watcher_how_to_sit(server: Server) -> None:
    async with visitors(server.url) as people:
        ann, ben = await people.visitor(), await people.visitor("de", phone=True)
        await ann.page.set_viewport_size({"width": 1366, "height": 657})
        invitation = await invited(ann)
        await expect(ann.button("Start")).to_be_in_viewport(ratio=1)
        await expect(ann.button("Start")).to_be_disabled()
        await ben.page.goto(ann.page.url)
        await ben.see(ben.words.say("web-watching-open"))
        await ben.page.goto(invitation)
        await ben.page.locator("form input[required]").fill("Ben")
        await ben.page.locator("form button.primary").click()
        await expect(ben.page.get_by_text(ben.words.say("web-watching-open"))).to_have_count(0)
        await expect(ann.button("Start")).to_be_enabled()
        await expect(ann.button("Start")).to_be_in_viewport(ratio=1)


@scene
async def test_one_can_think_better_of_resigning(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open()
        await ann.page.locator("article button.primary").first.click()
        for key in ("Escape", "Enter"):
            await ann.button("Resign").click()
            await expect(ann.button("Keep playing")).to_be_focused()
            await ann.page.keyboard.press(key)
            await expect(ann.button("Resign")).to_be_focused()
        assert not any(seat["resigned"] for seat in (await ann.view())["seats"])
        await ann.button("Resign").click()
        await ann.button("Resign").click()
        await expect(ann.button("Resign")).to_have_count(0)
        assert any(seat["resigned"] for seat in (await ann.view())["seats"])


@scene
async def test_the_address_says_which_position_is_shown(server: Server) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor()
        await ann.open("/new/clans?how=screen")
        for seat in range(2):
            await ann.page.locator("form input[required]").nth(seat).fill(f"Ann {seat}")
        await ann.page.locator("form button.primary").click()
        await expect(ann.page).to_have_url(re.compile("/t/"))
        ply = (await ann.view())["ply"]
        await ann.page.goto(f"{ann.page.url}?ply=99999")
        await expect(ann.page).to_have_url(re.compile(rf"\?ply={ply}$"))
