from enum import Enum


class UpdateMessageFlagsRemoveEventOperation(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
