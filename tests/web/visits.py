"""Chromium, and people who look at our pages with it."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, async_playwright

from clachan.server.pages import BUILT

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SECONDS = 1000.0
# The table as lists and buttons, which is the same for every game.
_TEXT_BOARD = """localStorage.clachan ??= '{"board": "text"}'"""


def chromium() -> Path | None:
    """Where it is: as CLACHAN_CHROMIUM says, else on the path."""
    named = os.environ.get("CLACHAN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _NAMES)), None)
    return Path(found) if found else None


needs_chromium = pytest.mark.skipif(chromium() is None, reason="not run: no Chromium")
needs_pages = pytest.mark.skipif(
    not (BUILT / "index.html").is_file(), reason="not run: the pages are not built"
)


@dataclass
class Visit:
    """A person at a browser of their own; what goes wrong in it is kept."""

    page: Page
    url: str
    troubles: list[str] = field(default_factory=list)

    async def open(self, path: str = "/") -> None:
        await self.page.goto(self.url + path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def see(self, text: str, seconds: float = 10) -> None:
        await self.page.get_by_text(text).first.wait_for(timeout=seconds * SECONDS)

    def ignore(self, *parts: str) -> None:
        """What the browser itself notes about every answer and connection that fails."""
        self.troubles = [text for text in self.troubles if not any(part in text for part in parts)]

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)


@dataclass
class Street:
    """One Chromium, many people."""

    browser: Browser
    url: str
    visits: list[Visit] = field(default_factory=list)

    async def visitor(self, lang: str = "en", *, phone: bool = False, dark: bool = False) -> Visit:
        context = await self.browser.new_context(
            locale=lang,
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        await context.add_init_script(_TEXT_BOARD)
        visit = Visit(await context.new_page(), self.url)
        visit.page.on("console", visit.hear)
        visit.page.on("pageerror", lambda error: visit.troubles.append(str(error)))
        self.visits.append(visit)
        return visit


@asynccontextmanager
async def street(url: str) -> AsyncIterator[Street]:
    """At the end nobody may have had trouble: an error on the console is one."""
    path = chromium()
    assert path is not None
    async with async_playwright() as playwright:
        # Without a sandbox, which root and containers cannot have.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            met = Street(browser, url)
            yield met
            assert [visit.troubles for visit in met.visits if visit.troubles] == []
        finally:
            await browser.close()
