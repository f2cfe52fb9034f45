"""Text that others wrote, made safe to print."""


def make_printable(text: str) -> str:
    """Replace each character that is not printable, so that the text cannot move a cursor.

    >>> make_printable("7G\\x1b[2J\\n")
    '7G�[2J�'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def error_text(error: BaseException) -> str:
    """Return the text of an error as one printable line; empty if the error fails to give its text.

    >>> error_text(ValueError("no\\n such\\x1b card"))
    'no such� card'
    """
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - it may be code of others
        return ""
    return make_printable(" ".join(text.split()))


def describe_error(error: BaseException) -> str:
    """Return the class and the text of an error, as one printable line.

    >>> describe_error(KeyError("7G")), describe_error(KeyError())
    ("KeyError: '7G'", 'KeyError')
    """
    text = error_text(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def escape_unprintable(text: str) -> str:
    """Return the text, in ASCII with escapes where a character of it is not printable.

    Unlike `make_printable` it keeps what was there, for error messages about names in a file.

    >>> escape_unprintable("se\\x1bat")
    'se\\\\x1bat'
    """
    return text if text.isprintable() else ascii(text)[1:-1]
