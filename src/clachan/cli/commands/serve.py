"""``clachan serve``: tables for people, in the browser."""

import errno
import os
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from clachan.cli.commands.serve_options import add_setting, chosen_settings
from clachan.cli.commands.storage_errors import storage_refused
from clachan.cli.errors import Refused
from clachan.cli.text import Words
from clachan.server.settings import EVERYWHERE, SETTINGS, Settings

if TYPE_CHECKING:
    from clachan.server.serve import CannotListen


def add_arguments(parser: ArgumentParser, words: Words) -> None:
    parser.set_defaults(run=run)
    for setting in SETTINGS.values():
        add_setting(parser, setting, words)


def run(options: Namespace, words: Words) -> int:
    settings = chosen_settings(options)
    # Web server and database are loaded only by those who serve.
    from clachan.server.serve import CannotListen, serve

    try:
        with storage_refused(settings, words):
            serve(settings, lambda address: welcome(settings, address, words))
    except CannotListen as error:
        raise Refused(why_not_listening(error, words)) from error
    except KeyboardInterrupt:
        print(words.say("serve-stopped"))
    return 0


def welcome(settings: Settings, address: str, words: Words) -> None:
    """Told once the server listens at ``address``: where people find it."""
    from clachan.server.links import own_url

    port = urlsplit(address).port or settings.port
    own = own_url(settings, port)
    print(words.say("serve-here", link=own))
    shared = settings.public_url or (_tell_lan(settings, port, words) if settings.lan else None)
    if settings.public_url:
        print(words.say("serve-public", link=settings.public_url))
    if sys.stdout.isatty():
        print(words.say("serve-how-to-stop"))
    sys.stdout.flush()
    if settings.open_browser:
        # What is opened there decides which links are handed on, so it is what others can open.
        open_browser(shared or own, os.environ)


def _tell_lan(settings: Settings, port: int, words: Words) -> str | None:
    """The link for others in the same network, in words and as a picture, if it can be found."""
    from clachan.cli.commands.qr import drawn
    from clachan.server.links import is_local_only, own_url, url_of
    from clachan.server.serve import lan_address

    address = lan_address() if settings.host in (EVERYWHERE, "::") else None
    link = url_of(address, port) if address else own_url(settings, port)
    if is_local_only(link):
        print(words.say("serve-no-lan"))
        return None
    print(words.say("serve-lan-link", link=link))
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for line in drawn(link, sys.stdout.encoding or "ascii", colour):
        print(line)
    return link


def open_browser(link: str, environ: Mapping[str, str]) -> None:
    """In a thread: some browsers come back only when they are closed."""
    import threading
    import webbrowser

    if _has_desktop(environ):
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def _has_desktop(environ: Mapping[str, str]) -> bool:
    """Without one, what opens would be a browser for text in the terminal that we write to."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def why_not_listening(error: "CannotListen", words: Words) -> str:
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
