from enum import Enum


class GroupUsedByChannelType(str, Enum):
    CHANNEL = "channel"

    def __str__(self) -> str:
        return str(self.value)
