from enum import Enum


class DraftsRemoveEventType(str, Enum):
    DRAFTS = "drafts"

    def __str__(self) -> str:
        return str(self.value)
