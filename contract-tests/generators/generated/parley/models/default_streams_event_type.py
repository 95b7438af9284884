from enum import Enum


class DefaultStreamsEventType(str, Enum):
    DEFAULT_STREAMS = "default_streams"

    def __str__(self) -> str:
        return str(self.value)
