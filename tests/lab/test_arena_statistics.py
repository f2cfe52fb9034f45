"""Shares, intervals and the sequential test, on results whose truth is known."""

import random
import statistics

import pytest

from clachan.lab.arena import ArenaError, Sprt, summarise
from clachan.lab.arena.results import ArenaGame, Forfeit, Group, standing_of
from clachan.lab.statistics import MIN_GROUPS, Tally, elo_difference, expected_share, mean_interval
from clachan.lab.strength.plan import STEP, STEP_GOAL
from tests.support.lab.arena_contests import pair, results


def scores(rng: random.Random, share: float, groups: int) -> list[float]:
    """Pairs of games that depend on each other: some deals are always won from one seat."""
    found = []
    for _ in range(groups):
        lucky = rng.random() < 0.3
        games = [1.0, 0.0] if lucky else [float(rng.random() < _fair(share)) for _ in range(2)]
        if rng.random() < 0.05:
            games[0] = 0.5
        found.append(sum(games) / 2)
    return found


def _fair(share: float) -> float:
    """The chance in the deals that are open, such that all together come to the share."""
    # Of each group 0.3 is lucky (1/2), and one game of 40 is a tie (1/2).
    tied = 0.025
    return (share - 0.5 * tied - 0.15 * (1 - tied)) / (0.7 * (1 - tied))


def test_the_simulated_truth_is_true() -> None:
    found = scores(random.Random(1), 0.62, 60_000)
    assert sum(found) / len(found) == pytest.approx(0.62, abs=0.005)


@pytest.mark.parametrize("share", [0.5, 0.7, 0.85])
@pytest.mark.parametrize("groups", [10, 50])
def test_the_interval_holds_the_truth_in_95_of_100_cases(share: float, groups: int) -> None:
    rng, held = random.Random(7), 0
    for _ in range(1000):
        lower, upper = mean_interval(Tally.of(scores(rng, share, groups)))
        held += lower <= share <= upper
    assert 930 <= held <= 1000


def test_the_interval_goes_by_groups_and_not_by_games() -> None:
    """Where both games of each pair come out alike there are half as many observations."""
    alike = mean_interval(Tally.of([1.0, 0.0] * 25))
    split = mean_interval(Tally.of([0.5] * 50))
    assert alike[1] - alike[0] > 3 * (split[1] - split[0]) > 0
    assert mean_interval(Tally.of([1.0] * 5))[0] < 0.6


def ended(sprt: Sprt, rng: random.Random, share: float) -> tuple[str | None, int]:
    """Step by step, as it is played."""
    tally = Tally()
    while (verdict := sprt.verdict(tally)) is None and tally.count < 1500:
        tally = tally.add(*scores(rng, share, 1))
    return verdict, tally.count


@pytest.mark.parametrize(("difference", "wrong"), [(0, "H1"), (85, "H0")])
def test_the_sequential_test_errs_no_more_often_than_it_may(difference: float, wrong: str) -> None:
    sprt, rng = Sprt(0, 85), random.Random(11)
    verdicts = [ended(sprt, rng, expected_share(difference)) for _ in range(300)]
    assert all(verdict is not None for verdict, _ in verdicts)
    errors = sum(verdict == wrong for verdict, _ in verdicts)
    assert errors <= 24  # 5 % of 300 are 15, and two standard deviations
    assert sum(count for _, count in verdicts) / 300 < 100


def test_the_sequential_test_is_quick_where_it_is_clear() -> None:
    rng = random.Random(3)
    assert {ended(Sprt(0, 85), rng, 0.8)[0] for _ in range(50)} == {"H1"}
    assert {ended(Sprt(0, 85), rng, 0.3)[0] for _ in range(50)} == {"H0"}
    assert ended(Sprt(0, 85), rng, 0.84)[1] < 25
    assert Sprt(0, 85).verdict(Tally.of([1.0] * (MIN_GROUPS - 1))) is None
    assert Sprt(0, 85).llr(Tally()) == 0


@pytest.mark.parametrize(
    ("share", "fewest", "most"),
    [(0.55, 0, 3), (STEP_GOAL, 0, 24), (expected_share(STEP.elo1), 276, 300), (0.8, 297, 300)],
)
def test_the_test_of_a_step_accepts_what_is_worth_more_than_its_goal(
    share: float, fewest: int, most: int
) -> None:
    """What docs/strength.md says: 5 % of 300 are 15, and two standard deviations."""
    rng = random.Random(5)
    accepted = sum(ended(STEP, rng, share)[0] == "H1" for _ in range(300))
    assert fewest <= accepted <= most


def test_a_share_after_a_sequential_stop_is_biased() -> None:
    """Why the page marks it: among those that were accepted, 68 % look like more."""
    rng, means = random.Random(6), []
    for _ in range(200):
        tally = Tally()
        while (verdict := STEP.verdict(tally)) is None and tally.count < 400:
            tally = tally.add(*scores(rng, 0.68, 1))
        means += [tally.mean] if verdict == "H1" else []
    assert sum(means) / len(means) > 0.69


def test_running_sums_are_the_sums() -> None:
    found = scores(random.Random(8), 0.6, 500)
    tally, seen = Tally.of(found), [*found, 0.0, 1.0]
    assert tally.mean == pytest.approx(statistics.fmean(found))
    assert tally.variance == pytest.approx(statistics.variance(seen))
    so_far = results()
    for number, won in enumerate([(0, 0), (0, None), (1, 0)]):
        so_far = so_far.add(pair(number, *won))
    assert so_far == results((0, 0), (0, None), (1, 0))
    assert so_far.tally == results((0, 0), (0, None), (1, 0)).tally


def test_elo_and_share_are_two_names_of_one_thing() -> None:
    for share in (0.1, 0.5, 0.62, 0.9):
        assert expected_share(elo_difference(share)) == pytest.approx(share)


@pytest.mark.parametrize("text", ["", "5", "1,2,3", "85,0", "0,0", "a,b", "nan,5", "0,inf"])
def test_bounds_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(ArenaError, match="two numbers"):
        Sprt.parse(text)


def test_a_summary_tells_shares_margins_and_time() -> None:
    found = summarise(results((0, 0), (0, None), (1, 0)))
    first, second = found.standings
    assert first.share == pytest.approx((1 + 0.75 + 0.5) / 3)
    assert first.share + second.share == pytest.approx(1)
    assert first.margin == pytest.approx((2 + 2 + 2 + 0 - 2 + 2) / 6)
    assert first.ms_per_decision == pytest.approx(500 / 3)
    assert (first.games, found.groups, found.sprt) == (6, 3, None)
    assert found.elo is not None
    assert found.elo[0] == pytest.approx(elo_difference(first.share), abs=0.1)


def test_a_game_that_was_forfeited_counts_as_lost_but_has_no_margin() -> None:
    lost = ArenaGame((0, 1), (3, 9), (1, 2), (Forfeit(1, "late", "10 ms"),))
    group = Group(0, (lost, pair(0, 0, 0).games[1]), (1, 1), (0.0, 0.0))
    found = standing_of([group], 1, "slow")
    assert (found.share, found.margin, found.forfeits) == (0, -2, 1)


def test_a_game_in_which_two_seats_were_forfeited_counts_once() -> None:
    late = [Forfeit(seat, "late", "") for seat in range(3)]
    both = ArenaGame((0, 1, 1), (3, 0, 0), (1, 2, 2), (late[1], late[2]))
    one = ArenaGame((1, 0, 1), (3, 0, 0), (1, 2, 3), (late[2],))
    found = standing_of([Group(0, (both, one), (1, 1), (0.0, 0.0))], 1, "slow")
    assert (found.games, found.forfeits) == (2, 2)


def test_no_entrant_has_a_share_before_the_first_game() -> None:
    first, _ = summarise(results()).standings
    assert (first.share, first.interval, first.margin, first.ms_per_decision) == (
        0,
        (0, 1),
        None,
        None,
    )
