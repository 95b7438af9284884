from enum import Enum


class TypingChannelMessageEventType(str, Enum):
    TYPING = "typing"

    def __str__(self) -> str:
        return str(self.value)
