"""Matches: the log is the truth, and everything else follows from it."""

import random
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from clachan.core import CHANCE, Entry, EntryKind, IllegalAction, LogError, Match, MatchReason
from clachan.core import NotationError as BadNotation
from clachan.core.game import CONTRACT, score_sheets
from clachan.games import GAMES, clans
from clachan.wire import AnyMatch
from tests.support.core.matches import deal_match, play_plies


def refusal(step: Callable[[], AnyMatch]) -> MatchReason:
    with pytest.raises(IllegalAction) as caught:
        step()
    reason = caught.value.refusal.reason
    assert isinstance(reason, MatchReason)
    return reason


def test_playing_adds_to_the_log_and_leaves_the_old_match_as_it_was() -> None:
    match = deal_match()
    after = match.play(0, clans.legal_actions(match.state)[0], at=1_700_000_000_000)
    assert after.log[:-1] == match.log
    assert after.log[-1].at == 1_700_000_000_000
    assert after.ply == match.ply + 1
    assert match == deal_match()


def test_m_1_only_who_is_to_move_may_act() -> None:
    match = deal_match()
    action = clans.legal_actions(match.state)[0]
    assert refusal(lambda: match.play(1, action)) is MatchReason.NOT_YOUR_TURN
    assert refusal(lambda: match.play(CHANCE, action)) is MatchReason.NOT_YOUR_TURN
    assert refusal(lambda: match.play(17, action)) is MatchReason.NOT_YOUR_TURN


def test_the_turn_is_checked_before_the_action_so_that_nothing_is_revealed() -> None:
    match = deal_match()
    for action in (clans.parse("3R@1N1"), clans.parse("~8K@6E+"), clans.parse("deal ?")):
        assert refusal(lambda a=action: match.play(1, a)) is MatchReason.NOT_YOUR_TURN  # type: ignore[misc]


def test_m_2_nothing_happens_after_the_end() -> None:
    match = play_plies(deal_match(), 16)
    assert match.outcome is not None
    assert match.to_move is None
    for step in (match.undo, match.redo, match.resign, match.time_out, match.take_over):
        assert refusal(lambda s=step: s(0)) is MatchReason.MATCH_OVER  # type: ignore[misc]
    assert refusal(lambda: match.play(0, clans.parse("3R@1N1"))) is MatchReason.MATCH_OVER


@pytest.mark.parametrize("seat", [CHANCE, 2, 99])
def test_m_3_events_are_for_seats_that_exist(seat: int) -> None:
    match = deal_match()
    for step in (match.undo, match.redo, match.resign, match.time_out, match.take_back):
        assert refusal(lambda s=step: s(seat)) is MatchReason.NO_SUCH_SEAT  # type: ignore[misc]


def test_m_4_undo_goes_back_to_the_seats_last_decision() -> None:
    match = play_plies(deal_match(), 5)
    assert match.to_move == 1
    back = match.undo(0)
    assert back.to_move == 0
    assert back.ply == match.ply - 1
    further = match.undo(1)
    assert further.to_move == 1
    assert further.ply == match.ply - 2
    assert further.log == (*match.log, Entry(1, EntryKind.UNDO))
    assert further.state == play_plies(deal_match(), 3).state


def test_m_4_without_a_decision_there_is_nothing_to_undo() -> None:
    assert refusal(lambda: deal_match().undo(0)) is MatchReason.NOTHING_TO_UNDO
    assert refusal(lambda: play_plies(deal_match(), 1).undo(1)) is MatchReason.NOTHING_TO_UNDO


def test_m_5_redo_gives_back_what_undo_took_answers_included() -> None:
    match = play_plies(deal_match(), 5)
    assert match.undo(1).redo(1).state == match.state
    twice = match.undo(0).undo(0)
    assert twice.redo(0).redo(0).state == match.state
    assert twice.redo(0).redo(0).ply == match.ply


def test_m_5_only_who_undid_may_redo_and_only_until_something_new_happens() -> None:
    back = play_plies(deal_match(), 4).undo(0)
    assert refusal(lambda: back.redo(1)) is MatchReason.NOTHING_TO_REDO
    assert refusal(lambda: deal_match().redo(0)) is MatchReason.NOTHING_TO_REDO
    other = back.play(0, clans.legal_actions(back.state)[-1])
    assert refusal(lambda: other.redo(0)) is MatchReason.NOTHING_TO_REDO


def test_m_6_with_two_players_resigning_ends_the_match() -> None:
    match = play_plies(deal_match(), 3).resign(0)
    assert match.outcome is not None
    assert match.outcome.reason is MatchReason.RESIGNATION
    assert match.outcome.ranking == (2, 1)
    assert match.outcome.winners == (1,)
    assert match.to_move is None


def test_m_6_with_more_players_the_game_goes_on_and_the_seat_comes_last() -> None:
    match = deal_match(3).resign(0)
    assert match.outcome is None
    assert match.bots == {0}
    assert refusal(lambda: match.resign(0)) is MatchReason.HAS_RESIGNED
    assert refusal(lambda: match.take_back(0)) is MatchReason.HAS_RESIGNED
    ended = play_plies(match, 24)
    assert ended.outcome is not None
    assert ended.outcome.ranking[0] == 3
    assert sorted(ended.outcome.ranking[1:]) in ([1, 2], [1, 1])
    game_says = clans.outcome(ended.state)
    assert game_says is not None
    assert ended.outcome.reason == game_says.reason


def test_m_6_the_last_one_who_has_not_resigned_wins() -> None:
    match = deal_match(3).resign(2).resign(0)
    assert match.outcome is not None
    assert match.outcome.ranking == (2, 1, 2)


def test_m_7_a_bot_takes_a_seat_and_gives_it_back() -> None:
    match = deal_match().time_out(1).take_over(1)
    assert match.bots == {1}
    assert refusal(lambda: match.take_over(1)) is MatchReason.BOT_HAS_SEAT
    assert match.take_back(1).bots == frozenset()
    assert refusal(lambda: match.take_back(0)) is MatchReason.NO_BOT_HAS_SEAT
    assert [entry.kind.value for entry in match.log[-2:]] == ["time-out", "take-over"]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_a_function_of_its_log(name: str, rng: random.Random) -> None:
    game = GAMES[name]
    match: AnyMatch = Match.new(game, game.meta.players[-1])
    while (seat := match.to_move) is not None:
        match = match.play(seat, rng.choice(game.legal_actions(match.state)))
        if seat != CHANCE and rng.random() < 0.2:
            match = match.undo(seat)
            match = match.redo(seat) if rng.random() < 0.5 else match
    again = Match.replay(game, match.players, match.log)
    assert again == match
    one_by_one: AnyMatch = Match.new(game, match.players)
    for entry in match.log[:100]:
        one_by_one = one_by_one.add(entry)
    assert derived_fields(one_by_one) == derived_fields(
        Match.replay(game, match.players, match.log[:100])
    )
    assert derived_fields(again) == derived_fields(match)


def derived_fields(match: AnyMatch) -> tuple[object, ...]:
    """All that a match keeps beside its log, which alone decides whether two are equal."""
    return (
        *(match.state, match.line, match.outcome, match.steps),
        *(match.undone, match.resigned, match.bots),
    )


def test_every_kind_of_entry_replays() -> None:
    match = (
        play_plies(deal_match(3), 2).undo(0).redo(0).time_out(1).take_over(1).take_back(1).resign(2)
    )
    assert {entry.kind for entry in match.log} == set(EntryKind)
    again = Match.replay(clans, 3, match.log)
    assert again == match
    assert derived_fields(again) == derived_fields(match)


def test_replay_names_the_entry_the_field_and_the_rule() -> None:
    log = deal_match().log

    def error(entry: Entry) -> LogError:
        with pytest.raises(LogError) as caught:
            Match.replay(clans, 2, (*log, entry))
        assert caught.value.number == 26
        return caught.value

    assert str(error(Entry(0, action="8R@1N1"))).startswith(
        "log entry 26, action: clans-card-not-used (CG 3)"
    )
    assert error(Entry(1, action="3R@1N1")).field == "seat"
    assert error(Entry(9, EntryKind.RESIGN)).field == "seat"
    assert error(Entry(0, EntryKind.UNDO)).field == "kind"
    assert isinstance(error(Entry(0, action="castle")).cause, BadNotation)


def test_fork_begins_with_what_stands() -> None:
    match = play_plies(deal_match(), 6).undo(1)
    fork = match.fork(match.ply - 2)
    assert fork.state == play_plies(deal_match(), 3).state
    assert all(entry.kind is EntryKind.ACTION for entry in fork.log)
    assert match.fork(0) == Match.new(clans, 2)
    assert match.fork(match.ply).state == match.state


@pytest.mark.parametrize("ply", [-1, 26])
def test_fork_refuses_a_ply_that_never_was(ply: int) -> None:
    with pytest.raises(ValueError, match="ply must be from 0 to 25"):
        deal_match().fork(ply)


def test_undone_actions_stay_hidden_in_the_log_of_others() -> None:
    match = play_plies(deal_match(), 2).undo(0)
    seen = match.seen(None)
    assert [entry.action for entry in seen[8:25]] == ["deal ?"] * 17
    own = [entry.action for entry in match.seen(0)[8:25]]
    assert own.count("deal ?") == 8
    assert seen[-1].kind is EntryKind.UNDO


def with_wrong_game(**changes: Any) -> AnyMatch:
    """A match of a game that does not keep the contract."""
    functions = {name: getattr(clans, name) for name in CONTRACT}
    return replace(deal_match(), game=SimpleNamespace(**functions | changes))


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_seat_to_move_that_does_not_exist_is_an_error(seat: int) -> None:
    match = with_wrong_game(to_move=lambda state: seat)
    with pytest.raises(ValueError, match=f"to_move gives {seat}, which is no seat"):
        _ = match.to_move


def test_more_legal_actions_than_declared_are_an_error() -> None:
    count = len(deal_match().legal_actions)
    declared = replace(clans.meta, max_actions=count)
    assert with_wrong_game(meta=declared).legal_actions == deal_match().legal_actions
    match = with_wrong_game(meta=replace(clans.meta, max_actions=count - 1))
    with pytest.raises(ValueError, match=f"legal_actions gives {count} actions"):
        _ = match.legal_actions


def test_an_outcome_of_another_type_is_an_error() -> None:
    match = with_wrong_game(outcome=lambda state: "draw")
    with pytest.raises(TypeError, match="outcome gives str, not an Outcome or None"):
        _ = match.outcome


def test_a_score_without_a_sheet_for_each_seat_is_an_error() -> None:
    match = with_wrong_game(score=lambda state: ())
    assert len(score_sheets(clans, match.state, 2)) == 2
    with pytest.raises(ValueError, match="score gives 0 sheets for 2 seats"):
        score_sheets(match.game, match.state, 2)


def test_an_action_without_a_text_is_an_error() -> None:
    match = with_wrong_game(text=lambda action: 7)
    with pytest.raises(TypeError, match="text gives int, not a str"):
        match.play(0, clans.legal_actions(match.state)[0])
