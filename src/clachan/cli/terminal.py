"""The terminal: what it can show, how a screen goes out and how a line comes in."""

import io
import os
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType, TracebackType
from typing import Final, Literal, Self, TextIO, TypeAlias

Colour: TypeAlias = Literal["auto", "always", "never"]

COLUMNS: Final = 79
"""No line is longer: a full 80th column makes some terminals wrap."""
ROWS: Final = 24

_SIGNS: Final = "♥▲★♣●♦♠╭─┬╮│╰┴╯▒·×–▸"
_RESET: Final = "\x1b[0m"
_ENTER: Final = "\x1b[?1049h"
_LEAVE: Final = "\x1b[?1049l"
# Cursor home, then clear the screen and what it could be scrolled back to.
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"

# Cards carry their own background, so that they read alike on light and on dark terminals; other
# text has the terminal's own colour, or a middle tone that stands out from both.
STYLES: Final[Mapping[str, str]] = {
    "bold": "1",
    "faint": "38;5;244",
    "open": "38;5;31",
    "card-R": "48;5;160;38;5;231",
    "card-O": "48;5;208;38;5;16",
    "card-Y": "48;5;227;38;5;16",
    "card-G": "48;5;28;38;5;231",
    "card-B": "48;5;26;38;5;231",
    "card-V": "48;5;97;38;5;231",
    "card-K": "48;5;236;38;5;231",
    "card-back": "48;5;246;38;5;16",
    "new": "1;4",
}

# What a narrow encoding lacks, in letters that every one has.
_SPELLINGS: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ł": "l", "Ł": "L",
    "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...", "·": "-",
    "×": "x", "−": "-", "→": "->",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Ink:
    """What can be written: in colour or not, in which encoding."""

    colour: bool
    encoding: str

    @property
    def unicode(self) -> bool:
        """Whether the symbols of the cards and the lines of the table can be written."""
        return self._can_write(_SIGNS)

    def paint(self, text: str, *styles: str) -> str:
        if not self.colour or not text:
            return text
        return f"\x1b[{';'.join(STYLES[style] for style in styles)}m{text}{_RESET}"

    def sign(self, fancy: str, plain: str) -> str:
        return fancy if self.unicode else plain

    def spell(self, text: str) -> str:
        """
        >>> Ink(colour=False, encoding="ascii").spell("Züge: zażółć")
        'Zuege: zazolc'
        """
        if self._can_write(text):
            return text
        return "".join(sign if self._can_write(sign) else _spelling(sign) for sign in text)

    def _can_write(self, text: str) -> bool:
        try:
            text.encode(self.encoding)
        except UnicodeEncodeError:
            return False
        return True


def _spelling(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _SPELLINGS.get(sign) or bare or "?"


class Terminal:
    """A screen that is drawn anew for each page, or a plain stream where there is none."""

    def __init__(
        self, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str], colour: Colour
    ) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self.is_watched = stdin.isatty() and stdout.isatty()
        """Whether somebody sits there, so that hands are to be hidden from the next one."""
        self.is_screen = self.is_watched and _has_screen(environ)
        """Whether it can be cleared and drawn anew."""
        wanted = colour == "always" or (
            colour == "auto" and self.is_screen and not environ.get("NO_COLOR")
        )
        self.ink = Ink(wanted, stdout.encoding or "ascii")
        if isinstance(stdin, io.TextIOWrapper):
            stdin.reconfigure(errors="replace")

    @property
    def rows(self) -> int:
        if not self.is_screen:
            return ROWS
        return max(ROWS, os.get_terminal_size(self._stdout.fileno()).lines)

    def __enter__(self) -> Self:
        if self.is_screen:
            if os.name == "nt":
                os.system("")  # noqa: S605 an empty command makes old consoles read the codes
            self._write(_ENTER + _CLEAR)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_screen:
            self._write(_CLEAR + _LEAVE)

    def show(self, lines: Sequence[str]) -> None:
        """These lines and nothing else; in a stream they follow what was there."""
        text = "".join(f"{line.rstrip()}\n" for line in lines)
        self._write((_CLEAR if self.is_screen else "") + self.ink.spell(text))

    def show_after(self, lines: Sequence[str]) -> None:
        """For the terminal as it was before, once the screen is given back."""
        self._write("".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; ``None`` when there is none to come."""
        if self.is_screen:
            return self._ask_screen(prompt)
        self._write(prompt)
        line = self._stdin.readline()
        # Nobody's keys were echoed: with the commands in it the output reads as a transcript.
        self._write(f"{self.ink.spell(line.rstrip())}\n")
        return line.rstrip("\r\n") if line else None

    def forget(self) -> None:
        """What one player typed is not for the next one to scroll through."""
        if self.is_screen and (editor := _editor()):
            editor.clear_history()

    def _ask_screen(self, prompt: str) -> str | None:
        _editor()
        self._stdout.flush()
        try:
            return input(prompt)
        except EOFError:
            return None

    def _write(self, text: str) -> None:
        self._stdout.write(text)
        self._stdout.flush()


def _has_screen(environ: Mapping[str, str]) -> bool:
    # Windows names no terminal; its own ones have understood these codes since 2016.
    return os.name == "nt" or environ.get("TERM", "") not in ("", "dumb")


def _editor() -> ModuleType | None:
    """The line editor behind ``input``, where Python has one: loading it is enough."""
    try:
        import readline
    except ImportError:
        return None
    return readline
