"""The state of a running server, which all requests share."""

from dataclasses import dataclass, field

from clachan.server.auth import Identities
from clachan.server.rate_limits import RateLimits
from clachan.server.services import Services
from clachan.server.settings import Settings
from clachan.server.tables.documents import Documents
from clachan.server.tables.registry import Tables


@dataclass(frozen=True)
class ServerState:
    settings: Settings
    services: Services
    tables: Tables
    limits: RateLimits
    identities: Identities
    documents: Documents = field(default_factory=Documents)
