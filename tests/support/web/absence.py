"""What must not appear is looked for after every change of the page, not once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Page

_WATCH = """
(selectors) => {
  window.everSeen = new Set()
  const look = () => {
    for (const one of selectors) if (document.querySelector(one)) window.everSeen.add(one)
  }
  look()
  new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true})
}
"""


@asynccontextmanager
async def never(page: Page, *selectors: str) -> AsyncIterator[None]:
    """While something happens, and at its end, none of these is there; the page may not be left."""
    await page.evaluate(_WATCH, list(selectors))
    yield
    assert await page.evaluate("[...window.everSeen]") == []
