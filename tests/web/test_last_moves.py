"""What just happened in Clans and Glory is marked on the table, and its places are named as they are drawn."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.support.server.server_process import Json, Server, bot, person
from tests.support.web.chromium import scene
from tests.support.web.keys import focused, go_to, press
from tests.support.web.players import my_turn
from tests.support.web.screens import CLANS
from tests.support.web.states import play_first, with_ben
from tests.support.web.tables import create_table, import_record, take_over_record
from tests.support.web.visits import Visit, needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

RECORD = CLANS[0]
PLY = 45
# So many actions the whole match has.
LAST = 65


def slot_of(entry: Json) -> str:
    return str(entry["action"]).partition("@")[2].removesuffix("+")


async def marked(visit: Visit) -> set[str]:
    slots: list[str] = await visit.page.locator(".cloth .slot.isLatest").evaluate_all(
        "slots => slots.map((slot) => slot.dataset.slot)"
    )
    return set(slots)


# Each place of a tile: its spoken corner, and where it is drawn, seen from the middle of the tile.
_CORNERS = """
() => [...document.querySelectorAll('.cloth [data-slot]')].map((slot) => {
  const tile = document.querySelector(`.cloth [data-tile="${slot.dataset.slot[0]}"]`).getBoundingClientRect()
  const box = slot.getBoundingClientRect()
  const x = (box.left + box.right - tile.left - tile.right) / 2
  const y = (box.top + box.bottom - tile.top - tile.bottom) / 2
  return [slot.getAttribute('aria-label').split(':')[0], x, y]
})
"""


def points_at(words: str, x: float, y: float) -> bool:
    """Whether words such as `bottom left` lead to where the place is."""
    sides = {"left": x < -20, "right": x > 20, "top": y < -20, "bottom": y > 20}
    sides |= {"upper": y < -20, "lower": y > 20}
    named = [is_there for word, is_there in sides.items() if word in words]
    in_the_middle = min(abs(x), abs(y)) < 20
    return bool(named) and all(named) and ("middle" not in words or in_the_middle)


@pytest.mark.parametrize(
    "phone",
    [pytest.param(False, marks=pytest.mark.deep, id="wide"), pytest.param(True, id="phone")],
)
@scene
async def test_the_others_moves_are_marked_until_ones_own(server: Server, phone: bool) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=phone, drawn_board=True)
        async with with_ben(ada) as (table, ben):
            # At the far end of the table: on a phone that is out of sight at first.
            far = (await ben.view(table))["legal"][-1]["text"]
            (await ben.command(table, "play", seat=0, action=far)).raise_for_status()
            view = await my_turn(ada)
            place = slot_of(view["happened"][-1])
            slot = ada.page.locator(f".cloth [data-slot='{place}']")
            await expect(ada.page.locator(".cloth .isLatest .mover")).to_have_count(1)
            assert await marked(ada) == {place}
            assert "(last move: Ben)" in (await slot.get_attribute("aria-label") or "")
            await expect(slot).to_be_in_viewport(ratio=1)
            corners: list[tuple[str, float, float]] = await ada.page.evaluate(_CORNERS)
            assert len(corners) == 26
            assert [corner for corner in corners if not points_at(*corner)] == []
            action = view["legal"][0]["text"]
            await ada.page.request.post(
                f"{ada.url}/api/tables/{table}/commands",
                data={
                    "type": "play",
                    "nonce": "m",
                    "seq": view["seq"],
                    "seat": view["viewing"],
                    "action": action,
                },
            )
            await expect(ada.page.locator(".cloth .isLatest")).to_have_count(0)


# Whether nothing lies above a place: a finger in its middle would touch it.
_IS_UNCOVERED = """
slot => {
  const { left, top, width, height } = slot.getBoundingClientRect()
  return [0.1, 0.9].every((part) => slot.contains(document.elementFromPoint(left + width / 2, top + height * part)))
}
"""


# The tiles on which a shield lies on another one. Touching rims are fine.
_COVERED_SHIELDS = """() => Array.from(document.querySelectorAll('.plank')).filter((tile) => {
  const boxes = Array.from(tile.querySelectorAll('.shield'), (shield) => shield.getBoundingClientRect())
  return boxes.some((box, place) => boxes.slice(place + 1).some((next) =>
    Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
    Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1))
}).map((tile) => tile.getAttribute('aria-label'))"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@scene
async def test_a_replay_marks_what_led_to_the_position(server: Server, phone: bool) -> None:
    async with visitors(server.url) as people:
        ann = await people.visitor(phone=phone, drawn_board=True)
        table = await import_record(ann, RECORD)
        answer = await ann.page.request.get(f"{ann.url}/api/tables/{table}/story")
        made: dict[int, Any] = {
            entry["ply"]: entry
            for entry in (await answer.json())["entries"]
            if entry["kind"] == "action" and entry["seat"] >= 0
        }
        await ann.open(f"/t/{table}?ply={PLY}")
        await ann.page.locator(".cloth .isNewest").wait_for()
        assert await marked(ann) == {slot_of(made[ply]) for ply in range(PLY - 3, PLY + 1)}
        newest = ann.page.locator(".cloth .isNewest")
        await expect(newest).to_have_attribute("data-slot", slot_of(made[PLY]))
        slot = await newest.element_handle()
        await ann.page.wait_for_function(_IS_UNCOVERED, arg=slot)
        laid = [made[ply] for ply in range(PLY - 3, PLY + 1) if made[ply]["action"].endswith("+")]
        await expect(ann.page.locator(".cloth .shield.isLatest")).to_have_count(len(laid))
        await expect(ann.page.locator(".deed")).to_be_in_viewport(ratio=1)
        assert await ann.page.evaluate(_COVERED_SHIELDS) == []


@scene
async def test_keys_lead_to_the_next_place_round_the_heads_and_to_the_ends(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await take_over_record(ada, *CLANS)
        view = await my_turn(ada)
        # The table is drawn part by part.
        await expect(ada.page.locator(".cloth [data-slot]")).to_have_count(38)
        await go_to(ada, "[data-card]")
        legal = {move["text"].partition("@")[2].removesuffix("+") for move in view["legal"]}
        reached = []
        for _ in legal:
            await press(ada, "n")
            reached.append(await focused(ada, "slot"))
        assert (set(reached), len(reached)) == (legal, len(legal))
        await press(ada, "Shift+N")
        assert await focused(ada, "slot") == reached[-2]
        top = ada.page.locator("[data-slot='1N1']")
        await top.focus()
        for key, place in (
            ("End", f"{len(view['position']['stacks'])}N3"),
            ("Home", "1N1"),
            ("ArrowLeft", "1W"),
            ("ArrowDown", "1S1"),
            ("ArrowLeft", "1W"),
            ("ArrowUp", "1N1"),
        ):
            await press(ada, key)
            assert await focused(ada, "slot") == place


# Notes each moment in which the status and the seats do not agree on whose turn it is.
_WATCH_WHOSE_TURN = """() => {
  window.contradictions = 0
  const isSaid = (words) => words?.textContent === 'Your turn'
  new MutationObserver(() => {
    const [status, seat] = ['.now b', '.seats .turn'].map((place) => document.querySelector(place))
    if (isSaid(status) !== isSaid(seat)) window.contradictions += 1
  }).observe(document.querySelector('.clans'), { subtree: true, childList: true, characterData: true })
}"""


def changes(before: Json, now: Json) -> list[str]:
    """The points that the seats have won or lost from one view to another, as they are shown."""
    pairs = zip(before["position"]["totals"], now["position"]["totals"], strict=True)
    return [f"{new - old:+}".replace("-", "−") for old, new in pairs if new != old]


@scene
async def test_what_changed_the_points_since_ones_last_move_is_seen(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        async with with_ben(ada) as (table, ben):
            await ben.play(table)
            await my_turn(ada)
            await ada.page.evaluate(_WATCH_WHOSE_TURN)
            # The last legal play comes with a shield, which takes at least that card.
            await play_first(ada, table, -1)
            played = await ada.view_with(lambda view: bool(view["to_move"] == 0))
            action = (await ben.view(table))["legal"][-1]["text"]
            (await ben.command(table, "play", seat=0, action=action)).raise_for_status()
            now = await my_turn(ada)
            change = ada.page.locator(".seats .change")
            expected = changes(played, now)
            assert expected[0].startswith("+")
            await expect(change).to_have_text(expected)
            await expect(change.first).to_have_attribute(
                "title", f"{expected[0]} since your last move"
            )
            assert await ada.page.evaluate("contradictions") == 0
            line = ada.page.locator("section[aria-labelledby=log] li").first
            await expect(line).to_contain_text(re.compile(r"you [+±−]\d+"))
            said = await line.inner_text()
            await ada.page.reload()
            await expect(line).to_have_text(said, use_inner_text=True)
            await my_turn(ada)
            await play_first(ada, table)
            await ada.view_with(lambda view: bool(view["to_move"] == 0))
            await expect(change).to_have_count(0)


@scene
async def test_a_slot_with_a_card_says_so_also_before_a_card_is_chosen(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        await take_over_record(ada, *CLANS)
        await my_turn(ada)
        await ada.press(ada.page.locator(".cloth .slot.full").first)
        await ada.page.get_by_role("alert").get_by_text("There is already a card").wait_for()
        assert await ada.page.get_by_text("None of your cards fits").count() == 0


@scene
async def test_the_last_turn_is_announced(server: Server) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(drawn_board=True)
        # The turn before the last of the same seat, and its last.
        for ply, words in ((LAST - 8, "Your turn"), (LAST - 4, "Your last turn")):
            await take_over_record(ada, RECORD, ply)
            await expect(ada.page.locator(".now b")).to_have_text(words)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@scene
async def test_a_tile_without_shields_says_that_it_gives_no_points(
    server: Server, phone: bool
) -> None:
    async with visitors(server.url) as people:
        ada = await people.visitor(phone=phone, drawn_board=True)
        await create_table(ada, "clans", person("Ada"), bot())
        await ada.press(ada.page.locator("[data-tile='1']"))
        about = ada.page.get_by_text("No shields: this tile gives no points.")
        await expect(about.filter(visible=True)).to_have_count(1)
