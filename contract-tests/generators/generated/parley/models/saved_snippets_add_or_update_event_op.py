from enum import Enum


class SavedSnippetsAddOrUpdateEventOp(str, Enum):
    ADD = "add"
    UPDATE = "update"

    def __str__(self) -> str:
        return str(self.value)
