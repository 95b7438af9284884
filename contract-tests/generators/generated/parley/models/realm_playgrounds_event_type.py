from enum import Enum


class RealmPlaygroundsEventType(str, Enum):
    REALM_PLAYGROUNDS = "realm_playgrounds"

    def __str__(self) -> str:
        return str(self.value)
