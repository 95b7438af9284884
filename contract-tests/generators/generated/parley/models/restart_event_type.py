from enum import Enum


class RestartEventType(str, Enum):
    RESTART = "restart"

    def __str__(self) -> str:
        return str(self.value)
