from enum import Enum


class MessageTypeParameter(str, Enum):
    CHANNEL = "channel"
    DIRECT = "direct"
    PRIVATE = "private"
    STREAM = "stream"

    def __str__(self) -> str:
        return str(self.value)
