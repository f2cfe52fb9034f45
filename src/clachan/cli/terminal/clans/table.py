"""The long table of Clans and Glory in text: tiles in a row, a head at each end (CG 2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from clachan.cli.terminal.screen import ScreenContext
from clachan.cli.terminal.terminal import Ink
from clachan.core import Seat
from clachan.games.clans.actions import Action, Play, PlayFaceDown
from clachan.games.clans.components import CARD_NAMES, RANKS, SLOT_NAMES, TILE_OF, Card, Slot
from clachan.games.clans.views import FaceDownView, View

ClansContext: TypeAlias = ScreenContext[Action, View]

# Each colour's own sign, so that colour is never the only cue (CG 1.2): in full, and in ASCII.
SYMBOLS: Final[Mapping[str, tuple[str, str]]] = {
    "R": ("♥", "!"),
    "O": ("▲", "^"),
    "Y": ("★", "*"),
    "G": ("♣", "%"),
    "B": ("●", "o"),
    "V": ("♦", "="),
    "K": ("♠", "#"),
}

SIGNS: Final = "".join(fancy for fancy, _ in SYMBOLS.values()) + "▒"

# Cards carry their own background, so that they read alike on light and on dark terminals.
STYLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "card-R": "48;5;160;38;5;231",
        "card-O": "48;5;208;38;5;16",
        "card-Y": "48;5;227;38;5;16",
        "card-G": "48;5;28;38;5;231",
        "card-B": "48;5;26;38;5;231",
        "card-V": "48;5;97;38;5;231",
        "card-K": "48;5;236;38;5;231",
        "card-back": "48;5;246;38;5;16",
    }
)

_CELL: Final = 3
_SEATS: Final = (1, 2, 3)
_WIDEST: Final = 6  # tiles; with fewer there is room to breathe


def card_label(card: Card, ink: Ink) -> str:
    """Rank, letter and sign: ``7G♣``."""
    name = CARD_NAMES[card]
    return name + ink.sign(*SYMBOLS[name[1]])


def chip(card: Card, ink: Ink, *styles: str) -> str:
    return ink.paint(card_label(card, ink), f"card-{CARD_NAMES[card][1]}", *styles)


def slots_of(context: ClansContext, card: Card | None = None) -> tuple[Slot, ...]:
    """Where this card may go now, or any card, in the order of the slots."""
    plays = [action for action in context.legal if isinstance(action, Play | PlayFaceDown)]
    return tuple(sorted({play.slot for play in plays if card in (None, play.card)}))


class ShownShield(NamedTuple):
    """A shield with what it would take now, by the numbers of the score sheets: one rank, or nothing."""

    seat: Seat
    rank: int | None = None
    cards: int = 0
    points: int = 0


def shields_on(context: ClansContext, tile: int) -> list[ShownShield]:
    """The shields on a tile in their order (CG 6.2)."""
    taken = [ShownShield(seat) for seat in context.view.stacks[tile - 1]]
    for seat, sheet in enumerate(context.sheets):
        for item in sheet.items:
            args = dict(item.source.args)
            if args["tile"] == tile:
                place = int(args["shield"]) - 1
                taken[place] = ShownShield(seat, int(args["rank"]), int(args["cards"]), item.points)
    return taken


def ranks_on(view: View, tile: int) -> list[int]:
    return [RANKS[card] for place, card in view.face_up if TILE_OF[place] == tile]


def draw_table(context: ClansContext) -> list[str]:
    return _Drawing.of(context).lines()


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The cells by the name of their slot, and the words between them."""

    context: ClansContext
    cells: Mapping[str, str]
    inner: int
    """Columns inside a tile."""

    @classmethod
    def of(cls, context: ClansContext) -> "_Drawing":
        tiles = len(context.view.stacks)
        inner = 3 * _CELL + 2 + (0 if tiles == _WIDEST else 2)
        return cls(context, _cells(context), inner)

    @property
    def tiles(self) -> range:
        return range(1, len(self.context.view.stacks) + 1)

    def lines(self) -> list[str]:
        say = self.context.words.say
        west, east = self.cells["1W"], self.cells[f"{self.tiles[-1]}E"]
        owners, ranks = zip(*(self._shields(tile) for tile in self.tiles), strict=True)
        north, south = (self._label(say(f"clans-side-{side}")) for side in ("north", "south"))
        return [
            self._border("╭┬╮", "+++", numbered=True),
            self._row(north, [self._side(tile, "N") for tile in self.tiles]),
            self._row(west, owners, east),
            self._row(self._label(""), ranks),
            self._row(south, [self._side(tile, "S") for tile in self.tiles]),
            self._border("╰┴╯", "+++", numbered=False),
        ]

    def _label(self, text: str) -> str:
        return self.context.ink.paint(f"{text:^{_CELL}}", "faint")

    def _side(self, tile: int, side: str) -> str:
        row = " ".join(self.cells[f"{tile}{side}{seat}"] for seat in _SEATS)
        margin = " " * ((self.inner - 3 * _CELL - 2) // 2)
        return margin + row + margin

    def _shields(self, tile: int) -> tuple[str, str]:
        """Whose shields lie there, and below each the rank it would take."""
        ink, seat = self.context.ink, self.context.seat
        found = shields_on(self.context, tile)
        space = self.inner - max(0, 2 * len(found) - 1)
        left, right = " " * (space // 2), " " * (space - space // 2)
        owners = " ".join(_shield(take.seat, seat, ink) for take in found)
        ranks = " ".join(str(take.rank or ink.sign("–", "-")) for take in found)
        return left + owners + right, left + ink.paint(ranks, "faint") + right

    def _row(self, west: str, tiles: list[str] | tuple[str, ...], east: str = "") -> str:
        line = self._frame(self.context.ink.sign("│", "|"))
        return f"{west}{line}{line.join(tiles)}{line}{east}"

    def _border(self, fancy: str, plain: str, numbered: bool) -> str:
        ink = self.context.ink
        corners = ink.sign(fancy, plain)
        dash = ink.sign("─", "-")
        numbers = [f" {tile} " if numbered else "" for tile in self.tiles]
        parts = [f"{number:{dash}^{self.inner}}" for number in numbers]
        return " " * _CELL + self._frame(corners[0] + corners[1].join(parts) + corners[2])

    def _frame(self, text: str) -> str:
        return self.context.ink.paint(text, "faint")


def _shield(owner: Seat, seat: Seat | None, ink: Ink) -> str:
    return ink.paint(str(owner + 1), *(["bold"] if owner == seat else []))


def _cells(context: ClansContext) -> dict[str, str]:
    """What is drawn in each slot of the table."""
    view, ink = context.view, context.ink
    fresh = set(view.face_up) - set(context.before.face_up)
    cells = {name: f"{ink.sign('·', '.'):^{_CELL}}" for name in SLOT_NAMES}
    for place in slots_of(context):
        name = SLOT_NAMES[place]
        cells[name] = ink.paint(f"{name:{'>' if name == '1W' else '<'}{_CELL}}", "open")
    for place, card in view.face_up:
        new = ["new"] if (place, card) in fresh else []
        cells[SLOT_NAMES[place]] = chip(card, ink, *new)
    for down in view.face_down:
        cells[SLOT_NAMES[down.slot]] = _back(down, ink)
    return cells


def _back(down: FaceDownView, ink: Ink) -> str:
    """Those who know the card see it with the sign for face down (CG 7.1)."""
    text = ink.sign("▒▒▒", ":::") if down.card is None else f"~{CARD_NAMES[down.card]}"
    return ink.paint(text, "card-back")
