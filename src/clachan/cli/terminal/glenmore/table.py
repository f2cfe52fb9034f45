"""The middle of the table of Glen More: the chain, the market and the state of every player."""

from typing import Final

from clachan.cli.terminal.glenmore.words import (
    SHORT,
    GlenmoreContext,
    letter,
    letters,
    resource_words,
    seat_sign,
    short_words,
    way_sign,
)
from clachan.cli.terminal.layout import pad, width
from clachan.cli.terminal.terminal import COLUMNS
from clachan.core import CHANCE, Seat
from clachan.games.glenmore.components import RESOURCES, ROWS, Tile
from clachan.games.glenmore.conditions import drop_stragglers
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.scoring import chieftains
from clachan.games.glenmore.state import DIE_ENTRY, Drawing, Entry, Rolling, Taking, seat_of

_FITS: Final = ((SHORT, SHORT + 1), (3, SHORT + 1), (3, SHORT), (3, 3))
"""Columns for a player's name and for a tile's kind, until the chain fits into its line."""
_LONGEST_COST: Final = "WSG"
_NAME: Final = 12
_NUMBER: Final = 4
_SCORINGS: Final = 3


def turn_words(context: GlenmoreContext) -> str:
    """How far the game has come: tiles left, scorings held, whose turn follows."""
    view, say = context.view, context.words.say
    if view.is_over:
        return ""
    left = " ".join(str(len(stack)) for stack in view.stacks[1:])
    scorings = say("glenmore-progress", left=left, scorings=view.scorings, all=_SCORINGS)
    following = next_in_chain(context)
    if following is None:
        return scorings
    return f"{say('glenmore-next', player=mover(context, following))}   {scorings}"


def next_in_chain(context: GlenmoreContext) -> Seat | None:
    """Whose turn follows this one, CHANCE for the die; ``None`` while that is open."""
    if isinstance(context.view.decision, Taking | Drawing | Rolling):
        return None
    tail = drop_stragglers(context.view.chain)[0]
    return CHANCE if tail == DIE_ENTRY else seat_of(tail)


def mover(context: GlenmoreContext, seat: Seat) -> str:
    words = context.words
    return words.say("glenmore-the-die") if seat == CHANCE else words.name(seat)


def draw_chain(context: GlenmoreContext) -> list[str]:
    """From the tail, which moves, to the head: number and cost above, way and kind below."""
    drawn = (_chain(context, name, kind) for name, kind in _FITS)
    return next(lines for lines in drawn if max(map(width, lines)) <= COLUMNS)


def _chain(context: GlenmoreContext, name: int, kind: int) -> list[str]:
    chain = context.view.chain
    entries = [_entry(context, entry, name, kind) for entry in chain]
    lines = []
    for line in (0, 1):
        texts = [
            _paint(context, entry, pad(texts[line], max(map(width, texts))))
            for entry, texts in zip(chain, entries, strict=True)
        ]
        lines.append(f" {' '.join(texts)}")
    return lines


def _paint(context: GlenmoreContext, entry: Entry, text: str) -> str:
    if entry > 0:
        return context.ink.paint(text, f"frame-{ROWS[entry].frame}")
    return context.ink.paint(text, "bold")


def _entry(context: GlenmoreContext, entry: Entry, name: int, kind: int) -> tuple[str, str]:
    if entry == DIE_ENTRY:
        return "[*]", context.words.say("glenmore-die")[:name]
    if entry < 0:
        return seat_sign(seat_of(entry)), _short_name(context, seat_of(entry), name)
    tile = Tile(entry)
    cost = letters(context, tile)
    between = "" if len(cost) == len(_LONGEST_COST) else " "
    drawn = (way_sign(context.ink, tile) + short_words(context, tile)).strip()
    return f"{tile}{between}{cost}".rstrip(), drawn[:kind]


def _short_name(context: GlenmoreContext, seat: Seat, columns: int) -> str:
    name, number = context.words.name(seat).replace(" ", ""), str(seat + 1)
    if len(name) <= columns:
        return name
    return name[: columns - 1] + number if name.endswith(number) else name[:columns]


def draw_market(context: GlenmoreContext) -> list[str]:
    """How full each row is, and what buying costs and selling brings (GM 5.1)."""
    say, ink = context.words.say, context.ink
    titles = [say("glenmore-market"), say("glenmore-prices")]
    first = max(map(width, titles)) + 3
    names, prices = (f" {ink.paint(pad(title, first), 'bold')}" for title in titles)
    columns = (COLUMNS - 1 - first) // len(RESOURCES)
    for kind, level in enumerate(context.view.market):
        names += pad(f"{letter(context, kind)} {resource_words(context, kind)}", columns)
        prices += pad(_price(context, level), columns)
    return [names.rstrip(), prices.rstrip()]


def _price(context: GlenmoreContext, level: int) -> str:
    ink = context.ink
    none = ink.sign("–", "-")
    filled = ink.sign("●", "o") * level + ink.sign("·", ".") * (FULL - level)
    return f"{filled} {none if level == FULL else level + 1}/{level or none}"


def draw_players(context: GlenmoreContext) -> list[str]:
    """Coins, whisky, chieftains with bonnets, cards, tiles, and the points won so far."""
    words, ink = context.words, context.ink
    titles = [
        words.say(f"glenmore-panel-{name}")
        for name in ("coins", "whisky", "chieftains", "cards", "tiles", "points")
    ]
    lines = [ink.paint(" " * _NAME + "".join(f"{title:>{_NUMBER}}" for title in titles), "bold")]
    for seat, land in enumerate(context.view.lands):
        numbers = (
            land.coins,
            land.whisky,
            chieftains(land),
            len(land.cards),
            len(land.cells),
            land.points,
        )
        name = pad(f"{seat_sign(seat)} {words.name(seat)}"[:_NAME], _NAME)
        row = name + "".join(f"{number:>{_NUMBER}}" for number in numbers)
        lines.append(ink.paint(row, "bold") if seat == context.seat else row)
    return lines
