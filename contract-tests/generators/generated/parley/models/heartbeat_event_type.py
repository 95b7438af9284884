from enum import Enum


class HeartbeatEventType(str, Enum):
    HEARTBEAT = "heartbeat"

    def __str__(self) -> str:
        return str(self.value)
