from enum import Enum


class RealmLinkifiersEventType(str, Enum):
    REALM_LINKIFIERS = "realm_linkifiers"

    def __str__(self) -> str:
        return str(self.value)
