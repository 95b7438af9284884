from enum import Enum


class CHANNELALREADYEXISTSCode(str, Enum):
    CHANNEL_ALREADY_EXISTS = "CHANNEL_ALREADY_EXISTS"

    def __str__(self) -> str:
        return str(self.value)
