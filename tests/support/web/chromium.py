"""Chromium: where it is, and one that stays open for all scenes of a process."""

import asyncio
import functools
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import ParamSpec

from playwright.async_api import Browser, async_playwright

P = ParamSpec("P")
# The first one draws no windows: the tests take half as long with it.
_NAMES = [
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
]


def chromium() -> Path | None:
    """Where it is: as CLACHAN_CHROMIUM says, else on the path."""
    named = os.environ.get("CLACHAN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _NAMES)), None)
    return Path(found) if found else None


@asynccontextmanager
async def launch() -> AsyncIterator[Browser]:
    path = chromium()
    assert path is not None
    async with async_playwright() as playwright:
        # Without a sandbox, which root and containers cannot have, and without a GPU, which would be simulated.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        browser = await playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield browser
        finally:
            await browser.close()


class SharedBrowser:
    """Opening a browser takes longer than many a scene, and it cannot leave the loop it is opened in."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._browser: Browser | None = None
        self.is_running = False

    def run(self, play: Callable[[], Awaitable[None]]) -> None:
        async def whole() -> None:
            await self.browser()  # whose own tasks stay
            before = asyncio.all_tasks()
            try:
                await play()
            except BaseException:
                await _cancel(asyncio.all_tasks() - before)
                raise

        self.is_running = True
        try:
            self._runner.run(whole())
        finally:
            self.is_running = False

    async def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = await self._stack.enter_async_context(launch())
        return self._browser

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()


async def _cancel(tasks: set[asyncio.Task[object]]) -> None:
    """What a scene that has failed began and left would play on in the next one."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


SHARED_BROWSER = SharedBrowser()


@asynccontextmanager
async def provide_browser() -> AsyncIterator[Browser]:
    """The browser of the scenes, or for others one of their own."""
    if SHARED_BROWSER.is_running:
        yield await SHARED_BROWSER.browser()
    else:
        async with launch() as browser:
            yield browser


def scene(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is written as a coroutine and looks at pages."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        SHARED_BROWSER.run(lambda: test(*args, **kwargs))

    return run
