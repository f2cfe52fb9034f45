"""Settings come from flags, then from variables, then from the table; nonsense is named."""

from pathlib import Path

import pytest

from clachan.server.settings import SETTINGS, BadSetting, Settings, read_settings


def test_without_anything_a_server_is_for_this_machine() -> None:
    settings = read_settings({}, {})
    assert (settings.host, settings.port, settings.lan) == ("127.0.0.1", 8700, False)
    assert settings.public_url is None
    assert settings.source == settings.data / "clachan.sqlite3"
    assert settings.data.name == "clachan"
    assert settings.bot_workers >= 1
    assert settings == Settings()


def test_a_flag_wins_over_a_variable_and_that_over_the_default() -> None:
    environ = {"CLACHAN_PORT": "9000", "CLACHAN_BOT_PACE_MS": "5", "CLACHAN_LAN": "yes"}
    settings = read_settings({"port": "8000", "bot_pace_ms": None, "lan": False}, environ)
    assert (settings.port, settings.bot_pace_ms, settings.lan) == (8000, 5, False)


def test_an_empty_variable_counts_as_none() -> None:
    assert read_settings({}, {"CLACHAN_DATABASE": "", "CLACHAN_PORT": ""}) == Settings()


def test_only_what_is_asked_for_is_read() -> None:
    environ = {"CLACHAN_PORT": "junk", "CLACHAN_DATA": "here"}
    assert read_settings({}, environ, ("data",)).data == Path("here")


def test_lan_listens_everywhere_unless_a_host_is_given() -> None:
    assert read_settings({"lan": True}, {}).host == "0.0.0.0"  # noqa: S104 it is what --lan is for
    assert read_settings({"lan": True, "host": "192.0.2.7"}, {}).host == "192.0.2.7"
    assert read_settings({"lan": True}, {"CLACHAN_HOST": "[::]"}).host == "::"


def test_the_database_is_the_source_and_its_password_is_not_shown() -> None:
    url = "postgresql://ann:secret@db.example/clachan"
    settings = read_settings({}, {"CLACHAN_DATABASE": url})
    assert settings.source == url
    assert "secret" not in repr(settings)


def test_every_word_names_one_flag_and_one_variable() -> None:
    rows = list(SETTINGS.values())
    assert len({row.flag for row in rows}) == len({row.variable for row in rows}) == len(rows)
    assert (SETTINGS["bot_pace_ms"].flag, SETTINGS["bot_pace_ms"].variable) == (
        "--bot-pace-ms",
        "CLACHAN_BOT_PACE_MS",
    )
    assert SETTINGS["open_browser"].flag == "--open"
    # Others of this name exist already.
    assert not {"CLACHAN_LANG", "CLACHAN_COMPILE"} & {row.variable for row in rows}


GOOD = [
    ("port", "0", 0),
    ("bot_deadline_s", "0.25", 0.25),
    ("bot_deadline_s", "30", 30.0),
    ("log_level", "DEBUG", "debug"),
    ("log_format", "json", "json"),
    ("lan", "On", True),
    ("metrics_open", "0", False),
    ("host", "[::1]", "::1"),
    ("host", "table.example", "table.example"),
    ("public_url", "https://Table.Example/", "https://table.example"),
    ("public_url", "https://table.example:443", "https://table.example"),
    ("public_url", "http://192.0.2.7:8700", "http://192.0.2.7:8700"),
    ("public_url", "https://bücher.example", "https://xn--bcher-kva.example"),
    ("allowed_host", "a.example, B.Example,::1", ("a.example", "b.example", "::1")),
    ("allowed_host", "bücher.example", ("xn--bcher-kva.example",)),
    ("database", "postgres:///clachan", "postgres:///clachan"),
    ("behind_proxy", "127.0.0.1, 10.1.2.3/8,::1", ("127.0.0.1/32", "10.0.0.0/8", "::1/128")),
]


@pytest.mark.parametrize(("field", "text", "value"), GOOD)
def test_values_that_can_be_read(field: str, text: str, value: object) -> None:
    setting = SETTINGS[field]
    assert getattr(read_settings({field: text}, {}), field) == value
    assert getattr(read_settings({}, {setting.variable: text}), field) == value


BAD = [
    *(("port", text, "number") for text in ("-1", "65536", "1e3", "1_000", "٣", " 1", "9" * 5000)),
    *(("bot_deadline_s", text, "seconds") for text in ("0", "-1", "nan", "inf", "3601", "1,5")),
    ("bot_workers", "0", "number"),
    ("archive_days", "0", "number"),
    ("log_level", "loud", "choice"),
    ("log_format", "xml", "choice"),
    ("lan", "maybe", "switch"),
    *(("host", text, "host") for text in ("a b", "http://x", "x:80", "-x", "x/", "é" * 300)),
    *(("public_url", text, "url") for text in ("table.example", "ftp://x", "https://", "//x")),
    *(("public_url", f"https://table.example{end}", "url") for end in ("/games", "?a", "#a", ":x")),
    ("public_url", "https://ann:secret@table.example", "url"),
    ("public_url", "https://[::1", "url"),
    ("public_url", f"https://{'x' * 70}.example", "url"),
    ("data", "a\x00b", "folder"),
    ("data", "~no-such-user-here/x", "folder"),
    ("database", "mysql://x", "database"),
    ("database", "clachan.sqlite3", "database"),
    ("database", "postgresql://[x", "database"),
    *(("allowed_host", text, "hosts") for text in ("a b", "a.example:80", "http://a", "a,,b", "*")),
    ("allowed_host", "é" * 300, "hosts"),
    ("behind_proxy", "proxy.example", "networks"),
    ("behind_proxy", "10.0.0.0/33", "networks"),
]


@pytest.mark.parametrize(("field", "text", "problem"), BAD)
def test_values_that_cannot_be_read_are_named(field: str, text: str, problem: str) -> None:
    setting = SETTINGS[field]
    for flags, environ, name in (
        ({field: text}, {}, setting.flag),
        ({}, {setting.variable: text}, setting.variable),
    ):
        with pytest.raises(BadSetting) as refused:
            read_settings(flags, environ)
        assert refused.value.message.key == f"serve-bad-{problem}"
        assert dict(refused.value.message.args)["name"] == name


def test_a_list_may_be_given_in_pieces() -> None:
    settings = read_settings({"behind_proxy": ["127.0.0.1,::1", "10.0.0.0/8"]}, {})
    assert settings.behind_proxy == ("127.0.0.1/32", "::1/128", "10.0.0.0/8")


def test_a_flag_may_not_be_empty() -> None:
    with pytest.raises(BadSetting):
        read_settings({"data": ""}, {})
