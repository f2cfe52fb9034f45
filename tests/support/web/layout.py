"""Measures a page: promised parts in the window, nothing covered, no overlap, no sideways scrolling.

A `Game` lists its states and what must be visible in each of them. To measure one game at chosen sizes, with
pictures of every state:

    python -m tests.support.web.layout glenmore 1280x585 390x844 --pictures FOLDER
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from playwright.async_api import Locator, ViewportSize

from tests.support.server.server_process import bot, person, running
from tests.support.web.players import OVER
from tests.support.web.screens import CLANS, GLENMORE, HAND, LAND, glenmore_choices
from tests.support.web.tables import create_table, post, take_over_record
from tests.support.web.visits import Visit, Visitors, visitors

Step = Callable[[Visit], Awaitable[None]]

SETTLE_S: Final = 4
"""How long a page may take to show a state as promised."""


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_laptop(self) -> bool:
        """Whether the whole table is promised; else the controls and the chosen place."""
        return self in LAPTOPS


LAPTOPS: Final = [
    Size(1280, 585), Size(1366, 657), Size(1440, 789), Size(1536, 730), Size(1920, 950),
]  # fmt: skip
TABLETS: Final = [Size(768, 1024), Size(820, 1180), Size(1180, 820)]
PHONES: Final = [Size(360, 640), Size(390, 664), Size(390, 844), Size(430, 932), Size(844, 390)]
# The laptops at 200 %.
ZOOMED: Final = [Size(width // 2, height // 2) for width, height in LAPTOPS]
# A portrait window up to a tablet's width, then a landscape one.
STEPS: Final = [Size(width, 844 if width < 960 else 640) for width in range(320, 1921, 64)]
EVERY: Final = [*LAPTOPS, *TABLETS, *PHONES, *ZOOMED, *STEPS]


@dataclass(frozen=True)
class State:
    """A state of the table: how a player gets there from their turn, and what is visible in it."""

    enter: Step
    leave: Step
    laptop: Sequence[str]
    """Selectors: all that they match is wholly in the window and uncovered, without scrolling."""
    small: Sequence[str]
    """The same on phones, tablets and zoomed windows, after the page has followed the player."""


@dataclass(frozen=True)
class Game:
    turn: Step
    """Opens a table where it is the player's turn."""
    over: Step
    states: dict[str, State]
    laptop_over: Sequence[str]
    small_over: Sequence[str]


async def _stay(visit: Visit) -> None:
    pass


async def _let_go(visit: Visit) -> None:
    """Put back what was chosen, and close the hint."""
    close = visit.button(visit.words.say("web-hint-close"))
    if await close.count():
        await visit.press(close)
        await close.wait_for(state="detached")
    await visit.page.keyboard.press("Escape")


# Clans and Glory

_CLANS_TABLE = ("[data-slot]", "[data-tile]", "[data-card]")
_CLANS_BAR = (".bar [role=switch]", ".bar .confirm")
_CLANS_DECISION = (".mine .line", *_CLANS_BAR)
_CHOSEN_PLACE = "[data-slot].chosen"
_HINT = ("section.hint", "section.hint button")
_REASON = "section.hint .small"


async def _clans_drawn(visit: Visit) -> None:
    await visit.page.locator(HAND).first.wait_for()
    await visit.page.locator("[data-tile]").last.wait_for()
    await visit.page.locator("#log ~ ol li").first.wait_for(state="attached")


async def _clans_late(visit: Visit) -> None:
    await take_over_record(visit, *CLANS)
    await _clans_drawn(visit)


def _clans_first_turn(players: int) -> Step:
    async def way(visit: Visit) -> None:
        await create_table(visit, "clans", person("Ada"), *([bot()] * (players - 1)))
        await _clans_drawn(visit)

    return way


async def _clans_over(visit: Visit) -> None:
    """The last card is played by the one who looks."""
    await take_over_record(visit, CLANS[0], 64)
    await _clans_choose(visit)
    await visit.press(visit.page.locator(".bar .confirm"))
    await visit.page.locator(OVER).locator("tfoot").wait_for()


def _playable(visit: Visit) -> Locator:
    return visit.page.locator(HAND).filter(has=visit.page.locator(".count")).first


async def _clans_choose(visit: Visit) -> None:
    await visit.press(_playable(visit), at={"x": 12, "y": 30})
    await visit.press(visit.page.locator("[data-mark=legal]").last)
    switch = visit.page.locator(".bar [role=switch]")
    if await switch.get_attribute("aria-checked") == "false":
        await visit.press(switch)
    await visit.page.locator(".line .gain").wait_for()


async def _clans_hint(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator("[data-slot].isAdvised.chosen").wait_for()
    await visit.page.locator(".line .gain").wait_for()


def _clans(turn: Step) -> Game:
    return Game(
        turn=turn,
        over=_clans_over,
        states={
            "my turn": State(
                enter=_stay,
                leave=_stay,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION),
                small=_CLANS_BAR,
            ),
            "card chosen": State(
                enter=_clans_choose,
                leave=_let_go,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION, _CHOSEN_PLACE),
                small=(*_CLANS_BAR, _CHOSEN_PLACE),
            ),
            "hint open": State(
                enter=_clans_hint,
                leave=_let_go,
                laptop=(*_CLANS_TABLE, *_CLANS_DECISION, _CHOSEN_PLACE, *_HINT, _REASON),
                small=(*_CLANS_BAR, _CHOSEN_PLACE, *_HINT),
            ),
        },
        laptop_over=("#outcome", f"{OVER} thead .total", f"{OVER} .again .button"),
        small_over=("#outcome", f"{OVER} .again .button"),
    )


# Glen More

_GLENMORE_DECISION = (".sheet .row .button",)
_LIT = ".land .lit"


async def _glenmore_turn(visit: Visit) -> None:
    await take_over_record(visit, *GLENMORE)
    await visit.page.locator(LAND).first.wait_for()
    await visit.page.locator(".ring .spot").nth(13).wait_for()


async def _glenmore_pick(visit: Visit) -> None:
    await visit.press(visit.page.locator(".ring .legal").first)
    await visit.page.locator(".sheet dl").wait_for()


async def _glenmore_hint(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator(".land .pointed").first.wait_for()
    await visit.page.locator(".sheet dl").wait_for()


async def _glenmore_over(visit: Visit) -> None:
    """The last decision of five players is made by the one who looks."""
    table = await take_over_record(visit, "glenmore-third-scoring-5-players", 455)
    view = await visit.view()
    command = {"type": "play", "nonce": "last", "seq": view["seq"], "seat": view["viewing"]}
    await post(visit, f"/tables/{table}/commands", {**command, "action": "move 1,1 1,0"})
    await visit.page.locator(OVER).wait_for()
    await visit.page.locator(f"{OVER} ol li").nth(4).wait_for()


_GLENMORE = Game(
    turn=_glenmore_turn,
    over=_glenmore_over,
    states={
        "my turn": State(
            enter=_stay,
            leave=_stay,
            laptop=(".ring .spot", ".land", ".sheet", *_GLENMORE_DECISION),
            small=_GLENMORE_DECISION,
        ),
        "tile chosen": State(
            enter=_glenmore_pick,
            leave=_let_go,
            laptop=(".ring .spot", ".land", ".sheet", _LIT, *_GLENMORE_DECISION),
            small=(_LIT, *_GLENMORE_DECISION),
        ),
        "hint open": State(
            enter=_glenmore_hint,
            leave=_let_go,
            laptop=(
                ".ring .spot",
                ".land",
                ".sheet",
                ".land .pointed",
                *_GLENMORE_DECISION,
                *_HINT,
                _REASON,
            ),
            small=(".land .pointed", *_HINT),
        ),
    },
    laptop_over=("#outcome", f"{OVER} ol li summary", f"{OVER} .again .button"),
    small_over=("#outcome", f"{OVER} .again .button"),
)

_PAYABLE = (".land [data-legal]", ".choices button", *_GLENMORE_DECISION)
# In a low window the choices scroll.
_PAYABLE_LOW = (".land [data-legal]", ".choices", *_GLENMORE_DECISION)


async def _glenmore_pay(visit: Visit) -> None:
    """Open the page again: it shows the payment from the beginning."""
    await visit.page.reload()
    await visit.page.locator(".choices button").first.wait_for()
    await visit.page.locator(".land .target").first.wait_for()
    await visit.page.locator(".ring .spot").nth(13).wait_for()


async def _glenmore_hint_to_pay(visit: Visit) -> None:
    await visit.press(visit.button(visit.words.say("web-hint")))
    await visit.page.locator(".pointed").first.wait_for()


_GLENMORE_PAYMENT = Game(
    turn=glenmore_choices,
    over=_glenmore_over,
    states={
        "choosing payment": State(
            enter=_glenmore_pay,
            leave=_stay,
            laptop=(".ring .spot", ".land", ".sheet", *_PAYABLE),
            small=_PAYABLE_LOW,
        ),
        "choosing payment with a hint": State(
            enter=_glenmore_hint_to_pay,
            leave=_let_go,
            laptop=(".ring .spot", ".land", ".sheet", *_PAYABLE, *_HINT, _REASON),
            small=(*_PAYABLE_LOW, *_HINT),
        ),
    },
    laptop_over=_GLENMORE.laptop_over,
    small_over=_GLENMORE.small_over,
)

GAMES: Final[dict[str, Game]] = {
    "clans": _clans(_clans_late),
    "clans-2-players": _clans(_clans_first_turn(2)),
    "clans-3-players": _clans(_clans_first_turn(3)),
    "glenmore": _GLENMORE,
    "glenmore-payment": _GLENMORE_PAYMENT,
}

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


@dataclass(frozen=True)
class LayoutCheck:
    """One page, resized; collects what is wrong in every state at every size."""

    people: Visitors
    pictures: Path | None = None

    async def measure(self, name: str, sizes: Sequence[Size], lang: str = "en") -> list[str]:
        game = GAMES[name]
        visit = await self.people.visitor(lang, drawn_board=True)
        await game.turn(visit)
        found = []
        for size in sizes:
            await self._resize(visit, size)
            for title, state in game.states.items():
                await state.enter(visit)
                promised = state.laptop if size.is_laptop else state.small
                found += await self._faults(visit, f"{name}, {title}, {size}", size, promised)
                await state.leave(visit)
        await game.over(visit)
        for size in sizes:
            await self._resize(visit, size)
            promised = game.laptop_over if size.is_laptop else game.small_over
            found += await self._faults(visit, f"{name}, game over, {size}", size, promised)
        return found

    async def _resize(self, visit: Visit, size: Size) -> None:
        await visit.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
        await visit.page.evaluate("scrollTo(0, 0)")

    async def _faults(
        self, visit: Visit, title: str, size: Size, promised: Sequence[str]
    ) -> list[str]:
        found = await faults(visit, promised, from_top=size.is_laptop)
        if self.pictures:
            self.pictures.mkdir(parents=True, exist_ok=True)
            await visit.page.screenshot(path=self.pictures / f"{title.replace(', ', '-')}.png")
        return [f"{title}: {fault}" for fault in found]


async def _main(game: str, sizes: list[Size], pictures: Path | None, lang: str) -> None:
    with tempfile.TemporaryDirectory() as data, running("--data", data) as server:
        async with visitors(server.url) as people:
            for fault in await LayoutCheck(people, pictures).measure(game, sizes, lang):
                print(fault)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("sizes", nargs="*", help="WIDTHxHEIGHT; all of them where none is given")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--lang", default="en")
    arguments = parser.parse_args()
    chosen = [Size(*map(int, size.split("x"))) for size in arguments.sizes] or EVERY
    asyncio.run(_main(arguments.game, chosen, arguments.pictures, arguments.lang))
