"""Going through a page with keys alone."""

from playwright.async_api import Locator

from tests.support.web.visits import Visit

# Once around any of our pages, and some more.
MANY = 150

_STEPS = {"column": ("ArrowLeft", "ArrowRight"), "row": ("ArrowUp", "ArrowDown")}
_WHERE = """
place => {
  const here = document.activeElement
  if (here === place) return 'here'
  const grid = 'column' in place.dataset ? place.closest('[role=grid]') : null
  return here && 'column' in here.dataset && grid?.contains(here) ? 'beside' : 'away'
}
"""


async def press(visit: Visit, *keys: str) -> None:
    for key in keys:
        await visit.page.keyboard.press(key)


async def is_at(visit: Visit, selector: str) -> bool:
    """Whether what has the focus is such a thing."""
    return bool(
        await visit.page.evaluate("what => document.activeElement?.matches(what)", selector)
    )


async def go_to(visit: Visit, selector: str, key: str = "Tab") -> int:
    """Press a key until the focus is on such a thing; says how often that took."""
    for times in range(MANY):
        if await is_at(visit, selector):
            return times
        await press(visit, key)
    raise AssertionError(f"{key} never leads to {selector}")


async def reach(visit: Visit, place: Locator) -> None:
    """By Tab, and by arrows once the focus is in the same grid."""
    for _ in range(MANY):
        match await place.evaluate(_WHERE):
            case "here":
                return
            case "beside":
                await _steer(visit, place)
            case _:
                await press(visit, "Tab")
    raise AssertionError(f"no key leads to {place}")


async def _steer(visit: Visit, place: Locator) -> None:
    for way, (back, on) in _STEPS.items():
        aim = int(await place.get_attribute(f"data-{way}") or 0)
        while (at := int(await focused(visit, way))) != aim:
            await press(visit, on if at < aim else back)


async def focused(visit: Visit, name: str) -> str:
    """What the focused thing, or the first one around it that has it, says by a data attribute."""
    said = await visit.page.evaluate(
        "name => document.activeElement?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`)",
        name,
    )
    return str(said or "")
