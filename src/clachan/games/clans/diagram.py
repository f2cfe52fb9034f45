"""A view as text, for people who try things out at a prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clachan.core import CHANCE
from clachan.games.clans.components import CARD_NAMES, Card, Slot, slot
from clachan.games.clans.setup import SETUPS

if TYPE_CHECKING:
    from clachan.games.clans.views import View


def diagram(view: View) -> str:
    """The table with its cards and shields, then a line for each seat.

    A dot is a free slot, ``~5K`` a face-down card that this seat knows, ``~?`` one that it does not
    know. Between the rows stand the seats of each tile's shields, in the order of placement.
    """
    cards: dict[Slot, str] = {place: CARD_NAMES[card] for place, card in view.face_up}
    for hidden in view.face_down:
        cards[hidden.slot] = f"~{'?' if hidden.card is None else CARD_NAMES[hidden.card]}"
    tiles = range(1, SETUPS[view.players].tiles + 1)

    def row(side: str) -> str:
        names = [[f"{tile}{side}{place}" for place in (1, 2, 3)] for tile in tiles]
        return _row(side, [" ".join(f"{cards.get(slot(n), '.'):3}" for n in ns) for ns in names])

    west, east = (cards.get(slot(name), ".") for name in ("1W", f"{tiles[-1]}E"))
    lines = [
        _title(view),
        _row("", [f"tile {tile}" for tile in tiles]),
        row("N"),
        _row("", [" ".join(map(str, stack)) for stack in view.stacks]),
        row("S"),
        f"W {west}   E {east}",
        *[_seat(view, seat) for seat in range(view.players)],
        f"bag: {_count(view.bag_size, 'card')}{_names(view.bag)}",
    ]
    return "\n".join(line.rstrip() for line in lines)


def _title(view: View) -> str:
    to_move = {None: "over", CHANCE: "chance to move"}.get(view.to_move)
    viewer = "a spectator" if view.seat is None else f"seat {view.seat}"
    turn = to_move or f"seat {view.to_move} to move"
    return f"clans for {view.players}, ply {view.plies}, as {viewer} sees it: {turn}"


def _row(head: str, columns: list[str]) -> str:
    return f"{head:1} " + " | ".join(f"{column:11}" for column in columns)


def _seat(view: View, seat: int) -> str:
    shields, cards = view.shields[seat], view.hand_sizes[seat]
    goods = f"{_count(shields, 'shield')}, {_count(cards, 'card')}"
    return f"seat {seat}: {goods}{_names(view.hands[seat])}"


def _names(cards: tuple[Card, ...] | None) -> str:
    return f": {' '.join(CARD_NAMES[card] for card in cards)}" if cards else ""


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
