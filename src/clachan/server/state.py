"""What a running server is made of."""

from dataclasses import dataclass, field

from clachan.server.auth import Identities
from clachan.server.rate_limits import Limits
from clachan.server.services import House
from clachan.server.settings import Settings
from clachan.server.tables.registry import TableRegistry
from clachan.server.tables.response_cache import ResponseCache


@dataclass(frozen=True)
class ServerState:
    settings: Settings
    house: House
    tables: TableRegistry
    limits: Limits
    identities: Identities
    response_cache: ResponseCache = field(default_factory=ResponseCache)
