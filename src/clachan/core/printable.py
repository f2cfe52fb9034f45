"""Text that others wrote, made safe to print."""


def make_printable(text: str) -> str:
    """Replace each character that is not printable, so that the text cannot move a cursor.

    >>> make_printable("7G\\x1b[2J\\n")
    '7G�[2J�'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
