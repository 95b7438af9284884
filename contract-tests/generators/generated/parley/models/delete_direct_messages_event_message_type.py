from enum import Enum


class DeleteDirectMessagesEventMessageType(str, Enum):
    PRIVATE = "private"

    def __str__(self) -> str:
        return str(self.value)
