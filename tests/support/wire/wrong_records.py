"""Records to be refused, each with the field, the rule and the log entry to be named."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from clachan.core import AnyMatch, Match, Player, Record
from clachan.dealer import Dealer
from clachan.games import clans
from clachan.wire import record_of, write_record

Change: TypeAlias = Callable[[dict[str, Any]], object]

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


def unfinished() -> Record:
    """What the second seat saw of a match still running."""
    match = running()
    return record_of(match, "glen", SEATS, DEALER.shuffle(match), viewer=1)


def as_json(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(write_record(record))
    return loaded


def set_in(*path: str | int, to: object) -> Change:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return change


WRONG: list[tuple[Change, str, str, int | None]] = [
    (set_in("schema", to=2), "schema", "R 2", None),
    (set_in("schema", to="1"), "schema", "R 2", None),
    (lambda data: data.pop("schema"), "schema", "R 2", None),
    (lambda data: data.pop("log"), "log", "R 1", None),
    (lambda data: data["shuffle"].pop("given"), "shuffle.given", "R 1", None),
    (lambda data: data["log"][4].pop("seat"), "seat", "R 1", 5),
    (set_in("extra", to=1), "record", "R 1", None),
    (set_in("players", to="two"), "players", "R 1", None),
    (set_in("players", to=2.5), "players", "R 1", None),
    (set_in("players", to=10**300), "players", "R 1", None),
    (set_in("rules", to=-(10**300)), "rules", "R 1", None),
    (set_in("match", to=""), "match", "R 1", None),
    (set_in("match", to="x" * 101), "match", "R 1", None),
    (set_in("seats", 0, "name", to=""), "seats[0].name", "R 1", None),
    (set_in("game", to="chess"), "game", "R 3", None),
    (set_in("rules", to=99), "rules", "R 3", None),
    (set_in("players", to=7), "players", "R 4", None),
    (set_in("players", to=3), "seats", "R 4", None),
    (set_in("options", to={"variant": "fog"}), "options", "R 4", None),
    (set_in("options", to={"variant": 1}), "options", "R 1", None),
    (set_in("seen_by", to=10**300), "seen_by", "R 1", None),
    (set_in("log", 4, "seat", to="north"), "seat", "R 1", 5),
    (set_in("log", 4, "seat", to=-2), "seat", "R 1", 5),
    (set_in("log", 4, to=[]), "entry", "R 1", 5),
    (set_in("log", 4, "action", to="deal 9X"), "action", "R 6", 5),
    (set_in("log", 4, "kind", to="undo"), "action", "R 6", 5),
    (set_in("log", 4, to={"seat": 0}), "action", "R 6", 5),
    (set_in("log", 4, to={"seat": 0, "kind": "dance"}), "kind", "R 1", 5),
    (set_in("log", 4, "action", to="deal 5G"), "action", "CG 3.2", 5),
    (set_in("log", 4, "action", to="deal ?"), "action", "CG 7.2", 5),
    (set_in("log", 26, "seat", to=0), "seat", "M 1", 27),
    (set_in("log", 25, "seat", to=-1), "seat", "M 1", 26),
    (set_in("log", 4, to={"seat": -1, "kind": "undo"}), "seat", "M 3", 5),
    (set_in("log", 4, to={"seat": 20, "kind": "undo"}), "seat", "M 3", 5),
    (set_in("log", 4, to={"seat": 0, "kind": "undo"}), "kind", "M 4", 5),
    (lambda data: data["log"].append({"seat": 0, "kind": "resign"}), "kind", "M 2", 42),
    (lambda data: data["log"].pop(), "result", "R 7", None),
    (set_in("result", to=None), "result", "R 7", None),
    (set_in("result", "totals", to=[500, 0]), "result", "R 7", None),
    (set_in("seen_by", to=0), "result", "R 8", None),
    (set_in("shuffle", "secret", to=None), "shuffle.secret", "R 9", None),
    (set_in("shuffle", "secret", to="ab"), "shuffle.secret", "R 1", None),
    (set_in("shuffle", "secret", to="0" * 64 + "\n"), "shuffle.secret", "R 1", None),
    (set_in("shuffle", "commitment", to="z" * 64), "shuffle.commitment", "R 1", None),
    (set_in("shuffle", "salts", to=["a", "b", "c"]), "shuffle.salts", "R 9", None),
    (set_in("shuffle", "given", to=42), "shuffle.given", "R 9", None),
]


WRONG_INCOMPLETE: list[tuple[Change, str, str, int | None]] = [
    (set_in("seen_by", to=2), "seen_by", "R 8", None),
    (set_in("log", 0, "seat", to=2), "seat", "M 3", 1),
    (set_in("log", 0, to={"seat": -1, "kind": "undo"}), "seat", "M 3", 1),
    (set_in("log", 0, "action", to="deal 1"), "action", "R 6", 1),
    (set_in("shuffle", "secret", to="ab" * 32), "shuffle.secret", "R 8", None),
]
