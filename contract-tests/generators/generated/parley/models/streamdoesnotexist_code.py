from enum import Enum


class STREAMDOESNOTEXISTCode(str, Enum):
    STREAM_DOES_NOT_EXIST = "STREAM_DOES_NOT_EXIST"

    def __str__(self) -> str:
        return str(self.value)
