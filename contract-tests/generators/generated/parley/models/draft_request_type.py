from enum import Enum


class DraftRequestType(str, Enum):
    CHANNEL = "channel"
    DIRECT = "direct"
    PRIVATE = "private"
    STREAM = "stream"
    VALUE_0 = ""

    def __str__(self) -> str:
        return str(self.value)
