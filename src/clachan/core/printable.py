"""Text that others wrote, made safe to print."""


def make_printable(text: str) -> str:
    """Replace each character that is not printable, so that the text cannot move a cursor.

    >>> make_printable("7G\\x1b[2J\\n")
    '7G�[2J�'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def escape_unprintable(text: str) -> str:
    """Return the text, in ASCII with escapes where a character of it is not printable.

    Unlike `make_printable` it keeps what was there, for error messages about names in a file.

    >>> escape_unprintable("se\\x1bat")
    'se\\\\x1bat'
    """
    return text if text.isprintable() else ascii(text)[1:-1]
