from enum import Enum


class ScheduledMessagesRemoveEventOp(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
