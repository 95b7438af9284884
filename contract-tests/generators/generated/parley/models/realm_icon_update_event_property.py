from enum import Enum


class RealmIconUpdateEventProperty(str, Enum):
    ICON = "icon"

    def __str__(self) -> str:
        return str(self.value)
