from enum import Enum


class ChannelFolderAddEventType(str, Enum):
    CHANNEL_FOLDER = "channel_folder"

    def __str__(self) -> str:
        return str(self.value)
