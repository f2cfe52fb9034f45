"""Histories of Clans and Glory: like the one a viewer saw, with hidden cards dealt again."""

import random

import pytest

from clachan.games import clans
from clachan.games.clans.actions import PlayFaceDown
from clachan.games.clans.components import BITS, card
from clachan.games.clans.state import State
from tests.naive.clans import random_line
from tests.support.games.clans_lines import Known, golden_line, known_by
from tests.support.games.clans_photo import after

PLAYERS = clans.meta.players


def retrace_texts(known: Known, seed: int = 0) -> list[str]:
    return [clans.text(action) for action in clans.retrace(*known, random.Random(seed))]


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", PLAYERS)
def test_a_history_looks_as_it_was_seen(players: int, deep: bool, rng: random.Random) -> None:
    """Golden games have face-down plays; the views after these show what was ruled out."""
    lines = [golden_line(players), *[random_line(players, rng) for _ in range(30 if deep else 1)]]
    for line in lines:
        for plies in range(0, len(line) + 1, 1 if deep else 4):
            for viewer in (*range(players), None):
                known = known_by(players, line[:plies], viewer)
                assert known_by(players, retrace_texts(known, plies), viewer) == known


def test_what_a_seat_saw_itself_stays_as_it_was() -> None:
    line = golden_line(2)
    again = retrace_texts(known_by(2, line, 0))
    assert again[: 8 + 9] == line[: 8 + 9]
    assert again[8 + 9 : 25] != line[8 + 9 : 25]
    assert [text for text in again[25:] if text[0] != "~"] == [
        text for text in line[25:] if text[0] != "~"
    ]


def test_a_face_down_play_is_made_with_any_card_that_fitted_nowhere() -> None:
    """In the golden game seat 1 is the first to lay a card face down."""
    line = golden_line(2)
    line = line[: line.index("~5O@4S3") + 1]
    before = after(clans.new_game(2), *line[:-1])
    assert clans.to_move(before) == 1
    for viewer in (0, None):
        found = {retrace_texts(known_by(2, line, viewer), seed)[-1] for seed in range(60)}
        assert len(found) > 1
        assert {text[3:] for text in found} == {"@4S3"}
        assert all(fits_nowhere(before, text[1:3]) for text in found)
    assert {retrace_texts(known_by(2, line, 1), seed)[-1] for seed in range(9)} == {"~5O@4S3"}


def fits_nowhere(state: State, name: str) -> bool:
    only = state._replace(hands=(BITS[card(name)],) * state.players)
    return all(isinstance(action, PlayFaceDown) for action in clans.legal_actions(only))


def test_cards_come_in_any_order_to_any_hand() -> None:
    """To a spectator nothing of a deal is known but the start cards."""
    known = known_by(2, golden_line(2)[:25], None)
    firsts = {retrace_texts(known, seed)[8] for seed in range(200)}
    assert len(firsts) == 28 - 8


def test_after_the_end_the_hands_are_known_and_only_their_order_is_not() -> None:
    line = golden_line(2)
    again = retrace_texts(known_by(2, line, None))
    assert again != line
    for hand in (slice(8, 17), slice(17, 25)):
        assert sorted(again[hand]) == sorted(line[hand])
    assert again[25:] == line[25:]


def refusal(line: list[str], **changes: str) -> str:
    """How seat 0's history is refused when some actions, by their index, were seen differently."""
    view, seen = known_by(2, line, 0)
    changed = [changes.get(f"_{index}", clans.text(shown)) for index, shown in enumerate(seen)]
    with pytest.raises(ValueError, match=r"^(seen|clans)") as caught:
        clans.retrace(view, tuple(map(clans.parse, changed)), random.Random(0))
    return str(caught.value)


def test_too_many_or_too_few_actions_are_refused() -> None:
    view, seen = known_by(2, golden_line(2)[:30], 0)
    for strange in (seen[:-1], (*seen, seen[-1])):
        with pytest.raises(ValueError, match=f"must be 30 actions .*, not {len(strange)}"):
            clans.retrace(view, strange, random.Random(0))


def test_actions_that_do_not_lead_to_the_view_are_refused() -> None:
    line = golden_line(2)[:25]
    assert refusal(line, _0=line[1], _1=line[0]).endswith("25 actions do not lead to this view")


def test_what_the_seat_cannot_have_seen_so_is_refused() -> None:
    line = golden_line(2)[:30]
    assert refusal(line, _8="deal ?") == "seen: the seat of this view did not see deal ?"
    assert refusal(line, _17=line[17]) == f"seen: the seat of this view did not see {line[17]}"


def test_what_the_rules_do_not_allow_is_refused() -> None:
    line = golden_line(2)[:30]
    assert refusal(line, _0="deal ?").startswith("clans-deal-not-named")
    assert refusal(line, _25="deal ?").startswith("clans-deal-not-named")
    assert refusal(line, _8=line[25]).startswith("clans-still-dealing")
    assert refusal(line, _25="~@1W").startswith("clans-card-not-named")


def test_a_card_played_twice_leaves_a_deal_without_a_card() -> None:
    line = golden_line(2)[:30]
    assert refusal(line, _28=line[26]).startswith("clans-deal-not-named")
