"""A visitor is a signed token in a cookie; the server keeps the token's hash."""

from hashlib import sha256

import pytest

from clachan.server.auth import (
    Signer,
    cookie_of,
    cookies_in,
    is_same_key,
    new_token,
    parse_unsigned_token,
    visitor_hash,
)

TOKEN = "Zx81kfKq0aBcDeFgHiJkLmNoPqRsTuVwXyZ012345-_"
SIGNER = Signer(bytes(range(32)))
SIGNED = SIGNER.sign(TOKEN)


def test_tokens_are_new_and_of_256_bits() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}
    for token in tokens:
        cookie = cookie_of(SIGNER.sign(token), https=False).split(";")[0]
        (value,) = cookies_in(cookie, https=False)
        assert SIGNER.verify(value) == token


def test_the_flags_of_the_cookie() -> None:
    plain, *flags = cookie_of(TOKEN, https=False).split("; ")
    assert plain == f"clachan={TOKEN}"
    assert set(flags) == {"Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"}
    secure, *more = cookie_of(TOKEN, https=True).split("; ")
    assert secure == f"__Host-clachan={TOKEN}"
    assert set(more) == {*flags, "Secure"}


def tokens_in(header: str | None, https: bool = False) -> list[str]:
    """What is found in a header: signed tokens, and unsigned ones where there are none."""
    values = list(cookies_in(header, https))
    signed = [token for token in map(SIGNER.verify, values) if token]
    return signed or [token for token in map(parse_unsigned_token, values) if token]


@pytest.mark.parametrize("value", [TOKEN, SIGNED])
@pytest.mark.parametrize(
    ("header", "found"),
    [
        (None, False),
        ("", False),
        ("clachan={}", True),
        ("a=b; clachan={}; c=d", True),
        (";;=;==;clachan;clachan=; \x00 ;clachan={}", True),
        ("clachan=junk; clachan={}", True),
        ("a=b;clachan={}", True),
        ("xclachan={}", False),
        ("CLACHAN={}", False),
        ("clachan={}x", False),
        ("clachan={}.", False),
        ("clachan={}=", False),
        ("clachan=x{}", False),
        ('clachan="{}"', False),
        ("clachan={}é", False),
        ("__Host-clachan={}", False),
        ("clachan=" + "A" * 100_000, False),
        ("clachan=" + "." * 100_000, False),
    ],
)
def test_a_token_is_found_among_anything(header: str | None, found: bool, value: str) -> None:
    header = None if header is None else header.format(value)
    assert tokens_in(header) == ([TOKEN] if found else [])


def test_over_https_only_the_safe_name_counts() -> None:
    assert tokens_in(f"clachan={'x' * 43}; __Host-clachan={SIGNED}", https=True) == [TOKEN]
    assert tokens_in(f"clachan={SIGNED}", https=True) == []


def test_a_signature_is_for_one_token_and_one_key() -> None:
    mac = SIGNED.partition(".")[2]
    assert SIGNER.verify(SIGNED) == TOKEN
    assert Signer(bytes(range(32))).verify(SIGNED) == TOKEN
    assert Signer(bytes(32)).verify(SIGNED) is None
    assert SIGNER.verify(TOKEN) is None
    assert SIGNER.verify(f"{'A' * 43}.{mac}") is None
    for place in range(43):
        other = "A" if mac[place] != "A" else "B"
        assert SIGNER.verify(f"{TOKEN}.{mac[:place]}{other}{mac[place + 1 :]}") is None


def test_the_key_is_not_shown() -> None:
    assert repr(bytes(range(32))) not in repr(SIGNER)


def test_the_hash_is_all_that_is_kept() -> None:
    assert visitor_hash(TOKEN) == sha256(TOKEN.encode()).hexdigest()


def test_keys_are_compared_whatever_is_sent() -> None:
    assert is_same_key("key", "key")
    assert not is_same_key("key", "Key")
    assert not is_same_key("key", "key ")
    assert not is_same_key("key", "\ud800")
    assert not is_same_key("", "é")
