"""The pages beside the table: the sheet, the shuffle, what is hidden and what never was."""

from dataclasses import replace

import pytest

from clachan.cli.terminal import pages, terminal
from clachan.cli.terminal.clans.screen import ClansScreen
from clachan.cli.terminal.pages import AnyContext
from clachan.cli.terminal.registry import SCREENS
from clachan.cli.text import LANGUAGES, Translator
from clachan.core import MatchReason, Outcome
from tests.support.cli.terminal_match import (
    HANDS,
    OPENING,
    TABLE,
    TerminalMatch,
    deal_match,
    play_out,
    sentence,
)


def test_score_is_itemised_and_adds_up() -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), "score")
    assert played.answers[0].splitlines()[2:6] == [
        " Tile 1   no shields",
        " Tile 2   1. Clan 2: 1 × 3 = 3  no player: 2 × 5",
        " Tile 3   1. Clan 2: 3 × 4 = 12  no player: 1 × 5",
        " Tile 4   1. You: 1 × 4 = 4  no player: 2 × 6",
    ]
    assert "You: 4, Clan 2: 15" in played.answers[0]


def test_the_sheet_takes_its_numbers_from_the_items() -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING + " 3O@2S1+"), humans=(0, 1))
    position = played.session._create_context(0)
    sheet = "\n".join(pages.sheet(position, SCREENS["clans"]))
    assert "Tile 2   1. Clan 2: 2 × 3 = 6  2. Clan 1: 2 × 5 = 10" in sheet
    doubled = [
        replace(sheet, items=tuple(replace(item, points=2 * item.points) for item in sheet.items))
        for sheet in position.sheets
    ]
    sheet = "\n".join(pages.sheet(replace(position, sheets=tuple(doubled)), SCREENS["clans"]))
    assert "Tile 2   1. Clan 2: 2 × 3 = 12  2. Clan 1: 2 × 5 = 20" in sheet


class PlainScreen(ClansScreen):
    """A game that leaves the sheet to the terminal, and in which nothing is hidden."""

    has_secrets = False  # type: ignore[misc] # what clans declares final

    def sheet(self, context: AnyContext) -> None:  # type: ignore[override] # as the protocol has it
        return None


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_any_game_gets_a_sheet_from_its_items(lang: str) -> None:
    played = TerminalMatch(
        deal_match(TABLE, HANDS, OPENING), "score", lang=lang, screen=PlainScreen()
    )
    items = {
        "en": ("Tile 2, shield 1: 1 card of rank 3", "Tile 3, shield 1: 3 cards of rank 4"),
        "de": ("Tableau 2, Schild 1: 1 Karte mit Rang 3", "Tableau 3, Schild 1: 3 Karten mit Rang 4"),
        "pl": ("Kafelek 2, tarcza 1: 1 karta o wartości 3",
               "Kafelek 3, tarcza 1: 3 karty o wartości 4"),
    }[lang]  # fmt: skip
    assert played.answers[0].splitlines()[4:7] == [
        " Clan 2: 15",
        f"      3  {items[0]}",
        f"     12  {items[1]}",
    ]


def test_where_nothing_is_hidden_nothing_is_revealed() -> None:
    end = TerminalMatch(play_out(deal_match(TABLE, HANDS, OPENING)), screen=PlainScreen())
    assert "The game is over." in end.output
    assert "6R♥" in end.output
    assert "All hidden cards" not in end.output


def test_where_nothing_is_hidden_there_is_no_curtain() -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    hidden, shown = (
        TerminalMatch(match, "", "3O@2S1", humans=(0, 1), watched=True, screen=screen).output
        for screen in (SCREENS["clans"], PlainScreen())
    )
    assert hidden.count("Everyone else, please look away.") == 2
    assert "look away" not in shown
    assert "Clan 2 > " in shown


def test_a_game_brings_its_own_styles_and_signs() -> None:
    assert not any("card" in style for style in terminal.STYLES)
    plain = terminal.Ink(colour=True, encoding="utf-8")
    ink = plain.with_game({"card": "7"}, "♠")
    assert ink.paint("7G", "card", "bold") == "\x1b[7;1m7G\x1b[0m"
    assert ink.unicode
    assert not terminal.Ink(colour=True, encoding="cp437").with_game({}, "★").unicode


def test_where_nothing_is_hidden_undo_takes_back_the_last_play() -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    for screen, taken in ((PlainScreen(), "3O@2S1"), (SCREENS["clans"], "4Y@3N1+")):
        played = TerminalMatch(match, "3O@2S1", "undo", humans=(0, 1), screen=screen)
        line = played.session.match.line
        actions = [played.session.match.log[step.entry].action for step in line]
        assert taken not in actions
        assert len(actions) == len(match.line) - (taken != "3O@2S1")


# The shuffle

SEAL = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shuffle_is_sealed_before_the_first_card(lang: str) -> None:
    words = Translator(lang)
    opened = deal_match(TABLE, HANDS)
    note = words.say("play-seal-note", short=SEAL[:8])
    assert note in TerminalMatch(opened, lang=lang).output.split("\n")[0]
    assert words.say("play-begins") in TerminalMatch(opened, lang=lang).output
    # Players further down see it before their first card.
    played = deal_match(TABLE, HANDS, "6Y@4N1+")
    assert note in TerminalMatch(played, lang=lang, humans=(1,)).output.split("\n")[0]
    assert note not in TerminalMatch(deal_match(TABLE, HANDS, OPENING), lang=lang).output


@pytest.mark.parametrize(
    ("lang", "command"), [("en", "shuffle"), ("de", "mischen"), ("pl", "tasowanie")]
)
def test_the_whole_seal_can_be_asked_for(lang: str, command: str) -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    for played in (
        TerminalMatch(match, command, lang=lang),
        TerminalMatch(match, "shuffle", lang=lang),
    ):
        lines = played.answers[0].splitlines()
        assert lines[0].strip() == Translator(lang).say("play-shuffle")
        assert f" {SEAL}" in lines
        assert "clachan verify" in played.answers[0]  # never cut in two
    known = TerminalMatch(match, command, lang=lang, seed=7).answers[0]
    assert "--seed" in known
    assert f" {SEAL}" in known
    given = TerminalMatch(match, command, lang=lang, given=29).answers[0]
    assert sentence(Translator(lang).say("play-seal-given", given=29)) in sentence(given)


def test_a_seed_is_no_secret() -> None:
    output = TerminalMatch(deal_match(TABLE, HANDS), seed=7).output
    assert "Shuffle not secret" in output.split("\n")[0]
    assert "With a seed, the shuffle is not secret." in output
    end = TerminalMatch(play_out(deal_match(TABLE, HANDS)), "shuffle", seed=7).output
    assert "The shuffle followed from a seed and was not secret." in end


@pytest.mark.parametrize("given", [0, 25])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_page_tells_how_to_verify(lang: str, given: int) -> None:
    played = TerminalMatch(play_out(deal_match(TABLE, HANDS)), "shuffle", lang=lang, given=given)
    proof = sentence(Translator(lang).say("play-seal-proof", short=SEAL[:8], given=given))
    assert "clachan verify" in proof
    assert proof in sentence(played.output)
    assert f" {SEAL}" in played.answers[0]


def test_shared_victory_and_tie_break_are_explained() -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING))
    position, screen = played.session._create_context(0), SCREENS["clans"]
    assert screen.tie_break(position, [0, 1]) == (
        "Tied on points, so the number of cards collected decides: You 1, Clan 2 4 (CG 6.5)."
    )
    empty = TerminalMatch(deal_match(TABLE, HANDS)).session._create_context(0)
    assert "shared" in screen.tie_break(empty, [0, 1])
    outcome = Outcome(MatchReason.RESIGNATION, (1, 1))
    assert pages.result(empty, outcome, 0) == "Shared victory with 0 points: You and Clan 2."
    assert pages.result(empty, Outcome(outcome.reason, (1, 2)), 0) == "You win with 0 points!"
