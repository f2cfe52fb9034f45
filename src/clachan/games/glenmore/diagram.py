"""A view as text, for people who try things out at a prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clachan.core import CHANCE
from clachan.games.glenmore.components import (
    KINDS,
    PLACES,
    RESOURCES,
    START,
    TILE_NAMES,
    Tile,
    cell,
    x_of,
    y_of,
)
from clachan.games.glenmore.state import DIE_ENTRY, Entry, Paying, Player, seat_of

if TYPE_CHECKING:
    from clachan.games.glenmore.views import View

_LETTERS = "wsgch"  # for cubes, in the order of the resources
_DUES = (*RESOURCES, "any", "other")


def diagram(view: View) -> str:
    """The chain, the market and each land.

    In a land, a tile has its number, a ``*`` for each clan member and a letter for each cube:
    wood, stone, grain, cattle, or sheep (``h``).
    """
    market = (f"{name} {level}" for name, level in zip(RESOURCES, view.market, strict=True))
    lines = [
        _title(view),
        f"chain from the tail: {', '.join(map(_entry, view.chain))}",
        f"market: {', '.join(market)}",
        f"tiles in the stacks: {' '.join(str(len(stack)) for stack in view.stacks)}",
        f"scorings: {view.scorings}",
    ]
    for seat, player in enumerate(view.lands):
        lines += [f"seat {seat}: {_goods(player)}", *_land(player)]
    return "\n".join(lines)


def _title(view: View) -> str:
    viewer = "a spectator" if view.seat is None else f"seat {view.seat}"
    mover = {None: "", CHANCE: "chance, "}.get(view.to_move, f"seat {view.to_move}, ")
    step = type(view.decision).__name__.lower()
    if isinstance(view.decision, Paying):
        step += " " + "+".join(_DUES[due] for due in view.decision.payment.due)
    return f"glenmore for {view.players}, ply {view.plies}, as {viewer} sees it: {mover}{step}"


def _entry(entry: Entry) -> str:
    if entry == DIE_ENTRY:
        return "die"
    return f"[seat {seat_of(entry)}]" if entry < DIE_ENTRY else _tile(Tile(entry))


def _tile(tile: Tile) -> str:
    return f"{TILE_NAMES[tile]} {PLACES[tile] or KINDS[tile].replace('_', ' ')}"


def _goods(player: Player) -> str:
    goods = (
        f"coins {player.coins}, whisky {player.whisky}, chieftains {player.chieftains},"
        f" points {player.points}"
    )
    tiles = [_tile(tile) for tile in player.tiles if tile != START]
    cards = [PLACES[tile] for tile in player.cards]
    return "; ".join([goods, *[", ".join(names) for names in (tiles, cards) if names]])


def _land(player: Player) -> list[str]:
    """The tiles where they lie, from north to south."""
    laid = dict(zip(player.cells, player.tiles, strict=True))
    texts = {
        place: TILE_NAMES[tile]
        + "*" * player.members.count(place)
        + "".join(_LETTERS[kind] for kind, at in player.cubes if at == place)
        for place, tile in laid.items()
    }
    xs = sorted({x_of(place) for place in laid})
    ys = sorted({y_of(place) for place in laid}, reverse=True)
    columns = range(xs[0], xs[-1] + 1)
    width = max(len(text) for text in texts.values()) + 2
    head = "".join(f"{x:<{width}}" for x in columns)
    rows = [
        f"{y:4}  " + "".join(f"{texts.get(cell(x, y), '.'):<{width}}" for x in columns) for y in ys
    ]
    return [line.rstrip() for line in (f"      {head}", *rows)]
