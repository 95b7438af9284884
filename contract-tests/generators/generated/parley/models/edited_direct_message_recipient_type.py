from enum import Enum


class EditedDirectMessageRecipientType(str, Enum):
    DIRECT = "direct"

    def __str__(self) -> str:
        return str(self.value)
