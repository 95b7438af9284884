from enum import Enum


class TypingDirectMessageEventOp(str, Enum):
    START = "start"
    STOP = "stop"

    def __str__(self) -> str:
        return str(self.value)
