"""Clans and Glory in the terminal."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from clachan.cli.terminal.clans import pages
from clachan.cli.terminal.clans.table import (
    SIGNS,
    STYLES,
    ClansContext,
    chip,
    draw_table,
    slots_of,
)
from clachan.cli.terminal.layout import beside, pad, wrap
from clachan.core import CHANCE, Message, NotationError, Seat
from clachan.games.clans.actions import PLAYS_FACE_DOWN, Action, Deal, DealUnseen, Play
from clachan.games.clans.components import SLOT_NAMES, Card, card
from clachan.games.clans.describe import describe
from clachan.games.clans.notation import parse
from clachan.games.clans.preview import preview
from clachan.games.clans.rules import new_game
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.views import view

# Forgiving where the notation is strict: small letters, blanks, no "@" (CG 7.1).
_PLAY: Final = re.compile(r"(~?)\s*([3-8][ROYGBVK])?[\s@]*([1-6](?:[NS][1-3]|[WE]))\s*(\+?)")
_CARD: Final = re.compile(r"~?\s*([3-8][ROYGBVK])")

# A play that was begun: a card and no place, or a place and no card.
_INCOMPLETE: Final = re.compile(r"~?\s*([3-8][ROYGBVK])?\s*@?\s*([1-6](?:[NS][1-3]|[WE]))?\s*\+?")

_PLAYS: Final = ("clans-play", "clans-play-unseen")
_PANEL: Final = 47  # the column where the players' panel begins
_NAME: Final = 11
_OFFERS: Final = 10  # places beside a card of the hand
_FEWER_OFFERS: Final = 7  # with it said how many more there are


class ClansScreen:
    has_secrets: Final = True
    styles: Final = STYLES
    signs: Final = SIGNS

    def turn(self, context: ClansContext) -> str:
        view = context.view
        if view.seat is None or view.is_over:
            return ""
        # Counted as in replays: each play of any player is a turn.
        movers = SETUPS[view.players].turns
        deals, turns = movers.count(CHANCE), len(movers) - movers.count(CHANCE) - 1
        return context.words.say("clans-turn", turn=view.plies - deals + 1, turns=turns)

    def table(self, context: ClansContext) -> list[str]:
        legend = context.words.say("clans-legend")
        return [*draw_table(context), context.ink.paint(f" {legend}", "faint")]

    def choices(self, context: ClansContext) -> list[str]:
        return beside(_hand(context), _panel(context), _PANEL)

    def instruction(self, context: ClansContext) -> str:
        example = context.game.text(context.legal[0])
        has_shields = context.seat is None or context.view.shields[context.seat] > 0
        if pages.is_face_down_turn(context):
            key = "clans-hint-face-down" if has_shields else "clans-hint-face-down-no-shields"
        else:
            key = "clans-hint" if has_shields else "clans-hint-no-shields"
        return context.words.say(key, example=example, card=example.split("@")[0])

    def news(self, context: ClansContext, since: Sequence[Message]) -> list[str]:
        return [context.words.message(_shorten_message(message)) for message in since]

    def read(self, context: ClansContext, text: str) -> Action | None:
        found = _PLAY.fullmatch(text.strip().upper())
        if found is None:
            return None
        down, name, place, shield = found.groups()
        try:
            action = parse(f"{down}{name or ''}@{place}{shield}")
        except NotationError:
            return None
        return _face_down_if_forced(context, action)

    def look(self, context: ClansContext, text: str) -> list[str] | None:
        found = _CARD.fullmatch(text.strip().upper())
        if found is None:
            return _explain_incomplete(context, text.strip().upper())
        if card(found[1]) not in _cards(context):
            name = pages.card_in_words(context, card(found[1]))
            return wrap(context.words.say("clans-card-not-in-hand", card=f"{name} ({found[1]})"))
        return pages.card_page(context, card(found[1]))

    def explain(self, context: ClansContext, action: Action) -> str:
        return pages.explain(context, preview(context.view, action))

    def sheet(self, context: ClansContext) -> list[str]:
        return pages.sheet(context)

    def tie_break(self, context: ClansContext, seats: Sequence[Seat]) -> str:
        say, words = context.words.say, context.words
        taken = {seat: context.sheets[seat].tie_breaks[0] for seat in seats}
        cards = ", ".join(
            say("clans-cards-taken", player=words.name(seat), cards=count)
            for seat, count in taken.items()
        )
        decided = list(taken.values()).count(max(taken.values())) == 1
        return say("clans-tie-broken" if decided else "clans-tie-shared", cards=cards)

    def reveal(self, context: ClansContext) -> list[str]:
        return pages.reveal(context)

    def describe_from_log(
        self, players: int, ply: int, seat: Seat, action: Action
    ) -> Message | None:
        return describe_without_table(players, ply, seat, action)

    def rules(self, context: ClansContext) -> str:
        return context.words.say("clans-rules")


def _face_down_if_forced(context: ClansContext, action: Action) -> Action:
    """Add the sign for a face-down play where every play is face down (CG 4.2)."""
    if isinstance(action, Play):
        hidden = PLAYS_FACE_DOWN[action.card][action.slot][action.shield]
        return hidden if hidden in context.legal else action
    return action


def _explain_incomplete(context: ClansContext, text: str) -> list[str] | None:
    """A sentence about an incomplete play; ``None`` for other text."""
    found = _INCOMPLETE.fullmatch(text)
    name, place = found.groups() if found else (None, None)
    if (name is None) == (place is None):
        return None
    plays = [context.game.text(action) for action in context.legal]
    alike = [play for play in plays if (f"{name}@" if name else f"@{place}") in play]
    example = [*alike, *plays][0]
    if name is None:
        return [context.words.say("clans-half-place", place=str(place), example=example)]
    held = f"{pages.card_in_words(context, card(name))} ({name})"
    return [context.words.say("clans-half-card", card=held, example=example)]


def _cards(context: ClansContext) -> tuple[Card, ...]:
    """The hand of the seat."""
    seat = context.seat
    return () if seat is None else context.view.hands[seat] or ()


def _shorten_message(message: Message) -> Message:
    """Plays by the names that the table on the screen has for its places: there is little room."""
    if message.key not in _PLAYS:
        return message
    return replace(message, key=message.key.replace("clans-", "clans-news-", 1))


def _hand(context: ClansContext) -> list[str]:
    say, ink = context.words.say, context.ink
    forced = pages.is_face_down_turn(context)
    title = say("clans-hand-face-down" if forced else "clans-hand")
    lines = [f" {ink.paint(title, 'bold')}"]
    for held in _cards(context):
        offers = _offers(context, held)
        lines.append(f" {'~' if forced else ' '}{chip(held, ink)}  {offers}")
    return lines


def _offers(context: ClansContext, held: Card) -> str:
    names = [SLOT_NAMES[place] for place in slots_of(context, held)]
    if not names:
        return context.ink.paint(context.words.say("clans-fits-nowhere"), "faint")
    if len(names) > _OFFERS:
        left = len(names) - _FEWER_OFFERS
        more = context.words.say("clans-more-places", places=left)
        return " ".join([*names[:_FEWER_OFFERS], more])
    return " ".join(names)


def _panel(context: ClansContext) -> list[str]:
    """Shields, cards and points of every player if the game ended now."""
    view, words, ink = context.view, context.words, context.ink
    titles = [words.say(f"clans-panel-{name}") for name in ("shields", "cards", "points")]
    lines = [ink.paint(" " * _NAME + " ".join(titles), "bold")]
    for seat, sheet in enumerate(context.sheets):
        numbers = (view.shields[seat], view.hand_sizes[seat], sheet.total)
        row = pad(_name_with_number(words.name(seat), seat), _NAME) + " ".join(
            f"{number:>{len(title)}}" for number, title in zip(numbers, titles, strict=True)
        )
        lines.append(ink.paint(row, "bold") if seat == view.seat else row)
    return lines


def _name_with_number(name: str, seat: Seat) -> str:
    """The name with the number of the player on the table."""
    number = str(seat + 1)
    return name if name.endswith(number) else f"{name} ({number})"


def describe_without_table(players: int, ply: int, seat: Seat, action: Action) -> Message | None:
    """An action of a log that hides a part of the match; ``None`` where its place fits no action.

    >>> from clachan.games.clans.notation import parse
    >>> describe_without_table(2, 8, CHANCE, parse("deal ?"))
    Message(key='clans-deal-unseen', args=(('seat', 0),), then=())
    >>> describe_without_table(2, 25, CHANCE, parse("deal ?"))
    """
    setup = SETUPS[players]
    is_deal = isinstance(action, Deal | DealUnseen)
    # Start cards are open; then come the hands; no other cards are dealt (CG 3).
    first = len(setup.start_slots) if isinstance(action, DealUnseen) else 0
    deals = range(first, len(setup.start_slots) + len(setup.receivers))
    if is_deal != (seat == CHANCE) or is_deal != (ply in deals):
        return None
    start = view(new_game(players), None)._replace(plies=ply, to_move=seat)
    return describe(start, action)
