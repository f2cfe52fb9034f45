"""Pictures of every screen, for the documentation and for looking at.

python bench/pictures.py                        docs/pictures/screens, wide and light, at half their size
python bench/pictures.py /tmp/seen --all        in that folder also dark and on a phone, in every language
"""

import argparse
import asyncio
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.running import Server, running
from tests.web.screens import SCREENS
from tests.web.visits import Street, street

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "docs" / "pictures" / "screens"


class Manner(NamedTuple):
    phone: bool = False
    dark: bool = False
    lang: str = "en"

    @property
    def suffix(self) -> str:
        words = ["phone"] * self.phone + ["dark"] * self.dark + [self.lang] * (self.lang != "en")
        return "".join(f"-{word}" for word in words)


EVERY: Final = [Manner(*one) for one in product((False, True), (False, True), ("en", "de", "pl"))]


async def take(people: Street, name: str, manner: Manner, folder: Path) -> None:
    visit = await people.visitor(manner.lang, phone=manner.phone, dark=manner.dark, drawn=True)
    await SCREENS[name](visit)
    await visit.page.wait_for_load_state("networkidle")
    await visit.page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    await visit.page.screenshot(path=folder / f"{name}{manner.suffix}.png")
    await visit.page.context.close()


async def take_all(server: Server, folder: Path, manners: list[Manner], scale: float) -> None:
    async with street(server.url, scale=scale) as people:
        for name, manner in product(SCREENS, manners):
            await take(people, name, manner, folder)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", default=KEPT)
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    manners, scale = (EVERY, 1) if arguments.all else ([Manner()], 0.5)
    with tempfile.TemporaryDirectory() as data, running("--data", data) as server:
        asyncio.run(take_all(server, arguments.folder, manners, scale))


if __name__ == "__main__":
    main()
