from enum import Enum


class DraftsUpdateEventType(str, Enum):
    DRAFTS = "drafts"

    def __str__(self) -> str:
        return str(self.value)
