from enum import Enum


class DraftsAddEventType(str, Enum):
    DRAFTS = "drafts"

    def __str__(self) -> str:
        return str(self.value)
