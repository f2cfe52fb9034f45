"""Records: written, read, and refused with the entry, the field and the rule."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import CHANCE, Match, Player, Record, Shuffle
from clachan.dealer import Dealer, verify
from clachan.games import GAMES, clans
from clachan.wire import (
    AnyMatch,
    RecordError,
    check_record,
    open_record,
    read_record,
    record_of,
    write_record,
)

RECORDS = Path(__file__).parents[1] / "records"
SEATS = (Player("Ann"), Player("Łukasz", bot="greedy"))
DEALER = Dealer("glen", bytes(range(32)), salts=("a", "b"))


def running(plies: int = 3) -> AnyMatch:
    match: AnyMatch = DEALER.deal(Match.new(clans, 2), at=1_700_000_000_000)
    for _ in range(plies):
        assert match.to_move is not None
        match = match.play(match.to_move, clans.legal_actions(match.state)[-1])
    return match


def finished() -> Record:
    match = running(16)
    return record_of(match, "glen", SEATS, DEALER.shuffle(match))


def as_json(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(write_record(record))
    return loaded


def refusal(
    change: Callable[[dict[str, Any]], object], record: Record | None = None
) -> RecordError:
    """What is said of a record after a change to its JSON."""
    data = as_json(record or finished())
    change(data)
    with pytest.raises(RecordError) as caught:
        opened(data)
    return caught.value


def opened(data: dict[str, Any]) -> None:
    read = read_record(json.dumps(data).encode())
    if read.complete:
        open_record(read)
    else:
        check_record(read)


def test_a_record_is_read_as_it_was_written() -> None:
    record = finished()
    assert read_record(write_record(record)) == record
    assert open_record(record) == running(16)


def test_a_record_can_be_read_by_people() -> None:
    lines = write_record(finished()).decode().splitlines()
    assert lines[1] == '  "schema": 1,'
    assert lines[10] == '    {"seat":-1,"action":"deal 5G","at":1700000000000},'
    assert len(lines) == 10 + 41 + 4


@pytest.mark.parametrize("name", GAMES)
def test_every_games_matches_round_trip(name: str, rng: random.Random) -> None:
    game = GAMES[name]
    for players in game.meta.players:
        match: AnyMatch = Match.new(game, players)
        while (seat := match.to_move) is not None:
            match = match.play(seat, rng.choice(game.legal_actions(match.state)))
            if seat != CHANCE and rng.random() < 0.1:
                match = match.undo(seat)
        record = record_of(match, name, [Player(str(n)) for n in range(players)])
        assert open_record(read_record(write_record(record))) == match


def test_the_record_of_a_running_match_is_the_viewers_own() -> None:
    match = running().undo(1)
    record = record_of(match, "glen", SEATS, DEALER.shuffle(match), viewer=1)
    data = as_json(record)
    assert data["seen_by"] == 1
    assert data["result"] is None
    assert data["shuffle"]["secret"] is None
    assert [entry["action"] for entry in data["log"][8:17]] == ["deal ?"] * 9
    assert read_record(write_record(record)) == record
    check_record(record)
    with pytest.raises(RecordError, match=r"seen_by: .* \(R 8\)"):
        open_record(record)
    assert as_json(record_of(match, "glen", SEATS))["seen_by"] == "spectators"


def test_a_whole_log_without_an_end_can_be_opened_and_played_on() -> None:
    match = running()
    record = replace(
        record_of(match, "glen", SEATS, DEALER.shuffle(match)), complete=True, log=match.log
    )
    assert open_record(read_record(write_record(record))) == match


def set_in(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return change


WRONG: list[tuple[Callable[[dict[str, Any]], object], str, str, int | None]] = [
    (set_in("schema", to=2), "schema", "R 2", None),
    (set_in("schema", to="1"), "schema", "R 2", None),
    (lambda data: data.pop("schema"), "schema", "R 2", None),
    (lambda data: data.pop("log"), "record", "R 1", None),
    (set_in("extra", to=1), "record", "R 1", None),
    (set_in("players", to="two"), "players", "R 1", None),
    (set_in("players", to=2.5), "players", "R 1", None),
    (set_in("match", to=""), "match", "R 1", None),
    (set_in("match", to="x" * 101), "match", "R 1", None),
    (set_in("seats", 0, "name", to=""), "seats[0].name", "R 1", None),
    (set_in("game", to="chess"), "game", "R 3", None),
    (set_in("rules", to=99), "rules", "R 3", None),
    (set_in("players", to=7), "players", "R 4", None),
    (set_in("players", to=3), "seats", "R 4", None),
    (set_in("options", to={"variant": "fog"}), "options", "R 4", None),
    (set_in("log", 4, "seat", to="north"), "seat", "R 1", 5),
    (set_in("log", 4, "seat", to=-2), "seat", "R 1", 5),
    (set_in("log", 4, to=[]), "entry", "R 1", 5),
    (set_in("log", 4, "action", to="deal 9X"), "action", "R 6", 5),
    (set_in("log", 4, "kind", to="undo"), "action", "R 6", 5),
    (set_in("log", 4, to={"seat": 0}), "action", "R 6", 5),
    (set_in("log", 4, to={"seat": 0, "kind": "dance"}), "kind", "R 1", 5),
    (set_in("log", 4, "action", to="deal 5G"), "action", "CG 3.2", 5),
    (set_in("log", 4, "action", to="deal ?"), "action", "CG 7.1", 5),
    (set_in("log", 26, "seat", to=0), "seat", "M 1", 27),
    (set_in("log", 4, to={"seat": 0, "kind": "undo"}), "kind", "M 4", 5),
    (lambda data: data["log"].append({"seat": 0, "kind": "resign"}), "kind", "M 2", 42),
    (lambda data: data["log"].pop(), "result", "R 7", None),
    (set_in("result", to=None), "result", "R 7", None),
    (set_in("result", "totals", to=[500, 0]), "result", "R 7", None),
    (set_in("seen_by", to=0), "result", "R 8", None),
    (set_in("shuffle", "secret", to=None), "shuffle.secret", "R 9", None),
    (set_in("shuffle", "secret", to="ab"), "shuffle.secret", "R 1", None),
    (set_in("shuffle", "commitment", to="z" * 64), "shuffle.commitment", "R 1", None),
    (set_in("shuffle", "salts", to=["a", "b", "c"]), "shuffle.salts", "R 9", None),
    (set_in("shuffle", "given", to=42), "shuffle.given", "R 9", None),
]


@pytest.mark.parametrize(
    ("change", "field", "rule", "entry"), WRONG, ids=[f"{n}-{w[1]}" for n, w in enumerate(WRONG)]
)
def test_a_wrong_record_names_the_entry_the_field_and_the_rule(
    change: Callable[[dict[str, Any]], object], field: str, rule: str, entry: int | None
) -> None:
    error = refusal(change)
    assert (error.field, error.rule, error.entry) == (field, rule, entry)
    assert f"({rule})" in str(error)


WRONG_INCOMPLETE: list[tuple[Callable[[dict[str, Any]], object], str, str, int | None]] = [
    (set_in("seen_by", to=2), "seen_by", "R 8", None),
    (set_in("log", 0, "seat", to=2), "seat", "M 3", 1),
    (set_in("log", 0, to={"seat": -1, "kind": "undo"}), "seat", "M 3", 1),
    (set_in("log", 0, "action", to="deal 1"), "action", "R 6", 1),
    (set_in("shuffle", "secret", to="ab" * 32), "shuffle.secret", "R 8", None),
]


@pytest.mark.parametrize(
    ("change", "field", "rule", "entry"),
    WRONG_INCOMPLETE,
    ids=[f"{n}-{w[1]}" for n, w in enumerate(WRONG_INCOMPLETE)],
)
def test_a_wrong_incomplete_record(
    change: Callable[[dict[str, Any]], object], field: str, rule: str, entry: int | None
) -> None:
    match = running()
    record = record_of(match, "glen", SEATS, DEALER.shuffle(match), viewer=1)
    error = refusal(change, record)
    assert (error.field, error.rule, error.entry) == (field, rule, entry)


def test_a_refused_action_brings_the_rules_refusal_along() -> None:
    error = refusal(set_in("log", 4, "action", to="deal 5G"))
    assert error.refusal is not None
    assert str(error) == "log entry 5, action: clans-not-in-bag, rank 5, colour G (CG 3.2)"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"1",
        b"\xff\xfe",
        b"{" * 100_000,
        b"[" * 100_000,
        b'{"a":' * 50_000,
    ],
)
def test_what_is_no_record_at_all(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"\(R [12]\)"):
        read_record(data)


def test_a_record_has_a_size_limit() -> None:
    with pytest.raises(RecordError, match="larger than 4000000 bytes"):
        read_record(b" " * 4_000_001)


@given(
    st.binary(max_size=200)
    | st.recursive(st.none() | st.integers(), st.lists).map(lambda j: json.dumps(j).encode())
)
def test_any_bytes_are_a_record_or_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(data)


@given(
    st.sampled_from(sorted(as_json(finished()))),
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False)
        | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
        ),
        max_leaves=5,
    ),
)
def test_any_json_in_any_field_is_accepted_or_refused_never_more(name: str, value: object) -> None:
    data = as_json(finished()) | {name: value}
    with suppress(RecordError):
        opened(data)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_recorded_games_replay(file: Path) -> None:
    """One for each way a match can end; they must replay for as long as their rules version."""
    record = read_record(file.read_bytes())
    match = open_record(record)
    assert match.outcome is not None
    assert file.stem.startswith(match.outcome.reason.key)
    if record.shuffle:
        assert verify(record.match_id, match, record.shuffle) > 0


def test_shuffle_is_optional() -> None:
    record = replace(finished(), shuffle=None)
    assert open_record(read_record(write_record(record))) == running(16)
    assert isinstance(finished().shuffle, Shuffle)
