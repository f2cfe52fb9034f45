"""The page for a browser that opens the server under an unknown host name.

All other texts are made by clients from message keys. Our client cannot run here: the browser would
load its scripts from the same host name, which is refused.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse
from starlette.types import Scope

from clachan.server import metrics

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LANGUAGES: Final = ("en", "de", "pl")
_CODE: Final = "unknown-host"


def wants_page(scope: Scope) -> bool:
    """Whether a browser requests a page, and not a program a document."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    if scope["path"].startswith("/api"):
        return False
    accepted = ",".join(Headers(scope=scope).getlist("accept")).lower().split(",")
    return any(one.partition(";")[0].strip() == "text/html" for one in accepted)


def unknown_host_page(host: str, flag: str) -> HTMLResponse:
    """Return the refusal in all languages, with the setting that would allow the host."""
    metrics.record_refusal(_CODE)
    sentences = [
        f'<p lang="{language}">{escape(_sentence(language, host, flag), quote=False)}</p>'
        for language in _LANGUAGES
    ]
    text = "\n".join(sentences)
    page = (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>Clachan</title>\n'
        f"<h1>Clachan</h1>\n{text}\n</html>\n"
    )
    return HTMLResponse(page, 421, {"cache-control": "no-store", "vary": "accept"})


def _sentence(language: str, host: str, flag: str) -> str:
    bundle = _bundle(language)
    message = bundle.get_message(f"server-{_CODE}")
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, {"host": host, "flag": flag})
    assert not errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # imports Babel, which is slow to load

    bundle = FluentBundle([language], use_isolating=False)
    source = files("clachan") / "locales" / language / "server.ftl"
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
