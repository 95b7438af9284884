from enum import Enum


class RealmDeactivatedEventType(str, Enum):
    REALM = "realm"

    def __str__(self) -> str:
        return str(self.value)
