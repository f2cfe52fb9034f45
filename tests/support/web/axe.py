"""What axe says about a page, in either theme."""

from functools import cache
from pathlib import Path

from tests.support.server.server_process import Json
from tests.support.web.visits import Visit

_AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = "([part, rules]) => axe.run(part, { resultTypes: ['violations'], ...rules })"
_COLOURS = {"runOnly": ["color-contrast"]}
_DRESS = "theme => { document.documentElement.dataset.theme = theme }"


@cache
def _source() -> str:
    return _AXE.read_text(encoding="utf-8")


def is_there() -> bool:
    return _AXE.is_file()


async def faults(visit: Visit, part: str = "html") -> list[str]:
    """All that is wrong with a part of the page as it is, and with its colours in the other theme."""
    page = visit.page
    # What is put into the page by the browser's own tools is not the server's to forbid.
    await page.evaluate(_source())
    found = _describe(await page.evaluate(_RUN, [part, {}]))
    theme = await page.evaluate("document.documentElement.dataset.theme")
    await page.evaluate(_DRESS, "light" if theme == "dark" else "dark")
    found += _describe(await page.evaluate(_RUN, [part, _COLOURS]))
    await page.evaluate(_DRESS, theme)
    return found


def _describe(result: Json) -> list[str]:
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]
