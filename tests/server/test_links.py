"""Links carry an address that the reader can open, and keys where no server sees them."""

import pytest

from clachan.server.hosts import is_host, is_this_machine, origin_of
from clachan.server.links import (
    base_url,
    device_link,
    invite_link,
    is_local_only,
    own_url,
    table_link,
    url_of,
)
from clachan.server.settings import Settings

PUBLIC = Settings(public_url="https://table.example")


def test_the_public_address_comes_first_then_the_requests_host() -> None:
    assert base_url(PUBLIC, "http", "127.0.0.1:8700") == "https://table.example"
    assert base_url(Settings(), "http", "laptop.local:8700") == "http://laptop.local:8700"
    assert base_url(Settings(), "wss", "Table.Example:443") == "https://table.example"


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        "a b",
        "a/b",
        "user@evil.example",
        "evil.example#",
        "x:99999",
        "x:",
        "[::1",
        "::1",
        "é.example",
        '"><script>',
        "x" * 300,
        ".",
        "a..b",
        "a\n",
    ],
)
def test_a_strange_host_is_in_no_link(host: str | None) -> None:
    assert base_url(Settings(), "http", host) == "http://127.0.0.1:8700"


def test_where_the_server_finds_itself() -> None:
    assert own_url(Settings(host="0.0.0.0"), 9000) == "http://127.0.0.1:9000"  # noqa: S104 --lan
    assert own_url(Settings(host="::", port=80)) == "http://127.0.0.1"
    assert own_url(Settings(host="::1")) == "http://[::1]:8700"
    assert url_of("table.example", 8700) == "http://table.example:8700"


def test_keys_stand_behind_the_hash() -> None:
    base = "http://laptop.local:8700"
    assert table_link(base, "T") == f"{base}/t/T"
    assert invite_link(base, "T", "K") == f"{base}/t/T#join=K"
    assert device_link(base, "T", "K") == f"{base}/t/T#carry=K"


@pytest.mark.parametrize(
    ("base", "local"),
    [
        ("http://localhost:8700", True),
        ("http://clachan.localhost", True),
        ("http://127.0.0.1", True),
        ("http://127.8.9.1:1", True),
        ("http://[::1]:8700", True),
        ("http://[::ffff:127.0.0.1]", True),
        ("http://192.0.2.7:8700", False),
        ("http://localhost.example", False),
        ("https://table.example", False),
        ("http://[2001:db8::1]", False),
    ],
)
def test_links_that_only_this_machine_can_open(base: str, local: bool) -> None:
    assert is_local_only(base) == local


def test_hosts_and_origins() -> None:
    assert all(map(is_host, ["a", "a.b-c.d", "192.0.2.7", "::1", "my_box", "x" * 63]))
    assert not any(map(is_host, ["", "-a", "a-", "a.", "a:1", "[::1]", "x" * 64, "a b", "ä"]))
    assert origin_of("ws", "a:80") == "http://a"
    assert origin_of("http", "a:443") == "http://a:443"
    assert not is_this_machine("evil-localhost")
