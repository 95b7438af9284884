from enum import Enum


class StreamDescriptionUpdateEventType(str, Enum):
    STREAM = "stream"

    def __str__(self) -> str:
        return str(self.value)
