from enum import Enum


class IncludeSubscribers(str, Enum):
    FALSE = "false"
    PARTIAL = "partial"
    TRUE = "true"

    def __str__(self) -> str:
        return str(self.value)
