from enum import Enum


class AttachmentRemoveEventType(str, Enum):
    ATTACHMENT = "attachment"

    def __str__(self) -> str:
        return str(self.value)
