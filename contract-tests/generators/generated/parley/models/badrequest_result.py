from enum import Enum


class BADREQUESTResult(str, Enum):
    ERROR = "error"

    def __str__(self) -> str:
        return str(self.value)
