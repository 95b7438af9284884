from enum import Enum


class ChannelFolderReorderEventOp(str, Enum):
    REORDER = "reorder"

    def __str__(self) -> str:
        return str(self.value)
