"""Glen More in the terminal: screens from given lines, what is typed, what is answered, whole games.

The screens in golden/ are compared byte for byte. After an intended change, write them again
with ``CLACHAN_GOLDEN=write pytest tests/cli/test_play_glenmore.py`` and look at the difference.
"""

import os
import random
import re
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from clachan.cli.terminal.layout import wrap
from clachan.cli.terminal.registry import SCREENS
from clachan.cli.terminal.session import command_words
from clachan.cli.terminal.terminal import COLUMNS
from clachan.cli.text import LANGUAGES, Translator
from clachan.core import CHANCE, AnyMatch, Match
from clachan.games import glenmore
from clachan.games.glenmore.actions import Sell
from tests.support.cli.terminal_match import TerminalMatch, play_out, sentence
from tests.support.cli.terminal_player import Player, session

GOLDEN = Path(__file__).parent / "golden"
SCREEN = SCREENS["glenmore"]

# The opening of a two-player game; then the first player takes a tile and activates.
OPENING = """
    draw 7/draw 1/draw 4/draw 8/draw 3/draw 6/draw 5/draw 2/draw 16/draw 13
    take 6 0,-1/activate 0,-1/activate 0,0/sell cattle 0,-1/done/move 0,0 0,-1/draw 21
    take 8 -1,0/activate -1,0/activate 0,0/sell wood -1,0/done/move 0,0 -1,0/draw 20
    roll 2/draw 14/draw 10/roll 2/draw 27/draw 11
    take 10 -1,1/done/draw 12/roll 1/draw 30
    take 16 1,-1/buy stone/activate 0,0/activate 1,-1/done/move 0,-1 1,-1/promote 1,-1/draw 31
    roll 1/draw 23/roll 1/draw 29
    take 30 2,-1/buy wood/buy stone/activate 2,-1/activate 1,-1/done/move 1,-1 0,0/promote 2,-1
    draw 28/roll 1/draw 19/roll 1/draw 18/roll 1/draw 9/roll 1/draw 15
    take 31 -1,-1/activate -1,0/activate -1,-1/buy cattle/buy cattle/activate 0,0/done
    move -1,0 -1,-1/draw 26/roll 3/draw 17/draw 25/draw 24
"""
LOCHY = "take 9 0,1/gain stone/gain grain"
FAIR = "take 13 1,-1/buy wood/activate 1,-1"


def deal_match(*lines: str, players: int = 2) -> AnyMatch:
    match: AnyMatch = Match.new(glenmore, players)
    for text in re.split(r"\s*[/\n]\s*", "/".join(line.strip() for line in lines)):
        seat = match.to_move
        assert seat is not None
        match = match.play(seat, glenmore.parse(text))
    return match


def played(match: AnyMatch, *commands: str, **options: Any) -> TerminalMatch:
    return TerminalMatch(match, *commands, screen=SCREEN, **options)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", ["taking", "activating", "tile", "stacks", "end"])
def test_screens_are_as_they_were(moment: str, lang: str) -> None:
    shown = {
        "taking": lambda: played(deal_match(OPENING), lang=lang),
        "activating": lambda: played(deal_match(OPENING, LOCHY), lang=lang),
        "tile": lambda: played(deal_match(OPENING), "29", lang=lang),
        "stacks": lambda: played(deal_match(OPENING), "stacks", lang=lang),
        "end": lambda: played(play_out(deal_match(OPENING)), lang=lang),
    }[moment]()
    file = GOLDEN / f"glenmore-{moment}-{lang}.txt"
    if os.environ.get("CLACHAN_GOLDEN") == "write":
        file.write_bytes(shown.output.encode())
    assert file.read_bytes() == shown.output.encode()
    assert max(map(len, shown.output.split("\n"))) <= COLUMNS


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        (
            "64 0,1",
            "You cannot take Donan Castle: it is not in the chain. Choose another. (GM 4.1)",
        ),
        ("29 0,0", "This space is taken: the start village is there. Choose another. (GM 6.1)"),
        (
            "why 29 5,5",
            (
                "You can place the village only where it shares a side with one of your tiles."
                " Choose another space. (GM 6.1)"
            ),
        ),
        (
            "29 3,-1",
            (
                "You can place the village only next to one of your clan members. There is none"
                " next to this space. Choose another. (GM 6.1)"
            ),
        ),
        (
            "29 1,0",
            (
                "You cannot place the village here: your road must continue on this space."
                " Choose another space. (GM 6.2)"
            ),
        ),
        (
            "9 -1,-1",
            (
                "You can place Loch Lochy only where it continues your river to the north or south."
                " Here it would start a second river. Choose another space. (GM 6.3)"
            ),
        ),
        (
            "26 -1,-1",
            "You cannot pay for Castle Moil: ",
        ),
        (
            "done",
            ("You cannot do that now. Choose a tile from the chain and a space for it. (GM 13)"),
        ),
        (
            "discard 9",
            ("You may remove a tile only if you cannot take any. Take a tile. (GM 4.2)"),
        ),
        (
            "why take 9 0,1",
            (
                "This is allowed. Cost: none. After your turn: Clan 2. Can activate: Start 0,0: +1 move."
            ),
        ),
        ("dance", "“dance” is neither a move nor a command."),
        ("99 0,1", "“99 0,1” is neither a move nor a command."),
        ("land 3", "“land 3” is neither a move nor a command."),
        ("tile 70", "“tile 70” is neither a move nor a command."),
    ],
)
def test_answers(command: str, answer: str) -> None:
    found = played(deal_match(OPENING), command)
    assert sentence(found.answers[0]).startswith(answer)
    assert found.session.match == deal_match(OPENING)


def late_take(*, ends_game: bool) -> tuple[AnyMatch, str]:
    """The first player's last turn, and a take in it that ends the game or leaves it to the others."""
    chooser, match = random.Random(0), deal_match(OPENING)
    while (seat := match.to_move) is not None:
        if seat == 0:
            view = glenmore.view(match.state, 0)
            for action in glenmore.legal_actions(match.state):
                preview = glenmore.preview(view, action)
                if preview.own_last_turn and (preview.after_turn is None) == ends_game:
                    return match, glenmore.text(action)
        match = match.play(seat, chooser.choice(glenmore.legal_actions(match.state)))
    raise AssertionError("no such turn")


@pytest.mark.parametrize(
    ("ends_game", "said"),
    [(True, "This turn ends the game."), (False, "This is your last turn.")],
)
def test_a_last_turn_is_announced(ends_game: bool, said: str) -> None:
    match, take = late_take(ends_game=ends_game)
    answer = sentence(played(match, f"why {take}").answers[0])
    assert said in answer
    assert ("After your turn: " in answer) is not ends_game


def test_what_is_missing_is_shown_where_a_payment_stands() -> None:
    match = deal_match(OPENING, LOCHY)
    found = played(match, "why sell wool 0,1", "why activate 5,5", "why ness 0,0", "why sell s 0,0")
    assert sentence(found.answers[1]).startswith("You have no tile there.")
    assert sentence(found.answers[2]).startswith("You do not have the Loch Ness card")
    assert sentence(found.answers[3]).startswith(
        "You cannot take stone from the start village: there is none."
    )


@pytest.mark.parametrize(
    ("lang", "typed", "action"),
    [
        ("en", "take 9 0,1", "take 9 0,1"),
        ("en", "  TAKE 9 ( 0 , 1 )", "take 9 0,1"),
        ("en", "t 9 0,1", "take 9 0,1"),
        ("en", "9 0,1", "take 9 0,1"),
        ("de", "nimm 9 0,1", "take 9 0,1"),
        ("de", "take 9 +0, 1", "take 9 0,1"),
        ("pl", "weź 9 0,1", "take 9 0,1"),
        ("pl", "wez 9 0,1", "take 9 0,1"),
        ("en", "18 1,0", "take 18 1,0"),
        ("en", "17 −1,0", "take 17 -1,0"),
    ],
)
def test_takes_are_read_with_forgiveness(lang: str, typed: str, action: str) -> None:
    assert first_action(deal_match(OPENING), typed, lang) == action


@pytest.mark.parametrize(
    ("lang", "typed", "action"),
    [
        ("en", "activate 0,0", "activate 0,0"),
        ("en", "a 0,0", "activate 0,0"),
        ("en", "0,0", "activate 0,0"),
        ("en", "1", "activate 0,0"),
        ("de", "aktiviere 0,0", "activate 0,0"),
        ("pl", "aktywuj 0,0", "activate 0,0"),
        ("en", "d", "done"),
        ("de", "fertig", "done"),
        ("de", "f", "done"),
        ("pl", "gotowe", "done"),
        ("en", "s g 0,1", "sell grain 0,1"),
        ("en", "sell GRAIN 0,1", "sell grain 0,1"),
        ("de", "verkaufe Getreide 0,1", "sell grain 0,1"),
        ("de", "v g 0,1", "sell grain 0,1"),
        ("pl", "sprzedaj zboże 0,1", "sell grain 0,1"),
        ("pl", "s zboze 0,1", "sell grain 0,1"),
    ],
)
def test_a_number_a_letter_and_the_players_own_words_will_do(
    lang: str, typed: str, action: str
) -> None:
    assert first_action(deal_match(OPENING, LOCHY), typed, lang) == action


def forced_sale() -> AnyMatch:
    """A payment for which the first player has to sell something before."""
    chooser, match = random.Random(5), Match.new(glenmore, 2)
    while (legal := glenmore.legal_actions(match.state)) and match.to_move is not None:
        own = [action for action in legal if not isinstance(action, Sell)]
        if not own:
            break
        match = match.play(match.to_move, chooser.choice(own))
    texts = [glenmore.text(action) for action in legal]
    assert texts == ["sell grain 0,2", "sell grain 1,2", "sell cattle 0,1", "sell cattle 0,2"]
    assert match.to_move == 0
    return match


@pytest.mark.parametrize(("lang", "sell"), [("en", "sell"), ("de", "verkaufe"), ("pl", "sprzedaj")])
def test_a_forced_sale_has_numbers(lang: str, sell: str) -> None:
    match = forced_sale()
    found = played(match, "?", lang=lang)
    words = Translator(lang)
    grain = words.say("glenmore-resource", resource="grain")
    assert re.search(rf" 1 {sell} {grain} 0,2 +\+\d", found.output.split("\n>", 1)[0])
    assert f"\n {sell} " not in found.output
    assert re.search(rf" 1  {sell} {grain} 0,2 +\+\d", found.answers[0])
    assert words.say("glenmore-hint-numbered") in sentence(found.output)
    assert first_action(match, "3", lang) == "sell cattle 0,1"


def test_where_one_must_sell_first_the_refusal_says_so() -> None:
    answer = played(forced_sale(), "done").answers[0]
    assert sentence(answer) == (
        "You cannot do that now. Sell a resource first: you cannot pay yet. (GM 13)"
    )


@pytest.mark.parametrize(
    ("lang", "typed", "action"),
    [
        ("en", "take 9", "take 9 0,1"),
        ("en", "t 9", "take 9 0,1"),
        ("de", "nimm 9", "take 9 0,1"),
        ("pl", "wez 9", "take 9 0,1"),
    ],
)
def test_a_take_with_one_cell_needs_no_cell(lang: str, typed: str, action: str) -> None:
    assert first_action(deal_match(OPENING), typed, lang) == action


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "sell grain"), ("en", "s g"), ("de", "verkaufe Getreide"), ("pl", "s zboze")],
)
def test_a_sale_from_the_only_tile_needs_no_cell(lang: str, typed: str) -> None:
    assert first_action(deal_match(OPENING, LOCHY), typed, lang) == "sell grain 0,1"


def test_a_play_that_is_only_begun_is_explained() -> None:
    take = played(deal_match(OPENING), "take 18", "take 26", "take 70", "sell grain")
    tile, dear, unknown, nothing = map(sentence, take.answers[:4])
    assert tile.startswith("Grain field (18) Green frame, road.")
    assert dear.startswith("Castle Moil (26)")
    assert unknown == "No possible move starts with “take 70”. ? lists all moves."
    assert nothing == "No possible move starts with “sell grain”. ? lists all moves."
    assert take.session.match == deal_match(OPENING)
    later = played(deal_match(OPENING, LOCHY), "take 18").answers[0]
    assert sentence(later).startswith("No possible move starts with “take 18”.")
    several = sentence(played(forced_sale(), "sell grain").answers[0])
    assert several == (
        "“sell grain” can mean several moves. Type one in full: sell grain 0,2, sell grain 1,2"
    )


def first_action(match: AnyMatch, typed: str, lang: str) -> str:
    return played(match, typed, lang=lang).session.match.log[len(match.log)].action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_notation_is_a_command(lang: str) -> None:
    words = Translator(lang)
    verbs = words.say("glenmore-verbs").split()
    assert len(verbs) == len(set(verbs)) == 16
    assert not {verb.casefold() for verb in verbs} & command_words(words).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_that_stand_below_news_take_one_line(lang: str) -> None:
    words = Translator(lang)
    discard = f"{words.say('glenmore-verbs').split()[1]} 67"
    for hint in (
        words.say("glenmore-hint-discard", example=discard),
        words.say("glenmore-hint-taking", example="67 -11,-11", tile=67),
    ):
        assert len(wrap(hint)) == 1


def test_pages_can_be_opened() -> None:
    found = played(deal_match(OPENING), "land 2", "?", "tile 48", "26", "score", "help", "log")
    pages = [sentence(answer) for answer in found.answers]
    assert pages[0].startswith("[2] Clan 2")
    assert "30 Armadale" not in pages[1]
    assert pages[1].startswith("Your moves 29 Village")
    assert pages[2].startswith("Iona Abbey (48) Yellow frame, road.")
    assert pages[3].endswith("(GM 5.6)")
    assert "Total" in pages[4]
    assert "Words can be shortened" in pages[5]
    assert "Clan 2 buys 1 cattle for 2 coins." in pages[6]


def row_of(page: str, kind: str) -> str:
    (line,) = [line for line in page.split("\n") if f" {kind} " in line]
    return " ".join(line.split())


def test_the_stacks_are_listed_by_kind() -> None:
    opening = "/".join(OPENING.strip().split("\n")[:4])
    page = played(deal_match(opening), "stacks", humans=(0, 1)).answers[0]
    assert "Stack 0: empty" in page
    assert "Stack 1: 15 of 23 tiles left" in page
    assert "Stack 3: 17 of 17 tiles left" in page
    first = page[page.index("Stack 1") : page.index("Stack 2")]
    assert row_of(first, "Village") == "2/5 Village +1 move 19=S 29W"
    assert row_of(first, "Castle Moil") == "1/1 Castle Moil Once: +1 whisky. 1 bonnet. 26WSG"
    assert "None left: Pasture, Butcher (sheep), Castle Stalker" in first
    second = page[page.index("Stack 2") : page.index("Stack 3")]
    assert row_of(second, "Tavern (3 points)") == "2/2 Tavern (3 points) +3 points 33wh 42wh"
    assert "None left" not in second


def test_the_overview_counts_what_the_view_says() -> None:
    """In positions throughout a game."""
    opened, drawn = played(deal_match(OPENING)).session, set()
    while opened.match.outcome is None:
        match = opened.match
        if match.to_move == CHANCE:
            position = opened._create_context(0)
            page = "\n".join(SCREEN.look(position, "stacks") or [])
            parts = re.split(r"(?m)^ Stack (?=\d: )", page)[1:]
            for part, left in zip(parts, position.view.stacks, strict=True):
                rows = re.findall(r"(?m)^  (\d)/\d  ", part)
                assert sum(map(int, rows)) == len(left)
            drawn.add(parts[2])
        assert match.to_move is not None
        opened.match = match.play(match.to_move, match.game.legal_actions(match.state)[0])
    assert len(drawn) > 19


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "stacks"), ("en", "Tiles"), ("de", "Stapel"), ("pl", "stosy"), ("pl", "stacks")],
)
def test_the_overview_has_a_command_in_every_language(lang: str, typed: str) -> None:
    page = played(deal_match(OPENING), typed, lang=lang).answers[0]
    assert Translator(lang).say("glenmore-stacks") in page
    assert Translator(lang).say("glenmore-command-stacks").split()[0] in Translator(lang).say(
        "glenmore-rules"
    )


def test_nothing_may_follow_the_command_for_the_overview() -> None:
    answer = played(deal_match(OPENING), "stacks 2").answers[0]
    assert sentence(answer).startswith("“stacks 2” is neither a move nor a command.")


def test_news_tell_what_others_took_and_what_a_scoring_brought() -> None:
    found = played(deal_match(OPENING))
    assert "Clan 2 takes the butcher (cattle) and places it south of the forest." in found.output
    scored = deal_match(OPENING, LOCHY, "done/draw 22")
    position = played(scored, humans=(1,)).session._create_context(1)
    news = SCREEN.news(position, [])
    assert news == ["First scoring: Clan 1 +5, You +0."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "iso8859-2"])
def test_a_narrow_encoding_gets_other_signs(encoding: str, lang: str) -> None:
    commands = ["26", "?", "land", "stacks", "help", "log", "score"]
    output = played(deal_match(OPENING), *commands, lang=lang, encoding=encoding).output
    output += played(deal_match(OPENING, LOCHY), "?", lang=lang, encoding=encoding).output
    assert f"|#{Translator(lang).say('glenmore-short', kind='start_village'):5}|" in output
    assert not re.search(r"\w\?|\?\w", output)
    assert max(map(len, output.split("\n"))) <= COLUMNS


def test_colour_is_only_an_addition() -> None:
    commands = ("26", "land 2", "stacks")
    coloured = played(deal_match(OPENING), *commands, colour="always").output
    assert "\x1b[48;5;" in coloured
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    # A tile's own ground goes on behind its short name.
    plain = re.sub(r"(?m)(?<!>) +$", "", plain)
    assert plain == played(deal_match(OPENING), *commands).output


def test_the_account_adds_up() -> None:
    found = played(play_out(deal_match(OPENING, players=2)))
    position = found.session._create_context(0)
    rows = [re.findall(r"-?\d+$|-?\d+(?= )", line[33:]) for line in SCREEN.sheet(position) or []]
    sums = [0, 0]
    for line in (SCREEN.sheet(position) or [])[1:-1]:
        for seat, at in enumerate((33, 45)):
            sums[seat] += int(line[at : at + 12].strip() or 0)
    assert [int(number) for number in rows[-1]] == sums
    assert sums == [sheet.total for sheet in position.sheets]


# Whole games


_PANE = 41
_TILE = re.compile(r"^ ?(\d\d?) [≈= ]\S.{4} .{3} (.*)$")
_NUMBERED = re.compile(r"^ ?(\d\d?) (\w\S*(?: \S+)*?)(?:  | [^ ]+$|$)")
_LISTED = re.compile(r"(?m)^ {1,2}(\d\d?)  \w")
_CELL = re.compile(r"-?\d+,-?\d+")


def play_what_is_offered(player: Player, words: Translator, text: str, rng: random.Random) -> str:
    """Type what the screen offers, in one way or another, without knowing the rules."""
    verbs = words.say("glenmore-verbs").split()
    assert text.rsplit("\n", 1)[-1].strip() == words.say("play-prompt"), text
    # The list stands beside the land; what begins with a letter is a sentence below it.
    _, *below = text[text.index(words.say("glenmore-panel-coins")) :].split("\n")
    beside = takewhile(lambda line: not line[1:2].isalpha(), below)
    pane = [line[_PANE:] for line in beside]
    sales = [line for line in text.split("\n") if line.startswith(f" {verbs[4]} ")]
    tiles = [found for line in pane if (found := _TILE.match(line))]
    numbers = [found[1] for line in pane if (found := _NUMBERED.match(line))]
    sells = sales and rng.random() < 0.1
    if tiles and not sells:
        tile, offered = rng.choice(tiles).groups()
        if verbs[1] in offered:
            return player.type(offered.strip())
        return take_tile(player, tile, offered, rng)
    if not sells and (numbers := numbers or _LISTED.findall(player.type("?"))):
        return player.type(rng.choice(numbers))
    _, verb, kind, cell, *_ = sales[0].split(" ")
    return player.type(f"{verb} {kind} {cell}")


def take_tile(player: Player, tile: str, offered: str, rng: random.Random) -> str:
    cells = _CELL.findall(offered)
    if rng.random() < 0.3:
        page = player.type(tile)
        listed = re.findall(r"(?m)^ (-?\d+,-?\d+) ", page)
        assert set(cells) <= set(listed)
        cells = listed
    return player.type(f"{tile} {rng.choice(cells)}")


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("de", 4), ("pl", 5)])
def test_a_whole_game_by_what_the_screen_offers(lang: str, players: int) -> None:
    words = Translator(lang)
    seats = ",".join(["you", *["random"] * (players - 1)])
    with session(f"glenmore --seats {seats} --seed {players}", CLACHAN_LANG=lang) as player:
        rng, text, decisions = random.Random(players), player.look(), 0
        while words.say("play-sheet") not in text:
            before, text = text, play_what_is_offered(player, words, text, rng)
            assert text != before
            decisions += 1
        assert decisions > 20
        assert words.say("glenmore-third-scoring") in sentence(text)
        while not text.endswith(words.say("play-prompt-end")):
            text = player.type("")
        assert words.say("play-goodbye") in player.leave(b"\r")
