"""What PROTOCOL.md says of the server's behaviour, and no schema shows."""

import pytest
import websockets
from websockets.exceptions import InvalidStatus

from clachan.server.api import ENDPOINTS, Endpoint
from tests.server.reading import refused
from tests.server.running import Client, Json, Server, person, scene

TWO = (person("Ada"), person("Bob"))
API = [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith("/api/")]


# Query parameters


def address_of(endpoint: Endpoint, table: str) -> str:
    """With the parameters that it needs."""
    path = endpoint.path.format(table=table, game="clans", ply=0)
    return f"{path}?players=2&" if path.endswith("components") else f"{path}?"


@pytest.mark.parametrize("endpoint", API, ids=lambda one: one.handler.__name__)
@scene
async def test_an_unknown_query_parameter_is_refused(server: Server, endpoint: Endpoint) -> None:
    async with Client(server) as ada:
        table = await ada.lay("clans", *TWO, start=True)
        body: Json | None = {"type": "resign", "nonce": "n", "seq": 1, "seat": 0}
        if not endpoint.path.endswith("/commands"):
            body = {"game": "clans", "seats": TWO} if endpoint.path == "/api/tables" else None
        before = await ada.view(table)
        answer = await ada.http.request(
            endpoint.method, f"{address_of(endpoint, table)}shade=1", json=body
        )
        refused(answer, 400, "bad-field", "shade")
        assert await ada.view(table) == before
        assert len((await ada.get("/tables")).json()["tables"]) == 1


@scene
async def test_nor_does_a_socket_or_the_document_take_one(server: Server) -> None:
    async with Client(server) as ada:
        table = await ada.lay("clans", *TWO, start=True)
        refused(await ada.get("/openapi.json", shade=1), 400, "bad-field", "shade")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?shade=1"
        with pytest.raises(InvalidStatus) as denied:
            async with websockets.connect(url):
                pass
        assert denied.value.response.status_code == 400
        assert b'"field":"shade"' in (denied.value.response.body or b"")


@scene
async def test_a_query_parameter_of_the_wrong_kind_is_named(server: Server) -> None:
    async with Client(server) as ada:
        table = await ada.lay("clans", *TWO, start=True)
        refused(await ada.get(f"/tables/{table}", seat="x"), 400, "bad-field", "seat")
        refused(await ada.get("/games/clans/components"), 400, "bad-field", "players")
        refused(await ada.get("/tables", archived="perhaps"), 400, "bad-field", "archived")
