from enum import Enum


class PresenceLegacyEventType(str, Enum):
    PRESENCE = "presence"

    def __str__(self) -> str:
        return str(self.value)
