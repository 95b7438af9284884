from enum import Enum


class RealmNumberUpdateEventType(str, Enum):
    REALM = "realm"

    def __str__(self) -> str:
        return str(self.value)
