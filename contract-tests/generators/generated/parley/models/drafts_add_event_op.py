from enum import Enum


class DraftsAddEventOp(str, Enum):
    ADD = "add"

    def __str__(self) -> str:
        return str(self.value)
