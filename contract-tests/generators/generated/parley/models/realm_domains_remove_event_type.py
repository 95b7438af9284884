from enum import Enum


class RealmDomainsRemoveEventType(str, Enum):
    REALM_DOMAINS = "realm_domains"

    def __str__(self) -> str:
        return str(self.value)
