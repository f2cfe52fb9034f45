"""The fair shuffle: committed, drawn, revealed, verified."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import CHANCE, Entry, Match
from clachan.dealer import Dealer, ShuffleError, choose, commitment, draw, verify
from clachan.games import clans
from clachan.wire import AnyMatch

SECRET = bytes(range(32))


def finished(dealer: Dealer, players: int = 2) -> AnyMatch:
    match: AnyMatch = dealer.deal(Match.new(clans, players))
    while match.to_move is not None:
        match = match.play(match.to_move, clans.legal_actions(match.state)[0])
    return match


def test_the_documented_vector() -> None:
    """docs/record.md spells these bytes out; they are put together by hand here."""
    message = b"\x00\x04glen" + b"\x02" + b"\x00\x01a" + b"\x00\x02\xc5\x82"
    message += b"\x00\x00\x00\x07" + b"\x00\x00\x00\x00"
    digest = hmac.new(SECRET, message, hashlib.sha256).digest()
    assert digest.hex() == "c379ea69554cb67d3cf4aab612afb0de64c35cfed82102814911e25e0a9fc76c"
    assert int.from_bytes(digest, "big") % 42 == draw(SECRET, "glen", ["a", "ł"], 7, 42) == 32


def test_no_digest_is_enough_for_more_than_its_values() -> None:
    assert draw(SECRET, "glen", [], 0, 1 << 256) < 1 << 256
    with pytest.raises(ValueError, match="at most 2 \\*\\* 256"):
        draw(SECRET, "glen", [], 0, (1 << 256) + 1)


def test_a_digest_that_would_favour_small_numbers_is_drawn_again() -> None:
    """With a total just over half the space nearly every other attempt is refused."""
    total = (1 << 255) + 1
    values = [draw(SECRET, "glen", [], number, total) for number in range(50)]
    assert all(value < total for value in values)
    first = hmac.new(SECRET, b"\x00\x04glen\x00" + bytes(8), hashlib.sha256).digest()
    direct = sum(value == _digest(number) for number, value in enumerate(values))
    assert 10 < direct < 40
    assert _digest(0) == int.from_bytes(first, "big")


def _digest(number: int) -> int:
    message = b"\x00\x04glen\x00" + number.to_bytes(4, "big") + bytes(4)
    return int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big")


def test_draws_are_even() -> None:
    counts = Counter(draw(SECRET, "even", [], number, 7) for number in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(880 < count < 1120 for count in counts.values())


@given(st.lists(st.integers(1, 9), min_size=1, max_size=12), st.data())
def test_weights_are_read_off_in_order(weights: list[int], data: st.DataObject) -> None:
    value = data.draw(st.integers(0, sum(weights) - 1))
    picked = [index for index, weight in enumerate(weights) for _ in range(weight)]
    assert choose(weights, value) == picked[value]


def test_match_id_and_salts_cannot_be_confused() -> None:
    drawn = {
        tuple(draw(SECRET, match_id, salts, number, 1 << 64) for number in range(2))
        for match_id, salts in [("ab", ["c"]), ("a", ["bc"]), ("abc", []), ("ab", ["c", ""])]
    }
    assert len(drawn) == 4


def test_every_dealer_has_a_secret_of_its_own_and_keeps_it() -> None:
    one, other = Dealer.new("m"), Dealer.new("m")
    assert one.secret != other.secret
    assert len(one.secret) == 32
    assert one.secret.hex() not in repr(one)
    assert repr(one.secret) not in repr(one)


def test_the_commitment_stands_before_anybody_adds_a_salt() -> None:
    dealer = Dealer("m", SECRET)
    salted = Dealer("m", SECRET, salts=("mine", "yours"))
    assert salted.commitment == dealer.commitment
    state = Match.new(clans, 2).state
    drawn = {tuple(one.draw(clans, state, n) for n in range(5)) for one in (dealer, salted)}
    assert len(drawn) == 2


def test_the_secret_is_revealed_when_the_match_is_over() -> None:
    dealer = Dealer("glen", SECRET, salts=("a", "b"))
    running = dealer.deal(Match.new(clans, 2))
    assert dealer.shuffle(running).secret is None
    revealed = dealer.shuffle(finished(dealer))
    assert revealed.secret == SECRET.hex()
    assert revealed.commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_an_honest_match_verifies() -> None:
    dealer = Dealer("glen", SECRET, salts=("a", "b"))
    match = finished(dealer)
    assert verify("glen", match, dealer.shuffle(match)) == 25


def test_draws_undone_count_too() -> None:
    """After an undo that takes draws back the dealer does not draw the same cards again."""
    dealer = Dealer("glen", SECRET)
    dealt = dealer.deal(Match.new(clans, 2))
    entries = (*dealt.log[:3], Entry(CHANCE, action=dealt.log[3].action))
    half = Match.replay(clans, 2, entries)
    rewound = replace(half, line=half.line[:-1], undone=(half.line[-1:],))
    again = dealer.deal(rewound)
    assert again.log[4].action == clans.text(
        clans.legal_actions(rewound.state)[draw(SECRET, "glen", (), 4, 25)]
    )


@pytest.mark.parametrize(
    ("match_id", "salts", "problem"),
    [("loch", ("a", "b"), "log entry 1, action"), ("glen", ("b", "a"), "log entry 1, action")],
)
def test_other_public_parts_do_not_verify(
    match_id: str, salts: tuple[str, ...], problem: str
) -> None:
    dealer = Dealer("glen", SECRET, salts=("a", "b"))
    match = finished(dealer)
    with pytest.raises(ShuffleError, match=problem):
        verify(match_id, match, replace(dealer.shuffle(match), salts=salts))


def test_a_card_dealt_by_hand_is_found() -> None:
    dealer = Dealer("glen", SECRET)
    match: AnyMatch = Match.new(clans, 2)
    for number in range(25):
        legal = clans.legal_actions(match.state)
        fair = dealer.deal(match).log[number].action
        other = next(action for action in legal if clans.text(action) != fair)
        match = match.play(CHANCE, other if number == 11 else clans.parse(fair))
    while match.to_move is not None:
        match = match.play(match.to_move, clans.legal_actions(match.state)[0])
    with pytest.raises(ShuffleError, match="log entry 12, action: 'deal"):
        verify("glen", match, dealer.shuffle(match))


def test_a_secret_that_was_not_promised_is_found() -> None:
    dealer = Dealer("glen", SECRET)
    match = finished(dealer)
    with pytest.raises(ShuffleError, match="not the commitment"):
        verify("glen", match, replace(dealer.shuffle(match), secret=bytes(32).hex()))
    with pytest.raises(ShuffleError, match="not told"):
        verify("glen", match, replace(dealer.shuffle(match), secret=None))


def test_a_forked_match_verifies_from_where_it_began() -> None:
    first = finished(Dealer("glen", SECRET))
    fork = first.fork(20)
    dealer = Dealer("fork", bytes(32), given=len(fork.log))
    match = dealer.deal(fork)
    while match.to_move is not None:
        match = match.play(match.to_move, clans.legal_actions(match.state)[0])
    assert verify("fork", match, dealer.shuffle(match)) == 5
