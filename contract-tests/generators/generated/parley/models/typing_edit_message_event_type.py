from enum import Enum


class TypingEditMessageEventType(str, Enum):
    TYPING_EDIT_MESSAGE = "typing_edit_message"

    def __str__(self) -> str:
        return str(self.value)
