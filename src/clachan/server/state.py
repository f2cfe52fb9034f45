"""The state of a running server, which all requests share."""

from dataclasses import dataclass, field

from clachan.server.auth import Identities
from clachan.server.rate_limits import RateLimits
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.tables.registry import TableRegistry
from clachan.server.tables.response_cache import ResponseCache


@dataclass(frozen=True)
class ServerState:
    settings: Settings
    services: Services
    tables: TableRegistry
    limits: RateLimits
    identities: Identities
    response_cache: ResponseCache = field(default_factory=ResponseCache)
