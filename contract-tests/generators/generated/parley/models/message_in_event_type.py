from enum import Enum


class MessageInEventType(str, Enum):
    PRIVATE = "private"
    STREAM = "stream"

    def __str__(self) -> str:
        return str(self.value)
