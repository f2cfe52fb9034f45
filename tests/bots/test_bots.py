"""Bots: they see views, they choose among what is legal."""

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from clachan.bots import BOTS, Bot, Budget, GreedyBot, RandomBot, random_bot
from clachan.core import CHANCE, AnyGame
from clachan.games import GAMES, clans
from clachan.lab import Simulation, simulate
from tests.support.games.clans_photo import position

SEARCHES = [name for name in BOTS if name not in ("random", "greedy")]


def quick(name: str, game: AnyGame) -> Bot[Any, Any]:
    """A bot that thinks so little that whole games are quick."""
    return BOTS[name](game, Budget(3, "playouts") if name in SEARCHES else None)


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("bot_name", BOTS)
def test_every_bot_plays_every_game_to_the_end(game_name: str, bot_name: str, deep: bool) -> None:
    """The searches, which take their time, with one number of players each, together with all."""
    game, rng = GAMES[game_name], random.Random(0)
    bot = quick(bot_name, game)
    counts = game.meta.players
    if bot_name in SEARCHES and not deep:
        counts = (counts[SEARCHES.index(bot_name) % len(counts)],)
    for players in counts:
        state = game.new_game(players)
        while legal := game.legal_actions(state):
            seat = game.to_move(state)
            if seat == CHANCE:
                action = rng.choice(legal)
            else:
                action = bot.choose(game.view(state, seat), legal, rng)
                assert action in legal
            state = game.apply(state, action)


def in_the_middle(game: AnyGame, players: int, decisions: int) -> Any:
    """A position after this many random decisions of a game, where a seat has a choice."""
    rng, state = random.Random(8), game.new_game(players)
    while decisions > 0 or game.to_move(state) == CHANCE or len(game.legal_actions(state)) < 2:
        decisions -= game.to_move(state) != CHANCE
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    return state


@pytest.mark.parametrize("decisions", [3, 9, 16])
@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("bot_name", BOTS)
def test_a_bot_chooses_alike_in_worlds_its_seat_cannot_distinguish(
    bot_name: str, game_name: str, decisions: int
) -> None:
    game = GAMES[game_name]
    state = in_the_middle(game, 3, decisions)
    seat = game.to_move(state)
    assert seat is not None
    choices = set()
    for seed in range(5):
        twin = game.determinise(game.view(state, seat), random.Random(seed))
        legal, bot = game.legal_actions(twin), quick(bot_name, game)
        choices.add(bot.choose(game.view(twin, seat), legal, random.Random(1)))
    assert len(choices) == 1


def test_the_random_bot_is_under_25_lines_and_plays_everything() -> None:
    assert len(Path(random_bot.__file__).read_text().splitlines()) < 25
    rng, bot = random.Random(0), RandomBot(clans)
    assert {bot.choose(None, "abc", rng) for _ in range(100)} == set("abc")


def test_the_greedy_bot_takes_the_most_and_leaves_the_least() -> None:
    state = position("1N2=4R 2S2=6V 2S1=6O", hands=("4K 6R", "5R 3B"), stacks={2: (1,)})
    chosen = GreedyBot(clans).choose(
        clans.view(state, 0), clans.legal_actions(state), random.Random(0)
    )
    # 4 and 4 on the first tile: 8 points, and nothing for the opponent's shield on the second.
    assert clans.text(chosen) in {"4K@1N1+", "4K@1N3+", "4K@1S2+", "6R@1N1+"}
    assert clans.preview(clans.view(state, 0), chosen).gains == (8, 0)


def test_the_greedy_bot_plays_alone() -> None:
    """A game of another package may be for one player."""
    gains = {"small": (1,), "large": (5,)}
    alone = SimpleNamespace(
        meta=SimpleNamespace(name="patience"),
        preview=lambda _, action: SimpleNamespace(gains=gains[action]),
    )
    view = SimpleNamespace(players=1, seat=0, to_move=0)
    bot = GreedyBot(cast("AnyGame", alone))
    assert bot.choose(view, ["small", "large"], random.Random(0)) == "large"


def test_the_greedy_bot_needs_a_seat() -> None:
    state = position("1N2=4R", hands=("4K", "5R"))
    with pytest.raises(ValueError, match="a bot needs a seat"):
        GreedyBot(clans).choose(
            clans.view(state, None), clans.legal_actions(state), random.Random(0)
        )


def test_greedy_beats_random(deep: bool) -> None:
    games = 150 if deep else 100
    greedy, other = simulate(Simulation("clans", games, ("greedy", "random"), seed=1), jobs=1)
    assert greedy.win_share > 0.75
    assert greedy.win_share + other.win_share == pytest.approx(1)


def test_greedy_players_of_glen_more_play_sensibly(deep: bool) -> None:
    four = simulate(Simulation("glenmore", 10 if deep else 3, ("greedy",) * 4, seed=1), jobs=1)
    assert sum(result.mean_total for result in four) / 4 >= 30
    bots = ("greedy", "random", "random", "random")
    greedy, *others = simulate(Simulation("glenmore", 40 if deep else 6, bots, seed=1), jobs=1)
    assert greedy.win_share >= 0.6
    assert all(result.mean_total < 20 for result in others)
