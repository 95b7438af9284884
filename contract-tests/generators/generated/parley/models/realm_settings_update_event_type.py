from enum import Enum


class RealmSettingsUpdateEventType(str, Enum):
    REALM = "realm"

    def __str__(self) -> str:
        return str(self.value)
