"""Self-play: repeatable, whatever the number of processes."""

import pytest

from clachan.lab import SimulatedGame, Simulation, simulate
from clachan.lab.statistics import share_interval

BOTS = ("greedy", "random", "random")


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes(deep: bool) -> None:
    """Two processes share three lots of games."""
    games = 60 if deep else 51
    simulation = Simulation("clans", games, BOTS, seed=7)
    heard: list[int] = []
    alone = simulate(simulation, jobs=1, progress=heard.append)
    assert alone == simulate(simulation, jobs=2)
    assert heard == [25, 50, games]
    assert alone != simulate(Simulation("clans", games, BOTS, seed=8), jobs=1)


def test_a_shared_victory_is_shared() -> None:
    assert SimulatedGame((9, 9, 4), (1, 1, 3)).win_shares == (0.5, 0.5, 0)


@pytest.mark.parametrize(
    ("share", "games", "lower", "upper"),
    [(1, 5, 0.566, 1), (0, 5, 0, 0.434), (0.5, 10, 0.237, 0.763), (0.5, 10_000, 0.490, 0.510)],
)
def test_even_a_clean_sweep_leaves_room_for_doubt(
    share: float, games: int, lower: float, upper: float
) -> None:
    found = share_interval(share, games)
    assert found == pytest.approx((lower, upper), abs=0.001)
    assert 0 <= found[0] <= share <= found[1] <= 1


@pytest.mark.parametrize(
    ("game", "games", "bots", "problem"),
    [
        ("chess", 1, ("random", "random"), "game: unknown 'chess'; known: clans"),
        ("clans", 0, ("random", "random"), "games: must be at least 1, not 0"),
        ("clans", 1, ("random", "fred"), "bot: unknown 'fred'; known: random, greedy"),
        ("clans", 1, ("random",), "players must be one of 2, 3, 4 for clans, not 1"),
    ],
)
def test_what_makes_no_sense_is_refused(
    game: str, games: int, bots: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        Simulation(game, games, bots, seed=0)
