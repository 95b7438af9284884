from enum import Enum


class SendEditTypingBodyOp(str, Enum):
    START = "start"
    STOP = "stop"

    def __str__(self) -> str:
        return str(self.value)
