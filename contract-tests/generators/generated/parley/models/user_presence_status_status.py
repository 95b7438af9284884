from enum import Enum


class UserPresenceStatusStatus(str, Enum):
    ACTIVE = "active"
    IDLE = "idle"
    OFFLINE = "offline"

    def __str__(self) -> str:
        return str(self.value)
