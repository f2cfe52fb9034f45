"""The conformance suite on every registered game, and proof that it can fail."""

import random
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from clachan.cli.text import LANGUAGES
from clachan.core import (
    CHANCE,
    IllegalAction,
    Match,
    Message,
    NotationError,
    Refusal,
    ScoreItem,
    ScoreSheet,
)
from clachan.core.conformance import NotConformant, conform
from clachan.games import GAMES, clans
from clachan.games.clans.views import View

TESTS = Path(__file__).parent
CONTRACT = (
    "meta new_game to_move legal_actions chance_weights apply why_illegal outcome score view seen "
    "preview determinise text parse describe"
).split()


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    # One game suffices to cover the suite.
    [pytest.param(n, marks=[] if n == "clans" else pytest.mark.unmeasured) for n in GAMES],
)
def test_every_game_keeps_the_contract(name: str, deep: bool) -> None:
    report = conform(GAMES[name], random.Random(0), games=30 if deep else 1)
    assert report.positions > 0
    assert report.checks > report.positions


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_kind_of_test(name: str) -> None:
    """Rules by number, perft, goldens for each number of players, an oracle, records, docs."""
    folder = TESTS / "games" / name
    for file in ("test_rules.py", "test_oracle.py", "test_properties.py", "test_views.py"):
        assert (folder / file).is_file(), file
    assert (folder / "perft.json").is_file()
    goldens = {file.name for file in (folder / "golden").iterdir()}
    assert goldens == {f"{players}-players.txt" for players in GAMES[name].meta.players}
    assert list((TESTS / "records").glob(f"{name}-*.json"))
    assert (TESTS / "naive" / f"{name}.py").is_file()
    assert (TESTS.parent / "docs" / "games" / f"{name}.md").is_file()


@pytest.mark.parametrize("name", GAMES)
def test_meta(name: str) -> None:
    meta = GAMES[name].meta
    assert meta.name == name
    assert set(meta.titles) == set(LANGUAGES)
    assert list(meta.players) == sorted(set(meta.players))


def broken(**changes: Any) -> Any:
    """Clans and Glory with something wrong."""
    return SimpleNamespace(**{name: getattr(clans, name) for name in CONTRACT} | changes)


def leaky_view(state: Any, seat: Any) -> Any:
    """Shows the bag to all seats."""
    return clans.view(state, seat)._replace(shields=(state.bag, *state.shields[1:]))


def weightless(state: Any) -> tuple[int, ...]:
    return tuple(0 for _ in clans.chance_weights(state))


def weighty(state: Any) -> tuple[int, ...]:
    return tuple(1 << 256 for _ in clans.chance_weights(state))


def weightless_after(plies: int) -> Any:
    return lambda state: (weightless if state.plies >= plies else clans.chance_weights)(state)


def lenient(state: Any, action: Any) -> Any:
    """Lets a play go to a slot that is taken."""
    try:
        return clans.apply(state, action)
    except IllegalAction:
        return state


def hasty(text: str) -> Any:
    try:
        return clans.parse(text)
    except NotationError:
        return clans.parse("deal ?")


def binary(state: Any) -> Any:
    """Gives the two seats as truth values."""
    seat = clans.to_move(state)
    return seat if seat in (None, CHANCE) else seat == 1


def stingy(state: Any) -> Any:
    sheets = clans.score(state)
    return sheets[:-1]


def scoring(source: Any, points: Any = 0, tie_break: Any = 0) -> Any:
    """Adds an item and a tie-break to each sheet."""

    def score(state: Any) -> Any:
        added, tie_breaks = (ScoreItem(source, points),), (tie_break,)
        return tuple(ScoreSheet((*sheet.items, *added), tie_breaks) for sheet in clans.score(state))

    return score


def factual(state: Any, action: Any) -> Any:
    refusal = clans.why_illegal(state, action)
    return refusal and Refusal(refusal.reason, (("cards", ["7G"]),))  # type: ignore[arg-type]


def boastful(view: Any, action: Any) -> Any:
    return replace(clans.preview(view, action), gains=(99,) * view.players)


def forgetful(view: Any, action: Any) -> Any:
    return replace(clans.preview(view, action), next_to_move=99)


def vague(view: Any, seen: Any, rng: Any) -> Any:
    """Leaves unsaid what was not seen."""
    return clans.retrace(view, seen, rng) and seen


def muddled(view: Any, seen: Any, rng: Any) -> Any:
    """Swaps the first two cards, which all have seen."""
    line = clans.retrace(view, seen, rng)
    return (*line[1:2], *line[:1], *line[2:])


def gullible(view: Any, seen: Any, rng: Any) -> Any:
    try:
        return clans.retrace(view, seen, rng)
    except ValueError:
        return seen


def stubborn(view: Any, seen: Any, rng: Any) -> Any:
    return clans.retrace(view, seen, random.Random(0))


def anyone(players: int, options: Any = ()) -> Any:
    return clans.new_game(players if players in (2, 3, 4) else 2)


def gruff(players: int, options: Any = ()) -> Any:
    if players not in (2, 3, 4):
        raise ValueError("no")
    return clans.new_game(players)


@dataclass(unsafe_hash=True)
class OpenView:
    """A view that anyone can change."""

    players: int
    seat: int | None
    to_move: int | None


class OtherView(View):
    """A view of another class."""


class SilentView(View):
    def __str__(self) -> str:
        raise LookupError("no text")


def open_view(state: Any, seat: Any) -> Any:
    return OpenView(state.players, seat, clans.to_move(state))


def other_view(state: Any, seat: Any) -> Any:
    view = clans.view(state, seat)
    return view if seat is None else OtherView(*view)


def silent_view(state: Any, seat: Any) -> Any:
    return SilentView(*clans.view(state, seat))


class SubText(str):
    __slots__ = ()


class OddView(View):
    def __str__(self) -> str:
        return SubText("7G")


def odd_view(state: Any, seat: Any) -> Any:
    return OddView(*clans.view(state, seat))


def naming(view: Any, action: Any) -> Any:
    return Message("clans-play", (("card", SubText("7G")),))


def broken_text(view: Any, action: Any) -> Any:
    return Message("clans-play", (("card", "\ud800"),))


def listing(view: Any, action: Any) -> Any:
    return Message("clans-play", (("cards", ["7G"]),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("text gives 1 to 100 printable characters", {"text": lambda action: "x" * 101}),
        ("text gives 1 to 100 printable characters", {"text": lambda action: ""}),
        ("text gives 1 to 100 printable characters", {"text": lambda action: "7G\n"}),
        ("no spaces at its ends", {"text": lambda action: " " + clans.text(action)}),
        ("no two in a row", {"text": lambda action: clans.text(action).replace(" ", "  ")}),
        ("views are frozen, OpenView is not", {"view": open_view}),
        ("views have one class, not View and OtherView", {"view": other_view}),
        ("check_values, after view: LookupError: no text", {"view": silent_view}),
        ("str(view) gives a str, not SubText", {"view": odd_view}),
        ("describe gives a Message", {"describe": lambda view, action: "7G"}),
        ("the arguments of a message are whole numbers and texts", {"describe": listing}),
        ("the arguments of a message are whole numbers and texts", {"describe": naming}),
        ("check_words, after describe: UnicodeEncodeError", {"describe": broken_text}),
        ("determinise keeps the view", {"view": leaky_view}),
        ("weights are positive ints", {"chance_weights": weightless}),
        ("weights add up to at most 2 ** 256", {"chance_weights": weighty}),
        ("a weight for each draw", {"chance_weights": lambda state: ()}),
        ("apply refuses", {"apply": lenient}),
        ("an action changes the state", {"apply": lambda state, action: state}),
        (
            "why_illegal gives a refusal as legal_actions says, not None",
            {"why_illegal": lambda state, action: None},
        ),
        ("unique", {"legal_actions": lambda state: clans.legal_actions(state) * 2}),
        ("is a tuple", {"legal_actions": lambda state: list(clans.legal_actions(state))}),
        (
            "is empty exactly when to_move gives None; it gives -1",
            {"legal_actions": lambda state: ()},
        ),
        ("to_move gives a seat, CHANCE or None, not 'me'", {"to_move": lambda state: "me"}),
        ("to_move gives a seat, CHANCE or None, not False", {"to_move": binary}),
        ("the gains, (0, 0), not (99, 99): 1000 other positions with this", {"preview": boastful}),
        (
            "preview foretells who is next, -1, not 99: 1000 other positions with this view have it too",
            {"preview": forgetful},
        ),
        ("retrace gives are legal in turn", {"retrace": vague}),
        ("retrace gives look as they were seen", {"retrace": muddled}),
        ("retrace raises ValueError for actions that do not", {"retrace": gullible}),
        ("retrace fills in at random", {"retrace": stubborn}),
        ("parse refuses", {"parse": hasty}),
        (
            "not met: parse('deal ?') gives the action that has this text",
            {"text": lambda action: "deal ?"},
        ),
        ("score gives a sheet for each seat, not 1", {"score": stingy}),
        ("the source of a score item is a Message", {"score": scoring("7G")}),
        (
            "the arguments of a message are whole numbers and texts",
            {"score": scoring(Message("bonus", (("half", 0.5),)))},  # type: ignore[arg-type]
        ),
        ("points and tie-breaks are whole numbers", {"score": scoring(Message("bonus"), False)}),
        ("points and tie-breaks are whole numbers", {"score": scoring(Message("bonus"), 0, 0.5)}),
        ("the arguments of a message are whole numbers", {"why_illegal": factual}),
        ("outcome gives None exactly until to_move gives None", {"outcome": lambda state: None}),
        ("not met: new_game(0) raises ValueError", {"new_game": anyone}),
        ("not met: the ValueError of new_game(0) names each of", {"new_game": gruff}),
        ("clans: not met: parse refuses '' with NotationError", {"parse": hasty}),
        ("a title in English", {"meta": replace(clans.meta, titles={"de": "Klane"})}),
        (
            "meta.rules_version must be a whole number",
            {"meta": replace(clans.meta, rules_version=0)},
        ),
        ("ascending", {"meta": replace(clans.meta, rules_version=3, reads_versions=(2, 1))}),
        ("older than", {"meta": replace(clans.meta, rules_version=2, reads_versions=(1, 2))}),
        ("meta.reads_versions must be a tuple", {"meta": replace(clans.meta, reads_versions=(0,))}),
        ("meta.year must be a whole number from 1 to 9999", {"meta": replace(clans.meta, year=0)}),
        ("within max_plies", {"meta": replace(clans.meta, max_plies=20)}),
        (
            "at most 20 legal actions (max_actions), not ",
            {"meta": replace(clans.meta, max_actions=20)},
        ),
    ],
)
def test_the_suite_finds_what_is_wrong(what: str, changes: dict[str, Any]) -> None:
    with pytest.raises(NotConformant) as caught:
        conform(broken(**changes), random.Random(0), games=1)
    assert what in str(caught.value)


def clumsy(state: Any) -> Any:
    raise KeyError("a score")


def confused(state: Any, action: Any) -> Any:
    raise KeyError(action)


def leaving(state: Any) -> Any:
    raise SystemExit("enough")


@pytest.mark.parametrize(
    ("start", "changes"),
    [
        ("clans, 2 players, ply 5 after 'deal ", {"chance_weights": weightless_after(5)}),
        ("clans, 2 players, ply 0: score raises KeyError: 'a score' (", {"score": clumsy}),
        ("clans, 2 players, ply 0: score raises SystemExit: enough (", {"score": leaving}),
        ("clans: legal_actions raises KeyError: 'a score' (", {"legal_actions": clumsy}),
        (
            "clans: not met: parse refuses '' with NotationError, not with KeyError: ",
            {"parse": clumsy},
        ),
        (
            "clans, 2 players, ply 0: 'deal 3R': not met: an action changes",
            {"apply": lambda s, _: s},
        ),
        ("clans, 2 players, ply 0: apply of 'deal 3R' raises KeyError: ", {"apply": confused}),
        (
            "clans, 2 players, ply 0: check_weights, after chance_weights: TypeError",
            {"chance_weights": lambda s: 5},
        ),
        ("clans, 2 players, ply 0: Deal(", {"text": clumsy, "apply": lambda s, _: s}),
    ],
)
def test_a_finding_names_the_position_and_the_action(start: str, changes: dict[str, Any]) -> None:
    with pytest.raises(NotConformant) as caught:
        conform(broken(**changes), random.Random(0), games=1)
    assert str(caught.value).startswith(start)


@pytest.mark.parametrize("name", CONTRACT)
def test_a_missing_name_is_named(name: str) -> None:
    game = broken()
    delattr(game, name)
    with pytest.raises(NotConformant, match=f"{name} is missing"):
        conform(game, random.Random(0), games=1)


def test_a_game_may_do_without_what_is_optional() -> None:
    def new_game(players: int) -> Any:
        return clans.new_game(players)

    game = broken(new_game=new_game)
    assert not hasattr(game, "retrace")
    assert conform(game, random.Random(0), games=1).positions > 0
    assert Match.new(game, 2).start == clans.new_game(2)


@pytest.mark.parametrize("rarity", [2, 40])
def test_a_preview_need_not_know_a_secret_score(rarity: int) -> None:
    """Once while cards are dealt, and once after the first play, most hidden cards are worth a point to all seats."""

    def score(state: Any) -> Any:
        is_paid = state.plies in (20, 26) and state.bag % 9973 % rarity
        items = (ScoreItem(Message("hidden-cards"), 1),) if is_paid else ()
        return tuple(replace(sheet, items=sheet.items + items) for sheet in clans.score(state))

    assert conform(broken(score=score), random.Random(0), games=2).positions > 0


def test_no_games_prove_nothing() -> None:
    with pytest.raises(ValueError, match="games: must be at least 1, not 0"):
        conform(clans, random.Random(0), games=0)
