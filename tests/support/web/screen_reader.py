"""A visitor with a screen reader: what the page announces, and the names of what is pressed."""

import re
from dataclasses import dataclass, field

from playwright.async_api import Locator

from tests.support.web.visits import Visit

# What a live region says when it changes; each is heard as a whole, as screen readers read them.
_LISTEN = """
(() => {
  const heard = []
  const last = new WeakMap()
  // The text as it is laid out, without what is hidden from screen readers.
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\\s+/g, ' ')
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return ''
    const { display } = getComputedStyle(node)
    if (display === 'none') return ''
    const text = [...node.childNodes].map(spoken).join('')
    return display.startsWith('inline') || display === 'contents' ? text : `\\n${text}\\n`
  }
  const listen = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      if (!region.checkVisibility()) continue
      const text = spoken(region).split('\\n').map((line) => line.trim()).filter(Boolean).join(' / ')
      if (text && last.get(region) !== text) heard.push(text)
      last.set(region, text)
    }
  }
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  window.takeHeard = () => heard.splice(0)
})()
"""
_NAMED = re.compile(r'\w+ "(?:[^"\\]|\\.)*"(?: \[[^]]+\])*')
# These come and go with the speed of the machine.
_PASSING = ("web-sending", "web-loading")


@dataclass
class ScreenReader:
    visit: Visit
    transcript: list[str] = field(default_factory=list)
    last: str = ""

    async def begin(self) -> None:
        await self.visit.page.context.add_init_script(_LISTEN)

    async def settle(self, lines: int) -> None:
        """Wait until a table that was just opened says so many lines; how it came to that varies."""
        await self.visit.page.locator("[role=status] :is(p, li)").nth(lines - 1).wait_for()
        self.last = (await self.visit.page.evaluate("takeHeard()"))[-1]
        self.transcript.append(self.last)

    async def hear(self) -> None:
        """Take down what was said meanwhile; what only repeats the last thing is not said again."""
        passing = tuple(self.visit.words.say(key) for key in _PASSING)
        for text in await self.visit.page.evaluate("takeHeard()"):
            if not text.endswith(passing) and text != self.last:
                self.transcript.append(text)
                self.last = text

    async def press(self, place: Locator) -> None:
        """By its role and name, which are taken down, and by the keyboard."""
        await self.hear()
        self.transcript.append("> " + await name_of(place))
        await place.press("Enter")


async def name_of(place: Locator) -> str:
    """Role, name and state in one line."""
    found = _NAMED.search((await place.aria_snapshot()).splitlines()[0])
    assert found is not None
    return found[0]
