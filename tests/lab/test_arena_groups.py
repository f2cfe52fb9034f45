"""Groups: every game with the same draws, every entrant on every seat, every group repeatable."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise, product
from math import log
from types import SimpleNamespace
from typing import Any, cast

import pytest

from clachan.core import CHANCE, AnyGame
from clachan.games import GAMES
from clachan.lab.arena import play_group
from clachan.lab.arena.contest import ladder_line_ups, match_line_ups
from clachan.lab.arena.draws import Draws
from tests.support.lab.arena_contests import contest


def drawn(game_name: str, players: int, key: str, seed: int) -> list[str]:
    """What chance drew in a game of random moves."""
    game, rng = GAMES[game_name], random.Random(seed)
    draws, texts = Draws(game, key), []
    state = game.new_game(players)
    while legal := game.legal_actions(state):
        if game.to_move(state) == CHANCE:
            action = draws.draw(legal, game.chance_weights(state))
            texts.append(game.text(action))
        else:
            action = rng.choice(legal)
        state = game.apply(state, action)
    return texts


@pytest.mark.parametrize("players", GAMES["clans"].meta.players)
def test_every_game_of_clans_in_a_group_has_the_same_deal(players: int) -> None:
    deals = [drawn("clans", players, "a", seed) for seed in range(3)]
    assert deals[0] == deals[1] == deals[2]
    assert drawn("clans", players, "b", 0) != deals[0]


@pytest.mark.parametrize("players", GAMES["glenmore"].meta.players)
def test_every_game_of_glen_more_in_a_group_has_the_same_tiles_and_rolls(players: int) -> None:
    """However long the players take to get there."""
    games = [drawn("glenmore", players, "a", seed) for seed in range(3)]
    for kind in ("draw", "roll"):
        lines = [[text for text in game if text.startswith(kind)] for game in games]
        shortest = min(map(len, lines))
        assert len({tuple(line[:shortest]) for line in lines}) == 1
    assert drawn("glenmore", players, "b", 0) != games[0]


def test_chance_stays_as_likely_as_the_rules_say() -> None:
    clans, glenmore = GAMES["clans"], GAMES["glenmore"]
    bag = clans.legal_actions(clans.new_game(2))
    seconds: Counter[Any] = Counter()
    for key in range(2800):
        draws = Draws(clans, str(key))
        first = draws.draw(bag, (1,) * len(bag))
        rest = [card for card in bag if card != first]
        seconds[draws.draw(rest, (1,) * len(rest))] += 1
    assert set(seconds) == set(bag)
    assert max(abs(count - 100) for count in seconds.values()) < 45  # 4.5 standard deviations
    faces = [glenmore.parse(f"roll {face}") for face in (1, 2, 3)]
    draws = Draws(glenmore, "die")
    rolls = [draws.draw(faces, (3, 2, 1)) for _ in range(6000)]
    for face, expected in zip(faces, (3000, 2000, 1000), strict=True):
        assert abs(rolls.count(face) - expected) < 180
        after = [later for now, later in pairwise(rolls) if now == faces[0]]
        assert abs(after.count(face) / len(after) - expected / 6000) < 0.04


def draws_with_waits(monkeypatch: pytest.MonkeyPatch, **waits: Sequence[Fraction | float]) -> Draws:
    """Draws whose clocks are set to these times, one after the other, instead of random ones."""

    def clock(seed: str) -> Any:
        times = iter(waits[seed.partition(":")[2]])
        return SimpleNamespace(expovariate=lambda rate: next(times) / Fraction(rate))

    monkeypatch.setattr("clachan.lab.arena.draws.random", SimpleNamespace(Random=clock))
    return Draws(cast("AnyGame", SimpleNamespace(text=str)), "key")


def test_equal_pieces_of_a_bag_are_drawn_by_the_weight_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three red pieces and a blue one. Red rings at 1/3 and starts again with two pieces left."""
    for blue in (Fraction(2, 3), Fraction(1), Fraction(5)):
        critical = 2 * (blue - Fraction(1, 3))
        for again, second in (
            (critical * Fraction(99, 100), "red"),
            (critical * Fraction(101, 100), "blue"),
        ):
            draws = draws_with_waits(monkeypatch, red=(Fraction(1), again, 9), blue=(blue, 9))
            assert draws.draw(("red", "blue"), (3, 1)) == "red"
            assert draws.draw(("red", "blue"), (2, 1)) == second


def test_red_after_red_is_as_likely_as_the_bag_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a sample: an integral over all that the three clocks can show, in equal parts."""
    parts = 24
    waits = [-log((part + 0.5) / parts) for part in range(parts)]
    reds = both = 0
    for first, second, blue in product(waits, repeat=3):
        draws = draws_with_waits(monkeypatch, red=(first, second, 1), blue=(blue, 1))
        if draws.draw(("red", "blue"), (3, 1)) == "red":
            reds += 1
            both += draws.draw(("red", "blue"), (2, 1)) == "red"
    assert reds / parts**3 == pytest.approx(3 / 4, abs=0.01)
    assert both / reds == pytest.approx(2 / 3, abs=0.01)


@pytest.mark.parametrize("game_name", GAMES)
def test_what_chance_offers_is_one_bag_that_empties_or_another_bag(game_name: str) -> None:
    """Then the order of what is drawn from a bag does not depend on what is played between."""
    game, rng = GAMES[game_name], random.Random(4)
    state = game.new_game(game.meta.players[-1])
    offered: list[tuple[frozenset[Any], dict[Any, int]]] = []
    gone: set[Any] = set()
    while legal := game.legal_actions(state):
        action = rng.choice(legal)
        if game.to_move(state) == CHANCE:
            chances = dict(zip(legal, game.chance_weights(state), strict=True))
            offered.append((frozenset(legal), chances))
            gone.add(action)
        state = game.apply(state, action)
    for (before, weights), (after, later) in combinations(offered, 2):
        assert after <= before or not after & before
        assert before - after <= gone or not after & before
        assert all(weights[action] == later[action] for action in after & before)


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (2, 3), (2, 4), (2, 5), (3, 4), (4, 4)])
def test_every_entrant_sits_on_every_seat_equally_often(entrants: int, players: int) -> None:
    line_ups = match_line_ups(entrants, players)
    assert len(set(line_ups)) == len(line_ups)
    for seat in range(players):
        counts = Counter(line_up[seat] for line_up in line_ups)
        assert len(counts) == entrants
        assert len(set(counts.values())) == 1
    for line_up in line_ups:
        assert {*line_up[1:], line_up[0]} == set(range(entrants))
        assert (*line_up[1:], line_up[0]) in line_ups


def test_a_ladder_lets_all_meet_before_it_begins_again() -> None:
    met = [ladder_line_ups(4, 2, seed=1, group=group) for group in range(12)]
    tables = [frozenset(line_ups[0]) for line_ups in met]
    pairs = {frozenset(pair) for pair in combinations(range(4), 2)}
    assert set(tables[:6]) == set(tables[6:]) == pairs
    assert all(second == first[::-1] for first, second in met)
    assert len(ladder_line_ups(8, 4, seed=1, group=0)) == 4


@pytest.mark.parametrize(("game", "players"), [("clans", 2), ("clans", 3), ("glenmore", 2)])
def test_a_group_can_be_repeated_and_no_two_are_alike(game: str, players: int) -> None:
    played = contest(game, players)
    first, again, other = (play_group(played, number).games for number in (0, 0, 1))
    assert first == again != other
    assert [game.seats for game in first] == list(played.line_ups(0))
    assert play_group(contest(game, players, seed=2), 0).games != first


def test_what_one_seat_thinks_does_not_change_what_the_others_are_dealt() -> None:
    """A bot that asks for more or fewer random numbers meets the same cards."""
    game = GAMES["clans"]
    hands = []

    class Peeking:
        clock = staticmethod(time.thread_time)

        def __init__(self, numbers: int) -> None:
            self.numbers = numbers

        def prepare(self) -> None: ...

        def decide(self, view: Any, legal: Sequence[Any]) -> Any:
            if view.seat == 0 and not hands_seen:
                hands_seen.append(view.hands[0])
            stream = random.Random(self.numbers)
            for _ in range(self.numbers):
                stream.random()
            return stream.choice(legal)

        def notify_end(self, ranking: Sequence[int], totals: Sequence[int]) -> None: ...

    from clachan.lab.arena.match import RunningGame

    for numbers in (1, 5):
        hands_seen: list[Any] = []
        RunningGame(game, (0, 1), [Peeking(numbers), Peeking(3)], Draws(game, "x")).play()
        hands.append(hands_seen)
    assert hands[0] == hands[1]
