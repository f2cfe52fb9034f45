"""The five kinds of action; each value is built once and shared by all lists."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from clachan.games.clans.components import CARD_NAMES, SLOT_NAMES, Card, Slot


def _check(number: int, names: tuple[str, ...], field: str) -> None:
    """Actions also come from outside, so refuse those that have no notation."""
    if type(number) is not int or not 0 <= number < len(names):
        raise ValueError(f"{field}: must be from 0 to {len(names) - 1}, not {number!r}")


def _check_shield(shield: bool) -> None:
    if type(shield) is not bool:
        raise ValueError(f"shield: must be True or False, not {shield!r}")


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card, to the table or to a hand (CG 3.2)."""

    card: Card

    def __post_init__(self) -> None:
        _check(self.card, CARD_NAMES, "card")


@dataclass(frozen=True, slots=True)
class DealUnseen:
    """A card dealt to another player's hand, as the viewer sees it."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card face up, with or without a shield (CG 4.1, 4.3)."""

    card: Card
    slot: Slot
    shield: bool

    def __post_init__(self) -> None:
        _check(self.card, CARD_NAMES, "card")
        _check(self.slot, SLOT_NAMES, "slot")
        _check_shield(self.shield)


@dataclass(frozen=True, slots=True)
class PlayFaceDown:
    """A card face down, when none fits (CG 4.2)."""

    card: Card
    slot: Slot
    shield: bool

    def __post_init__(self) -> None:
        _check(self.card, CARD_NAMES, "card")
        _check(self.slot, SLOT_NAMES, "slot")
        _check_shield(self.shield)


@dataclass(frozen=True, slots=True)
class PlayUnseen:
    """A face-down play of another player, as the viewer sees it."""

    slot: Slot
    shield: bool

    def __post_init__(self) -> None:
        _check(self.slot, SLOT_NAMES, "slot")
        _check_shield(self.shield)


Action: TypeAlias = Deal | DealUnseen | Play | PlayFaceDown | PlayUnseen

_CARDS: Final = [Card(index) for index in range(len(CARD_NAMES))]
_SLOTS: Final = [Slot(index) for index in range(len(SLOT_NAMES))]

DEALS: Final = tuple(Deal(card) for card in _CARDS)
DEAL_UNSEEN: Final = DealUnseen()
# By card, then slot: without a shield, with one.
PLAYS: Final = tuple(
    tuple((Play(card, slot, False), Play(card, slot, True)) for slot in _SLOTS) for card in _CARDS
)
PLAYS_FACE_DOWN: Final = tuple(
    tuple((PlayFaceDown(card, slot, False), PlayFaceDown(card, slot, True)) for slot in _SLOTS)
    for card in _CARDS
)
PLAYS_UNSEEN: Final = tuple((PlayUnseen(slot, False), PlayUnseen(slot, True)) for slot in _SLOTS)
