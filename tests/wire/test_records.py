"""Records: written, read, and refused with the entry, the field and the rule."""

import json
import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clachan.core import CHANCE, AnyMatch, Match, Player, Record, Shuffle
from clachan.dealer import verify
from clachan.games import GAMES
from clachan.wire import (
    RecordError,
    check_record,
    open_record,
    read_record,
    record_of,
    write_record,
)
from tests.support.wire.wrong_records import (
    DEALER,
    SEATS,
    WRONG,
    WRONG_INCOMPLETE,
    Change,
    as_json,
    finished,
    running,
    set_in,
    unfinished,
)

RECORDS = Path(__file__).parents[1] / "records"


def refusal(change: Change, record: Record | None = None) -> RecordError:
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


@pytest.mark.parametrize(
    ("change", "field", "rule", "entry"), WRONG, ids=[f"{n}-{w[1]}" for n, w in enumerate(WRONG)]
)
def test_a_wrong_record_names_the_entry_the_field_and_the_rule(
    change: Change, field: str, rule: str, entry: int | None
) -> None:
    error = refusal(change)
    assert (error.field, error.rule, error.entry) == (field, rule, entry)
    assert f"({rule})" in str(error)


@pytest.mark.parametrize(
    ("change", "field", "rule", "entry"),
    WRONG_INCOMPLETE,
    ids=[f"{n}-{w[1]}" for n, w in enumerate(WRONG_INCOMPLETE)],
)
def test_a_wrong_incomplete_record(
    change: Change, field: str, rule: str, entry: int | None
) -> None:
    error = refusal(change, unfinished())
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


@pytest.mark.parametrize(
    ("old", "new", "field", "entry"),
    [
        ('"players": 2', '"players": 3,"players": 2', "players", None),
        ('"options": {}', '"options": {"a":"b","a":"b"}', "options", None),
        ('{"name":"Ann"}', '{"name":"Ann","n\\u0061me":"Ann"}', "seats[0].name", None),
        ('"given":', '"given":7,"given":', "shuffle.given", None),
        ('{"seat":-1,', '{"seat":-1,"seat":-1,', "seat", 1),
        ('"at":1700000000000}', '"at":1,"at":%s}' % ("9" * 18), "at", 1),
        ('"reason":', '"reason":"x","reason":', "result.reason", None),
    ],
)
def test_no_field_is_given_twice(old: str, new: str, field: str, entry: int | None) -> None:
    text = write_record(finished()).decode()
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_record(text.replace(old, new, 1).encode())
    error = caught.value
    assert (error.field, error.rule, error.entry) == (field, "R 1", entry)
    assert error.message.key == "record-field-twice"


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
    """One for each way a match can end; they replay as long as their rules version is read.

    `open_record` compares the result with the one that the version of the record came to.
    """
    record = read_record(file.read_bytes())
    match = open_record(record)
    assert match.outcome is not None
    assert file.stem.startswith(match.outcome.reason.key)
    if record.shuffle:
        assert verify(record.match_id, match, record.shuffle) > 0


def test_records_of_every_version_that_is_read_are_there() -> None:
    for game in GAMES.values():
        kept = [read_record(file.read_bytes()) for file in RECORDS.glob("*.json")]
        versions = {record.rules_version for record in kept if record.game == game.meta.name}
        assert versions >= {*game.meta.reads_versions}


def test_a_record_of_an_older_version_is_written_in_the_present_one() -> None:
    old = read_record((RECORDS / "glenmore-third-scoring-2-players.json").read_bytes())
    assert old.rules_version == 1
    match = open_record(old)
    new = record_of(match, old.match_id, old.seats, old.shuffle)
    assert new == replace(old, rules_version=2)
    assert open_record(read_record(write_record(new))) == match


def test_a_version_that_is_not_read_is_named_with_those_that_are() -> None:
    old = read_record((RECORDS / "glenmore-third-scoring-2-players.json").read_bytes())
    with pytest.raises(RecordError) as caught:
        open_record(replace(old, rules_version=3))
    assert (caught.value.field, caught.value.rule) == ("rules", "R 3")
    assert dict(caught.value.message.args) == {"theirs": 3, "ours": "1, 2"}


def test_shuffle_is_optional() -> None:
    record = replace(finished(), shuffle=None)
    assert open_record(read_record(write_record(record))) == running(16)
    assert isinstance(finished().shuffle, Shuffle)


CONTROL = ["\x1b[31m", "a\nb", "end\n", "\r", "\x7f", "\x9b31m", "\u2028", "\u202e", "\0"]
TEXTS: list[tuple[tuple[str | int, ...], str, int | None]] = [
    (("match",), "match", None),
    (("game",), "game", None),
    (("seats", 0, "name"), "seats[0].name", None),
    (("seats", 1, "bot"), "seats[1].bot", None),
    (("options", "variant"), "options", None),
    (("log", 4, "action"), "action", 5),
    (("result", "reason"), "result.reason", None),
    (("shuffle", "salts", 1), "shuffle.salts[1]", None),
]


@pytest.mark.parametrize("text", CONTROL, ids=ascii)
@pytest.mark.parametrize(("path", "field", "entry"), TEXTS, ids=[text[1] for text in TEXTS])
def test_control_characters_are_refused_wherever_a_text_stands(
    path: tuple[str | int, ...], field: str, entry: int | None, text: str
) -> None:
    error = refusal(set_in(*path, to=text))
    assert (error.field, error.rule, error.entry) == (field, "R 1", entry)
    assert error.message.key == "record-control-characters"
    assert str(error).isprintable()


def test_control_characters_in_names_of_fields_and_options() -> None:
    error = refusal(set_in("options", to={"\x1b[31m": "fog"}))
    assert (error.field, error.message.key) == ("options", "record-control-characters")
    error = refusal(set_in("\x1b[31m\n - at `$.log[1]`", to=1))
    assert (error.rule, error.message.key) == ("R 1", "record-field-unknown")
    assert str(dict(error.message.args)["name"]).isprintable()
    assert str(error).isprintable()


def test_names_may_be_written_in_any_script() -> None:
    names = ["Łukasz Ó Súilleabháin", "小林 🦌", "नेहा", "مریم\u200cجان"]
    for name in names:
        data = as_json(finished())
        data["seats"][0]["name"] = name
        assert read_record(json.dumps(data).encode()).seats[0].name == name


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(RecordError, match=r"match: holds control characters \(R 1\)"):
        write_record(replace(finished(), match_id="glen\n"))


def test_a_log_has_a_longest_length() -> None:
    entry = {"seat": 0, "kind": "time-out"}
    data = as_json(finished()) | {"log": [entry] * 20_000}
    assert len(read_record(json.dumps(data).encode()).log) == 20_000
    error = refusal(set_in("log", to=[entry] * 20_001))
    assert (error.field, error.rule, error.message.args) == ("log", "R 1", (("most", 20_000),))


@pytest.mark.parametrize(
    ("change", "key", "args"),
    [
        (set_in("extra", to=1), "record-field-unknown", {"name": "extra"}),
        (lambda data: data.pop("log"), "record-field-missing", {"name": "log"}),
        (set_in("players", to="2"), "record-type", {"expected": "int", "found": "str"}),
        (set_in("match", to=""), "record-text-short", {"least": 1}),
        (set_in("match", to="x" * 101), "record-text-long", {"most": 100}),
        (set_in("log", 4, "seat", to=-2), "record-number-small", {"least": -1}),
        (set_in("log", 4, "seat", to=21), "record-number-large", {"most": 20}),
        (set_in("shuffle", "secret", to="ab"), "record-not-hex", {}),
        (set_in("log", 4, to={"seat": 0, "kind": "dance"}), "record-value", {}),
        (set_in("log", 4, "action", to="deal 9X"), "clans-notation", {"text": "deal 9X"}),
        (set_in("log", 4, "action", to="x" * 99), "clans-notation", {"text": "x" * 40}),
        (set_in("log", 4, "action", to="deal 5G"), "clans-not-in-bag", {"rank": 5, "colour": "G"}),
        (set_in("schema", to=2), "record-schema", {"schema": 1, "theirs": "2"}),
        (set_in("schema", to="x" * 99), "record-schema", {"schema": 1, "theirs": '"' + "x" * 19}),
        (set_in("game", to="go"), "record-game", {"game": "go", "games": ", ".join(GAMES)}),
        (set_in("players", to=9), "record-players", {"players": 9, "counts": "2, 3, 4"}),
    ],
)
def test_a_client_gets_a_key_and_facts(
    change: Change, key: str, args: dict[str, int | str]
) -> None:
    message = refusal(change).message
    assert (message.key, dict(message.args)) == (key, args)


def test_where_nothing_is_hidden_a_running_match_is_recorded_whole() -> None:
    game = GAMES["glenmore"]
    match: AnyMatch = DEALER.deal(Match.new(game, 2))
    match = match.play(0, game.legal_actions(match.state)[0])
    record = record_of(match, "glen", SEATS, viewer=0)
    assert record.complete
    assert open_record(read_record(write_record(record))) == match
