"""What a page does outside of itself, where no test can look: it is noted in its place."""

import json
from typing import Any

from playwright.async_api import Page

# Tones tell sounds apart, and noise is heard with every card; a worker is there or not.
_NOTES = """
(() => {
  const outside = (window.outside = { badge: 0, tones: [], noises: 0, notices: [] })
  let isHidden = false
  Object.defineProperty(document, 'hidden', { get: () => isHidden })
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
  window.look = (away) => {
    isHidden = away
    document.dispatchEvent(new Event('visibilitychange'))
  }

  navigator.setAppBadge = async (count) => void (outside.badge = count)
  navigator.clearAppBadge = async () => void (outside.badge = 0)

  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options)
      outside.tones.push(options.frequency)
    }
  }
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    constructor(context, options) {
      super(context, options)
      outside.noises += 1
    }
  }

  class Shown {
    static permission = PERMISSION
    constructor(title, { body, tag }) {
      Object.assign(this, { title, body, tag })
      outside.notices.push(this)
    }
    close() {
      outside.notices = outside.notices.filter((other) => other !== this)
    }
  }
  window.Notification = Shown
  const worker = {
    active: {},
    showNotification: async (...args) => void new Shown(...args),
    getNotifications: async ({ tag }) => outside.notices.filter((notice) => notice.tag === tag),
  }
  const registered = { getRegistration: async () => (HAS_WORKER ? worker : undefined) }
  Object.defineProperty(navigator, 'serviceWorker', { value: registered })
})()
"""


async def stub_browser(page: Page, permission: str = "granted", *, worker: bool = True) -> None:
    """Call it before the page is opened; ``worker``: whether one shows the notices, as on phones."""
    script = _NOTES.replace("PERMISSION", json.dumps(permission))
    await page.add_init_script(script.replace("HAS_WORKER", json.dumps(worker)))


async def set_hidden(page: Page, *, away: bool) -> None:
    await page.evaluate("away => look(away)", away)


async def recorded_effects(page: Page) -> Any:
    return await page.evaluate("outside")
