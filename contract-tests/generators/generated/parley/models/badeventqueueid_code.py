from enum import Enum


class BADEVENTQUEUEIDCode(str, Enum):
    BAD_EVENT_QUEUE_ID = "BAD_EVENT_QUEUE_ID"

    def __str__(self) -> str:
        return str(self.value)
