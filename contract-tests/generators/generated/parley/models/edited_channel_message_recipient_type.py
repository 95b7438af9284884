from enum import Enum


class EditedChannelMessageRecipientType(str, Enum):
    CHANNEL = "channel"

    def __str__(self) -> str:
        return str(self.value)
