from enum import Enum


class UpdateMessageFlagsRemoveEventOp(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
