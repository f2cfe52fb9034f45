"""The picture of a link, read back square by square."""

import pytest
import segno

from clachan.cli.commands.serve import draw_qr

LINK = "http://192.168.178.123:8700"
ON_WHITE, RESET = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


def squares(link: str) -> list[list[int]]:
    return [list(row) for row in segno.make(link, error="l", micro=False).matrix_iter(border=4)]


def read_blocks(lines: list[str], ink: int) -> list[list[int]]:
    rows = []
    for line in lines:
        rows.append([ink if sign in "█▀" else 1 - ink for sign in line])
        rows.append([ink if sign in "█▄" else 1 - ink for sign in line])
    return rows


@pytest.mark.parametrize(
    "link", [LINK, "http://10.0.0.1:8700", "https://table.example/" + "x" * 60]
)
def test_half_blocks_show_two_rows_a_line(link: str) -> None:
    wanted = squares(link)
    plain = draw_qr(link, "utf-8", colour=False)
    assert read_blocks(plain, ink=0)[: len(wanted)] == wanted
    painted = draw_qr(link, "utf-8", colour=True)
    bare = [line.removeprefix(ON_WHITE).removesuffix(RESET) for line in painted]
    assert read_blocks(bare, ink=1)[: len(wanted)] == wanted


def test_with_colours_every_square_has_one_whatever_the_terminals_own_are() -> None:
    assert all(
        line.startswith(ON_WHITE) and line.endswith(RESET)
        for line in draw_qr(LINK, "utf-8", colour=True)
    )


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "iso8859-2"])
@pytest.mark.parametrize("colour", [True, False])
def test_where_there_are_no_blocks_plain_signs_do(encoding: str, colour: bool) -> None:
    lines = draw_qr(LINK, encoding, colour)
    bare = [line.removeprefix(ON_WHITE).removesuffix(RESET) for line in lines]
    ink = 1 if colour else 0
    assert [[ink if pair == "#" else 1 - ink for pair in line[::2]] for line in bare] == squares(
        LINK
    )
    assert all(line[::2] == line[1::2] for line in bare)
    assert "".join(lines).encode(encoding)


def test_it_fits_a_common_terminal() -> None:
    assert max(map(len, draw_qr(LINK, "ascii", colour=False))) < 80
    assert len(draw_qr(LINK, "utf-8", colour=False)) < 24
