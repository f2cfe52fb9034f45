"""The web pages: built from web/, read at the start, and sent unchanged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

BUILT_PAGES: Final = Path(str(files("clachan"))) / "web"
INDEX: Final = "index.html"
CLIENT_ROUTES: Final = ("/", "/new/{game}", "/t/{table}", "/rules/{game}")
"""Addresses that the page itself draws."""

# Files with a digest in their name never change; the browser revalidates all others.
_HASHED: Final = "assets/"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
# The media types are listed here because those of the system differ between machines.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
_NOT_BUILT: Final = """\
The pages of Clachan have not been built here.

In a checkout, run

    python3 run.py web

and start the server again. An installed package brings them along.
"""


class _PageConvertor(StringConvertor):
    """Any path except those of the API, whose refusals are not pages."""

    regex = r"(?!(?:api|healthz|metrics)(?:/|$)).*"


register_url_convertor("page", _PageConvertor())


@dataclass(frozen=True, slots=True)
class Asset:
    """A file, its compressed version if there is one, and the headers of both."""

    body: bytes
    gzipped: bytes | None
    headers: Mapping[str, str]


def page_routes(folder: Path = BUILT_PAGES) -> Sequence[BaseRoute]:
    """Return routes for all files in the folder; add them after all other routes.

    Only files that exist when the server starts are served, by their exact name.
    """
    assets = read_assets(folder)

    async def get_page(request: Request) -> Response:
        return _answer(request, assets.get(INDEX))

    async def get_file(request: Request) -> Response:
        # A wrong address gets the page too, which explains the error.
        found = assets.get(request.path_params["path"])
        if found is not None:
            return _answer(request, found)
        return _answer(request, assets.get(INDEX), status=404)

    return [
        *(Route(path, get_page, methods=["GET"]) for path in CLIENT_ROUTES),
        Route("/{path:page}", get_file, methods=["GET"]),
    ]


def read_assets(folder: Path) -> Mapping[str, Asset]:
    """Return the built files by URL path; empty if the pages are not built."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    return {
        name: _read_asset(name, path, files.get(f"{name}.gz"))
        for name, path in files.items()
        if path.suffix in _TYPES
    }


def _read_asset(name: str, path: Path, gzipped: Path | None) -> Asset:
    headers = {
        "content-type": _TYPES[path.suffix],
        "cache-control": _IMMUTABLE if name.startswith(_HASHED) else _REVALIDATE,
    }
    if gzipped is None:
        return Asset(path.read_bytes(), None, headers)
    return Asset(path.read_bytes(), gzipped.read_bytes(), headers | {"vary": "accept-encoding"})


def _answer(request: Request, asset: Asset | None, status: int = 200) -> Response:
    if asset is None:
        return PlainTextResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
    if asset.gzipped is not None and _accepts_gzip(request.headers.get("accept-encoding", "")):
        headers = {**asset.headers, "content-encoding": "gzip"}
        return Response(asset.gzipped, status, headers)
    return Response(asset.body, status, asset.headers)


def _accepts_gzip(accepted: str) -> bool:
    """Whether an ``Accept-Encoding`` header accepts gzip.

    >>> _accepts_gzip("gzip, deflate;q=0.5, br"), _accepts_gzip("gzip;q=0"), _accepts_gzip("")
    (True, False, False)
    """
    for offer in accepted.lower().split(","):
        coding, _, weight = offer.replace(" ", "").partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" if weight else True
    return False
