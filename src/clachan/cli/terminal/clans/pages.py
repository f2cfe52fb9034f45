"""What the table of Clans and Glory cannot show at a glance: previews, the sheet, secrets."""

from collections import Counter
from typing import Final

from clachan.cli.terminal.clans.table import (
    ClansContext,
    ShownShield,
    card_label,
    ranks_on,
    shields_on,
    slots_of,
)
from clachan.cli.terminal.layout import pad, width, wrap
from clachan.games.clans.actions import PLAYS, PLAYS_FACE_DOWN, PlayFaceDown
from clachan.games.clans.components import (
    CARD_NAMES,
    SLOT_NAMES,
    Card,
    Slot,
    card_args,
    slot_args,
)
from clachan.games.clans.preview import PlayPreview, preview
from clachan.games.clans.scoring import ShieldTake
from clachan.games.clans.views import FaceDownView

_GAP: Final = "  "


def is_face_down_turn(context: ClansContext) -> bool:
    """Whether no card fits, so that one has to be played face down (CG 4.2)."""
    return any(isinstance(action, PlayFaceDown) for action in context.legal[:1])


def card_in_words(context: ClansContext, card: Card) -> str:
    return context.words.say("clans-card", **dict(card_args(card)))


def card_page(context: ClansContext, card: Card) -> list[str]:
    """Where a card may go: why it fits, what the shields there would take, who gains."""
    say, slots = context.words.say, slots_of(context, card)
    label = f"{card_in_words(context, card)} ({card_label(card, context.ink)})"
    if not slots:
        return wrap(say("clans-card-fits-nowhere", card=label))
    head = wrap(say("clans-card-fits", card=label, places=len(slots)))
    note = wrap(say("clans-card-note", example=f"{CARD_NAMES[card]}@{SLOT_NAMES[slots[0]]}+"))
    rows = [_heading(context), *(_row(context, card, slot) for slot in slots)]
    return [*head, "", *_columns(rows), "", *note]


def _heading(context: ClansContext) -> list[str]:
    words = context.words
    titles = [words.say(f"clans-column-{name}") for name in ("place", "fit", "shields")]
    numbers = [f"{seat + 1:>4}" for seat in range(context.view.players)]
    numbers[context.view.to_move or 0] = f"{words.say('clans-column-you'):>4}"
    return [*titles, *numbers, words.say("clans-column-with-shield")]


def _row(context: ClansContext, card: Card, slot: Slot) -> list[str]:
    without, with_shield = _previews(context, card, slot)
    seat = context.view.to_move
    assert seat is not None
    assert without.fit is not None
    taken = " ".join(_short(context, take) for take in without.takes)
    gains = [f"{_format_gain(gain):>4}" for gain in without.gains]
    last = context.ink.sign("–", "-")
    if with_shield:
        last = f"{_format_gain(with_shield.gains[seat])} ({_short(context, with_shield.takes[-1])})"
    fit = context.words.say(f"clans-fit-{without.fit.value}")
    return [SLOT_NAMES[slot], fit, taken, *gains, last]


def _previews(
    context: ClansContext, card: Card, slot: Slot
) -> tuple[PlayPreview, PlayPreview | None]:
    """Without a shield and, where one is left, with it."""
    table = PLAYS_FACE_DOWN if is_face_down_turn(context) else PLAYS
    plain, shielded = table[card][slot]
    with_shield = preview(context.view, shielded) if shielded in context.legal else None
    return preview(context.view, plain), with_shield


def _short(context: ClansContext, take: ShieldTake) -> str:
    """``2:3×4``: player 2 takes three 4s."""
    what = "0" if take.rank is None else f"{take.cards}{context.ink.sign('×', 'x')}{take.rank}"
    return f"{take.seat + 1}:{what}"


def _format_gain(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows in columns as wide as they need; the gains are narrow already."""
    widths = [max(width(row[column]) for row in rows) for column in range(3)]
    lines = []
    for row in rows:
        texts = [pad(cell, columns) for cell, columns in zip(row[:3], widths, strict=True)]
        lines.append(f" {_GAP.join(texts)} {''.join(row[3:-1])}{_GAP}{row[-1]}")
    return lines


def explain(context: ClansContext, play: PlayPreview) -> str:
    """One play in a sentence or two."""
    say, words = context.words.say, context.words
    assert play.fit is not None
    beside = ", ".join(SLOT_NAMES[slot] for slot in play.beside)
    why = say(f"clans-why-{play.fit.value}", **({"beside": beside} if beside else {}))
    gains = [
        say("clans-gain", player=words.name(seat), points=_format_gain(gain))
        for seat, gain in enumerate(play.gains)
        if gain
    ]
    return f"{why} {say('clans-gains', gains=', '.join(gains)) if gains else say('clans-no-gains')}"


def sheet(context: ClansContext) -> list[str]:
    """Tile by tile, shield by shield; then the sums (CG 6)."""
    lines = []
    for tile in range(1, len(context.view.stacks) + 1):
        label = context.words.say("clans-tile", tile=tile)
        entries = _tile_entries(context, tile) or [context.words.say("clans-no-shields")]
        lines += wrap(f"{label}   {_GAP.join(entries)}", hanging=width(label) + 4)
    return lines


def _tile_entries(context: ClansContext, tile: int) -> list[str]:
    """No-break spaces keep an entry in one piece when its line is wrapped."""
    view, words = context.view, context.words
    found = shields_on(context, tile)
    entries = [
        f"{number}. {words.name(taken.seat)}: {_format_taken(context, taken)}"
        for number, taken in enumerate(found, start=1)
    ]
    left = Counter(ranks_on(view, tile))
    for taken in found:
        left.pop(taken.rank or 0, None)
    if found and left:
        rest = ", ".join(f"{count} × {rank}" for rank, count in sorted(left.items()))
        entries.append(words.say("clans-not-taken", cards=context.ink.spell(rest)))
    return [entry.replace(" ", "\N{NO-BREAK SPACE}") for entry in entries]


def _format_taken(context: ClansContext, taken: ShownShield) -> str:
    if taken.rank is None:
        return context.words.say("clans-takes-nothing")
    return context.ink.spell(f"{taken.cards} × {taken.rank} = {taken.points}")


def reveal(context: ClansContext) -> list[str]:
    """Face-down cards, hands and what was never dealt (CG 5.2)."""
    view, words = context.view, context.words
    lines = [line for down in view.face_down for line in wrap(_describe_face_down(context, down))]
    for seat, hand in enumerate(view.hands):
        lines += wrap(_cards_of(context, words.name(seat), hand or ()), hanging=3)
    return lines + wrap(_cards_of(context, words.say("clans-bag"), view.bag or ()), hanging=3)


def _describe_face_down(context: ClansContext, down: FaceDownView) -> str:
    assert down.card is not None
    args = dict(card_args(down.card)) | dict(slot_args(down.slot))
    return context.words.say("clans-revealed", player=context.words.name(down.seat), **args)


def _cards_of(context: ClansContext, holder: str, cards: tuple[Card, ...]) -> str:
    shown = " ".join(card_label(card, context.ink) for card in cards)
    return f"{holder}: {shown or context.words.say('clans-no-cards')}"
