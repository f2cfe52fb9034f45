"""The output of ``clachan serve``: links to the server, and reasons why it cannot start."""

import errno
import io
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

import clachan.server.serve
from clachan.cli import main
from clachan.cli.commands import serve
from clachan.cli.text import LANGUAGES, Translator
from clachan.server.serve import CannotListen
from clachan.server.settings import Settings
from clachan.server.storage import (
    StorageBusy,
    StorageDamaged,
    StorageDown,
    StorageError,
    StorageFull,
    StorageReadOnly,
    StorageTooNew,
)

EVERYWHERE = "0.0.0.0"  # noqa: S104 what --lan listens on


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")
    monkeypatch.setattr(clachan.server.serve, "lan_address", lambda: "192.168.1.5")


def welcome_text(settings: Settings, capsys: pytest.CaptureFixture[str], port: int = 8700) -> str:
    serve.welcome(settings, f"http://{settings.host}:{port}", Translator("en"))
    return capsys.readouterr().out


def test_the_link_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert welcome_text(Settings(), capsys) == "Clachan is running: http://127.0.0.1:8700\n"


def test_the_port_is_the_one_that_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert "http://127.0.0.1:40123\n" in welcome_text(Settings(port=0), capsys, 40123)


def test_in_the_local_network_others_get_a_link_and_a_picture(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second, *picture = welcome_text(Settings(lan=True, host=EVERYWHERE), capsys).splitlines()
    assert first == "Clachan is running: http://127.0.0.1:8700"
    assert second == "On your local network: http://192.168.1.5:8700"
    assert len(picture) > 12
    assert "█" in picture[0]


def test_without_a_network_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clachan.server.serve, "lan_address", lambda: None)
    assert "No network address was found" in welcome_text(
        Settings(lan=True, host=EVERYWHERE), capsys
    )


def test_with_an_address_of_ones_own_that_one_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = welcome_text(Settings(lan=True, host="10.1.2.3"), capsys).splitlines()
    assert lines[1] == "On your local network: http://10.1.2.3:8700"
    assert "No network address was found" in welcome_text(Settings(lan=True), capsys)


def test_the_public_address_is_shown_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(lan=True, host=EVERYWHERE, public_url="https://table.example")
    lines = welcome_text(settings, capsys).splitlines()
    assert lines[1:] == ["For everyone: https://table.example"]


class Screen(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_on_a_screen_the_picture_has_its_own_colours(
    encoding: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    buffer = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Screen(buffer, encoding=encoding))
    monkeypatch.delenv("NO_COLOR", raising=False)
    words = Translator(lang, spell=lambda text: text.encode(encoding, "replace").decode(encoding))
    serve.welcome(Settings(lan=True, host=EVERYWHERE), "http://0.0.0.0:8700", words)
    text = buffer.getvalue().decode(encoding)
    assert "\x1b[38;5;16;48;5;231m" in text
    assert text.splitlines()[-1] == words.say("serve-how-to-stop")


# The browser


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The links that a browser was opened with, without a thread."""
    links: list[str] = []

    class Now(threading.Thread):
        def start(self) -> None:
            self.run()

    monkeypatch.setattr(threading, "Thread", Now)
    monkeypatch.setattr(webbrowser, "open", links.append)
    monkeypatch.setenv("DISPLAY", ":0")
    return links


def test_the_browser_opens_only_when_asked(
    opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    welcome_text(Settings(), capsys)
    assert opened == []
    welcome_text(Settings(open_browser=True), capsys)
    assert opened == ["http://127.0.0.1:8700"]


def test_it_opens_what_others_can_open_too(
    opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    welcome_text(Settings(open_browser=True, lan=True, host=EVERYWHERE), capsys)
    welcome_text(Settings(open_browser=True, public_url="https://table.example"), capsys)
    assert opened == ["http://192.168.1.5:8700", "https://table.example"]


def test_without_a_desktop_nothing_opens_in_the_terminal(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    serve.open_browser("http://x", {})
    assert opened == []
    for environ in ({"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "w"}, {"BROWSER": "b"}):
        serve.open_browser("http://x", environ)
    monkeypatch.setattr(sys, "platform", "darwin")
    serve.open_browser("http://x", {})
    assert len(opened) == 4


# What goes wrong


def failing(error: BaseException) -> Callable[..., None]:
    def run(*_: object) -> None:
        raise error

    return run


def refusal(error: BaseException, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clachan.server.serve, "serve", failing(error))
        status = main(["serve", *options])
    text = capsys.readouterr().err
    assert (status, text.count("\n")) == (2, 1), text
    return text


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EADDRINUSE, "Port 8700 is in use"),
        (errno.EACCES, "You may not use port 8700"),
        (errno.EADDRNOTAVAIL, "“127.0.0.1” is not an address of this computer"),
        (errno.ENOBUFS, "port 8700: system error ENOBUFS"),
        (-999, "system error -999"),
    ],
)
def test_why_it_cannot_listen(
    number: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    error = CannotListen(Settings(), OSError(number, os.strerror(errno.EIO)))
    assert sentence in refusal(error, capsys)


def test_a_port_that_is_really_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with clachan.server.serve.listen(Settings(port=0)) as listener:
        port = listener.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "data")]) == 2
    assert f"Port {port} is in use" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (StorageBusy("x"), "Another Clachan server is using"),
        (StorageDamaged("x"), "is damaged"),
        (StorageDown("x"), "No connection to"),
        (StorageFull("x"), "The disk is full"),
        (StorageReadOnly("x"), "is not allowed to write to"),
        (StorageTooNew("x"), "was used by a newer version of Clachan"),
        (StorageError("x"), "cannot be used"),
    ],
)
def test_why_the_tables_cannot_be_reached(
    error: StorageError, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = refusal(error, capsys, "--data", "somewhere")
    assert sentence in text
    assert str(Path("somewhere", "clachan.sqlite3")) in text
    text = refusal(error, capsys, "--database", "postgresql://ann:hunter2@db/x")
    assert "the database" in text
    assert "hunter2" not in text


def test_a_folder_that_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    error = PermissionError(errno.EACCES, "Permission denied", "/srv/tables")
    assert "/srv/tables cannot be used: no permission." in refusal(error, capsys)


def test_other_errors_of_the_system_are_not_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clachan.server.serve, "serve", failing(OSError(errno.EIO, "I/O error")))
        assert main(["serve"]) == 1
    assert "EIO" in capsys.readouterr().err


def test_ctrl_c_is_the_way_to_stop(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clachan.server.serve, "serve", failing(KeyboardInterrupt()))
    assert main(["serve"]) == 0
    assert capsys.readouterr().out == "Stopped.\n"
