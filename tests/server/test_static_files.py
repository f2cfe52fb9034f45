"""Pages and their files: what is built, nothing else, with the right headers."""

import gzip
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from clachan.server.http.static_files import BUILT_PAGES, page_routes

SCRIPT = "console.log('here')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small build, with a secret beside it."""
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Clachan</title>", encoding="utf-8")
    (built / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (built / "assets.stamp").write_text("digest", encoding="utf-8")
    (built / "assets" / "main-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (built / "assets" / "type-3c4d.woff2").write_bytes(b"wOF2")
    return built


def client(folder: Path) -> TestClient:
    async def games(_request: object) -> JSONResponse:
        return JSONResponse({})

    api = Route("/api/games", games, methods=["GET"])
    return TestClient(Starlette(routes=[api, *page_routes(folder)]), follow_redirects=False)


@pytest.mark.parametrize("path", ["/", "/new/clans", "/t/ABCDEFGHIJKLMNOPQRSTUV", "/rules/clans"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_every_page_is_the_same_document(folder: Path, path: str, method: str) -> None:
    answer = client(folder).request(method, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text.startswith("<!doctype html>" if method == "GET" else "")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/type-3c4d.woff2", "font/woff2"),
    ],
)
def test_hashed_files_are_kept_for_ever(folder: Path, path: str, kind: str) -> None:
    answer = client(folder).get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_other_files_are_asked_for_again(folder: Path) -> None:
    answer = client(folder).get("/icon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "gzip"), ("identity", None), ("gzip;q=0", None)]
)
def test_what_is_compressed_is_sent_so(folder: Path, accepted: str, encoding: str | None) -> None:
    answer = client(folder).get("/assets/main-1a2b.js", headers={"accept-encoding": accepted})
    assert answer.text == SCRIPT
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing-here",
        "/t/",
        "/t/one/two",
        "/assets/",
        "/assets/main-0000.js",
        "/assets.stamp",
        "/assets/main-1a2b.js.gz",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets\\..\\..\\secret.txt",
        "/web/../../secret.txt",
        "/%00",
    ],
)
def test_anything_else_is_a_wrong_address(folder: Path, path: str) -> None:
    answer = client(folder).get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert answer.text.startswith("<!doctype html>")


def test_the_server_keeps_its_own_refusals(folder: Path) -> None:
    asked = client(folder)
    assert asked.post("/api/games").status_code == 405
    assert asked.get("/api/other").headers["content-type"].startswith("text/plain")
    assert asked.get("/api").status_code == 404
    assert asked.get("/metrics").text == "Not Found"
    assert asked.post("/").status_code == 405


@pytest.mark.parametrize("path", ["/", "/t/ABC", "/assets/main-1a2b.js"])
def test_pages_that_were_never_built_say_how(tmp_path: Path, path: str) -> None:
    answer = client(tmp_path / "web").get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "python3 run.py web" in answer.text


needs_build = pytest.mark.skipif(
    not (BUILT_PAGES / "index.html").is_file(), reason="the pages are not built: python3 run.py web"
)


@needs_build
def test_everything_built_can_be_asked_for() -> None:
    asked = client(BUILT_PAGES)
    files = [path for path in BUILT_PAGES.rglob("*") if path.is_file()]
    assert len(files) > 5
    for path in files:
        name = path.relative_to(BUILT_PAGES).as_posix()
        if path.suffix not in (".gz", ".stamp"):
            assert asked.get(f"/{name}").status_code == 200, name


@needs_build
def test_the_document_has_nothing_inline() -> None:
    """The policy allows neither script nor style in the page, nor in what scripts put into it."""
    document = (BUILT_PAGES / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\ssrc=)", document) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=|javascript:|https?://", document) == []


@needs_build
def test_no_template_carries_a_style_attribute() -> None:
    for script in BUILT_PAGES.glob("assets/*.js"):
        text = script.read_text(encoding="utf-8")
        assert re.findall(r"<[a-z][^<>`]*\sstyle=", text) == [], script.name
