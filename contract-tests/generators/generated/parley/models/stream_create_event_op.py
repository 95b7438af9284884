from enum import Enum


class StreamCreateEventOp(str, Enum):
    CREATE = "create"

    def __str__(self) -> str:
        return str(self.value)
