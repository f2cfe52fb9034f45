"""What a visitor has done in a browser."""

from tests.support.server.server_process import Json
from tests.support.web.visits import Visit


async def actions_since(visit: Visit, view: Json) -> list[str]:
    """By the seat that was looked from in that view, in their order."""
    query: dict[str, str | float | bool] = {"since": view["seq"]}
    answer = await visit.page.request.get(f"{visit.url}/api/tables/{view['table']}", params=query)
    happened = (await answer.json())["happened"]
    return [one["action"] for one in happened if one["seat"] == view["viewing"]]
