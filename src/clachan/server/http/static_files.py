"""The pages for the browser: built from web/, read once, and sent as they are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

BUILT: Final = Path(str(files("clachan"))) / "web"
INDEX: Final = "index.html"
CLIENT_ROUTES: Final = ("/", "/new/{game}", "/t/{table}", "/rules/{game}")
"""What the page itself draws, by its address."""

# Names with a digest in them never change their content; all others are asked for anew.
_HASHED: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ANEW: Final = "no-cache"
# What may be asked for; not left to the tables of the system, which differ.
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
    """Any path but those of the server itself, whose refusals are not pages."""

    regex = r"(?!(?:api|healthz|metrics)(?:/|$)).*"


register_url_convertor("page", _PageConvertor())


@dataclass(frozen=True, slots=True)
class Asset:
    """A file, its gzip where one lies beside it, and the headers of both."""

    body: bytes
    gzipped: bytes | None
    headers: Mapping[str, str]


def pages(folder: Path = BUILT) -> Sequence[BaseRoute]:
    """Routes for all that is built in the folder; they go behind those of the server.

    Only what was found there when the server started can be asked for, by its exact name.
    """
    assets = read_assets(folder)

    async def page(request: Request) -> Response:
        return _answer(request, assets.get(INDEX))

    async def file(request: Request) -> Response:
        """A file by its name; anything else is a wrong address, which the page says nicely."""
        found = assets.get(request.path_params["path"])
        if found is not None:
            return _answer(request, found)
        return _answer(request, assets.get(INDEX), status=404)

    return [
        *(Route(path, page, methods=["GET"]) for path in CLIENT_ROUTES),
        Route("/{path:page}", file, methods=["GET"]),
    ]


def read_assets(folder: Path) -> Mapping[str, Asset]:
    """By the path under which the browser asks for it; nothing where nothing is built."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    return {
        name: _asset(name, path, files.get(f"{name}.gz"))
        for name, path in files.items()
        if path.suffix in _TYPES
    }


def _asset(name: str, path: Path, gzipped: Path | None) -> Asset:
    headers = {
        "content-type": _TYPES[path.suffix],
        "cache-control": _FOREVER if name.startswith(_HASHED) else _ANEW,
    }
    if gzipped is None:
        return Asset(path.read_bytes(), None, headers)
    return Asset(path.read_bytes(), gzipped.read_bytes(), headers | {"vary": "accept-encoding"})


def _answer(request: Request, asset: Asset | None, status: int = 200) -> Response:
    if asset is None:
        return PlainTextResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
    if asset.gzipped is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        headers = {**asset.headers, "content-encoding": "gzip"}
        return Response(asset.gzipped, status, headers)
    return Response(asset.body, status, asset.headers)


def _takes_gzip(accepted: str) -> bool:
    """
    >>> _takes_gzip("gzip, deflate;q=0.5, br"), _takes_gzip("gzip;q=0"), _takes_gzip("")
    (True, False, False)
    """
    for offer in accepted.lower().split(","):
        coding, _, weight = offer.replace(" ", "").partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" if weight else True
    return False
