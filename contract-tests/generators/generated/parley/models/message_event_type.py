from enum import Enum


class MessageEventType(str, Enum):
    MESSAGE = "message"

    def __str__(self) -> str:
        return str(self.value)
