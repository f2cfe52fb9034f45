"""The terminal game as a stream: commands in, a transcript out; positions given card by card.

The screens in golden/ are compared byte for byte. After an intended change, write them again
with ``CLACHAN_GOLDEN=write pytest tests/cli/test_play.py`` and look at the difference.
"""

import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from clachan.bots import ADVISER, Budget
from clachan.bots.advice import ADVICE_SEED
from clachan.bots.view_json import pack_view
from clachan.cli.terminal.terminal import COLUMNS, Colour, Terminal
from clachan.cli.text import LANGUAGES, Translator
from clachan.core import AnyMatch
from clachan.core.turns import turns
from clachan.server.bots.messages import BotTask
from clachan.server.bots.worker import choose
from clachan.wire import open_record, read_record
from tests.support.cli.terminal_match import (
    HANDS,
    OPENING,
    TABLE,
    TerminalMatch,
    deal_match,
    play_out,
    sentence,
    stream,
)

GOLDEN = Path(__file__).parent / "golden"
# Three players: the first holds neither a rank nor a colour that lies on the table.
FOREIGN_TABLE = "7R 7O 7Y 7B 6R"
FOREIGN_HANDS = (
    "3G 3V 3K 4G 4V 4K 5G 5V 5K",
    "3R 3O 3Y 3B 4R 4O 4Y 4B 5R",
    "5O 5Y 5B 6O 6Y 6B 6G 6V",
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", ["turn", "forced", "card", "end"])
def test_screens_are_as_they_were(moment: str, lang: str) -> None:
    opened = deal_match(TABLE, HANDS, OPENING)
    played = {
        "turn": lambda: TerminalMatch(opened, lang=lang),
        "forced": lambda: TerminalMatch(deal_match(FOREIGN_TABLE, FOREIGN_HANDS), lang=lang),
        "card": lambda: TerminalMatch(opened, "3o", lang=lang),
        "end": lambda: TerminalMatch(play_out(opened), lang=lang),
    }[moment]()
    file = GOLDEN / f"{moment}-{lang}.txt"
    if os.environ.get("CLACHAN_GOLDEN") == "write":
        file.write_bytes(played.output.encode())
    assert file.read_bytes() == played.output.encode()
    assert max(map(len, played.output.split("\n"))) <= COLUMNS


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("3B@1N2", "There is already a card on tile 1, top middle. Choose a free slot. (CG 4.1)"),
        (
            "why 3b@1n2",
            "There is already a card on tile 1, top middle. Choose a free slot. (CG 4.1)",
        ),
        (
            "why 3B@4S1",
            (
                "You cannot play blue 3 on tile 4, bottom left: no card next to or opposite"
                " that slot is blue or a 3. Choose another slot. (CG 4.1)"
            ),
        ),
        (
            "3b 1w",
            (
                "You cannot play blue 3 at the left end: no face-up card is next to or"
                " opposite that slot. Choose another slot. (CG 4.1)"
            ),
        ),
        ("5K@1N1", "You do not have black 5. Choose a card from your hand. (CG 4.1)"),
        (
            "7g 1n1",
            (
                "You cannot play green 7: with this number of players, ranks go from 3 to 6. Choose"
                " another card. (CG 3)"
            ),
        ),
        (
            "3O@5N1",
            (
                "There is no such slot. This meeting place has 4 tiles and a single slot at each"
                " end. Choose another slot. (CG 2.2)"
            ),
        ),
        (
            "~3B@1N1",
            (
                "You may play face down only if none of your cards fits, but orange 3 fits on tile 2,"
                " bottom left. Play a card that fits. (CG 4.2)"
            ),
        ),
        (
            "~@1N1",
            ("Name the card you play face down, for example: ~7G@2N3. (CG 7.1)"),
        ),
        (
            "why 3o 2s1 +",
            ("This is allowed. It fits: same rank as 2S2. Change in points: You +10, Clan 2 +3."),
        ),
        ("why", "Add the move, for example: why 3O@2S1"),
        ("why not", "Add the move, for example: why 3O@2S1"),
        (
            "dance",
            (
                "“dance” is neither a move nor a command. A move looks like 3O@2S1; “help” lists"
                " the commands."
            ),
        ),
        (
            "3b 2w",
            (
                "“3b 2w” is neither a move nor a command. A move looks like 3O@2S1; “help” lists"
                " the commands."
            ),
        ),
        ("5k", "You do not have black 5 (5K). Choose a card from your hand."),
        ("save", "Add a file name, for example: save match.json"),
        ("redo", "You have nothing to redo. Undo a move first. (M 5)"),
        ("undo 99", "Nothing can follow “undo”. Type it on its own."),
        (
            "3o@",
            ("Card: orange 3 (3O). Add the slot, for example: 3O@2S1."),
        ),
        (
            "2s1",
            ("Slot: 2S1. Add the card, for example: 3O@2S1."),
        ),
        (
            "@2s1+",
            ("Slot: 2S1. Add the card, for example: 3O@2S1."),
        ),
    ],
)
def test_answers(command: str, answer: str) -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), command)
    assert sentence(played.answers[0]) == answer
    assert played.session.match == deal_match(TABLE, HANDS, OPENING)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "why"),
        ("en", "why not"),
        ("de", "warum"),
        ("de", "warum nicht"),
        ("pl", "dlaczego nie"),
        ("pl", "czemu"),
        ("pl", "why not"),
    ],
)
def test_why_alone_explains_the_last_refusal_again(lang: str, why: str) -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    refused = TerminalMatch(match, "3b 1n2", "score", "3b", why, why, lang=lang).answers
    again = f"3B@1N2: {sentence(refused[0])}"
    assert sentence(refused[3]) == sentence(refused[4]) == again
    # It is forgotten as soon as the match goes on: the next player is not to hear of it.
    for commands in (("3O@2S1", why), ("undo", why)):
        assert "3B" not in TerminalMatch(match, "3b 1n2", *commands, lang=lang).answers[-1]


@pytest.mark.parametrize("typed", ["6B@4N3+", " 6b@4n3+ ", "6b 4n3 +", "6B4N3+", "6b @ 4n3+"])
def test_plays_are_read_with_forgiveness(typed: str) -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), typed)
    assert played.session.match.log[-2].action == "6B@4N3+"


def test_a_forced_face_down_play_is_explained_and_needs_no_sign() -> None:
    played = TerminalMatch(deal_match(FOREIGN_TABLE, FOREIGN_HANDS), "why 3g 1n1", "3g 1n1", "log")
    assert "No card fits: play any card face down" in played.output
    assert "Face down, because none of your cards fits" in played.answers[0]
    assert "You play green 3 face down on tile 1, top left." in played.output
    assert "~3G" in played.answers[1]


def test_others_do_not_learn_a_face_down_card() -> None:
    match = deal_match(FOREIGN_TABLE, FOREIGN_HANDS, "~3G@1N1+")
    played = TerminalMatch(match, "log", humans=(1,))
    line = "Clan 1 plays a card face down on tile 1, top left, and adds a shield."
    assert line in " ".join(played.output.split())
    assert "▒▒▒" in played.output
    assert "3G" not in played.output
    assert "green 3" not in played.output


def without_shields(table: str, hands: Sequence[str]) -> AnyMatch:
    """The first player has used all shields; it is their turn again."""
    match = deal_match(table, hands)
    while match.to_move is not None and (match.to_move or match.state.shields[0]):
        legal = match.game.legal_actions(match.state)
        with_shield = [action for action in legal if match.game.text(action).endswith("+")]
        match = match.play(match.to_move, (with_shield or legal)[0])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_shield_is_offered_where_none_is_left(lang: str) -> None:
    words = Translator(lang)
    offers = {
        key: words.say(key, example="EX", card="CARD").split("EX")[1].split("CARD")[0]
        for key in ("clans-hint", "clans-hint-no-shields")
    }
    for match, key in (
        (deal_match(TABLE, HANDS), "clans-hint"),
        (without_shields(TABLE, HANDS), "clans-hint-no-shields"),
    ):
        shown = [
            found
            for found in offers
            if offers[found] in sentence(TerminalMatch(match, lang=lang).output)
        ]
        assert shown == [key]


def test_a_turn_is_a_play_of_any_player_as_in_replays() -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    assert len(turns(match)) == 4
    assert "Turn 5 of 16" in TerminalMatch(match).output
    assert len(turns(play_out(match))) == 16


@pytest.mark.parametrize(
    ("lang", "command"), [("en", "hint"), ("de", "tipp"), ("pl", "podpowiedz")]
)
def test_a_hint_is_that_of_the_server(
    lang: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clachan.bots.advice.ADVICE", Budget(20, "playouts"))
    match = deal_match(TABLE, HANDS, OPENING)
    view, game = match.game.view(match.state, 0), match.game
    legal = tuple(map(game.text, game.legal_actions(match.state)))
    bot_task = BotTask(
        "clans", ADVISER, pack_view(view), legal, ADVICE_SEED, Budget(20, "playouts")
    )
    play = choose(bot_task)[0].action
    found = TerminalMatch(match, command, f"{command} 1", lang=lang)
    assert f": {play}. " in sentence(found.answers[0])
    assert Translator(lang).say(f"play-bot-{ADVISER}") in found.answers[0]
    assert command in found.answers[1]
    assert found.session.match == match


def test_undo_and_redo() -> None:
    start = deal_match(TABLE, HANDS, OPENING)
    played = TerminalMatch(start, "3O@2S1", "undo", "redo", "undo", "undo", "undo")
    assert "Undone" in played.answers[1]
    assert "Redone" in played.answers[2]
    kinds = [entry.kind.value for entry in played.session.match.log[len(start.log) :]]
    assert kinds == ["action", "action", "undo", "redo", "undo", "undo", "undo"]
    assert "Turn 1 of 16" in played.answers[5]
    assert "nothing to undo" in TerminalMatch(deal_match(TABLE, HANDS), "undo").answers[0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "zurück vor wertung verlauf hilfe beenden"),
        ("de", "zurueck vor punkte verlauf hilfe beenden"),
        ("pl", "cofnij ponów punkty historia pomoc wyjdź"),
        ("pl", "cofnij ponow wynik historia pomoc wyjdź"),
        ("pl", "undo redo score log help quit"),
    ],
)
def test_commands_in_every_language(lang: str, words: str) -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), *words.split(), "3O@2S1", lang=lang)
    kinds = [entry.kind.value for entry in played.session.match.log[-2:]]
    assert kinds == ["undo", "redo"]
    assert len(played.answers) == 6  # quitting asks nothing and plays nothing more


def test_a_card_with_many_places_says_how_many_more() -> None:
    played = TerminalMatch(deal_match(FOREIGN_TABLE, FOREIGN_HANDS), "4v")
    line = next(line for line in played.output.split("\n") if "4V♦" in line)
    offered, more = re.findall(r"\d[NSWE]\d?", line), re.search(r"and (\d+) more", line)
    listed = re.findall(r"^ (\d[NSWE]\d?) ", played.answers[0], re.MULTILINE)
    assert more
    assert len(listed) == len(offered) + int(more[1])


def test_save_writes_what_the_player_saw_and_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = deal_match(TABLE, HANDS, OPENING)
    assert "Saved as" in TerminalMatch(match, f"save {file}").answers[0]
    saved = file.read_bytes()
    record = read_record(saved)
    assert (record.complete, record.viewer) == (False, 0)
    assert b"5K" not in saved
    assert "already exists" in sentence(TerminalMatch(match, f"save {file}").answers[0])
    assert file.read_bytes() == saved
    for name, problem in (
        (f"{tmp_path}/no/where.json", "no such file or folder"),
        (f"{file}/below.json", "no such file or folder"),
        ("~nobody-of-that-name/match.json", "not a valid file name"),
        ("a\0b", "not a valid file name"),
    ):
        answer = sentence(TerminalMatch(match, f"save {name}").answers[0])
        assert "could not be saved:" in answer
        assert answer.endswith(f"{problem}. Choose another file or folder.")


def test_the_record_of_a_finished_match_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    end = play_out(deal_match(TABLE, HANDS))
    played = TerminalMatch(end, f"save {file}", "log", "score", "quit")
    assert "Saved as" in played.output
    assert open_record(read_record(file.read_bytes())).log == end.log


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "iso8859-2"])
def test_a_narrow_encoding_gets_other_signs(encoding: str, lang: str) -> None:
    commands = ["3o", "help", "log", "score"]
    opened = deal_match(TABLE, HANDS, OPENING)
    output = TerminalMatch(opened, *commands, lang=lang, encoding=encoding).output
    output += TerminalMatch(play_out(opened), lang=lang, encoding=encoding).output
    assert "6R!" in output
    assert "?" not in output
    assert max(map(len, output.split("\n"))) <= COLUMNS


def test_colour_is_only_an_addition() -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    coloured = TerminalMatch(match, "3o", colour="always").output
    assert "\x1b[48;5;" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == TerminalMatch(match, "3o").output


@pytest.mark.parametrize(
    ("colour", "environ", "coloured"),
    [
        ("auto", {}, False),
        ("always", {"NO_COLOR": "1"}, True),
        ("never", {}, False),
    ],
)
def test_colour_in_a_stream(colour: Colour, environ: dict[str, str], coloured: bool) -> None:
    assert Terminal(stream(), stream(), environ, colour).ink.colour is coloured
