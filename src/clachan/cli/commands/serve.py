"""``clachan serve``: starts the server, and prints the links to it."""

import errno
import os
import socket
import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from clachan.cli.errors import CommandError, describe_file_error
from clachan.cli.text import Translator, can_encode, sanitise
from clachan.server.settings import (
    EVERYWHERE,
    SETTINGS,
    Setting,
    Settings,
    read_settings,
)

if TYPE_CHECKING:
    from clachan.server.serve import CannotListen

# The light margin that readers need to find the code.
_QR_BORDER: Final = 4
_QR_BLOCKS: Final = "█▀▄"
# Black on white by number: "white" is grey in many terminals, and some turn their colours around.
_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
_RESET: Final = "\x1b[0m"


def add_arguments(parser: ArgumentParser, words: Translator) -> None:
    parser.set_defaults(run=run)
    for setting in SETTINGS.values():
        add_setting(parser, setting, words)


def run(options: Namespace, words: Translator) -> int:
    settings = parse_settings(options)
    # Only this command needs the web server and the database.
    from clachan.server.serve import CannotListen, serve

    try:
        with storage_errors(settings, words):
            serve(settings, lambda address: welcome(settings, address, words))
    except CannotListen as error:
        raise CommandError(describe_listen_error(error, words)) from error
    except KeyboardInterrupt:
        print(words.say("serve-stopped"))
    return 0


def welcome(settings: Settings, address: str, words: Translator) -> None:
    """Print the links to the server once it listens at ``address``, and open the browser."""
    from clachan.server.links import own_url

    port = urlsplit(address).port or settings.port
    own = own_url(settings, port)
    print(words.say("serve-here", link=own))
    shared = settings.public_url or (
        _print_lan_link(settings, port, words) if settings.lan else None
    )
    if settings.public_url:
        print(words.say("serve-public", link=settings.public_url))
    if sys.stdout.isatty():
        print(words.say("serve-how-to-stop"))
    sys.stdout.flush()
    if settings.open_browser:
        # People share the link that they see in the browser, so others must be able to open it.
        open_browser(shared or own, os.environ)


def _print_lan_link(settings: Settings, port: int, words: Translator) -> str | None:
    """Print the link for others in the same network, as text and QR code; returns it if there is one."""
    from clachan.server.links import is_local_only, own_url, url_of
    from clachan.server.serve import lan_address

    address = lan_address() if settings.host in (EVERYWHERE, "::") else None
    link = url_of(address, port) if address else own_url(settings, port)
    if is_local_only(link):
        print(words.say("serve-no-lan"))
        return None
    print(words.say("serve-lan-link", link=link))
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for line in draw_qr(link, sys.stdout.encoding or "ascii", colour):
        print(line)
    return link


def open_browser(link: str, environ: Mapping[str, str]) -> None:
    """Open the link in a thread: some browsers return only when they are closed."""
    import threading
    import webbrowser

    if _has_desktop(environ):
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def _has_desktop(environ: Mapping[str, str]) -> bool:
    """Whether a browser gets its own window; a text browser would use our terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def describe_listen_error(error: "CannotListen", words: Translator) -> str:
    port = str(error.port)
    match error.errno:
        case errno.EADDRINUSE:
            return words.say("serve-port-taken", port=port)
        case errno.EACCES | errno.EPERM:
            return words.say("serve-port-not-allowed", port=port)
        case errno.EADDRNOTAVAIL | socket.EAI_NONAME | socket.EAI_AGAIN:
            return words.say("serve-no-such-host", host=error.host)
        case number:
            code = errno.errorcode.get(number or 0, str(number))
            return words.say("serve-cannot-listen", host=error.host, port=port, code=code)


def add_setting(parser: ArgumentParser, setting: Setting, words: Translator) -> None:
    """Add an option. `parse_settings` checks its value, to report errors in the reader's language."""
    text = words.say(
        "serve-option",
        about=words.say(f"serve-{setting.word}"),
        variable=setting.variable,
        default=describe_default(setting, words),
    ).replace("%", "%%")
    if setting.is_switch:
        parser.add_argument(
            setting.flag, action=BooleanOptionalAction, dest=setting.field, help=text
        )
    else:
        parser.add_argument(
            setting.flag,
            action="append" if setting.is_list else "store",
            dest=setting.field,
            metavar=setting.value_type.shape,
            help=text,
        )


def describe_default(setting: Setting, words: Translator) -> str:
    """The value, or a text for a default that depends on the machine or the request."""
    match setting.default:
        case bool():
            return words.say("serve-default-off")
        case str(text):
            return text
        case int() | float() as number:
            return f"{number:g}"
        case _:
            return words.say(f"serve-default-{setting.word}")


def parse_settings(options: Namespace, names: Collection[str] = SETTINGS.keys()) -> Settings:
    """The settings with these names from options and environment variables; raises `BadSetting`."""
    flags = {name: getattr(options, name) for name in names}
    return read_settings(flags, os.environ, names)


@contextmanager
def storage_errors(settings: Settings, words: Translator) -> Iterator[None]:
    """In this context an error of the database or its folder raises `CommandError`."""
    from clachan.server.storage import (
        StorageBusy,
        StorageDamaged,
        StorageDown,
        StorageError,
        StorageFull,
        StorageReadOnly,
        StorageTooNew,
    )

    keys = {
        StorageBusy: "serve-storage-busy",
        StorageDamaged: "serve-storage-damaged",
        StorageDown: "serve-storage-down",
        StorageFull: "serve-storage-full",
        StorageReadOnly: "serve-storage-read-only",
        StorageTooNew: "serve-storage-too-new",
    }
    try:
        yield
    except StorageError as error:
        key = keys.get(type(error), "serve-storage-failed")
        raise CommandError(words.say(key, place=describe_storage(settings, words))) from error
    except OSError as error:
        if error.filename is None:
            raise
        file, problem = sanitise(str(error.filename)), describe_file_error(error, words)
        raise CommandError(words.say("serve-file-failed", file=file, problem=problem)) from error


def describe_storage(settings: Settings, words: Translator) -> str:
    """The place of the tables, without the password in the address of a database."""
    if settings.database is not None:
        return words.say("serve-the-database")
    return sanitise(str(settings.source))


def draw_qr(text: str, encoding: str, colour: bool) -> list[str]:
    """The lines of a QR code: half blocks, or pairs of characters where the encoding lacks these.

    Without colours the light squares are drawn, as nearly all terminals write light on dark.
    """
    import segno

    # Rows of squares, from the top; 1 is dark.
    rows = [
        list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=_QR_BORDER)
    ]
    ink = 1 if colour else 0
    lines = _block_lines(rows, ink) if can_encode(_QR_BLOCKS, encoding) else _pair_lines(rows, ink)
    return [f"{_ON_WHITE}{line}{_RESET}" for line in lines] if colour else lines


def _block_lines(rows: Sequence[Sequence[int]], ink: int) -> list[str]:
    """Two rows a line."""
    signs = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    blank = [1 - ink] * len(rows[0])
    return [
        "".join(signs[top == ink, bottom == ink] for top, bottom in zip(upper, lower, strict=True))
        for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=blank)
    ]


def _pair_lines(rows: Sequence[Sequence[int]], ink: int) -> list[str]:
    """A sign is half as wide as it is high."""
    return ["".join("##" if square == ink else "  " for square in row) for row in rows]
