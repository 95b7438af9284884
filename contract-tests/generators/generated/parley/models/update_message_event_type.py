from enum import Enum


class UpdateMessageEventType(str, Enum):
    UPDATE_MESSAGE = "update_message"

    def __str__(self) -> str:
        return str(self.value)
