"""What an encoding lacks, written in letters that every one has."""

import codecs
import io
import unicodedata
from typing import Final, TextIO

_SPELLINGS: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ł": "l", "Ł": "L",
    "„": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...", "·": "-",
    "×": "x", "−": "-", "→": "->", "█": "#", "░": "-",
}  # fmt: skip

_HANDLER: Final = "clachan.spell"


def can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def spelled(text: str, encoding: str) -> str:
    """
    >>> spelled("Züge: zażółć", "ascii")
    'Zuege: zazolc'
    >>> spelled("Züge: zażółć", "iso8859-2")
    'Züge: zażółć'
    """
    return text.encode(encoding, _HANDLER).decode(encoding)


def tidy(text: str, most: int = 200) -> str:
    """What somebody typed, fit to be repeated: short, and nothing in it moves the cursor.

    >>> tidy("7G\\x1b[2J @\\t1N1", most=8)
    '7G�[2J @…'
    """
    clean = "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "\N{REPLACEMENT CHARACTER}"
        for sign in text[: most + 1]
    )
    return clean if len(text) <= most else f"{clean[:most]}…"


def never_fail(stream: TextIO) -> None:
    """From now on whatever is printed there is spelled where its encoding lacks a sign."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_HANDLER)


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_spelling, error.object[error.start : error.end])), error.end


def _spelling(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _SPELLINGS.get(sign) or bare or "?"


codecs.register_error(_HANDLER, _spell)
