"""A visitor is a token in a cookie; the server keeps its hash."""

from hashlib import sha256

import pytest

from clachan.server.cookies import (
    cookie_of,
    new_token,
    same,
    token_in,
    visitor_hash,
)

TOKEN = "Zx81kfKq0aBcDeFgHiJkLmNoPqRsTuVwXyZ012345-_"


def test_tokens_are_new_and_of_256_bits() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}
    for token in tokens:
        assert token_in(cookie_of(token, https=False).split(";")[0], https=False) == token


def test_the_flags_of_the_cookie() -> None:
    plain, *flags = cookie_of(TOKEN, https=False).split("; ")
    assert plain == f"clachan={TOKEN}"
    assert set(flags) == {"Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"}
    secure, *more = cookie_of(TOKEN, https=True).split("; ")
    assert secure == f"__Host-clachan={TOKEN}"
    assert set(more) == {*flags, "Secure"}


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (None, False),
        ("", False),
        (f"clachan={TOKEN}", True),
        (f"a=b; clachan={TOKEN}; c=d", True),
        (f";;=;==;clachan;clachan=; \x00 ;clachan={TOKEN}", True),
        (f"clachan=junk; clachan={TOKEN}", True),
        (f"a=b;clachan={TOKEN}", True),
        (f"xclachan={TOKEN}", False),
        (f"CLACHAN={TOKEN}", False),
        (f"clachan={TOKEN}x", False),
        (f"clachan={TOKEN[1:]}", False),
        (f'clachan="{TOKEN}"', False),
        (f"clachan={TOKEN[1:]}é", False),
        (f"__Host-clachan={TOKEN}", False),
        ("clachan=" + "A" * 100_000, False),
    ],
)
def test_a_token_is_found_among_anything(header: str | None, found: bool) -> None:
    assert token_in(header, https=False) == (TOKEN if found else None)


def test_over_https_only_the_safe_name_counts() -> None:
    assert token_in(f"clachan={'x' * 43}; __Host-clachan={TOKEN}", https=True) == TOKEN
    assert token_in(f"clachan={TOKEN}", https=True) is None


def test_the_hash_is_all_that_is_kept() -> None:
    assert visitor_hash(TOKEN) == sha256(TOKEN.encode()).hexdigest()


def test_keys_are_compared_whatever_is_sent() -> None:
    assert same("key", "key")
    assert not same("key", "Key")
    assert not same("key", "key ")
    assert not same("key", "\ud800")
    assert not same("", "é")
