from enum import Enum


class DraftType(str, Enum):
    PRIVATE = "private"
    STREAM = "stream"
    VALUE_0 = ""

    def __str__(self) -> str:
        return str(self.value)
