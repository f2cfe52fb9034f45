"""What the table of Glen More cannot show at a glance: a tile, a land, all that may be done."""

from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import Final

from clachan.cli.terminal.glenmore.choices import (
    brief,
    choices,
    is_taking,
    must_sell,
    sales,
    tiles_to_take,
)
from clachan.cli.terminal.glenmore.land import WIDEST, Land, draw_land
from clachan.cli.terminal.glenmore.table import mover
from clachan.cli.terminal.glenmore.words import (
    GlenmorePosition,
    cost_words,
    due_words,
    input_text,
    kind_words,
    letter,
    letters,
    place_key,
    resource_words,
    seat_sign,
    short_words,
    shown_land,
    tile_words,
    way_sign,
)
from clachan.cli.terminal.layout import pad, width, wrap
from clachan.core import Seat
from clachan.games.glenmore.actions import Action, Activate, Buy, Discard, Ness, Pay, Sell, Take
from clachan.games.glenmore.components import (
    KINDS,
    PLACES,
    RESOURCES,
    ROWS,
    STACKS,
    START,
    WAYS,
    Cell,
    Tile,
    cell_name,
)
from clachan.games.glenmore.conditions import advance_payment
from clachan.games.glenmore.land import tile_at, with_tile
from clachan.games.glenmore.preview import ActionPreview, Way, preview
from clachan.games.glenmore.scoring import chieftains
from clachan.games.glenmore.state import Paying, Player

_LAID: Final = ("distillery", "village", "castle")  # something happens as soon as they lie
_TALLEST: Final = 200  # lines: the page of a land is never cut, but split into screens


# A tile


def tile_page(position: GlenmorePosition, tile: Tile) -> list[str]:
    """What a tile is, costs and does; while taking, what each cell would bring."""
    head = tile_words(position, tile)
    lines = [f" {position.ink.paint(head[0].upper() + head[1:], 'bold')}"]
    lines += wrap(_about(position, tile))
    if tile not in position.view.chain:
        return lines + wrap(position.words.say("glenmore-tile-elsewhere"))
    if not is_taking(position):
        return lines
    cells = tiles_to_take(position).get(tile)
    if not cells:
        return [*lines, "", *wrap(_why_not(position, tile))]
    return [*lines, *_takes(position, tile, cells)]


def _about(position: GlenmorePosition, tile: Tile) -> str:
    say, row = position.words.say, ROWS[tile]
    parts = [
        say("glenmore-frame", frame=row.frame, way=row.way.replace("+", "-").strip("-") or "none"),
        cost_words(position, tile),
        *([say("glenmore-laid", kind=row.kind)] if row.kind in _LAID else []),
        say("glenmore-effect", kind=row.kind),
    ]
    if PLACES[tile]:
        parts.append(say("glenmore-place", place=place_key(tile)))
    return " ".join(parts)


def _why_not(position: GlenmorePosition, tile: Tile) -> str:
    """In the words of the rules: it cannot be paid, or there is no cell for it."""
    game, sites = position.game, shown_land(position).sites[WAYS[tile]]
    if sites:
        state = game.determinise(position.view, Random(0))
        refusal = game.why_illegal(state, Take(tile, sites[0]))
        if refusal:
            return position.words.refusal(refusal)
    return position.words.say("glenmore-fits-nowhere")


def _takes(position: GlenmorePosition, tile: Tile, cells: list[Cell]) -> list[str]:
    previews = {place: preview(position.view, Take(tile, place)) for place in cells}
    some = previews[cells[0]]
    lines = wrap(_ways(position, some)) if some.ways else []
    lines += [*wrap(_follower(position, some)), ""]
    head = position.words.say("glenmore-cells", example=f"{tile} {cell_name(cells[0])}")
    lines += [f" {position.ink.paint(line.strip(), 'bold')}" for line in wrap(head)]
    names = max(len(cell_name(place)) for place in cells)
    for place in cells:
        label = pad(cell_name(place), names)
        lines += wrap(f"{label}  {_activation_effects(position, tile, place)}", hanging=names + 3)
    return lines


def _ways(position: GlenmorePosition, action_preview: ActionPreview) -> str:
    return " ".join(_way(position, way) for way in action_preview.ways)


def _way(position: GlenmorePosition, way: Way) -> str:
    """How one resource could be paid."""
    return position.words.say(
        "glenmore-way",
        resource=resource_words(position, way.resource),
        held=way.held,
        price=way.price or 0,
    )


def _follower(position: GlenmorePosition, action_preview: ActionPreview) -> str:
    seat = action_preview.after_turn
    if seat is None:
        return position.words.say("glenmore-last-turn")
    if seat == position.seat:
        return position.words.say("glenmore-you-again")
    follows = position.words.say("glenmore-follows", player=mover(position, seat))
    return (
        f"{follows} {position.words.say('glenmore-own-last-turn')}"
        if action_preview.own_last_turn
        else follows
    )


def _activation_effects(position: GlenmorePosition, tile: Tile, place: Cell) -> str:
    """The tiles that could then be activated, with what they do."""
    laid = with_tile(shown_land(position), tile, place)
    cells = preview(position.view, Take(tile, place)).sets_off
    if not cells:
        return position.words.say("glenmore-sets-off-nothing")
    # No-break spaces keep an entry in one piece when its line is wrapped.
    return "  ".join(
        _effect_at(position, laid, at).replace(" ", "\N{NO-BREAK SPACE}") for at in cells
    )


def _effect_at(position: GlenmorePosition, land: Player, place: Cell) -> str:
    tile = tile_at(land, place)
    assert tile is not None
    does = position.words.say("glenmore-does", kind=KINDS[tile])
    return f"{short_words(position, tile)} {cell_name(place)}: {does}"


# A land


def land_page(position: GlenmorePosition, seat: Seat) -> list[str]:
    """A player's land as a whole, what they own, and what their cards are good for."""
    view, words = position.view, position.words
    land = view.lands[seat]
    turn = view.turn if view.turn and view.turn.seat == seat else None
    head = f"{seat_sign(seat)} {words.name(seat)}"
    goods = words.say(
        "glenmore-goods",
        coins=land.coins,
        whisky=land.whisky,
        chieftains=land.chieftains,
        counted=chieftains(land),
        points=land.points,
    )
    drawn = draw_land(position, Land(land, {}, turn), WIDEST, _TALLEST)
    cards = [line for card in land.cards for line in wrap(_card(position, card), hanging=3)]
    return [f" {position.ink.paint(head, 'bold')}", *wrap(goods), "", *drawn, "", *cards]


def _card(position: GlenmorePosition, card: Tile) -> str:
    return f"{PLACES[card]}: {position.words.say('glenmore-place', place=place_key(card))}"


# All legal actions


def choices_page(position: GlenmorePosition) -> list[str]:
    """Every action with its number, as it is typed, and what it would do."""
    say = position.words.say
    lines = [f" {position.ink.paint(say('glenmore-choices'), 'bold')}", ""]
    if is_taking(position):
        for tile, cells in tiles_to_take(position).items():
            where = " ".join(map(cell_name, cells)) or input_text(position, Discard(tile))
            lines += wrap(f"{tile:>2}  {kind_words(position, tile)}:  {where}", hanging=5)
    else:
        numbered = list(enumerate(choices(position), start=1))
        columns = max((len(input_text(position, action)) for _, action in numbered), default=0)
        for number, action in numbered:
            words = pad(input_text(position, action), columns)
            lines += wrap(
                f"{number:>2}  {words}  {_describe_action(position, action)}", hanging=columns + 7
            )
    listed = [] if must_sell(position) else sales(position)
    sold = [f" {input_text(position, action)}  {brief(position, action)}" for action in listed]
    return [*lines, *([""] if sold else []), *sold]


def _describe_action(position: GlenmorePosition, action: Action) -> str:
    if isinstance(action, Activate | Ness):
        tile = tile_at(shown_land(position), action.cell)
        assert tile is not None
        effect = position.words.say("glenmore-effect", kind=KINDS[tile])
        return f"{kind_words(position, tile)}. {effect}"
    return brief(position, action)


def explain(position: GlenmorePosition, action: Action) -> str:
    """What a legal action would do, in a sentence or two."""
    action_preview, say = preview(position.view, action), position.words.say
    if isinstance(action, Take):
        parts = [
            cost_words(position, action.tile),
            _ways(position, action_preview),
            _follower(position, action_preview),
        ]
        sets_off = say(
            "glenmore-sets-off", tiles=_activation_effects(position, action.tile, action.cell)
        )
        return " ".join(part for part in (*parts, sets_off) if part)
    if isinstance(action, Buy | Sell):
        return say("glenmore-coins-left", coins=action_preview.coins_left)
    if isinstance(action, Pay):
        return _still_due(position, action)
    if isinstance(action, Activate | Ness):
        return _describe_action(position, action)
    return position.words.message(position.game.describe(position.view, action))


def _still_due(position: GlenmorePosition, action: Pay) -> str:
    decision = position.view.decision
    assert isinstance(decision, Paying)
    rest = advance_payment(decision.payment, action.resource)
    if not rest.due:
        return position.words.say("glenmore-paid-in-full")
    cubes = due_words(position, rest.due, rest.required)
    return position.words.say("glenmore-still-due", cubes=cubes)


def stacks_page(position: GlenmorePosition) -> list[str]:
    """Each stack with its kinds: how many are left of how many, what they do, which tiles."""
    say, ink = position.words.say, position.ink
    lines = [f" {ink.paint(say('glenmore-stacks'), 'bold')}"]
    names = (
        f"{letter(position, kind)} {resource_words(position, kind)}"
        for kind in range(len(RESOURCES))
    )
    for about in (
        say("glenmore-stacks-about"),
        say("glenmore-stacks-letters", letters=", ".join(names)),
    ):
        lines += [ink.paint(line, "faint") for line in wrap(about)]
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
