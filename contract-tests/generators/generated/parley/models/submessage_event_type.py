from enum import Enum


class SubmessageEventType(str, Enum):
    SUBMESSAGE = "submessage"

    def __str__(self) -> str:
        return str(self.value)
