"""Views: complete, and empty of secrets."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from clachan.core import EntryKind, Match, Player
from clachan.games import clans
from clachan.games.clans.components import BITS, SLOT_NAMES, Card, cards_in
from clachan.games.clans.state import State
from clachan.wire import AnyMatch, record_of, write_record
from tests.naive.clans import random_line
from tests.support.games.clans_lines import (
    EVERY_ACTION,
    after_a_face_down_play,
    golden_line,
    twin_of,
)
from tests.support.games.clans_photo import after, cards, position

PLAYERS = clans.meta.players


def positions(players: int, line: list[str]) -> Iterator[State]:
    state = clans.new_game(players)
    yield state
    for text in line:
        state = after(state, text)
        yield state


def test_a_hand_is_its_owners_secret() -> None:
    state = position("1N2=4R", hands=("4O 3K", "5V 6B", "3R"))
    assert clans.view(state, 1).hands == (None, cards("5V 6B"), None)
    assert clans.view(state, None).hands == (None, None, None)
    assert clans.view(state, 0).hand_sizes == (2, 2, 1)
    assert clans.view(state, 0).bag is None


def test_a_face_down_card_is_its_players_secret() -> None:
    state = after(position("1N2=4R", hands=("5K 6V", "3G 3B")), "~5K@2N1")
    assert clans.view(state, 0).face_down[0].card == cards("5K")[0]
    assert clans.view(state, 1).face_down[0].card is None
    assert clans.view(state, None).face_down[0].card is None


def test_a_face_down_play_shows_what_its_player_cannot_hold() -> None:
    state = after(position("1N2=4R", hands=("5K 6V", "3G 3B")), "~5K@2N1")
    fitting = cards("3R 4R 5R 6R 4O 4Y 4G 4B 4V 4K")
    assert clans.view(state, 1).ruled_out == (tuple(sorted(fitting)), ())
    assert clans.view(state, 1).face_down[0].ruled_out == tuple(sorted(fitting))


def test_actions_as_others_see_them_happen() -> None:
    start = clans.new_game(2)
    deal = clans.parse("deal 4R")
    assert clans.seen(start, deal, None) == deal
    dealing = after(start, *[f"deal {r}{c}" for r in "3" for c in "ROYGBVK"], "deal 5R")
    assert clans.text(clans.seen(dealing, deal, 0)) == "deal 4R"
    assert clans.text(clans.seen(dealing, deal, 1)) == "deal ?"
    state = position("1N2=4R", hands=("5K", "4G"))
    face_down = clans.parse("~5K@2N1+")
    assert clans.text(clans.seen(state, face_down, 0)) == "~5K@2N1+"
    assert clans.text(clans.seen(state, face_down, 1)) == "~@2N1+"
    assert clans.text(clans.seen(state, face_down, None)) == "~@2N1+"


@pytest.mark.parametrize("seat", [-1, 3, 7, True, 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="seat must be from 0 to 2 or None"):
        clans.view(clans.new_game(3), seat)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_is_complete_for_every_seat_at_every_ply(
    players: int, deep: bool, rng: random.Random
) -> None:
    lines = [golden_line(players), *[random_line(players, rng) for _ in range(100 if deep else 3)]]
    for line in lines:
        for state in positions(players, line):
            for viewer in (*range(players), None):
                view = clans.view(state, viewer)
                twin = clans.determinise(view, rng)
                assert clans.view(twin, viewer) == view
                assert repr(clans.view(twin, viewer)) == repr(view)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_whole_public_table_can_be_rebuilt_from_the_view_alone(
    players: int, rng: random.Random
) -> None:
    """All but hands, bag and faces: what is public is in the view in full."""
    for state in positions(players, golden_line(players)):
        view = clans.view(state, None)
        rebuilt = clans.determinise(view, rng)
        secret = {"bag", "hands", "face_down"}
        for name in set(State._fields) - secret:
            assert getattr(rebuilt, name) == getattr(state, name)
        blank = [card._replace(card=Card(0)) for card in state.face_down]
        assert [card._replace(card=Card(0)) for card in rebuilt.face_down] == blank


def test_determinise_respects_what_face_down_plays_have_shown() -> None:
    """Seat 0 holds neither a 4 nor a red card: it would have had to play it."""
    state = after(position("1N2=4R", hands=("5K 6V 3B", "3G 4V")), "~5K@2N1")
    view = clans.view(state, 1)
    rng = random.Random(1)
    for _ in range(300):
        world = clans.determinise(view, rng)
        hidden = [*cards_in(world.hands[0]), world.face_down[0].card]
        assert not any(card in cards("3R 4R 5R 6R 4O 4Y 4G 4B 4V 4K") for card in hidden)


def all_but(names: str) -> int:
    return sum(BITS[:35]) & ~sum(BITS[card] for card in cards(names))


def test_determinise_finds_the_only_world_there_is() -> None:
    """Constraints so tight that a card must be moved on to make room for another."""
    state = position("1N2=4R", hands=("5K", "3B", "6V"))
    limited = state._replace(ruled_out=(all_but("5K 6V"), all_but("6V 3B"), all_but("5K 6V")))
    unseen = clans.view(limited, None)
    found = {clans.determinise(unseen, random.Random(seed)).hands for seed in range(40)}
    assert found == {state.hands, state.hands[::-1]}
    limited = state._replace(ruled_out=(all_but("5K"), all_but("6V 3B"), all_but("5K 6V")))
    unseen = clans.view(limited, None)
    found = {clans.determinise(unseen, random.Random(seed)).hands for seed in range(40)}
    assert found == {state.hands}


def test_determinise_deals_every_consistent_world_about_as_often() -> None:
    state = position("1N2=4R", hands=("5K", "4G"))
    free = [card for card in cards_in(state.bag | state.hands[0]) if card != cards("4G")[0]]
    view = clans.view(state, 1)
    rng = random.Random(7)
    counts = dict.fromkeys(free, 0)
    for _ in range(200 * len(free)):
        counts[cards_in(clans.determinise(view, rng).hands[0])[0]] += 1
    assert min(counts.values()) > 130
    assert max(counts.values()) < 270


@pytest.mark.parametrize("players", PLAYERS)
def test_all_know_where_each_play_went_and_when(players: int) -> None:
    line = golden_line(players)
    plays = [text.rpartition("@")[2] for text in line if not text.startswith("deal")]
    for plies, state in enumerate(positions(players, line)):
        made = plays[: max(0, len(plays) - (len(line) - plies))]
        for viewer in (*range(players), None):
            found = clans.view(state, viewer).plays
            assert [SLOT_NAMES[slot] + "+" * shield for slot, shield in found] == made


def assert_alike(players: int, viewer: int | None, one: list[str], other: list[str]) -> list[str]:
    """At every ply: views, logs, lists, refusals and the bytes of the record.

    Returns in what the two worlds differ.
    """
    matches = [Match.new(clans, players) for _ in range(2)]
    for texts in zip(one, other, strict=True):
        matches = [
            match.play(_mover(match), clans.parse(text))
            for match, text in zip(matches, texts, strict=True)
        ]
        first, second = matches
        if first.outcome:
            break
        assert first.game.view(first.state, viewer) == second.game.view(second.state, viewer)
        assert first.seen(viewer) == second.seen(viewer)
        if first.to_move == viewer:
            assert clans.legal_actions(first.state) == clans.legal_actions(second.state)
    assert _bytes(matches[0], viewer) == _bytes(matches[1], viewer)
    if matches[0].to_move == viewer:
        for action in EVERY_ACTION:
            refusals = [clans.why_illegal(match.state, action) for match in matches]
            assert refusals[0] == refusals[1]
    pairs = zip(one, other, strict=True)
    return ["face down" if one[0] == "~" else "deal" for one, other in pairs if one != other]


def _mover(match: AnyMatch) -> int:
    assert match.to_move is not None
    return match.to_move


def _bytes(match: AnyMatch, viewer: int | None) -> bytes:
    seats = [Player(str(seat)) for seat in range(match.players)]
    return write_record(record_of(match, "twin", seats, viewer=viewer))


def after_the_deal(players: int, rng: random.Random) -> list[str]:
    line = random_line(players, rng)
    deals = sum(text.startswith("deal") for text in line)
    return line[: rng.randrange(deals, len(line))]


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("cut", [after_the_deal, after_a_face_down_play])
def test_twin_worlds_cannot_be_distinguished(
    players: int, cut: Callable[[int, random.Random], list[str]], deep: bool, rng: random.Random
) -> None:
    different: Counter[str] = Counter()
    for _ in range(150 if deep else 4):
        line = cut(players, rng)
        for viewer in (*range(players), None):
            twin = twin_of(players, line, viewer, rng)
            different.update(assert_alike(players, viewer, line, twin))
    assert different["deal"] > 0
    assert different["face down"] > 0 or cut is after_the_deal


def test_twin_worlds_of_a_face_down_play() -> None:
    """No other player can know which of two cards that fitted nowhere was played."""
    start = position("1N2=4R", hands=("5K 6V", "3G 3B"))
    worlds = [after(start, f"~{card}@2N1+") for card in ("5K", "6V")]
    for viewer in (1, None):
        views = [clans.view(world, viewer) for world in worlds]
        assert views[0] == views[1]
        assert repr(views[0]) == repr(views[1])
    assert clans.legal_actions(worlds[0]) == clans.legal_actions(worlds[1])
    assert clans.view(worlds[0], 0) != clans.view(worlds[1], 0)


def test_the_log_of_a_finished_match_is_whole(rng: random.Random) -> None:
    match = Match.new(clans, 2)
    for text in random_line(2, rng):
        match = match.play(_mover(match), clans.parse(text))
    assert match.outcome is not None
    assert match.seen(None) == match.log
    assert clans.view(match.state, None).is_over
    assert all(entry.kind is EntryKind.ACTION for entry in match.log)
