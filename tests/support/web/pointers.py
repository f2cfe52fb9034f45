"""Something is carried over the page: by mouse, or by a finger that Chromium simulates."""

from typing import Protocol

from playwright.async_api import CDPSession, Locator, Page

from tests.support.web.visits import Visit

Point = tuple[float, float]
# So far a press is still a click.
LIFTED = 14
_FRAME = "() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"


class Pointer(Protocol):
    async def down(self, at: Point) -> None: ...
    async def move(self, to: Point) -> None: ...
    async def up(self) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    async def down(self, at: Point) -> None:
        await self._mouse.move(*at)
        await self._mouse.down()

    async def move(self, to: Point) -> None:
        await self._mouse.move(*to)

    async def up(self) -> None:
        await self._mouse.up()


class Finger:
    """Its touches go through the browser, which may take them for scrolling."""

    def __init__(self, tools: CDPSession) -> None:
        self._tools = tools

    async def down(self, at: Point) -> None:
        await self._touch("touchStart", at)

    async def move(self, to: Point) -> None:
        await self._touch("touchMove", to)

    async def up(self) -> None:
        await self._touch("touchEnd")

    async def lost(self) -> None:
        """The system takes it, as for an incoming call."""
        await self._touch("touchCancel")

    async def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        await self._tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


async def finger(visit: Visit) -> Finger:
    return Finger(await visit.page.context.new_cdp_session(visit.page))


async def pointer(visit: Visit) -> Pointer:
    return await finger(visit) if visit.touches else Mouse(visit.page)


async def lift(visit: Visit, hand: Pointer, thing: Locator) -> None:
    """Take it up, and wait until the page has shown that."""
    await thing.scroll_into_view_if_needed()
    x, y = await middle(thing)
    await hand.down((x, y))
    await hand.move((x, y - LIFTED))
    await next_frame(visit)


async def next_frame(visit: Visit) -> None:
    """Wait until what was just done is shown."""
    await visit.page.evaluate(_FRAME)


async def carry(visit: Visit, thing: Locator, place: Locator) -> None:
    """Where the place is, is looked up late: it may be brought in sight for what was taken up."""
    hand = await pointer(visit)
    await lift(visit, hand, thing)
    x, y = await middle(place)
    await hand.move((x, y - LIFTED))
    await hand.move((x, y))
    await hand.up()


async def middle(thing: Locator) -> Point:
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
