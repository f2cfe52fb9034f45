"""Everything that Glen More says: every reason, every action, every point, in every language."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import Message, Refusal
from clachan.games import GAMES
from clachan.games.glenmore.reasons import Ending, GlenmoreReason

FACTS: dict[GlenmoreReason, tuple[str, ...]] = {
    GlenmoreReason.GAME_OVER: (),
    GlenmoreReason.CHANCE_MOVES: (),
    GlenmoreReason.NOT_CHANCE: (),
    GlenmoreReason.NOT_IN_STACK: ("tile", "kind", "name"),
    GlenmoreReason.NOT_AN_ACTION: (),
    GlenmoreReason.NOT_THIS_DECISION: ("decision",),
    GlenmoreReason.NOT_IN_CHAIN: ("tile", "kind", "name"),
    GlenmoreReason.MUST_TAKE: (),
    GlenmoreReason.FITS_NOWHERE: ("tile", "kind", "name", "way"),
    GlenmoreReason.CELL_TAKEN: ("cell", "kind", "name", "where"),
    GlenmoreReason.NO_SIDE: ("tile", "kind", "name", "cell"),
    GlenmoreReason.NO_MEMBER_NEAR: ("tile", "kind", "name", "cell"),
    GlenmoreReason.WAY_BROKEN: ("tile", "kind", "name", "cell", "way", "end"),
    GlenmoreReason.SECOND_WAY: ("tile", "kind", "name", "cell", "way"),
    GlenmoreReason.CANNOT_PAY: ("purpose", "kind", "name", "missing", "short", "sale", "coins"),
    GlenmoreReason.ROW_FULL: ("resource",),
    GlenmoreReason.ROW_EMPTY: ("resource",),
    GlenmoreReason.NO_COINS: ("resource", "price", "coins", "sale"),
    GlenmoreReason.NO_WHISKY: ("tile", "kind", "name"),
    GlenmoreReason.NO_CUBE_THERE: ("resource", "cell", "kind", "name", "where"),
    GlenmoreReason.NOT_DUE: ("resource", "due"),
    GlenmoreReason.KIND_USED: ("resource",),
    GlenmoreReason.KIND_USED_AT_FAIR: ("resource",),
    GlenmoreReason.REST_UNPAYABLE: ("resource",),
    GlenmoreReason.CELL_LOSES_MEMBER: ("cell",),
    GlenmoreReason.NO_CHIEFTAIN: (),
    GlenmoreReason.CANNOT_STOP: ("required",),
    GlenmoreReason.CANNOT_STOP_PAYING: ("required",),
    GlenmoreReason.NO_TILE_TO_GO_TO: ("cell",),
    GlenmoreReason.NO_TILE_THERE: ("cell",),
    GlenmoreReason.NOT_NEAR: ("cell", "kind", "name", "where"),
    GlenmoreReason.ALREADY_ACTIVATED: ("cell", "kind", "name", "where"),
    GlenmoreReason.NEVER_ACTIVATED: ("cell", "kind", "name", "where"),
    GlenmoreReason.TILE_FULL: ("cell", "kind", "name", "where", "cubes", "limit"),
    GlenmoreReason.NOT_YOUR_NESS: (),
    GlenmoreReason.NESS_USED: (),
    GlenmoreReason.NESS_NOT_NOW: (),
    GlenmoreReason.NO_MEMBER_THERE: ("cell", "kind", "name", "where"),
    GlenmoreReason.NOT_A_NEIGHBOUR: (
        "cell",
        "kind",
        "name",
        "where",
        "to",
        "other",
        "other_name",
        "other_where",
    ),
    GlenmoreReason.LAST_MEMBER: (),
}
SAMPLES: dict[str, tuple[int | str, ...]] = {
    "tile": (12,),
    "kind": ("forest", "castle", "grocer", "none"),
    "name": ("Castle Moil",),
    "where": ("only", "river", "northwest"),
    "other": ("meadow", "loch"),
    "other_name": ("Loch Ness",),
    "other_where": ("only", "middle"),
    "purpose": ("laying", "activating"),
    "decision": (
        "drawing",
        "taking",
        "paying",
        "payingmember",
        "gaining",
        "resolving",
        "activating",
        "moving",
    ),
    "cell": ("-1,2",),
    "to": ("3,3",),
    "way": ("plain", "river", "road"),
    "end": ("river", "road", "own"),
    "missing": ("wood", "sheep", "wood-stone-cattle", "any"),
    "short": (-1, 0, 1, 5),
    "sale": (0, 1, 7),
    "coins": (0, 1, 2, 5),
    "resource": ("wood", "stone", "grain", "cattle", "sheep"),
    "due": ("wood", "stone", "grain", "cattle", "sheep"),
    "price": (1, 3),
    "required": (1, 2, 5),
    "cubes": (3,),
    "limit": (3,),
}
STORY = {
    f"glenmore-{name}"
    for name in (
        "draw scoring scoring-gain roll take discard pay sell buy pay-member pay-chieftain gain gain-points activate ness move"
        " promote stop resolve done end"
    ).split()
}
ITEMS = {
    f"glenmore-score-{name}" for name in "lead activation iona morar duart coins tiles".split()
}


def refusals(reason: GlenmoreReason) -> Iterator[Refusal]:
    names = FACTS[reason]
    for number in range(max([len(SAMPLES[name]) for name in names], default=1)):
        values = [SAMPLES[name][number % len(SAMPLES[name])] for name in names]
        yield Refusal(reason, tuple(zip(names, values, strict=True)))


@pytest.mark.parametrize("reason", GlenmoreReason)
def test_every_reason_is_said_in_every_language(reason: GlenmoreReason) -> None:
    for refusal in refusals(reason):
        said = {Translator(lang).refusal(refusal) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        for text in said:
            assert text.endswith(f"({reason.rule})")
            assert "{" not in text


def test_every_action_and_every_point_is_said_in_every_language() -> None:
    said: dict[str, set[Message]] = {}
    refused: dict[GlenmoreReason, set[tuple[str, ...]]] = {}
    game = GAMES["glenmore"]
    for players in game.meta.players * 12:
        for state, action in walk(players, len(said) + sum(map(len, said.values()))):
            messages = [item.source for sheet in game.score(state) for item in sheet.items]
            messages += game.describe(game.view(state, None), action).all
            for message in messages:
                said.setdefault(message.key, set()).add(message)
            if refusal := game.why_illegal(state, game.parse("take 37 0,1")):
                assert isinstance(refusal.reason, GlenmoreReason)
                names = tuple(name for name, _ in refusal.facts)
                refused.setdefault(refusal.reason, set()).add(names)
    assert said.keys() == STORY | ITEMS
    assert all(found == {FACTS[reason]} for reason, found in refused.items())
    for lang in LANGUAGES:
        words = Translator(lang, ("Ann", "Ben", "Cal", "Dee", "Eve"))
        for message in set().union(*said.values()):
            assert "{" not in words.message(message)
        assert words.reason(Ending.THIRD_SCORING)


def walk(players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    game, rng = GAMES["glenmore"], random.Random(seed)
    state = game.new_game(players)
    while game.to_move(state) is not None:
        action = rng.choice(game.legal_actions(state))
        yield state, action
        state = game.apply(state, action)
