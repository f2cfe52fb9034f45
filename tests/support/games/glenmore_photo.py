"""Positions as a photo of the table.

The only place in these tests that knows what a state is made of; all others read its `picture_line`.
"""

import random

from clachan.core import CHANCE, Seat
from clachan.games import glenmore
from clachan.games.glenmore.actions import Action, Sell
from clachan.games.glenmore.components import (
    PLACES,
    RESOURCES,
    STACKS,
    TILE_NAMES,
    Cell,
    Tile,
    cell,
    cell_name,
)
from clachan.games.glenmore.land import new_player, sites_of, with_tile
from clachan.games.glenmore.reasons import GlenmoreReason
from clachan.games.glenmore.scoring import scoring_counts
from clachan.games.glenmore.state import (
    DIE_ENTRY,
    DRAWING,
    ROLLING,
    TAKING,
    Entry,
    Gain,
    Player,
    State,
    Turn,
    figure,
    seat_of,
)
from clachan.games.glenmore.views import View

LETTERS = "wsgch"  # for the cubes, in the order of the resources
DECISIONS = {
    "Drawing": "draw",
    "Rolling": "roll",
    "Taking": "take",
    "Paying": "pay",
    "PayingMember": "pay",
    "Gaining": "gain",
    "Resolving": "resolve",
    "Activating": "activate",
    "Moving": "move",
    "Over": "over",
}


# A position


def at(name: str) -> Cell:
    x, y = name.split(",")
    return cell(int(x), int(y))


def land(
    words: str = "",
    coins: int = 6,
    whisky: int = 0,
    chieftains: int = 0,
    points: int = 0,
) -> Player:
    """``words="0,1=2:w2 1,0=4:m1"``: tiles, and on them clan members and cubes (w s g c h).

    The start village is there without being named, with a clan member unless it is named without.
    """
    player = new_player()
    members = [at("0,0")] if "0,0=S" not in words else []
    cubes = []
    for word in words.split():
        head, *goods = word.split(":")
        place, name = head.split("=")
        if name != "S":
            player = with_tile(player, Tile(int(name)), at(place))
        for letter, count in ((good[0], int(good[1:])) for good in goods):
            if letter == "m":
                members += [at(place)] * count
            else:
                cubes += [(LETTERS.index(letter), at(place))] * count
    kinds = [kind for kind, _ in cubes]
    player = player._replace(
        coins=coins,
        whisky=whisky,
        chieftains=chieftains,
        members=tuple(sorted(members)),
        cubes=tuple(sorted(cubes)),
        stock=tuple(kinds.count(kind) for kind in range(len(RESOURCES))),
        cards=tuple(sorted(tile for tile in player.tiles if PLACES[tile])),
        gains=(Gain(points, 0, "bridge", Tile(66)),) if points else (),
    )
    return player._replace(sites=sites_of(player, player.members))


def position(
    *lands: Player,
    players: int = 4,
    tiles: str = "",
    chain: str = "",
    market: str = "0 0 0 0 0",
    left: str | None = None,
) -> State:
    """The entry at the tail is to move, however short the chain: ``chain="P1 3 D 12"``.

    With ``tiles`` alone the figures stand before them in seat order. Stacks hold the tiles ``left``,
    or all that lie nowhere else.
    """
    table = (*lands, *[new_player()] * (players - len(lands)))
    figures = " ".join(f"P{seat}" for seat in range(len(table)))
    entries = tuple(_entry(word) for word in (chain or f"{figures} {tiles}").split())
    lying = {tile for player in table for tile in player.tiles} | {e for e in entries if e > 0}
    named = range(1, 68) if left is None else [int(word) for word in left.split()]
    mask = sum(1 << tile for tile in named if left is not None or tile not in lying)
    stacks = tuple(stack & mask for stack in STACKS)
    state = State(
        decision=TAKING,
        plies=0,
        players=table,
        chain=entries,
        stacks=stacks,
        market=tuple(int(level) for level in market.split()),
        scored=(scoring_counts(table),) * sum(not stack for stack in stacks[1:3]),
        turn=None,
    )
    if entries[0] == DIE_ENTRY:
        return state._replace(decision=ROLLING)
    return state._replace(turn=Turn(seat_of(entries[0]), Tile(0), at("0,0"), (), 0, False))


def refilling(state: State) -> State:
    """The same table when tiles are to be drawn before anyone moves."""
    return state._replace(decision=DRAWING, turn=None)


def _entry(word: str) -> Entry:
    if word == "D":
        return DIE_ENTRY
    return figure(int(word[1:])) if word[0] == "P" else int(word)


# Playing it


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = glenmore.apply(state, glenmore.parse(text))
    return state


def play(state: State, line: str) -> State:
    """``play(state, "take 2 0,1; done")``"""
    return after(state, *line.split("; "))


def deal_game(players: int) -> State:
    """Before the first turn, the tiles drawn in the order of their numbers."""
    state = glenmore.new_game(players)
    while glenmore.to_move(state) == CHANCE:
        state = glenmore.apply(state, glenmore.legal_actions(state)[0])
    return state


def legal(state: State) -> list[str]:
    return [glenmore.text(action) for action in glenmore.legal_actions(state)]


def own(state: State) -> list[str]:
    """The actions of the decision itself, without the sales that every decision offers."""
    return [text for text in legal(state) if not text.startswith("sell")]


def starting(state: State, beginning: str) -> list[str]:
    return [text for text in legal(state) if text.startswith(beginning)]


def any_action(state: State, chooser: random.Random, own_first: float = 0.85) -> Action:
    """Chance by its weights; of a player's actions the decision's own, now and then a sale."""
    actions = glenmore.legal_actions(state)
    if weights := glenmore.chance_weights(state):
        return chooser.choices(actions, weights)[0]
    count = sum(not isinstance(action, Sell) for action in actions)
    if count and (count == len(actions) or chooser.random() < own_first):
        return actions[chooser.randrange(count)]
    return actions[chooser.randrange(count, len(actions))]


# Reading it


def picture_line(state: State, what: str) -> str:
    """A line of the picture: ``picture_line(state, "land 0")``, ``picture_line(state, "chain")``."""
    lines = [f"{line} " for line in picture(glenmore.view(state, None)).split("\n")]
    return next(line for line in lines if line.startswith(f"{what} ")).removeprefix(what).strip()


def purse(state: State, seat: Seat, what: str) -> int:
    """``purse(state, 0, "coins")``; also whisky, chieftains and points."""
    words = picture_line(state, f"player {seat}").split()
    return int(words[words.index(what) + 1])


def picture(view: View) -> str:
    """A view in the oracle's canonical words: whatever it shows, and all that it shows."""
    lines: list[list[str]] = [
        ["players", str(view.players)],
        ["viewer", "-" if view.seat is None else str(view.seat)],
        ["to-move", {None: "over", CHANCE: "chance"}.get(view.to_move, str(view.to_move))],
        ["plies", str(view.plies)],
        ["decision", DECISIONS[type(view.decision).__name__]],
        ["chain", *[_entry_name(entry) for entry in view.chain]],
        ["stacks", *[str(len(stack)) for stack in view.stacks]],
        ["market", *map(str, view.market)],
        ["gone", *map(str, view.gone)],
    ]
    for seat, player in enumerate(view.lands):
        goods = ("coins", player.coins, "whisky", player.whisky, "chieftains", player.chieftains)
        lines += [
            ["player", str(seat), *map(str, goods), "points", str(_points(view, seat))],
            ["land", str(seat), *_land_words(player)],
            ["cards", str(seat), *map(str, player.cards)],
        ]
    lines.append(["activated", *map(cell_name, view.turn.activated if view.turn else ())])
    return "\n".join(" ".join(words) for words in lines)


def _entry_name(entry: Entry) -> str:
    if entry == DIE_ENTRY:
        return "D"
    return str(entry) if entry > 0 else f"P{seat_of(entry)}"


def _points(view: View, seat: Seat) -> int:
    """What was won so far, and at the end the final account too."""
    if view.is_over:
        return glenmore.score(glenmore.determinise(view, random.Random(0)))[seat].total
    return view.lands[seat].points


def _land_words(player: Player) -> list[str]:
    found = []
    for place, tile in zip(player.cells, player.tiles, strict=True):
        parts = [f"{cell_name(place)}={TILE_NAMES[tile]}"]
        goods = [("m", player.members.count(place))]
        goods += [(letter, player.cubes.count((k, place))) for k, letter in enumerate(LETTERS)]
        parts += [f"{letter}{count}" for letter, count in goods if count]
        found.append(":".join(parts))
    return found


def resource(name: str) -> int:
    return RESOURCES.index(name)


RIVERS = (2, 3, 6, 7, 9, 14, 20, 27, 35, 37, 44, 50, 52, 58, 60, 66)
ROADS = (1, 4, 5, 8, 15, 17, 18, 19, 39, 40, 41, 48, 49, 59, 61, 64, 67)


def reason(state: State, text: str) -> GlenmoreReason:
    refusal = glenmore.why_illegal(state, glenmore.parse(text))
    assert refusal is not None
    assert isinstance(refusal.reason, GlenmoreReason)
    return refusal.reason
