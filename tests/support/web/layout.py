"""Measures a page: promised parts in the window, nothing covered, no overlap, no sideways scrolling."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.support.web.visits import Visit

SETTLE_S: Final = 4
"""How long a page may take to show a state as promised."""


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


LAPTOPS: Final = [
    Size(1280, 585), Size(1366, 657), Size(1440, 789), Size(1536, 730), Size(1920, 950),
]  # fmt: skip

_SETTLED: Final = """
  await document.fonts.ready
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""
_PIECES: Final = """
  const SLACK = 1.5
  const nameOf = (piece) => {
    const { tagName, id, className, dataset } = piece
    const classes = String(className.baseVal ?? className).replace(/svelte-\\w+/g, '').trim().split(/\\s+/)
    const data = Object.values(dataset ?? {}).join(' ')
    return [tagName.toLowerCase(), id && '#' + id, ...classes.filter(Boolean).map((name) => '.' + name), data && `[${data}]`].join('')
  }
  const shape = ({ left, top, right, bottom }) => `(${[left, top, right, bottom].map(Math.round)})`
  const common = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  })
  const isArea = ({ left, top, right, bottom }, least) => right - left > least && bottom - top > least
  const shown = (piece) => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isAbove = (sheet, piece) => {
    const [over, box] = [sheet.getBoundingClientRect(), piece.getBoundingClientRect()]
    return box.left < over.right && box.right > over.left
  }
  // What is left of a piece in the window and in all that it scrolls in.
  const partOf = (piece) => {
    // A sheet that sticks to the lower edge ends the window there: the page scrolls behind it.
    const sheet = document.querySelector('[data-sticks=bottom]')
    const isStuck = sheet && !sheet.contains(piece) && getComputedStyle(sheet).position === 'sticky' && isAbove(sheet, piece)
    const bottom = isStuck ? sheet.getBoundingClientRect().top : innerHeight
    let part = common(piece.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom })
    for (let around = piece.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(piece).position === 'fixed') break
      const { overflowX, overflowY } = getComputedStyle(around)
      if (around !== document.body && around !== document.documentElement && (overflowX !== 'visible' || overflowY !== 'visible'))
        part = common(part, around.getBoundingClientRect())
    }
    // A figure that is pinned ends the chain there: the chain slides behind it.
    const pinned = piece.closest('.fields')?.querySelector('[data-pinned]')
    const isSlid = pinned && !pinned.contains(piece) && getComputedStyle(pinned).position === 'sticky'
    if (isSlid) part = common(part, { ...part, left: pinned.getBoundingClientRect().right + 6 })
    return part
  }
  const cutOf = (selector, piece) => {
    const box = piece.getBoundingClientRect()
    const part = partOf(piece)
    const isCut = part.left > box.left + SLACK || part.top > box.top + SLACK || part.right < box.right - SLACK || part.bottom < box.bottom - SLACK
    return isCut ? [`${selector} ${nameOf(piece)} ${shape(box)} is cut to ${shape(part)}`] : []
  }
"""
_CUT: Final = f"""
async (selector) => {{
  {_SETTLED}
  {_PIECES}
  return [...document.querySelectorAll(selector)].filter(shown).flatMap((piece) => cutOf(selector, piece))
}}
"""
_FAULTS: Final = (
    f"async ([promised, fromTop]) => {{ if (fromTop) scrollTo(0, 0); {_SETTLED} {_PIECES}"
    """
  const faults = []
  // Cards of a hand lie over each other; enough of each is free.
  const isFan = (one, other) => Boolean(one.matches('[data-card]') && other?.closest('[data-card]'))
  const hits = (piece, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return Boolean(hit && (piece.contains(hit) || hit.closest('label')?.contains(piece) || isFan(piece, hit)))
  }

  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`)

  for (const selector of promised) {
    const pieces = [...document.querySelectorAll(selector)].filter(shown)
    if (pieces.length === 0) faults.push(`${selector} is missing`)
    for (const piece of pieces) {
      const box = piece.getBoundingClientRect()
      const cuts = cutOf(selector, piece)
      faults.push(...cuts)
      // Text that begins within a line has a box for each line.
      if (cuts.length === 0) for (const line of piece.getClientRects()) for (const across of [.2, .5, .8]) for (const down of [.2, .5, .8]) {
        const [x, y] = [line.left + across * line.width, line.top + down * line.height]
        if (!hits(piece, x, y)) faults.push(`${selector} ${nameOf(piece)} ${shape(box)} is covered by ${nameOf(document.elementFromPoint(x, y) ?? document.body)}`)
      }
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((piece) => shown(piece) && getComputedStyle(piece).pointerEvents !== 'none')
    .map((piece) => ({ piece, part: partOf(piece) }))
    .filter(({ part }) => isArea(part, 4))
  for (const { piece, part } of controls) {
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2]
    if (!hits(piece, x, y)) faults.push(`${nameOf(piece)} ${shape(part)} is covered by ${nameOf(document.elementFromPoint(x, y) ?? document.body)}`)
  }
  for (const [index, one] of controls.entries()) for (const other of controls.slice(index + 1)) {
    if (one.piece.contains(other.piece) || other.piece.contains(one.piece) || isFan(one.piece, other.piece)) continue
    if (isArea(common(one.part, other.part), 2)) faults.push(`${nameOf(one.piece)} ${shape(one.part)} overlaps ${nameOf(other.piece)} ${shape(other.part)}`)
  }
  return [...new Set(faults)]
}
"""
)


async def _settled(visit: Visit, script: str, selectors: object) -> list[str]:
    """What the script finds wrong once the page has had time to settle."""
    patience = time.monotonic() + SETTLE_S
    while found := await visit.page.evaluate(script, selectors):
        if time.monotonic() > patience:
            break
    return [str(fault) for fault in found]


async def cut(visit: Visit, selector: str) -> list[str]:
    """What of these is outside the window, or of a part of the page that scrolls."""
    return await _settled(visit, _CUT, selector)


async def faults(visit: Visit, promised: Sequence[str], *, from_top: bool = False) -> list[str]:
    """What is wrong with the page; ``from_top``: scrolled back to its beginning."""
    return await _settled(visit, _FAULTS, [list(promised), from_top])
