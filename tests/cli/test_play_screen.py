"""Whole games at a terminal of 80 by 24, read as a player reads it and typed as one types."""

import os
import re
import shlex
import signal
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

import pytest

from clachan.cli.text import Translator
from tests.support.cli.terminal_player import (
    COLUMNS,
    PATIENCE,
    ROWS,
    Player,
    session,
)
from tests.support.signals import interrupts_ignored

RECORD = Path(__file__).parents[1] / "records" / "clans-last-card-4-players.json"

Around = Callable[[], AbstractContextManager[None]]

_OFFER: Final = re.compile(r"^ [ ~]([3-8][ROYGBVK])[♥▲★♣●♦♠]  ((?:\d[NSWE]\d? )+|\d[NSWE]\d?$)")
_CARD: Final = re.compile(r"\b([3-8][ROYGBVK])[♥▲★♣●♦♠]")
_LISTED: Final = re.compile(r"^ (\d[NSWE]\d?) ", re.MULTILINE)


def offers(text: str) -> list[tuple[str, list[str]]]:
    """The cards of the hand, each with the places that the screen names for it."""
    found = [_OFFER.match(line) for line in text.split("\n")]
    return [(match[1], match[2].split()) for match in found if match]


def play_on(player: Player, text: str, turn: int) -> str:
    """One turn with nothing but what the screen offers; now and then from a card's own page."""
    assert "╭" in text
    assert "╰" in text
    held = offers(text)
    assert held, text
    card, places = held[turn % len(held)]
    if turn % 3 == 1:
        listed = _LISTED.findall(player.type(card.lower()))
        assert set(places) <= set(listed)
        places = listed
    shield = "+" if turn % 2 and "+" in text else ""
    return player.type(f"{card}@{places[-1]}{shield}")


# Each language and each number of players once; the deep option pairs them all.
DUE = [("en", 2), ("de", 3), ("pl", 4)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_whole_game_by_what_the_screen_offers(lang: str, players: int, deep: bool) -> None:
    if not deep and (lang, players) not in DUE:
        pytest.skip("deep: this language with another number of players")
    words = Translator(lang)
    turns = 7 if players == 4 else 8
    with session(f"clans --players {players} --lang {lang}") as player:
        text = player.look()
        for turn in range(turns):
            now = words.say("clans-turn", turn=turn * players + 1, turns=turns * players)
            assert now in text.split("\n")[0], text
            assert text.split("\n")[-1].strip() == words.say("play-prompt")
            text = play_on(player, text, turn)
        assert words.say("clans-last-card") in text.replace("\n ", " ")
        assert words.say("play-sheet") in text
        seen = [text]
        while not seen[-1].endswith(words.say("play-prompt-end")):
            seen.append(player.type(""))
        assert any(words.say("play-reveal") in page for page in seen)
        assert "clachan verify" in seen[-1]
        assert words.say("play-goodbye") in player.leave(b"\r")
        assert player.raw.endswith(f"{words.say('play-goodbye')}\r\n".encode())


@pytest.mark.parametrize("seats", ["you,greedy,greedy,greedy", "you,you,greedy,you"])
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_going_on_from_a_record(lang: str, seats: str, deep: bool) -> None:
    if not deep and (lang == "en") != seats.endswith("greedy"):
        pytest.skip("deep: this language with other seats")
    with session(
        f"--continue {shlex.quote(str(RECORD))} --ply 24 --seats {seats} --lang {lang}"
    ) as player:
        says = Translator(lang).say("play-resumed", match="recorded-4-4", ply=24)
        assert says in " ".join(player.look().split())
        assert "╭" in player.type("")
        assert Translator(lang).say("play-shuffle") in player.type("shuffle")
        player.leave(b"quit\r")


def test_two_on_one_screen_never_see_each_others_cards() -> None:
    with session("clans --seats you,you,greedy") as player:
        curtain = player.look()
        assert "Player 1, it’s your turn." in curtain
        assert not _CARD.search(curtain)
        first = player.type("")
        hand = [card for card, _ in offers(first)]
        card, places = offers(first)[0]
        start = len(player.raw)
        second_curtain = player.type(f"{card}@{places[0]}")
        assert "Player 2, it’s your turn." in second_curtain
        assert not _CARD.search(second_curtain)
        second = player.type("")
        kept = set(hand) - {card}
        shown = set(_CARD.findall(second))
        assert not kept & shown
        drawn = player.raw[start:].decode()
        assert not kept & set(_CARD.findall(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", drawn)))
        assert b"\x1b[?1049h" in player.raw
        # Up, and Enter: the line editor offers nothing that the first player typed.
        assert card not in player.type("\x1b[A").split("\n")[-1]
        player.leave(b"\x04")


def test_a_play_can_be_taken_back_at_the_curtain() -> None:
    with session("clans --seats you,you") as player:
        player.look()
        assert "nothing to undo" in player.type("undo")
        card, places = offers(player.type(""))[0]
        player.type(f"{card}@{places[0]}")
        curtain = player.type("undo")
        assert "Player 1, it’s your turn." in curtain
        assert "Undone" in curtain
        assert card in [card for card, _ in offers(player.type(""))]
        assert "Player 2" in player.type("redo")
        player.leave(b"quit\r")


@pytest.mark.parametrize("keys", [b"quit\r", b"\x04"])
def test_leaving_gives_the_terminal_back(keys: bytes) -> None:
    with session("clans --players 2") as player:
        player.look()
        output = player.leave(keys)
    assert output.index("\x1b[?1049h") < output.index("\x1b[?1049l") < output.index("Goodbye!")
    assert "Traceback" not in output


@pytest.mark.parametrize(
    "around", [nullcontext, interrupts_ignored], ids=["as the tests", "in the background"]
)
def test_interrupting_gives_the_terminal_back(around: Around) -> None:
    with around(), session("clans --players 2") as player:
        player.look()
        player.process.send_signal(signal.SIGINT)
        output = player.wait()
    assert output.index("\x1b[?1049l") < output.index("Goodbye!")
    assert "Traceback" not in output


def test_colour_can_be_turned_off() -> None:
    with session("clans --players 2") as player:
        player.look()
        assert b"\x1b[48;5;" in player.raw
    for options, environ in (
        ("clans --players 2 --colour never", {}),
        ("clans --players 2", {"NO_COLOR": "1"}),
    ):
        with session(options, **environ) as player:
            player.look()
            assert b"\x1b[48;5;" not in player.raw
            assert b"\x1b[?1049h" in player.raw


def test_long_pages_are_read_screen_by_screen() -> None:
    with session("clans --players 4") as player:
        text = player.look()
        for turn in range(3):
            text = play_on(player, text, turn)
        assert player.type("log").endswith("Enter: more, or your move >")
        assert player.type("").endswith("Enter: board, or your move >")
        assert player.type("") == text
        assert "How to play in the terminal" in player.type("help")


def test_a_terminal_without_tricks_is_a_stream_with_a_curtain() -> None:
    with session("clans --seats you,you", TERM="dumb") as player:
        deadline = time.monotonic() + PATIENCE
        while not player.raw.rstrip().endswith(b">") and time.monotonic() < deadline:
            player._read()
        assert "Scrolling back shows" in " ".join(player.text.split())
        before = len(player.raw)
        os.write(player.keyboard, b"\r")
        while b"look away" not in player.raw[before:] and time.monotonic() < deadline:
            player._read()
        assert "Player 1, it’s your turn." in player.raw.decode()
        assert not _CARD.search(player.text)
        assert b"\x1b" not in player.raw
        assert "Goodbye!" in player.leave(b"quit\r")


def test_scroll_back_is_erased_only_where_hands_are_hidden() -> None:
    for seats, erased in (("you,greedy", False), ("you,you", True)):
        with session(f"clans --seats {seats}") as player:
            player.look()
            player.type("help")
            output = player.leave(b"quit\r")
        assert ("\x1b[3J" in output) == erased


def test_the_curtain_answers_and_offers_only_what_can_be_done() -> None:
    with session("clans --seats you,you") as player:
        assert "undo" not in player.look()
        curtain = player.type("3B@1N1")
        assert "“3B@1N1” has to wait" in curtain
        assert "Player 1, it’s your turn." in curtain
        card, places = offers(player.type(""))[0]
        assert "“undo” undoes" in player.type(f"{card}@{places[0]}")
        assert "“undo 99” has to wait" in player.type("undo 99")
        player.leave(b"quit\r")


def test_a_window_that_is_too_small_says_so_once_and_is_drawn_again() -> None:
    with session("clans --players 2") as player:
        table = player.look()
        player.resize(20, 60)
        assert "The board needs 80 × 24" in " ".join(player.look().split())
        assert player.type("") == table
        player.resize(ROWS, COLUMNS)
        assert player.look() == table
        player.leave(b"quit\r")


def test_stopping_gives_the_terminal_back_until_it_goes_on() -> None:
    with session("clans --players 2") as player:
        table = player.look()
        start = len(player.raw)
        player.process.send_signal(signal.SIGTSTP)
        deadline = time.monotonic() + PATIENCE
        while b"\x1b[?1049l" not in player.raw[start:]:
            assert time.monotonic() < deadline
            player._read()
        # A session without a shell cannot be stopped by this signal: then the process continues.
        player.process.send_signal(signal.SIGCONT)
        player._drawn += 1
        assert player.look() == table
        assert player.raw.rindex(b"\x1b[?1049h") > player.raw.rindex(b"\x1b[?1049l")
        player.leave(b"quit\r")
