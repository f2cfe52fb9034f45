"""People who look at our pages with Chromium."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import pytest
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    ViewportSize,
)

from clachan.cli.text import Translator
from clachan.server.http.static_files import BUILT_PAGES
from tests.support.server.server_process import Json
from tests.support.web.chromium import chromium, provide_browser

TIMEOUT_MS = 60_000.0
"""Milliseconds to wait for what has to come: enough on a loaded machine. Only a failure waits that long."""

PHONE = ViewportSize(width=390, height=844)
WIDE = ViewportSize(width=1440, height=900)
# The table as lists and buttons, which is the same for every game.
_TEXT_BOARD = """localStorage.clachan ??= '{"board": "text"}'"""
# As in a private window. The worker fetches all files of the pages, which costs as much time as most tests.
_NO_WORKER = "delete Navigator.prototype.serviceWorker"

needs_chromium = pytest.mark.skipif(chromium() is None, reason="not run: no Chromium")
needs_pages = pytest.mark.skipif(
    not (BUILT_PAGES / "index.html").is_file(), reason="not run: the pages are not built"
)


@dataclass
class Visit:
    """A person at a browser of their own; what goes wrong in it is kept."""

    page: Page
    url: str
    lang: str = "en"
    touches: bool = False
    """Whether it has a finger in place of a mouse."""
    errors: list[str] = field(default_factory=list)

    @property
    def words(self) -> Translator:
        return Translator(self.lang)

    async def open(self, path: str = "/") -> None:
        await self.page.goto(self.url + path)

    async def press(self, place: Locator, at: Position | None = None) -> None:
        """By mouse or finger, in the middle or ``at`` a point counted from its corner."""
        await (place.tap(position=at) if self.touches else place.click(position=at))

    async def view(self, seat: int | None = None) -> Json:
        """The table that is looked at, as this browser may see it now, or from a seat of its own.

        With all that has happened.
        """
        table = urlsplit(self.page.url).path.removeprefix("/t/")
        query: dict[str, str | float | bool] = {"since": 0}
        if seat is not None:
            query["seat"] = seat
        answer = await self.page.request.get(f"{self.url}/api/tables/{table}", params=query)
        assert answer.ok, await answer.text()
        view: Json = await answer.json()
        return view

    async def view_with(self, condition: Callable[[Json], bool]) -> Json:
        """The first view of the table for which the condition holds: what the page shows may still be on its way."""
        async with asyncio.timeout(TIMEOUT_MS / 1000):
            while not condition(view := await self.view()):  # noqa: ASYNC110 the server has to be asked
                await asyncio.sleep(0.05)
            return view

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def see(self, text: str) -> None:
        await self.page.get_by_text(text).first.wait_for()

    def ignore(self, *parts: str) -> None:
        """What the browser itself notes about every answer and connection that fails."""
        self.errors = [text for text in self.errors if not any(part in text for part in parts)]

    def note_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)


@dataclass
class Visitors:
    """One Chromium, many people."""

    browser: Browser
    url: str
    scale: float = 1
    visits: list[Visit] = field(default_factory=list)

    async def visitor(
        self,
        lang: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        drawn_board: bool = False,
        animated: bool = False,
        service_worker: bool = False,
    ) -> Visit:
        """A new visitor; ``drawn_board``: with the drawn boards, which on a phone are touched.

        ``animated``: pieces are seen on their way, as most people have it.
        ``service_worker``: the pages are kept, so that they open without a server.
        """
        context = await self.browser.new_context(
            locale=lang,
            viewport=PHONE if phone else WIDE,
            device_scale_factor=self.scale,
            has_touch=phone and drawn_board,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if animated else "reduce",
        )
        if not drawn_board:
            await context.add_init_script(_TEXT_BOARD)
        if not service_worker:
            await context.add_init_script(_NO_WORKER)
        context.set_default_timeout(TIMEOUT_MS)
        visit = Visit(await context.new_page(), self.url, lang, touches=phone and drawn_board)
        visit.page.on("console", visit.note_message)
        visit.page.on("pageerror", lambda error: visit.errors.append(str(error)))
        self.visits.append(visit)
        return visit


@asynccontextmanager
async def visitors(url: str, scale: float = 1) -> AsyncIterator[Visitors]:
    """At the end no visitor may have had trouble: an error on the console is one.

    ``scale``: pixels of a picture for each pixel of the page.
    """
    async with provide_browser() as browser:
        people = Visitors(browser, url, scale)
        try:
            yield people
            errors = [visit.errors for visit in people.visits if visit.errors]
            assert errors == [], errors
        finally:
            for visit in people.visits:
                await visit.page.context.close()
