"""Whether a finger can hit what there is to touch: 44 by 44 pixels at least."""

from tests.support.web.visits import Visit

# Links within a text are as high as its lines; what stands in a graph can also be reached by its slider.
_SMALL = """
() => {
  const least = 43.5
  const found = []
  for (const piece of document.querySelectorAll('button, a[href], input, select, summary')) {
    const style = getComputedStyle(piece)
    if (!piece.checkVisibility() || style.pointerEvents === 'none') continue
    if (piece.matches('p a, a.number, a[tabindex="-1"]') || style.display === 'inline') continue
    const { width, height } = (piece.closest('label') ?? piece).getBoundingClientRect()
    if (width < least || height < least) found.push(`${Math.round(width)} x ${Math.round(height)}: ${piece.outerHTML.slice(0, 120)}`)
  }
  return found
}
"""


async def too_small(visit: Visit) -> list[str]:
    return [f"too small to touch, {place}" for place in await visit.page.evaluate(_SMALL)]
