from enum import Enum


class DeleteChannelMessageEventMessageType(str, Enum):
    STREAM = "stream"

    def __str__(self) -> str:
        return str(self.value)
