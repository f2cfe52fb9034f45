"""What things are called by a page, as those hear it who do not see it."""

import re
from typing import Final

from tests.support.web.visits import Visit

# What is written in one piece and what is put together from several ought to be heard alike.
_TEXTS: Final = {"StaticText", "InlineTextBox", "RootWebArea"}
# A space before a mark, two spaces, words that are glued together.
_ODD: Final = re.compile(
    r"\s[:,;.!](\s|$)|\s\s|[^\W\d_][,;:!][^\W\d_]|[^\W\d_A-Z]{2}[A-Z][^\W\d_A-Z]"
)


async def odd_names(visit: Visit) -> list[str]:
    tools = await visit.page.context.new_cdp_session(visit.page)
    nodes = (await tools.send("Accessibility.getFullAXTree"))["nodes"]
    heard = [node for node in nodes if not node["ignored"] and node["role"]["value"] not in _TEXTS]
    names = {str(node.get("name", {}).get("value", "")) for node in heard}
    return sorted(name for name in names if _ODD.search(name))
