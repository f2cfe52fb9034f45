"""How much has to be fetched before the first move, in bytes as they are sent."""

from urllib.parse import urlsplit

import pytest
from playwright.async_api import Response

from clachan.server.http.static_files import BUILT_PAGES
from tests.support.server.server_process import Server
from tests.support.web.chromium import scene
from tests.support.web.players import my_turn
from tests.support.web.visits import needs_chromium, needs_pages, visitors

pytestmark = [needs_chromium, needs_pages]

MOST = 150_000


def size(path: str) -> int:
    """As sent: compressed, where it lies there so."""
    file = BUILT_PAGES / path.lstrip("/")
    gzipped = file.with_name(f"{file.name}.gz")
    return (gzipped if gzipped.is_file() else file).stat().st_size


@pytest.mark.parametrize("number", [0, 1], ids=["clans", "glenmore"])
@scene
async def test_the_start_page_and_a_game_are_small(server: Server, number: int) -> None:
    """In the language with the longest words; the pictures of the start page are counted too."""
    fetched = set()

    def note(response: Response) -> None:
        path = urlsplit(response.url).path
        if path.endswith((".js", ".css")):
            fetched.add(path)

    async with visitors(server.url) as people:
        visit = await people.visitor("pl", drawn_board=True)
        visit.page.on("response", note)
        await visit.open()
        await visit.press(visit.page.locator("article button.primary").nth(number))
        await my_turn(visit)
        await visit.page.wait_for_load_state("networkidle")
    sizes = {path: size(path) for path in fetched}
    assert len(sizes) > 10
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda item: -item[1])
