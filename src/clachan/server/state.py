"""What a running server is made of."""

from dataclasses import dataclass, field

from clachan.server.documents import Documents
from clachan.server.house import House
from clachan.server.identity import Identities
from clachan.server.limits import Limits
from clachan.server.settings import Settings
from clachan.server.tables import Tables


@dataclass(frozen=True)
class ServerState:
    settings: Settings
    house: House
    tables: Tables
    limits: Limits
    identities: Identities
    documents: Documents = field(default_factory=Documents)
