"""A naive second implementation of Clans and Glory, written from the rules alone.

It is a test oracle: everything is texts, dicts and lists, and whatever can be worked out
again is worked out again.  Rules are cited by number (`CG 4.1`).
"""

from __future__ import annotations

import random
from functools import cache

CHANCE = -1
COLOURS = "ROYGBVK"  # CG 1.2
SHIELDS = 5  # CG 1.3

# CG 3, the table of numbers: by number of players.
HIGHEST_RANK = {2: 6, 3: 7, 4: 8}
HAND_SIZES = {2: [9, 8], 3: [9, 9, 8], 4: [8, 8, 8, 7]}
# CG 3.1, already in the order of the deal (CG 3.2).
START_SLOTS = {
    2: ["1N2", "1S2", "2N2", "2S2", "3N2", "3S2", "4N2", "4S2"],
    3: ["1N2", "2S2", "3N2", "4S2", "5N2"],
    4: ["1N2", "2S2", "3N2", "4S2", "5N2", "6S2"],
}

Take = tuple[int, int, int, int]  # index of the shield, seat, rank, number of cards
TileTake = tuple[int, int, int, int, int]  # tile, then as above


# Cards


def cards_in_game(players: int) -> list[str]:
    """All cards of the ranks used, in card order."""
    ranks = range(3, HIGHEST_RANK[players] + 1)
    return [f"{rank}{colour}" for rank in ranks for colour in COLOURS]


def card_key(card: str) -> tuple[int, int]:
    return rank_of(card), COLOURS.index(card[1])


def in_card_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=card_key)


def rank_of(card: str) -> int:
    return int(card[0])


def match(one: str, other: str) -> bool:
    """CG 4.1: the same colour or the same rank."""
    return one[0] == other[0] or one[1] == other[1]


# The table


def tile_count(players: int) -> int:
    return players + 2  # CG 2.1


def tile_of(slot: str) -> int:
    return int(slot[0])


def slots_of_tile(tile: int, tiles: int) -> list[str]:
    """CG 2.2 and 2.3."""
    seats = ["N1", "N2", "N3", "S1", "S2", "S3"]
    if tile == 1:
        seats = ["W", *seats]
    if tile == tiles:
        seats = [*seats, "E"]
    return [f"{tile}{seat}" for seat in seats]


def all_slots(players: int) -> list[str]:
    tiles = tile_count(players)
    return [slot for tile in range(1, tiles + 1) for slot in slots_of_tile(tile, tiles)]


def once_round_the_table(players: int) -> list[str]:
    """All slots clockwise: the west head, the north side, the east head, the south side."""
    slots = all_slots(players)
    north = [slot for slot in slots if slot[1] == "N"]
    south = [slot for slot in slots if slot[1] == "S"]
    return ["1W", *north, f"{tile_count(players)}E", *reversed(south)]


def opposite(slot: str, players: int) -> str:
    """CG 2.4: the same column on the other side; the two heads along the whole table."""
    if slot[1] == "W":
        return f"{tile_count(players)}E"
    if slot[1] == "E":
        return "1W"
    other_side = {"N": "S", "S": "N"}[slot[1]]
    return slot[0] + other_side + slot[2]


@cache
def adjacent(slot: str, players: int) -> tuple[str, str, str]:
    """CG 2.4: the two neighbours and the slot opposite."""
    ring = once_round_the_table(players)
    place = ring.index(slot)
    return ring[place - 1], ring[(place + 1) % len(ring)], opposite(slot, players)


# Scoring


def score_tile(ranks: list[int], stack: list[int]) -> list[Take]:
    """CG 6.2 and 6.3: what each shield (by seat, first played first) takes of these ranks."""
    lying = list(ranks)
    takes = []
    for index, seat in enumerate(stack):
        if lying:
            lowest = min(lying)
            takes.append((index, seat, lowest, lying.count(lowest)))
            lying = [rank for rank in lying if rank != lowest]
    return takes


def total(takes: list[Take], seat: int) -> tuple[int, int]:
    """CG 6.4: points and number of cards of this seat."""
    own = [(rank, number) for _, taker, rank, number in takes if taker == seat]
    return sum(rank * number for rank, number in own), sum(number for _, number in own)


# The game


class NaiveClans:
    def __init__(self, players: int) -> None:
        if players not in HAND_SIZES:
            raise ValueError(f"2 to 4 players, not {players}")
        self.players = players
        self.plies = 0
        self.bag = cards_in_game(players)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.face_up: dict[str, str] = {}  # slot: card
        self.face_down: dict[str, tuple[int, str]] = {}  # slot: (seat, card)
        self.stacks: dict[int, list[int]] = {t: [] for t in range(1, tile_count(players) + 1)}
        self.shields = [SHIELDS] * players
        self.ruled_out: list[list[str]] = [[] for _ in range(players)]

    def copy(self) -> NaiveClans:
        twin = NaiveClans(self.players)
        twin.plies = self.plies
        twin.bag = list(self.bag)
        twin.hands = [list(hand) for hand in self.hands]
        twin.face_up = dict(self.face_up)
        twin.face_down = dict(self.face_down)
        twin.stacks = {tile: list(stack) for tile, stack in self.stacks.items()}
        twin.shields = list(self.shields)
        twin.ruled_out = [list(cards) for cards in self.ruled_out]
        return twin

    # Whose turn

    def to_move(self) -> int | None:
        plays = self.plies - len(self._deal_targets())
        if plays < 0:
            return CHANCE
        if not self.hands[-1]:  # CG 5.1
            return None
        return plays % self.players  # CG 4.4

    def _deal_targets(self) -> list[str | int]:
        """CG 3.2: for every card of the deal in turn its slot, or the seat whose hand it joins."""
        targets: list[str | int] = list(START_SLOTS[self.players])
        for seat, size in enumerate(HAND_SIZES[self.players]):
            targets += [seat] * size
        return targets

    # What may be done

    def legal(self) -> list[str]:
        seat = self.to_move()
        if seat is None:
            return []
        if seat == CHANCE:
            return [f"deal {card}" for card in in_card_order(self.bag)]
        hand = in_card_order(self.hands[seat])
        plays = [f"{card}@{slot}" for card in hand for slot in self._slots_fitting(card)]
        if not plays:  # CG 4.2
            plays = [f"~{card}@{slot}" for card in hand for slot in self._free_slots()]
        endings = ["", "+"] if self.shields[seat] > 0 else [""]  # CG 4.3
        return [play + ending for play in plays for ending in endings]

    def _free_slots(self) -> list[str]:
        taken = [*self.face_up, *self.face_down]
        return [slot for slot in all_slots(self.players) if slot not in taken]

    def _slots_fitting(self, card: str) -> list[str]:
        """CG 4.1; face-down cards match nothing (CG 4.2)."""
        return [slot for slot in self._free_slots() if self._fits(card, slot)]

    def _fits(self, card: str, slot: str) -> bool:
        around = adjacent(slot, self.players)
        return any(match(card, self.face_up[near]) for near in around if near in self.face_up)

    # Doing it

    def apply(self, text: str) -> None:
        self._check(text)
        seat = self.to_move()
        if seat is None or seat == CHANCE:
            self._deal(text.removeprefix("deal "))
        else:
            self._play(seat, text)
        self.plies += 1

    def _check(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not a legal action here: {text!r}")

    def _deal(self, card: str) -> None:
        target = self._deal_targets()[self.plies]
        self.bag.remove(card)
        if isinstance(target, str):
            self.face_up[target] = card
        else:
            self.hands[target].append(card)

    def _play(self, seat: int, text: str) -> None:
        card, slot = text.removeprefix("~").removesuffix("+").split("@")
        if text.startswith("~"):
            self._rule_out(seat)
            self.face_down[slot] = (seat, card)
        else:
            self.face_up[slot] = card
        self.hands[seat].remove(card)
        if text.endswith("+"):
            self.stacks[tile_of(slot)].append(seat)
            self.shields[seat] -= 1

    def _rule_out(self, seat: int) -> None:
        """A face-down play shows all players that no card of the hand fits (CG 4.2)."""
        fitting = [card for card in cards_in_game(self.players) if self._slots_fitting(card)]
        self.ruled_out[seat] = in_card_order(list({*self.ruled_out[seat], *fitting}))

    # What others see of it

    def seen(self, text: str, seat: int | None) -> str:
        self._check(text)
        mover = self.to_move()
        if mover == CHANCE:
            target = self._deal_targets()[self.plies]
            open_to_seat = isinstance(target, str) or target == seat
            return text if open_to_seat else "deal ?"  # CG 7.2
        if text.startswith("~") and seat != mover:
            return "~@" + text.split("@")[1]  # CG 7.1
        return text

    # Scoring

    def takes(self) -> list[TileTake]:
        """CG 6.1: each tile on its own, without its face-down cards."""
        return [
            (tile, *take)
            for tile, stack in self.stacks.items()
            for take in score_tile(self._ranks_on(tile), stack)
        ]

    def _ranks_on(self, tile: int) -> list[int]:
        return [rank_of(card) for slot, card in self.face_up.items() if tile_of(slot) == tile]

    def scores(self) -> list[tuple[int, int]]:
        takes = [take[1:] for take in self.takes()]
        return [total(takes, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """CG 6.5: points, then cards; a seat's place is one more than the seats ahead of it."""
        if self.to_move() is not None:
            raise ValueError("the game is not over")
        scores = self.scores()
        return [1 + len([other for other in scores if other > own]) for own in scores]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]

    # What a viewer knows

    def picture(self, seat: int | None) -> str:
        everyone = range(self.players)
        lines = [
            f"players {self.players}",
            f"viewer {'-' if seat is None else seat}",
            f"to-move {self._mover_text()}",
            f"plies {self.plies}",
            words("table", self._table_words()),
            words("down", self._down_words(seat)),
            words("stacks", self._stack_words()),
            words("shields", [str(left) for left in self.shields]),
            *[words(f"hand {owner}", self._hand_words(owner, seat)) for owner in everyone],
            words(f"bag {len(self.bag)}", self._bag_words()),
            *[words(f"ruled-out {owner}", self.ruled_out[owner]) for owner in everyone],
        ]
        return "\n".join(lines)

    def _mover_text(self) -> str:
        mover = self.to_move()
        if mover is None:
            return "over"
        return "chance" if mover == CHANCE else str(mover)

    def _may_see(self, owner: int, viewer: int | None) -> bool:
        """CG 3.3 and 4.2 while the game goes on, CG 5.2 after it."""
        return owner == viewer or self.to_move() is None

    def _table_words(self) -> list[str]:
        slots = [slot for slot in all_slots(self.players) if slot in self.face_up]
        return [f"{slot}={self.face_up[slot]}" for slot in slots]

    def _down_words(self, viewer: int | None) -> list[str]:
        found = []
        for slot in all_slots(self.players):
            if slot in self.face_down:
                owner, card = self.face_down[slot]
                shown = card if self._may_see(owner, viewer) else "?"
                found.append(f"{slot}={owner}:{shown}")
        return found

    def _stack_words(self) -> list[str]:
        return [f"{tile}:{','.join(map(str, stack))}" for tile, stack in self.stacks.items()]

    def _hand_words(self, owner: int, viewer: int | None) -> list[str]:
        hand = in_card_order(self.hands[owner])
        return hand if self._may_see(owner, viewer) else ["?"] * len(hand)

    def _bag_words(self) -> list[str]:
        return in_card_order(self.bag) if self.to_move() is None else []


def words(head: str, rest: list[str]) -> str:
    return " ".join([head, *rest])


# Lines of play


def after(players: int, line: list[str]) -> NaiveClans:
    """The position that these actions lead to from the start."""
    game = NaiveClans(players)
    for text in line:
        game.apply(text)
    return game


def random_line(players: int, chooser: random.Random) -> list[str]:
    """A whole game, every action chosen evenly among the legal ones."""
    game = NaiveClans(players)
    line = []
    while game.to_move() is not None:
        text = chooser.choice(game.legal())
        game.apply(text)
        line.append(text)
    return line
