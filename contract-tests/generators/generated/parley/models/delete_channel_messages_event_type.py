from enum import Enum


class DeleteChannelMessagesEventType(str, Enum):
    DELETE_MESSAGE = "delete_message"

    def __str__(self) -> str:
        return str(self.value)
