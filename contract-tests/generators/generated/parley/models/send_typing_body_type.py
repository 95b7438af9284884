from enum import Enum


class SendTypingBodyType(str, Enum):
    CHANNEL = "channel"
    DIRECT = "direct"
    PRIVATE = "private"
    STREAM = "stream"

    def __str__(self) -> str:
        return str(self.value)
