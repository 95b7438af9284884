from enum import Enum


class TypingDirectMessageEventType(str, Enum):
    TYPING = "typing"

    def __str__(self) -> str:
        return str(self.value)
