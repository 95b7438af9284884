from enum import Enum


class PresenceLegacyEventPresenceWebsiteStatus(str, Enum):
    ACTIVE = "active"
    IDLE = "idle"

    def __str__(self) -> str:
        return str(self.value)
