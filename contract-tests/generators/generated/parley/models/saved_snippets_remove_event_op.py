from enum import Enum


class SavedSnippetsRemoveEventOp(str, Enum):
    REMOVE = "remove"

    def __str__(self) -> str:
        return str(self.value)
