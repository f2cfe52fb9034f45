"""Pictures of every screen, for the documentation and for looking at.

python bench/pictures.py                        docs/pictures/screens, wide and light, small; and those of the README
python bench/pictures.py /tmp/seen --all        in that folder at every size, dark too, on a phone in every language
python bench/pictures.py /tmp/seen --all clans  those whose name begins so
"""

import argparse
import asyncio
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import ViewportSize

from clachan.cli.text import LANGUAGES
from tests.support.server.server_process import Server, running
from tests.support.web.screens import SCREENS
from tests.support.web.visits import Visitors, visitors

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "docs" / "pictures" / "screens"
# Pixels of a picture for each of the page: all of them together are below 2.5 MB.
SMALL: Final = 0.37
# What is asked for when a page opens has come by then.
SETTLED_MS: Final = 800


# What was refused further down is looked at.
_TO_THE_TOP: Final = """
document.fonts.ready.then(() => document.querySelector('#import ~ .notice') ?? scrollTo(0, 0))
"""


class Manner(NamedTuple):
    size: str = ""
    dark: bool = False
    lang: str = "en"

    @property
    def suffix(self) -> str:
        words = [self.size, "dark" * self.dark, self.lang if self.lang != "en" else ""]
        return "".join(f"-{word}" for word in words if word)


SIZES: Final = {
    "laptop": ViewportSize(width=1366, height=657),
    "tablet": ViewportSize(width=820, height=1180),
}
EVERY: Final = [
    *(Manner(size, dark) for size, dark in product((*SIZES, "phone"), (False, True))),
    *(Manner("phone", lang=lang) for lang in LANGUAGES[1:]),
]


# In full size.
README: Final = {"clans": Manner(), "glenmore": Manner(dark=True)}


async def take(people: Visitors, name: str, manner: Manner, file: Path) -> None:
    is_phone = manner.size == "phone"
    visit = await people.visitor(manner.lang, phone=is_phone, dark=manner.dark, drawn_board=True)
    if manner.size in SIZES:
        await visit.page.set_viewport_size(SIZES[manner.size])
    await SCREENS[name](visit)
    await visit.page.evaluate(_TO_THE_TOP)
    await visit.page.wait_for_timeout(SETTLED_MS)
    await visit.page.screenshot(path=file)
    await visit.page.context.close()


async def take_all(
    server: Server, folder: Path, names: list[str], manners: list[Manner], scale: float
) -> None:
    async with visitors(server.url, scale=scale) as people:
        for name, manner in product(names, manners):
            await take(people, name, manner, folder / f"{name}{manner.suffix}.png")


async def take_for_readme(server: Server) -> None:
    async with visitors(server.url) as people:
        for name, manner in README.items():
            await take(people, name, manner, KEPT.parent / f"{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", default=KEPT)
    parser.add_argument("first", nargs="?", default="")
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_intermixed_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCREENS if name.startswith(arguments.first)]
    manners, scale = (EVERY, 1) if arguments.all else ([Manner()], SMALL)
    with tempfile.TemporaryDirectory() as data, running("--data", data) as server:
        asyncio.run(take_all(server, arguments.folder, names, manners, scale))
        if arguments.folder == KEPT:
            asyncio.run(take_for_readme(server))


if __name__ == "__main__":
    main()
