"""Views, previews and tables as messages: complete, empty of secrets, and in plain words."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from clachan.core import AnyGame, Message
from clachan.games import GAMES, clans, glenmore
from clachan.games.clans.components import SLOT_NAMES, Slot, card, slot
from clachan.games.clans.preview import Fit, PlayPreview
from clachan.games.clans.scoring import ShieldTake
from clachan.games.glenmore.components import ANY, OTHER, RESOURCES, Cell, cell
from clachan.games.glenmore.preview import ActionPreview, Way
from clachan.wire.score_sheets import sheet_messages
from clachan.wire.views import (
    ClansPreview,
    ClansView,
    ComponentsMessage,
    GlenmorePreview,
    PreviewMessage,
    ViewMessage,
    components_message,
    preview_message,
    read_view,
    view_message,
)
from clachan.wire.views.clans import ClansTake
from clachan.wire.words import words_message
from tests.support.games.clans_lines import after_a_face_down_play, twin_of
from tests.support.games.clans_photo import after, position
from tests.support.games.glenmore_photo import any_action

ALL = [(name, players) for name, game in GAMES.items() for players in game.meta.players]


def states(game: AnyGame, players: int, rng: random.Random) -> Iterator[Any]:
    """A random game, with few sales in it."""
    state = game.new_game(players)
    yield state
    while game.to_move(state) is not None:
        if game is glenmore:
            state = game.apply(state, any_action(state, rng))
        else:
            state = game.apply(state, rng.choice(game.legal_actions(state)))
        yield state


def sent(game: AnyGame, view: Any) -> bytes:
    return msgspec.json.encode(view_message(game, view))


def json_of(value: object) -> Any:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


# Complete


@pytest.mark.unmeasured
@pytest.mark.parametrize(("name", "players"), ALL)
def test_a_view_can_be_read_back_from_its_message(
    name: str, players: int, deep: bool, rng: random.Random
) -> None:
    """So different views have different messages, and no field of a view is left out."""
    game = GAMES[name]
    for _ in range(50 if deep else 1):
        for state in states(game, players, rng):
            for viewer in (0, players - 1, None):
                view = game.view(state, viewer)
                message = view_message(game, view)
                assert read_view(json_of(message)) == view == read_view(message)


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({"game": "chess"}, "Invalid value 'chess'"),
        ({"game": "clans"}, "missing required field `players`"),
        ({"players": 2}, "missing required field `game`"),
    ],
)
def test_what_is_no_view_is_refused(message: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=f"^view: .*{problem}"):
        read_view(message)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("name", "players"), ALL)
def test_equal_views_have_equal_messages(name: str, players: int, rng: random.Random) -> None:
    game = GAMES[name]
    for state in list(states(game, players, rng))[::5]:
        view = game.view(state, 1)
        assert sent(game, game.view(game.determinise(view, rng), 1)) == sent(game, view)


DUES = {name: kind for kind, name in enumerate(RESOURCES)} | {"any": ANY, "other": OTHER}


def read_clans_preview(message: ClansPreview) -> PlayPreview:
    return PlayPreview(
        fit=None if message.fit is None else Fit(message.fit),
        beside=tuple(Slot(slot(name)) for name in message.beside),
        takes=tuple(map(read_take, message.takes)),
        lying=tuple(map(card, message.lying)),
        gains=message.gains,
        shields_left=message.shields_left,
        next_to_move=message.next_to_move,
    )


def read_take(message: ClansTake) -> ShieldTake:
    found = ShieldTake(message.seat, message.rank, message.cards)
    assert found.points == message.points
    return found


def read_cell(name: str) -> Cell:
    x, y = name.split(",")
    return cell(int(x), int(y))


def read_glenmore_preview(message: GlenmorePreview) -> ActionPreview:
    return ActionPreview(
        cost=tuple(DUES[name] for name in message.cost),
        required=message.required,
        whisky=message.whisky,
        member=message.member,
        ways=tuple(Way(DUES[way.resource], way.held, way.price) for way in message.ways),
        coins_left=message.coins_left,
        sets_off=tuple(map(read_cell, message.sets_off)),
        most_points=message.most_points,
        gains=message.gains,
        for_tiles=message.for_tiles,
        gains_without_tiles=message.gains_without_tiles,
        tiles_count_now=message.tiles_count_now,
        next_to_move=message.next_to_move,
        after_turn=message.after_turn,
        own_last_turn=message.own_last_turn,
    )


@pytest.mark.parametrize(("name", "players"), ALL)
def test_a_preview_can_be_read_back_from_its_message(
    name: str, players: int, rng: random.Random
) -> None:
    game = GAMES[name]
    for state in list(states(game, players, rng))[:-1:7]:
        view = game.view(state, max(game.to_move(state) or 0, 0))
        legal = game.legal_actions(state)
        for action in rng.sample(legal, min(4, len(legal))):
            preview = game.preview(view, action)
            data = msgspec.json.encode(preview_message(game, preview))
            message: Any = msgspec.json.decode(data, type=PreviewMessage)
            reader: Any = read_clans_preview if name == "clans" else read_glenmore_preview
            assert reader(message) == preview


# Empty of secrets


@pytest.mark.parametrize("players", clans.meta.players)
def test_messages_of_twin_worlds_are_equal(players: int, rng: random.Random) -> None:
    """Two games that a viewer cannot tell apart send it the same bytes, ply by ply."""
    different = 0
    line = after_a_face_down_play(players, rng)
    for viewer in (*range(players), None):
        twin = twin_of(players, line, viewer, rng)
        different += line != twin
        worlds = [clans.new_game(players)] * 2
        for texts in zip(line, twin, strict=True):
            worlds = [after(w, text) for w, text in zip(worlds, texts, strict=True)]
            one, other = (sent(clans, clans.view(world, viewer)) for world in worlds)
            assert one == other
    assert different


def test_a_hand_is_in_no_other_message() -> None:
    state = position("1N2=4R", hands=("5K 6V", "3G 3B"))
    assert b"5K" in sent(clans, clans.view(state, 0))
    for viewer in (1, None):
        assert b"5K" not in sent(clans, clans.view(state, viewer))


# In plain words: Clans and Glory; for Glen More see test_views_glenmore.py


def test_a_view_of_clans() -> None:
    state = position(
        "1N2=4R 1N3=4G 1S1=6R", hands=("5K 3V", "3G 3B"), stacks={1: (1, 0)}, shields=(4, 4)
    )
    state = after(state, "~5K@2N1+")
    assert json_of(view_message(clans, clans.view(state, 0))) == {
        "game": "clans",
        "players": 2,
        "seat": 0,
        "to_move": 1,
        "plies": 26,
        "face_up": {"1N2": "4R", "1N3": "4G", "1S1": "6R"},
        "face_down": [{"slot": "2N1", "seat": 0, "card": "5K", "ruled_out": RULED_OUT}],
        "stacks": [[1, 0], [0], [], []],
        "takes": [
            [
                {"seat": 1, "rank": 4, "cards": 2, "points": 8, "taken": ["4R", "4G"]},
                {"seat": 0, "rank": 6, "cards": 1, "points": 6, "taken": ["6R"]},
            ],
            [{"seat": 0, "rank": None, "cards": 0, "points": 0, "taken": []}],
            [],
            [],
        ],
        "totals": [6, 8],
        "shields": [3, 4],
        "hand_sizes": [1, 2],
        "hands": [["3V"], None],
        "ruled_out": [RULED_OUT, []],
        "bag_size": 21,
        "bag": None,
        "plays": [["2N1", True]],
    }


RULED_OUT = "3R 3G 4R 4O 4Y 4G 4B 4V 4K 5R 5G 6R 6O 6Y 6G 6B 6V 6K".split()


def test_a_preview_of_clans() -> None:
    state = position("1N2=4R", hands=("4G", "5K"))
    preview = clans.preview(clans.view(state, 0), clans.parse("4G@1N3+"))
    assert json_of(preview_message(clans, preview)) == {
        "game": "clans",
        "fit": "rank",
        "beside": ["1N2"],
        "takes": [{"seat": 0, "rank": 4, "cards": 2, "points": 8, "taken": ["4R", "4G"]}],
        "lying": ["4R", "4G"],
        "gains": [8, 0],
        "shields_left": 4,
        "next_to_move": 1,
    }


@pytest.mark.parametrize("players", clans.meta.players)
def test_takes_are_those_of_the_score(players: int, rng: random.Random) -> None:
    for state in states(clans, players, rng):
        message = view_message(clans, clans.view(state, None))
        assert isinstance(message, ClansView)
        totals = [0] * players
        for tile, found in enumerate(message.takes, start=1):
            lying = {card for slot, card in message.face_up.items() if slot[0] == str(tile)}
            for take in found:
                totals[take.seat] += take.points
                assert set(take.taken) == {card for card in lying if card[0] == str(take.rank)}
        assert totals == [sheet.total for sheet in clans.score(state)] == list(message.totals)


@pytest.mark.parametrize("players", clans.meta.players)
def test_the_table_of_clans(players: int) -> None:
    table = json_of(components_message("clans", players))
    state = clans.new_game(players)
    slots = {slot["slot"]: slot for slot in table["slots"]}
    assert [slot for tile in table["tiles"] for slot in tile["slots"]] == list(slots)
    assert list(slots) == [name for name in SLOT_NAMES if name in slots]
    assert len(slots) == {2: 26, 3: 32, 4: 38}[players]
    for name, place in slots.items():
        assert name == f"{place['tile']}{place['side']}{place['place'] or ''}"
        assert len(place["adjacent"]) == 3
        assert all(name in slots[other]["adjacent"] for other in place["adjacent"])
    assert [tile["campfire"] for tile in table["tiles"]] == [True, *[False] * players, True]
    deals = [clans.text(action).removeprefix("deal ") for action in clans.legal_actions(state)]
    assert table["cards"] == deals
    assert deals == [f"{rank}{colour}" for rank in table["ranks"] for colour in table["colours"]]
    assert table["shields"] == state.shields[0]
    assert table["deals"] == len(table["start_slots"]) + sum(table["hand_sizes"])
    assert table["plays"] == players * min(table["hand_sizes"])


# Of every game


@pytest.mark.parametrize(("name", "players"), ALL)
def test_every_message_says_of_which_game_it_is(name: str, players: int) -> None:
    game = GAMES[name]
    state = game.new_game(players)
    view = game.view(state, None)
    preview = game.preview(view, game.legal_actions(state)[0])
    messages = (
        view_message(game, view),
        preview_message(game, preview),
        components_message(name, players),
    )
    assert [json_of(message)["game"] for message in messages] == [name] * 3
    assert json_of(messages[2])["players"] == players
    assert messages[0] == msgspec.json.decode(sent(game, view), type=ViewMessage)
    assert messages[2] == msgspec.convert(json_of(messages[2]), ComponentsMessage)


@pytest.mark.parametrize("game", ["chess", ""])
def test_there_is_no_table_for_an_unknown_game(game: str) -> None:
    with pytest.raises(ValueError, match="game must be one of clans, glenmore, not"):
        components_message(game, 2)


def test_there_is_no_table_for_a_number_of_players_that_is_not_allowed() -> None:
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4 for clans, not 5"):
        components_message("clans", 5)


@pytest.mark.parametrize(("name", "players"), ALL)
def test_sheets_have_all_items(name: str, players: int, rng: random.Random) -> None:
    game = GAMES[name]
    *_, over = states(game, players, rng)
    sheets = game.score(over)
    for message, sheet in zip(sheet_messages(sheets), sheets, strict=True):
        items = [(item.key, tuple(item.args.items()), item.points) for item in message.items]
        assert items == [(i.source.key, i.source.args, i.points) for i in sheet.items]
        assert message.total == sheet.total == sum(item.points for item in message.items)
        assert message.tie_breaks == sheet.tie_breaks


def test_words_are_a_key_and_arguments() -> None:
    message = Message("clans-play", (("rank", 7), ("colour", "G")))
    assert json_of(words_message(message)) == {
        "key": "clans-play",
        "args": {"rank": 7, "colour": "G"},
    }
