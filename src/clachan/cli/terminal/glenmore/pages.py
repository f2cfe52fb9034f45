"""What the table of Glen More cannot show at a glance: a tile, a land, all that may be done."""

from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import Final

from clachan.cli.terminal.glenmore.choices import (
    brief,
    choices,
    is_taking,
    sales,
    tiles_to_take,
)
from clachan.cli.terminal.glenmore.land import WIDEST, Land, draw_land
from clachan.cli.terminal.glenmore.table import mover
from clachan.cli.terminal.glenmore.words import (
    GlenmoreContext,
    cost_words,
    due_words,
    input_text,
    kind_words,
    letter,
    letters,
    main_land,
    place_key,
    resource_words,
    seat_sign,
    short_words,
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
from clachan.games.glenmore.shortfall import shortfall
from clachan.games.glenmore.state import Paying, Player

_LAID: Final = ("distillery", "village", "castle")  # something happens as soon as they lie
_TALLEST: Final = 200  # lines: the page of a land is never cut, but split into screens


# A tile


def tile_page(context: GlenmoreContext, tile: Tile) -> list[str]:
    """What a tile is, costs and does; while taking, what each cell would bring."""
    head = tile_words(context, tile)
    lines = [f" {context.ink.paint(head[0].upper() + head[1:], 'bold')}"]
    lines += wrap(_about(context, tile))
    if tile not in context.view.chain:
        return lines + wrap(context.words.say("glenmore-tile-elsewhere"))
    if not is_taking(context):
        return lines
    cells = tiles_to_take(context).get(tile)
    if not cells:
        return [*lines, "", *wrap(_why_not(context, tile))]
    return [*lines, *_takes(context, tile, cells)]


def _about(context: GlenmoreContext, tile: Tile) -> str:
    say, row = context.words.say, ROWS[tile]
    parts = [
        say("glenmore-frame", frame=row.frame, way=row.way.replace("+", "-").strip("-") or "none"),
        cost_words(context, tile),
        *([say("glenmore-laid", kind=row.kind)] if row.kind in _LAID else []),
        say("glenmore-effect", kind=row.kind),
    ]
    if PLACES[tile]:
        parts.append(say("glenmore-place", place=place_key(tile)))
    return " ".join(parts)


def _why_not(context: GlenmoreContext, tile: Tile) -> str:
    """In the words of the rules: it cannot be paid, or there is no cell for it."""
    game, sites = context.game, main_land(context).sites[WAYS[tile]]
    if sites:
        state = game.determinise(context.view, Random(0))
        refusal = game.why_illegal(state, Take(tile, sites[0]))
        if refusal:
            return context.words.refusal(refusal)
    return context.words.say("glenmore-fits-nowhere")


def _takes(context: GlenmoreContext, tile: Tile, cells: list[Cell]) -> list[str]:
    previews = {place: preview(context.view, Take(tile, place)) for place in cells}
    some = previews[cells[0]]
    lines = wrap(_ways(context, some)) if some.ways else []
    lines += [*wrap(_follower(context, some)), ""]
    head = context.words.say("glenmore-cells", example=f"{tile} {cell_name(cells[0])}")
    lines += [f" {context.ink.paint(line.strip(), 'bold')}" for line in wrap(head)]
    names = max(len(cell_name(place)) for place in cells)
    for place in cells:
        label = pad(cell_name(place), names)
        lines += wrap(f"{label}  {_activation_effects(context, tile, place)}", hanging=names + 3)
    return lines


def _ways(context: GlenmoreContext, action_preview: ActionPreview) -> str:
    return " ".join(_way(context, way) for way in action_preview.ways)


def _way(context: GlenmoreContext, way: Way) -> str:
    """How one resource could be paid."""
    return context.words.say(
        "glenmore-way",
        resource=resource_words(context, way.resource),
        held=way.held,
        price=way.price or 0,
    )


def _follower(context: GlenmoreContext, action_preview: ActionPreview) -> str:
    seat = action_preview.after_turn
    if seat is None:
        return context.words.say("glenmore-last-turn")
    if seat == context.seat:
        return context.words.say("glenmore-you-again")
    follows = context.words.say("glenmore-follows", player=mover(context, seat))
    return (
        f"{follows} {context.words.say('glenmore-own-last-turn')}"
        if action_preview.own_last_turn
        else follows
    )


def _activation_effects(context: GlenmoreContext, tile: Tile, place: Cell) -> str:
    """The tiles that could then be activated, with what they do."""
    laid = with_tile(main_land(context), tile, place)
    cells = preview(context.view, Take(tile, place)).sets_off
    if not cells:
        return context.words.say("glenmore-sets-off-nothing")
    # No-break spaces keep an entry in one piece when its line is wrapped.
    return "  ".join(
        _effect_at(context, laid, at).replace(" ", "\N{NO-BREAK SPACE}") for at in cells
    )


def _effect_at(context: GlenmoreContext, land: Player, place: Cell) -> str:
    tile = tile_at(land, place)
    assert tile is not None
    does = context.words.say("glenmore-does", kind=KINDS[tile])
    return f"{short_words(context, tile)} {cell_name(place)}: {does}"


# A land


def land_page(context: GlenmoreContext, seat: Seat) -> list[str]:
    """A player's land as a whole, what they own, and what their cards are good for."""
    view, words = context.view, context.words
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
    drawn = draw_land(context, Land(land, {}, turn), WIDEST, _TALLEST)
    cards = [line for card in land.cards for line in wrap(_card(context, card), hanging=3)]
    return [f" {context.ink.paint(head, 'bold')}", *wrap(goods), "", *drawn, "", *cards]


def _card(context: GlenmoreContext, card: Tile) -> str:
    return f"{PLACES[card]}: {context.words.say('glenmore-place', place=place_key(card))}"


# All legal actions


def choices_page(context: GlenmoreContext) -> list[str]:
    """Every action with its number, as it is typed, and what it would do."""
    say = context.words.say
    lines = [f" {context.ink.paint(say('glenmore-choices'), 'bold')}", ""]
    if is_taking(context):
        for tile, cells in tiles_to_take(context).items():
            where = " ".join(map(cell_name, cells)) or input_text(context, Discard(tile))
            lines += wrap(f"{tile:>2}  {kind_words(context, tile)}:  {where}", hanging=5)
    else:
        numbered = list(enumerate(choices(context), start=1))
        columns = max((len(input_text(context, action)) for _, action in numbered), default=0)
        for number, action in numbered:
            words = pad(input_text(context, action), columns)
            lines += wrap(
                f"{number:>2}  {words}  {_describe_action(context, action)}", hanging=columns + 7
            )
    listed = [] if shortfall(context.view).must_sell else sales(context)
    sold = [f" {input_text(context, action)}  {brief(context, action)}" for action in listed]
    return [*lines, *([""] if sold else []), *sold]


def _describe_action(context: GlenmoreContext, action: Action) -> str:
    if isinstance(action, Activate | Ness):
        tile = tile_at(main_land(context), action.cell)
        assert tile is not None
        effect = context.words.say("glenmore-effect", kind=KINDS[tile])
        return f"{kind_words(context, tile)}. {effect}"
    return brief(context, action)


def explain(context: GlenmoreContext, action: Action) -> str:
    """What a legal action would do, in a sentence or two."""
    action_preview, say = preview(context.view, action), context.words.say
    if isinstance(action, Take):
        parts = [
            cost_words(context, action.tile),
            _ways(context, action_preview),
            _follower(context, action_preview),
        ]
        sets_off = say(
            "glenmore-sets-off", tiles=_activation_effects(context, action.tile, action.cell)
        )
        return " ".join(part for part in (*parts, sets_off) if part)
    if isinstance(action, Buy | Sell):
        return say("glenmore-coins-left", coins=action_preview.coins_left)
    if isinstance(action, Pay):
        return _still_due(context, action)
    if isinstance(action, Activate | Ness):
        return _describe_action(context, action)
    return context.words.message(context.game.describe(context.view, action))


def _still_due(context: GlenmoreContext, action: Pay) -> str:
    decision = context.view.decision
    assert isinstance(decision, Paying)
    rest = advance_payment(decision.payment, action.resource)
    if not rest.due:
        return context.words.say("glenmore-paid-in-full")
    cubes = due_words(context, rest.due, rest.required)
    return context.words.say("glenmore-still-due", cubes=cubes)


def stacks_page(context: GlenmoreContext) -> list[str]:
    """Each stack with its kinds: how many are left of how many, what they do, which tiles."""
    say, ink = context.words.say, context.ink
    lines = [f" {ink.paint(say('glenmore-stacks'), 'bold')}"]
    names = (
        f"{letter(context, kind)} {resource_words(context, kind)}" for kind in range(len(RESOURCES))
    )
    for about in (
        say("glenmore-stacks-about"),
        say("glenmore-stacks-letters", letters=", ".join(names)),
    ):
        lines += [ink.paint(line, "faint") for line in wrap(about)]
    for number, (kinds, left) in enumerate(zip(_BY_KIND, context.view.stacks, strict=True)):
        key = "glenmore-stack-left" if left else "glenmore-stack-empty"
        head = say(key, number=number, left=len(left), all=sum(map(len, kinds)))
        lines += ["", f" {ink.paint(head, 'bold')}"]
        lines += _list(context, kinds, left) if left else []
    return lines


def _list(
    context: GlenmoreContext, kinds: Sequence[Sequence[Tile]], left: Sequence[Tile]
) -> list[str]:
    """The kinds of which tiles are left in columns, then the names of the others."""
    names = {kind[0]: kind_words(context, kind[0]) for kinds in _BY_KIND for kind in kinds}
    effects = {tile: _effect(context, tile) for tile in names}
    name_columns = max(map(width, names.values()))
    effect_columns = max(width(effects[tile]) for tile in effects if not PLACES[tile])
    lines, drawn = [], []
    for first, *others in kinds:
        still = [tile for tile in (first, *others) if tile in left]
        if not still:
            drawn.append(names[first])
            continue
        effect = effects[first] if PLACES[first] else pad(effects[first], effect_columns)
        codes = " ".join(_code(context, tile) for tile in still)
        count = f"{len(still)}/{len(others) + 1}"
        text = f"{count}  {pad(names[first], name_columns)}  {effect}  {codes}"
        lines += wrap(text, indent=2, hanging=len(count) + name_columns + 6)
    if drawn:
        text = context.words.say("glenmore-all-drawn", kinds=", ".join(drawn))
        lines += [context.ink.paint(line, "faint") for line in wrap(text, indent=2, hanging=4)]
    return lines


def _effect(context: GlenmoreContext, tile: Tile) -> str:
    if PLACES[tile]:
        return context.words.say("glenmore-place", place=place_key(tile))
    return context.words.say("glenmore-does", kind=KINDS[tile])


def _code(context: GlenmoreContext, tile: Tile) -> str:
    """``14≈S``: number, way and cost, with the signs of the chain."""
    return f"{tile}{way_sign(context.ink, tile).strip()}{letters(context, tile)}"


_FRAMES: Final = tuple(row.frame for row in ROWS[START + 1 :])


def _order(tile: Tile) -> tuple[bool, int, int]:
    """Kinds of one frame together, special places last."""
    return bool(PLACES[tile]), _FRAMES.index(ROWS[tile].frame), KINDS.index(KINDS[tile])


def _by_kind(stack: int) -> tuple[tuple[Tile, ...], ...]:
    tiles = [Tile(tile) for tile in range(START + 1, len(ROWS)) if STACKS[stack] >> tile & 1]
    found = groupby(sorted(tiles, key=_order), lambda tile: PLACES[tile] or KINDS[tile])
    return tuple(tuple(tiles) for _, tiles in found)


_BY_KIND: Final = tuple(map(_by_kind, range(len(STACKS))))
