from enum import Enum


class UnreadDirectMessageDetailsType(str, Enum):
    PRIVATE = "private"

    def __str__(self) -> str:
        return str(self.value)
