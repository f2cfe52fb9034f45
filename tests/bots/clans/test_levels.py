"""Every level of Clans and Glory: legal, fair, repeatable, in time, and better than chance."""

import random
import time
from collections import Counter

import pytest

from clachan.bots import Bot, Budget, RandomBot
from clachan.bots.budget import Countdown
from clachan.bots.clans.levels import LEVELS, LevelBot, SearchingBot, action_of
from clachan.bots.clans.search import InformedTree, Style
from clachan.bots.clans.worlds import Worlds
from clachan.bots.fast_rng import FastRng
from clachan.bots.registry import FROZEN
from clachan.bots.registry import LEVELS as NAMES
from clachan.core import CHANCE
from clachan.games import clans
from clachan.games.clans.actions import Action
from clachan.games.clans.board import Move
from clachan.games.clans.state import State
from clachan.games.clans.views import View
from tests.support.bots.clans_table import choose_action, deal_game, midgame
from tests.support.games.clans_photo import position

TINY = Budget(6, "playouts")


def points_of(bot: Bot[View, Action], other: Bot[View, Action], deals: int) -> float:
    """The share of the points of two players' games, each deal played from both seats."""
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            state, rng = deal_game(2, random.Random(deal)), random.Random(seat)
            while (mover := clans.to_move(state)) is not None:
                player = bot if mover == seat else other
                legal = clans.legal_actions(state)
                state = clans.apply(state, player.choose(clans.view(state, mover), legal, rng))
            outcome = clans.outcome(state)
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


def test_there_are_the_five_levels_and_the_yardstick() -> None:
    assert set(LEVELS) == {*NAMES, *FROZEN, "plain"}


@pytest.mark.parametrize("players", clans.meta.players)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_whole_games(name: str, players: int) -> None:
    rng, bot = random.Random(players), LEVELS[name](TINY)
    state = clans.new_game(players)
    while legal := clans.legal_actions(state):
        seat = clans.to_move(state)
        if seat == CHANCE:
            action = rng.choice(legal)
        else:
            action = bot.choose(clans.view(state, seat), legal, rng)
            assert action in legal
        state = clans.apply(state, action)
    assert clans.outcome(state) is not None


FACE_DOWN = position(
    "1N2=4R 2S2=5V 4N2=6G", hands=("3B 3K", "5R 6B 5G"), down="3N1=1:3O 3S1=0:3Y", ply=12
)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    "state",
    [
        position("1N2=4R 2S2=5V", hands=("4K 6R 3V", "5R 3B", "6G 4O")),
        midgame(2, 6, random.Random(1)),
        midgame(2, 13, random.Random(2)),
        midgame(4, 20, random.Random(3)),
        FACE_DOWN,
    ],
)
def test_worlds_that_a_seat_cannot_distinguish_get_the_same_answer(name: str, state: State) -> None:
    bot, seat = LEVELS[name](TINY), clans.to_move(state)
    view = clans.view(state, seat)
    twins = [clans.determinise(view, random.Random(seed)) for seed in range(5)]
    assert len({choose_action(bot, twin) for twin in twins}) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_playouts_can_be_repeated(name: str) -> None:
    state = midgame(2, 4, random.Random(5))
    answers = {choose_action(LEVELS[name](Budget(40, "playouts")), state) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    "state", [deal_game(4, random.Random(1)), midgame(2, 12, random.Random(1))]
)
def test_milliseconds_are_kept(name: str, state: State) -> None:
    start = time.process_time()
    choose_action(LEVELS[name](Budget(50)), state)
    assert time.process_time() - start < 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_brings_a_budget_of_its_own(name: str) -> None:
    state = position("1N2=4R", hands=("4K", "3B"), shields=(0, 0), ply=14)
    assert choose_action(LEVELS[name](None), state) in clans.legal_actions(state)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_needs_a_seat(name: str) -> None:
    state = deal_game(2, random.Random(0))
    with pytest.raises(ValueError, match="a bot needs a seat"):
        LEVELS[name](TINY).choose(
            clans.view(state, None), clans.legal_actions(state), random.Random(0)
        )


def test_what_is_forced_needs_no_thought() -> None:
    state = position(
        "1N2=4R 1S2=3B 1N1=5K 1N3=5G 1S1=3V 1S3=6Y", hands=("3G", "3K"), shields=(0, 0)
    )
    forced = clans.legal_actions(state)[:1]
    view = clans.view(state, 0)
    bot = LEVELS["expert"](Budget(10_000))
    start = time.process_time()
    assert bot.choose(view, forced, random.Random(0)) == forced[0]
    assert time.process_time() - start < 1


def test_a_beginner_plays_no_random_moves() -> None:
    assert points_of(LEVELS["beginner"](None), RandomBot(clans), 15) > 0.65


def test_a_little_search_beats_the_beginner() -> None:
    assert points_of(LEVELS["club"](Budget(30, "playouts")), LEVELS["beginner"](None), 6) > 0.6


def test_a_beginner_goes_for_its_own_points_and_sometimes_overlooks_them() -> None:
    state = position("1N2=6R 1S2=6K 3N2=6V 4N2=3R", hands=("6G 4V", "5R 3O"), ply=14)
    answers = Counter(
        clans.text(choose_action(LEVELS["beginner"](None), state, seed))[:4] for seed in range(60)
    )
    assert answers.most_common()[0][0] == "6G@1"
    assert 1 < len(answers) < 5


def test_a_search_that_has_no_time_left_still_answers() -> None:
    state = deal_game(2, random.Random(0))
    worlds = Worlds(clans.view(state, 0), random.Random(0))
    spent = Budget(1, "playouts").begin()
    while spent.goes_on():
        pass
    move = InformedTree(worlds, Style(), FastRng(random.Random(0))).grow(spent, 100)
    assert action_of(move) in clans.legal_actions(state)


@pytest.mark.parametrize(("name", "playouts"), [("casual", 30), ("club", 40), ("strong", 160)])
def test_with_more_time_a_level_is_as_strong_as_it_is(name: str, playouts: int) -> None:
    state = midgame(2, 4, random.Random(5))
    counted = choose_action(LEVELS[name](Budget(playouts, "playouts")), state)
    assert choose_action(LEVELS[name](Budget(10**8)), state) == counted


@pytest.mark.parametrize("name", ["club", "expert"])
def test_as_many_playouts_as_were_asked_for_are_made(name: str) -> None:
    counts: list[int] = []

    class Counted(InformedTree):
        def grow(self, countdown: Countdown, most: int) -> Move:
            found = super().grow(countdown, most)
            counts.append(self.root.visits)
            return found

    bot = LEVELS[name](Budget(250, "playouts"))
    assert isinstance(bot, LevelBot)
    assert bot.on_kernel.most == bot.plain.most == 250
    bot.plain.tree = Counted
    choose_action(bot, deal_game(2, random.Random(0)))
    assert counts == [250]


def test_a_level_stops_when_it_has_seen_enough() -> None:
    state = deal_game(2, random.Random(0))
    start = time.process_time()
    choose_action(SearchingBot(Style(), Budget(60_000), most=10), state)
    assert time.process_time() - start < 5
