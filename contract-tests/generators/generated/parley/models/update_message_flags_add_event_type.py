from enum import Enum


class UpdateMessageFlagsAddEventType(str, Enum):
    UPDATE_MESSAGE_FLAGS = "update_message_flags"

    def __str__(self) -> str:
        return str(self.value)
