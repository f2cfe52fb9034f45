"""Which tiles the stacks still hold, by kind: the tile overview that lies in the box."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from clachan.cli.terminal.glenmore.words import (
    GlenmorePosition,
    kind_words,
    letters,
    place_key,
    way_sign,
)
from clachan.cli.terminal.layout import pad, width, wrap
from clachan.games.glenmore.components import KINDS, PLACES, ROWS, STACKS, START, Tile


def stacks_page(position: GlenmorePosition) -> list[str]:
    """Each stack with its kinds: how many are left of how many, what they do, which tiles."""
    say, ink = position.words.say, position.ink
    lines = [f" {ink.paint(say('glenmore-stacks'), 'bold')}"]
    lines += [ink.paint(line, "faint") for line in wrap(say("glenmore-stacks-about"))]
    for number, (kinds, left) in enumerate(zip(_BY_KIND, position.view.stacks, strict=True)):
        key = "glenmore-stack-left" if left else "glenmore-stack-empty"
        head = say(key, number=number, left=len(left), all=sum(map(len, kinds)))
        lines += ["", f" {ink.paint(head, 'bold')}"]
        lines += _list(position, kinds, left) if left else []
    return lines


def _list(
    position: GlenmorePosition, kinds: Sequence[Sequence[Tile]], left: Sequence[Tile]
) -> list[str]:
    """The kinds of which tiles are left in columns, then the names of the others."""
    names = {kind[0]: kind_words(position, kind[0]) for kinds in _BY_KIND for kind in kinds}
    effects = {tile: _effect(position, tile) for tile in names}
    name_columns = max(map(width, names.values()))
    effect_columns = max(width(effects[tile]) for tile in effects if not PLACES[tile])
    lines, drawn = [], []
    for first, *others in kinds:
        still = [tile for tile in (first, *others) if tile in left]
        if not still:
            drawn.append(names[first])
            continue
        effect = effects[first] if PLACES[first] else pad(effects[first], effect_columns)
        codes = " ".join(_code(position, tile) for tile in still)
        count = f"{len(still)}/{len(others) + 1}"
        text = f"{count}  {pad(names[first], name_columns)}  {effect}  {codes}"
        lines += wrap(text, indent=2, hanging=len(count) + name_columns + 6)
    if drawn:
        text = position.words.say("glenmore-all-drawn", kinds=", ".join(drawn))
        lines += [position.ink.paint(line, "faint") for line in wrap(text, indent=2, hanging=4)]
    return lines


def _effect(position: GlenmorePosition, tile: Tile) -> str:
    if PLACES[tile]:
        return position.words.say("glenmore-place", place=place_key(tile))
    return position.words.say("glenmore-does", kind=KINDS[tile])


def _code(position: GlenmorePosition, tile: Tile) -> str:
    """``14≈S``: number, way and cost, with the signs of the chain."""
    return f"{tile}{way_sign(position.ink, tile).strip()}{letters(position, tile)}"


_FRAMES: Final = tuple(row.frame for row in ROWS[START + 1 :])


def _order(tile: Tile) -> tuple[bool, int, int]:
    """Kinds of one frame together, special places last."""
    return bool(PLACES[tile]), _FRAMES.index(ROWS[tile].frame), KINDS.index(KINDS[tile])


def _by_kind(stack: int) -> tuple[tuple[Tile, ...], ...]:
    tiles = [Tile(tile) for tile in range(START + 1, len(ROWS)) if STACKS[stack] >> tile & 1]
    found = groupby(sorted(tiles, key=_order), lambda tile: PLACES[tile] or KINDS[tile])
    return tuple(tuple(tiles) for _, tiles in found)


_BY_KIND: Final = tuple(map(_by_kind, range(len(STACKS))))
