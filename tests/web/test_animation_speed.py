"""Pieces travel quickly, and not at all for those who do not like it."""

import pytest

from tests.support.server.server_process import Json, Server
from tests.support.web.chromium import scene
from tests.support.web.players import moves_on, my_turn
from tests.support.web.pointers import next_frame
from tests.support.web.screens import CLANS, GLENMORE
from tests.support.web.tables import post, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

LONGEST_MS = 300
# What is moved by the page or its styles, looked at with every frame: for how long, and what it is.
_WATCH = """
() => {
  const seen = new Map()
  const note = (motion) => {
    const { target } = motion.effect
    const { endTime, iterations } = motion.effect.getComputedTiming()
    const ms = iterations === Infinity ? 1e9 : endTime
    seen.set(motion, { ms, element: target, is: target.outerHTML.slice(0, 80) })
  }
  const look = () => {
    document.getAnimations().forEach(note)
    requestAnimationFrame(look)
  }
  window.motions = () => [...seen.values()]
  look()
}
"""
# The moment, how a move begins, and what travels then.
Case = tuple[str, int, str, *tuple[str, ...]]
CASES: dict[str, Case] = {
    "card": (*CLANS, "", ".slot .card"),
    "tile": (*GLENMORE, "take", ".cell[data-piece^=tile-]", ".flying:has(.tile)"),
    "goods": ("glenmore-third-scoring-2-players", 14, "sell", ".flying"),
    "member": ("glenmore-third-scoring-shared", 169, "move", ".land [data-piece^=member-]"),
}
_AT_REST = """localStorage.clachan = '{"motion": "reduced"}'"""


def places(move: Json) -> list[str]:
    """Where something of a move is seen."""
    card, _, slot = move["text"].partition("@")
    if slot:
        return [f"[data-card='{card}']", f"[data-slot='{slot}']"]
    args = move["words"]["args"]
    cells = [f".land [data-cell='{args[name]}']" for name in ("cell", "to") if name in args]
    tiles = [f".ring [data-piece='tile-{args['tile']}']"] if "tile" in args else []
    return [*cells, *tiles, ".market .ware"]


async def make(visit: Visit, record: str, ply: int, deed: str) -> None:
    """A move of one's own, which is watched; a table is drawn part by part."""
    table = await take_over_record(visit, record, ply)
    view = await my_turn(visit)
    move = next(move for move in view["legal"] if move["text"].startswith(deed))
    for place in places(move):
        await visit.page.locator(place).first.wait_for()
    await visit.page.evaluate(_WATCH)
    command = {"type": "play", "nonce": "a", "seq": view["seq"], "seat": view["viewing"]}
    await post(visit, f"/tables/{table}/commands", {**command, "action": move["text"]})
    await moves_on(visit, view["ply"])


async def motions(visit: Visit) -> list[Json]:
    await next_frame(visit)
    seen: list[Json] = await visit.page.evaluate("motions().map(({ ms, is }) => ({ ms, is }))")
    return seen


@pytest.mark.parametrize("what", CASES)
@scene
async def test_a_piece_is_soon_there(server: Server, what: str) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=True)
        record, ply, deed, *pieces = CASES[what]
        await make(ada, record, ply, deed)
        travels = "piece => motions().some(({ element }) => element.matches(piece))"
        for piece in pieces:
            await ada.page.wait_for_function(travels, arg=piece)
        await ada.page.wait_for_function("() => document.getAnimations().length === 0")
        assert [one for one in await motions(ada) if one["ms"] >= LONGEST_MS] == []


@pytest.mark.parametrize(("what", "chosen"), [("card", False), ("tile", True)])
@scene
async def test_nothing_moves_where_it_shall_not(server: Server, what: str, chosen: bool) -> None:
    """``chosen``: on our page; else in the system."""
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True, animated=chosen)
        if chosen:
            await ada.page.add_init_script(_AT_REST)
        await make(ada, *CASES[what][:3])
        assert await motions(ada) == []
