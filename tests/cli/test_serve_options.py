"""``clachan serve`` reads its settings in three languages, and the docs say the same."""

import re
from pathlib import Path

import pytest

import clachan.server.serve
from clachan.cli import main
from clachan.cli.commands.serve import describe_default
from clachan.cli.text import LANGUAGES, Translator
from clachan.server.settings import SETTINGS, Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")
    for setting in SETTINGS.values():
        monkeypatch.delenv(setting.variable, raising=False)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What the server was asked to run with, in place of running it."""
    asked: list[Settings] = []
    monkeypatch.setattr(
        clachan.server.serve, "serve", lambda settings, ready: asked.append(settings)
    )
    return asked


def test_flags_and_variables_reach_the_server(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLACHAN_PORT", "9000")
    monkeypatch.setenv("CLACHAN_ARCHIVE_DAYS", "7")
    monkeypatch.setenv("CLACHAN_METRICS_OPEN", "yes")
    command = "serve --port 8000 --lan --no-metrics-open --public-url https://table.example"
    assert main(command.split()) == 0
    (settings,) = served
    assert (settings.port, settings.archive_days, settings.metrics_open) == (8000, 7, False)
    assert (settings.lan, settings.host) == (True, "0.0.0.0")  # noqa: S104 what --lan is for
    assert settings.public_url == "https://table.example"


def test_a_flag_for_several_may_be_repeated(served: list[Settings]) -> None:
    command = "serve --allowed-host a.example,b.example --allowed-host c.example --behind-proxy ::1"
    assert main(command.split()) == 0
    (settings,) = served
    assert settings.allowed_host == ("a.example", "b.example", "c.example")
    assert settings.behind_proxy == ("::1/128",)


def test_nothing_needs_to_be_said(served: list[Settings]) -> None:
    assert main(["serve"]) == 0
    assert served == [Settings()]


BAD = [
    ("--port 99999", "--port"),
    ("--port -1", "--port"),
    ("--bot-deadline-s 0", "--bot-deadline-s"),
    ("--log-format xml", "--log-format"),
    ("--host http://x", "--host"),
    ("--data=", "--data"),
    ("--public-url table.example", "--public-url"),
    ("--allowed-host http://table.example", "--allowed-host"),
    ("--allowed-host table.example --allowed-host *", "--allowed-host"),
    ("--behind-proxy me", "--behind-proxy"),
]


@pytest.mark.parametrize(("options", "name"), BAD)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_flag_gets_one_sentence_that_names_it(
    lang: str,
    options: str,
    name: str,
    served: list[Settings],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--lang", lang, *options.split()]) == 2
    output = capsys.readouterr().err
    assert output.startswith("clachan: ")
    assert name in output
    assert output.count("\n") == 1
    assert served == []


def test_a_bad_variable_is_named_as_one(
    served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CLACHAN_LAN", "perhaps\x1b[2J")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "clachan: CLACHAN_LAN must be yes or no, not “perhaps�[2J”.\n"
    )


def test_a_password_is_not_repeated(
    served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", "mysql://ann:hunter2@db/x"]) == 2
    output = capsys.readouterr().err
    assert "--database" in output
    assert "hunter2" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_shows_flag_variable_and_default(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", lang])
    # Lines are broken anywhere, also after a hyphen.
    output = "".join(capsys.readouterr().out.split())
    words = Translator(lang)
    for setting in SETTINGS.values():
        assert setting.flag in output
        option = words.say(
            "serve-option",
            about=words.say(f"serve-{setting.word}"),
            variable=setting.variable,
            default=describe_default(setting, words),
        )
        assert "".join(option.split()) in output


def documented() -> list[list[str]]:
    """The rows of the table of settings in docs/hosting.md."""
    text = HOSTING.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `--.*$", text, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def test_the_docs_have_the_same_table() -> None:
    words = Translator("en")
    assert documented() == [
        [
            f"`{setting.flag}`",
            f"`{setting.variable}`",
            describe_default(setting, words),
            words.say(f"serve-{setting.word}"),
        ]
        for setting in SETTINGS.values()
    ]
