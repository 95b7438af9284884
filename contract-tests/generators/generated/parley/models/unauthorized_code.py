from enum import Enum


class UNAUTHORIZEDCode(str, Enum):
    UNAUTHORIZED = "UNAUTHORIZED"

    def __str__(self) -> str:
        return str(self.value)
