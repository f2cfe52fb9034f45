"""Messages that no client of ours would send, with the code and the field of the refusal."""

import json
from collections.abc import Iterator

_PLAY = {"type": "play", "nonce": "mal-1", "seq": 3, "seat": 0, "action": "7G@2N3"}

# What cannot be read at all.
NOT_JSON = (
    b"",
    b" ",
    b"{",
    b"}",
    b'{"type":"start","nonce":"n","seq":1}{}',
    b"{'type': 'start'}",
    b'{"type":"start",}',
    b'{"type":"start","nonce":"n","seq":NaN}',
    b'{"type":"start","nonce":"n","seq":Infinity}',
    b'{"type":"start","nonce":"n","seq":0x1}',
    b'{"type":"start","nonce":"\xff\xfe","seq":1}',
    b'{"type":"start","nonce":"\\ud800","seq":1}',
    b'\xef\xbb\xbf{"type":"start","nonce":"n","seq":1}',
    '{"type":"start","nonce":"n","seq":1}'.encode("utf-16"),
    b'{"x":' * 10_000,
    b"\0" * 60_000,
)

# JSON, and of another shape than any command.
_OTHER_SHAPES = (
    ("null", "body"),
    ("2", "body"),
    ("[]", "body"),
    ('"start"', "body"),
    ("[" * 60_000, "body"),
    ("{}", "type"),
    ('{"type":null,"nonce":"n","seq":1}', "type"),
    ('{"type":"Start","nonce":"n","seq":1}', "type"),
    ('{"type":"view","nonce":"n","seq":1}', "type"),
    ('{"type":"start"}', "nonce"),
    ('{"type":"start","nonce":"n"}', "seq"),
    ('{"type":"start","nonce":"n","seq":1e999}', "seq"),
    ('{"type":"start","nonce":"n","seq":1,"seat":0}', "body"),
    ('{"type":"start","nonce":"n","seq":1,"%s":0}' % ("x" * 50_000), "body"),
    ('{"type":"start","nonce":"n","seq":1,"x":%s}' % ("[" * 50_000), "body"),
    ('{"type":"arrange","nonce":"n","seq":1,"seats":[]}', "seats"),
    ('{"type":"arrange","nonce":"n","seq":1,"seats":[{"kind":"throne"}]}', "seats[0].kind"),
    ('{"type":"arrange","nonce":"n","seq":1,"clock":{"kind":"live","bank_s":9}}', "clock.bank_s"),
    ('{"type":"arrange","nonce":"n","seq":1,"clock":{"kind":"days","days":2.0}}', "clock.days"),
)

# Values that one field of a command cannot have.
_VALUES: dict[str, tuple[object, ...]] = {
    "seq": (-1, -(10**30), 2.0, 1e3, 1_000_000_001, 10**30, 10**400, "3", True, None, [3]),
    "seat": (-1, 20, 0.0, 10**30, "0", None, {}),
    "nonce": ("", "n" * 65, "two words", "n\n", "ñ", 1, None),
    "action": ("", "x" * 101, "7G@2N3\0", "7G\n@2N3", "\x1b[2J", "\u202e7G", 7, None),
}


def bad_fields() -> Iterator[tuple[bytes, str]]:
    for text, field in _OTHER_SHAPES:
        yield text.encode(), field
    for field, values in _VALUES.items():
        for value in values:
            yield json.dumps({**_PLAY, field: value}).encode(), field


# Names that no player can have. The first kind is refused by its shape, the second because nothing is left.
BAD_NAMES = (
    *("A" * 41, "A" * 10_000, "Ada\n", "A\0da", "\x1b[31mAda", "A\u0085da", "\u202eadA"),
    *("A\u2066da", "A\u2028da"),
)
BLANK_NAMES = (
    *("", " ", "\u00a0", "\u2003 \u3000", "\u200b", "\u2060\ufeff", "\u00ad", "\u3164", "\u2800"),
    *("\u115f\u1160", "\u034f", "\ufe0f", "\u17b4", "\u0301"),
)
