from enum import Enum


class PresenceModernEventType(str, Enum):
    PRESENCE = "presence"

    def __str__(self) -> str:
        return str(self.value)
