from enum import Enum


class STREAMWILDCARDMENTIONNOTALLOWEDCode(str, Enum):
    STREAM_WILDCARD_MENTION_NOT_ALLOWED = "STREAM_WILDCARD_MENTION_NOT_ALLOWED"

    def __str__(self) -> str:
        return str(self.value)
