from enum import Enum


class AttachmentAddOrUpdateEventType(str, Enum):
    ATTACHMENT = "attachment"

    def __str__(self) -> str:
        return str(self.value)
